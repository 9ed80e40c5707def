/** Drawings of game-icons on a field of 512 x 512, in `currentColor`; see plugins/icons.ts. */
declare module 'icon:*' {
  const body: string;
  export default body;
}
