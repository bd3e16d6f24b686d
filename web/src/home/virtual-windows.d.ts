declare module 'virtual:shop-windows' {
  /** The addresses of the pictures, by game and language. */
  const windows: Readonly<Record<string, Readonly<Record<string, string>>>>
  export default windows
}
