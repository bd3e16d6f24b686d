export * from './random.js'
export * from './roster.js'
