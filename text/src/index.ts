export * from './faults.js'
export * from './sentences.js'
export * from './speaker.js'
export * from './table.js'
