// Where a match is run, every procedure is there.
import './frames/teams.js'
import './frames/unasked.js'
import './frames/vehicles.js'

export { dwa } from './told.js'
