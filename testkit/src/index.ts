export * from './conformance.js'
export * from './suite.js'
export * from './table.js'
