export { type HouseBot, houseBot } from './house.js'
