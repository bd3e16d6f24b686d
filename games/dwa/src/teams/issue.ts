import { type Play, when } from '@shamble/kernel'
import { numbersOf } from '../numbers/house-numbers.js'
import { isFirearm } from '../numbers/weapons.js'
import type { DwaOptions } from '../options.js'
import { FULL, type Sheet, UNISSUED, type Weapon } from './sheet.js'

/**
 * [DWA-11.1.b] Rolls the loads of every weapon that was not issued yet, weapon by weapon: one D6 each, halved and rounded
 * up [DWA-7.3.b]. What was carried from an earlier game is kept, or rolled anew by option.
 * @returns the same sheet
 */
export function issueLoads(options: DwaOptions, sheet: Sheet, play: Play): Sheet {
  const anew = when('R-106', options.campaignAmmo === 'reroll')
  if (anew) {
    const { pouch } = sheet
    pouch.bullets = []
    pouch.belts = []
    pouch.cartridges = 0
    pouch.arrows = 0
    // The rounds of a launcher are grenades; without one they are things to throw, and are kept.
    if (sheet.weapons.some(({ id }) => isFirearm(id) && numbersOf(options).weapons[id].ammunition === 'grenades'))
      pouch.grenades.fragmentation = 0
  }
  for (const weapon of sheet.weapons) {
    if (!anew && weapon.rounds !== UNISSUED) continue
    if (isLoaded(weapon)) issue(options, sheet, weapon, play)
    else weapon.rounds = 1
  }
  return sheet
}

/** Blades have no loads, and a flamethrower is never refuelled. */
const isLoaded = ({ id }: Weapon): boolean => isFirearm(id) && id !== 'flamethrower'

function issue(options: DwaOptions, { name, pouch }: Sheet, weapon: Weapon, play: Play): void {
  if (!isFirearm(weapon.id)) return
  const { mag, ammunition } = numbersOf(options).weapons[weapon.id]
  const die = play.chance.die(6, 'DWA-11.1.b')
  const loads = Math.ceil(die / 2)
  // One of them is in the weapon, or by option it comes on top.
  const spare = when('R-75', options.startingLoads === 'spare') ? loads : loads - 1
  switch (ammunition) {
    case 'bullets':
      pouch.bullets.push(...Array<number>(spare).fill(FULL))
      break
    case 'belts':
      pouch.belts.push(...Array<number>(spare).fill(FULL))
      break
    case 'cartridges':
      pouch.cartridges += spare * mag
      break
    case 'arrows':
      pouch.arrows += spare * mag
      break
    case 'grenades':
      pouch.grenades.fragmentation += spare * mag
      break
    case 'thrown':
    case 'fuel':
  }
  weapon.rounds = ammunition === 'thrown' ? spare + 1 : mag
  play.emit?.({
    kind: 'issued',
    rule: 'DWA-11.1.b',
    dice: [die],
    data: { who: name, weapon: { word: `weapon.${weapon.id}` }, loads },
    about: { weapon: weapon.id },
  })
}
