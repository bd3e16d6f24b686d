// What stands so far: the tiles, how they fit together, the titles and the options. The game itself follows.
export * from './board/board.js'
export * from './board/placement.js'
export * from './board/tiles.js'
export * from './cards/titles.js'
export * from './options.js'
export type * from './state.js'
