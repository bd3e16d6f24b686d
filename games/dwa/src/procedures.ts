// Flaws and disorders fill in their tables when they are loaded.
import './disorders/index.js'
import './flaws/index.js'
import { activation } from './frames/activation.js'
import { alert } from './frames/alert.js'
import { blow } from './frames/blow.js'
import { bodies } from './frames/bodies.js'
import { closeFire } from './frames/close-fire.js'
import { contact } from './frames/contact.js'
import { deploy } from './frames/deploy.js'
import { fear } from './frames/fear.js'
import { humans } from './frames/humans.js'
import { aftermath, attempt, burden, drive, fire, grenade, match, muster, turn, wounds } from './frames/late.js'
import { reroll } from './frames/reroll.js'
import { search } from './frames/search.js'
import { share } from './frames/share.js'
import { stopAtEnd } from './frames/stop-at-end.js'
import { walking } from './frames/walk.js'
import { zombies } from './frames/zombies.js'

/** Procedures of a turn: they stop when the match is decided. */
const ofTurn = {
  turn,
  fear,
  bodies,
  wounds,
  reroll,
  burden,
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
