export type { LogEntry, UndoRequest } from './course.js'
export * from './match.js'
export * from './record.js'
export type { ReadOptions } from './record-lines.js'
