import type { SeenFoe, SeenSurvivor } from '@shamble/game-dead-dice/table'
import type { FigureName } from '../../kit/index.js'

/** What a figure of the kit holds, by the thing in hand. */
const GUNS: readonly string[] = ['huntingGun', 'shoulderArm', 'scopedRifle', 'heavyMachineGun', 'crossbow', 'bow']
const HANDGUNS: readonly string[] = ['handgun', 'submachineGun', 'sling']
const AXES: readonly string[] = ['fireAxe', 'battleAxe', 'chainsaw']

/** Half of the survivors wear their hair long: nobody is told apart by that alone. */
export function figureOf({ things, hand }: Pick<SeenSurvivor, 'things' | 'hand'>, seat: number): FigureName {
  const held = things.find(({ id }) => id === hand[0])?.item ?? ''
  const isLong = seat % 2 === 1
  if (GUNS.includes(held)) return isLong ? 'rifleLong' : 'rifle'
  if (HANDGUNS.includes(held)) return isLong ? 'pistolLong' : 'pistol'
  if (AXES.includes(held)) return 'axeLong'
  if (held !== '') return 'bat'
  return isLong ? 'idleLong' : 'idle'
}

export const strangerFigure = ({ who: { arm } }: SeenFoe): FigureName =>
  arm === null ? 'idle' : arm.firearm ? 'pistol' : 'bat'
