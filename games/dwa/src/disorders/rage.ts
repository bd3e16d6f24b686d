import { when } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { type Ammunition, isFirearm } from '../numbers/weapons.js'
import type { Burden } from '../rules/burdens.js'
import { rowOf } from '../rules/loads.js'

/** What is fired in rage: neither arrows, nor knives, nor flames. */
const FIRED: readonly Ammunition[] = ['bullets', 'cartridges', 'belts']

/** Rage: a firearm that is fired at zombies is empty afterwards. */
export const rage: Burden = {
  id: 'rage',
  rule: 'DWA-16.7.3.11',
  ruling: 'R-81.6',
  score: 11,
  afterFire(s, human, weapon, targets, play) {
    const gun = human.weapons[weapon]
    const isAtZombies = targets.some((id) => id < 0)
    if (gun === undefined || !isFirearm(gun.id) || !when('R-81.6', isAtZombies)) return
    if (!when('DWA-16.7.3.11', FIRED.includes(rowOf(s, gun).ammunition)) || gun.rounds === 0) return
    gun.rounds = 0
    tell(s, play, deed('emptied', 'R-81.6', human, { weapon: { word: `weapon.${gun.id}` } }))
  },
}
