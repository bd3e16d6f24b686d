import { int, listOf, oneOf, words } from '@shamble/module'
import { CHARACTERISTICS } from '../data/characteristics.js'

const id = int(-1, 9999)

/** Answers that belong to no chapter of their own: tests, rulings on them, decisions of the group. */
export const CORE_ACTIONS = {
  roll: {},
  /** [DD-7.14] `id` is a weapon or a companion, -1 for what needs none. */
  sacrifice: { what: oneOf(['survival', 'bag', 'weapon', 'companion']), id },
  /** [DD-7.14] Something that only a human game master can judge. */
  offer: { words: words(1, 200) },
  /** A failure is taken as it is. */
  bear: {},
  /** The game master's word on a sacrifice. */
  grant: {},
  deny: {},
  /** [DD-15.21] The game master's ruling on a test: `trait` is the place of the one that fits, -1 for none. */
  rule: { by: oneOf(CHARACTERISTICS), difficulty: int(0, 9), trait: id, companions: listOf(id, 0, 40) },
  /** [DD-15.21] The same where nothing but the difficulty is open. */
  difficulty: { difficulty: int(0, 9) },
  /** [DD-7.1] No dice: it simply works, or it simply does not. */
  judge: { how: oneOf(['works', 'fails']) },
  agree: {},
} as const
