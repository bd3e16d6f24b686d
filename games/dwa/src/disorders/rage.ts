import { when } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import type { Burden } from '../rules/burdens.js'

/** Rage: a firearm that is fired at zombies is empty afterwards. */
export const rage: Burden = {
  id: 'rage',
  rule: 'DWA-16.7.3.11',
  ruling: 'R-81.6',
  score: 11,
  afterFire(s, human, weapon, targets, play) {
    const gun = human.weapons[weapon]
    if (
      gun === undefined ||
      !when(
        'R-81.6',
        targets.some((id) => id < 0),
      ) ||
      !when('DWA-16.7.3.11', gun.rounds > 0)
    )
      return
    gun.rounds = 0
    tell(s, play, deed('emptied', 'R-81.6', human, { weapon: { word: `weapon.${gun.id}` } }))
  },
}
