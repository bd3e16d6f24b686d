export * from './sentences.js'
export * from './speaker.js'
