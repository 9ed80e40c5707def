/** What the chronicles say: the types are the server's. */

export type { Chronicle, Fame, Hall, Page, SeatLine, Step } from '../contract/messages';
