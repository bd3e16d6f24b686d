// Flaws and disorders fill in their tables when they are loaded.
import './disorders/index.js'
import './flaws/index.js'
import { activation } from './frames/activation.js'
import { aftermath } from './frames/aftermath.js'
import { alert } from './frames/alert.js'
import { attempt } from './frames/attempt.js'
import { blow } from './frames/blow.js'
import { bodies } from './frames/bodies.js'
import { closeFire } from './frames/close-fire.js'
import { contact } from './frames/contact.js'
import { deploy } from './frames/deploy.js'
import { drive } from './frames/drive.js'
import { fear } from './frames/fear.js'
import { fire } from './frames/fire.js'
import { grenade } from './frames/grenade.js'
import { humans } from './frames/humans.js'
import { match, stopAtEnd } from './frames/match.js'
import { muster } from './frames/muster.js'
import { reroll } from './frames/reroll.js'
import { search } from './frames/search.js'
import { share } from './frames/share.js'
import { turn } from './frames/turn.js'
import { walking } from './frames/walk.js'
import { wounds } from './frames/wounds.js'
import { zombies } from './frames/zombies.js'

/** Procedures of a turn: they stop when the match is decided. */
const ofTurn = {
  turn,
  fear,
  bodies,
  wounds,
  reroll,
  humans,
  activation,
  walk: walking,
  blow,
  closeFire,
  fire,
  share,
  grenade,
  attempt,
  search,
  drive,
  zombies,
  contact,
  alert,
}

/** Every procedure by the kind of its frame. */
export const procedures = {
  match,
  muster,
  deploy,
  ...stopAtEnd(ofTurn),
  aftermath,
}
