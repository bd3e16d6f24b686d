export * from './clock.js'
export * from './host.js'
export * from './port.js'
export * from './store.js'
