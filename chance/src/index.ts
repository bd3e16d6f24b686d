export * from './seeded.js'
export * from './system.js'
