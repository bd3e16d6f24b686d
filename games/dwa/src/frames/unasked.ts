import { attempt } from './attempt.js'
import { burden } from './burden.js'
import { fire } from './fire.js'
import { grenade } from './grenade.js'
import { bring } from './late.js'
import { match } from './match.js'
import { turn } from './turn.js'
import { wounds } from './wounds.js'

bring('match', match)
bring('turn', turn)
bring('wounds', wounds)
bring('burden', burden)
bring('attempt', attempt)
bring('fire', fire)
bring('grenade', grenade)
