import { activation } from './frames/activation.js'
import { alert } from './frames/alert.js'
import { blow } from './frames/blow.js'
import { bodies } from './frames/bodies.js'
import { contact } from './frames/contact.js'
import { deploy } from './frames/deploy.js'
import { fear } from './frames/fear.js'
import { humans } from './frames/humans.js'
import { match } from './frames/match.js'
import { reroll } from './frames/reroll.js'
import { turn } from './frames/turn.js'
import { walking } from './frames/walk.js'
import { wounds } from './frames/wounds.js'
import { zombies } from './frames/zombies.js'

export const procedures = {
  match,
  deploy,
  turn,
  fear,
  bodies,
  wounds,
  reroll,
  humans,
  activation,
  walk: walking,
  blow,
  zombies,
  contact,
  alert,
}
