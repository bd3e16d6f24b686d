export { houseBot } from './house.js'
