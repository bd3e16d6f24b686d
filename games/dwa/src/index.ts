export { ledger } from './ledger/index.js'
