import { when } from '@shamble/kernel'
import { GRENADES } from '../numbers/weapons.js'
import type { Dwa, Human, Thing } from '../state.js'
import type { Pouch, Weapon } from '../teams/sheet.js'

export const emptyPouch = (): Pouch => ({
  bullets: [],
  belts: [],
  cartridges: 0,
  arrows: 0,
  grenades: { fragmentation: 0, flash: 0, incendiary: 0, molotov: 0 },
  objects: [],
})

/** Everything that a figure carries, piece by piece; a piece goes by its place in this list. */
export function thingsOf({ weapons, pouch }: Pick<Human, 'weapons' | 'pouch'>): Thing[] {
  return [
    ...weapons.map((weapon): Thing => ({ kind: 'weapon', weapon })),
    ...pouch.objects.map((object): Thing => ({ kind: 'object', object })),
    ...pouch.bullets.map((rounds): Thing => ({ kind: 'bullets', rounds })),
    ...pouch.belts.map((rounds): Thing => ({ kind: 'belt', rounds })),
    ...(pouch.cartridges > 0 ? [{ kind: 'cartridges', count: pouch.cartridges } as const] : []),
    ...(pouch.arrows > 0 ? [{ kind: 'arrows', count: pouch.arrows } as const] : []),
    ...GRENADES.filter((grenade) => pouch.grenades[grenade] > 0).map(
      (grenade): Thing => ({ kind: 'grenade', grenade, count: pouch.grenades[grenade] }),
    ),
  ]
}

/** [DWA-11.2.7.2.g] A machine gun that leaves its place stands on its tripod no longer. */
export function takeDown(weapon: Weapon): void {
  if (weapon.id === 'machineGun' && when('DWA-11.2.7.2.g', weapon.ready)) weapon.ready = false
}

/** Takes a piece away from a figure; hands follow. */
export function takeFrom(human: Human, thing: Thing): void {
  const { pouch } = human
  switch (thing.kind) {
    case 'weapon': {
      const i = human.weapons.indexOf(thing.weapon)
      takeDown(thing.weapon)
      human.weapons.splice(i, 1)
      human.hands = human.hands.filter((hand) => hand !== i).map((hand) => (hand > i ? hand - 1 : hand))
      return
    }
    case 'object':
      pouch.objects.splice(pouch.objects.indexOf(thing.object), 1)
      return
    case 'bullets':
      pouch.bullets.splice(pouch.bullets.indexOf(thing.rounds), 1)
      return
    case 'belt':
      pouch.belts.splice(pouch.belts.indexOf(thing.rounds), 1)
      return
    case 'cartridges':
      pouch.cartridges -= thing.count
      return
    case 'arrows':
      pouch.arrows -= thing.count
      return
    case 'grenade':
      pouch.grenades[thing.grenade] -= thing.count
  }
}

export function giveTo(human: Human, thing: Thing): void {
  const { pouch } = human
  switch (thing.kind) {
    case 'weapon':
      human.weapons.push(thing.weapon)
      return
    case 'object':
      pouch.objects.push(thing.object)
      return
    case 'bullets':
      pouch.bullets.push(thing.rounds)
      return
    case 'belt':
      pouch.belts.push(thing.rounds)
      return
    case 'cartridges':
      pouch.cartridges += thing.count
      return
    case 'arrows':
      pouch.arrows += thing.count
      return
    case 'grenade':
      pouch.grenades[thing.grenade] += thing.count
  }
}

/** Everything that a figure carries lies with them. */
export function dropAll(s: Dwa, human: Human): void {
  for (const thing of thingsOf(human)) layDown(s, human, thing)
  human.weapons = []
  human.hands = []
  human.pouch = emptyPouch()
}

export function layDown(s: Dwa, { x, y, level }: Pick<Human, 'x' | 'y' | 'level'>, thing: Thing): void {
  s.lying.push({ id: s.nextLying++, x, y, level, thing })
}

export const newWeapon = (id: Weapon['id'], rounds: number): Weapon => ({
  id,
  rounds,
  jammed: false,
  silenced: false,
  // A machine gun must be set up first.
  ready: id !== 'machineGun',
  load: 'fragmentation',
})
