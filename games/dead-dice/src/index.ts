export { ledger } from './ledger/index.js'
export { type DeadDiceOptions, optionsSchema, stagedBy, variantsOf } from './options.js'
export { text } from './text/index.js'
