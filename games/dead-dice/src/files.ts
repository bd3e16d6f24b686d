/** What screens that keep and print survivors need of this game. */
export { survivorFile } from './campaign/sequel.js'
export { SURVIVOR_FORMAT, type SurvivorFile } from './campaign/survivor-file.js'
