export * from './match.js'
export * from './record.js'
