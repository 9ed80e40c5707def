/** What the chronicles say: the types are the server's. */

export type { Chronicle, Fame, Hall, Page, SeatLine, ReplayStep as Step } from '../contract/messages';
