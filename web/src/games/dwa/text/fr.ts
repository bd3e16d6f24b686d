export { default } from './table.fr.js'
