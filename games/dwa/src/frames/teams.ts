import { aftermath } from './aftermath.js'
import { bring } from './late.js'
import { muster } from './muster.js'

bring('muster', muster)
bring('aftermath', aftermath)
