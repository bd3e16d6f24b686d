import type { Play, RuleId } from '@shamble/kernel'
import { ABILITIES } from '../abilities/index.js'
import { deed, tell } from '../events.js'
import type { Dwa, Human } from '../state.js'
import type { Attempt } from './attempt.js'

/** Wounds that are gone for good. */
export function heal(s: Dwa, patient: Human, count: number, rule: RuleId, by: Human, play: Play): void {
  const healed = Math.min(count, patient.wounds)
  patient.wounds -= healed
  if (patient.wounds === 0) patient.bitten = false
  tell(
    s,
    play,
    deed(
      patient === by ? 'treated-self' : 'treated',
      rule,
      by,
      { whom: patient.name, count: healed, wounds: patient.wounds },
      { patient: patient.id, count: healed, wounds: patient.wounds },
    ),
  )
}

/** Without a kit: one die, one wound. */
export const treating: Attempt = {
  rule: 'R-70.4',
  roll: 'treat',
  penalties: 'treat',
  needs: () => ABILITIES.find(({ treat }) => treat !== undefined)!.treat!.score,
  done(s, { human, target }, { succeeds, dice, modifiers, need }, play) {
    const by = s.humans[human]!
    const patient = s.humans[target]!
    const rolled = deed(succeeds ? 'first-aid' : 'first-aid-failed', 'R-70.4', by, { whom: patient.name }, { need })
    tell(s, play, { ...rolled, dice, modifiers })
    if (succeeds) heal(s, patient, 1, 'R-70.4', by, play)
  },
}
