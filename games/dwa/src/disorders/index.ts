import { defineBurdens } from '../rules/burdens.js'
import { charge } from './charge.js'
import { depressive } from './depressive.js'
import { desperate } from './desperate.js'
import { frightened } from './frightened.js'
import { hallucinating } from './hallucinating.js'
import { mentalBlock } from './mental-block.js'
import { murderousMadness } from './murderous-madness.js'
import { paranoid } from './paranoid.js'
import { rage } from './rage.js'
import { schizophrenic } from './schizophrenic.js'
import { terrified } from './terrified.js'

/** The eleven disorders in the order of their table. */
defineBurdens('disorders', [
  murderousMadness,
  charge,
  mentalBlock,
  terrified,
  depressive,
  paranoid,
  frightened,
  schizophrenic,
  hallucinating,
  rage,
  desperate,
])
