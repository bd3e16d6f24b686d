declare module 'virtual:games' {
  const games: readonly import('./registry.js').ListedGame[]
  export default games
}
declare module 'virtual:games/host' {
  const games: Readonly<Record<string, () => Promise<{ default: unknown }>>>
  export default games
}
