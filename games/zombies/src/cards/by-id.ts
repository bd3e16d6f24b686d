import { TITLES } from './titles.js'

const INDEX = new Map(TITLES.map((title, i) => [title.id, i]))

/** The number of a title; its name is checked when the module loads. */
export function cardNamed(id: string): number {
  const card = INDEX.get(id)
  if (card === undefined) throw new Error(`no title is called "${id}"`)
  return card
}

export const CHAINSAW = cardNamed('chainsaw')
export const FIRE_AXE = cardNamed('fire-axe')
export const GRENADE = cardNamed('grenade')
export const SHOTGUN = cardNamed('hey-look-a-shotgun')
export const HELICOPTER = cardNamed('i-see-the-helicopter')
export const MOLOTOV = cardNamed('molotov-cocktail')
export const ROCKET = cardNamed('rocket-launcher')
export const SKATEBOARD = cardNamed('skateboard')
export const MARBLES = cardNamed('all-the-marbles')
export const KIT = cardNamed('first-aid-kit')
export const AMMO = cardNamed('lots-of-ammo')
export const ADJUSTING = cardNamed('adjusting-nicely')
export const DYNAMITE = cardNamed('dynamite')
export const BUTTER = cardNamed('butter-fingers')
export const LOOKIN = cardNamed('you-lookin-at-me')
export const OVER_HERE = cardNamed('i-think-its-over-here')
