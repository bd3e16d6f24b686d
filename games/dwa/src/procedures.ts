import { activation } from './frames/activation.js'
import { attempt } from './frames/attempt.js'
import { bodies } from './frames/bodies.js'
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
  attempt,
  zombies,
}
