export * from './playout.js'
export * from './random.js'
export * from './roster.js'
export * from './wilson.js'
