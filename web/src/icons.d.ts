/** Game icons, each one path on a field of 512 x 512; see plugins/icons.ts. */
declare module 'icon:*' {
  const path: string;
  export default path;
}
