export { default } from './table.en.js'
