declare module 'virtual:shop-windows' {
  /** By game and language, each fetched when it is shown. */
  const windows: Readonly<
    Record<string, Readonly<Record<string, () => Promise<{ default: import('./shop-position.js').WindowArt }>>>>
  >
  export default windows
}
