// Parts of a server for those who attack or measure it.
export { default as Database } from 'libsql'
export { Client } from 'pg'
export { WebSocket } from 'ws'
export { Address, type Limits } from './limits.js'
export { type LineSocket, Lines } from './lines.js'
export { PostgresPool } from './postgres-pool.js'
export { SqliteStore } from './sqlite-store.js'
