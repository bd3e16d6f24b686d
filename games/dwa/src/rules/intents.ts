import type { Dwa, FigureId, HumanId } from '../state.js'
import { groundOf } from './ground.js'
import { callsOf, perceived, SENSES, type Sense } from './senses.js'

/** Whom a zombie would go for if its phase came now, and by which sense [DWA-15.1.3.2.a]. */
export interface Intent {
  readonly zombie: FigureId
  readonly human: HumanId
  readonly sense: Sense
  readonly called: boolean
}

/** For a table that shows what is coming: nothing here decides anything. */
export function intentsOf(s: Dwa): Intent[] {
  const ground = groundOf(s)
  const calls = callsOf(ground)
  return s.zombies.flatMap((zombie): Intent[] => {
    const [prey] = perceived(ground, zombie, calls)
    if (prey === undefined || prey.human < 0) return []
    return [{ zombie: zombie.id, human: prey.human, sense: SENSES[prey.sense]!, called: prey.called }]
  })
}
