import { type Play, when } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { isFirearm } from '../numbers/weapons.js'
import type { Dwa, Human } from '../state.js'
import { freePlaceNear } from './free-places.js'
import { dropAll } from './gear.js'
import { loseMoraleToRising } from './harm.js'

/** [DWA-12.7.d] [DWA-12.7.e] A body stands up as a zombie where it lay, with what was in its hands. */
export function rise(s: Dwa, body: Human, play: Play): void {
  const held = body.hands.map((i) => body.weapons[i]!)
  const gun = held.find(({ id }) => isFirearm(id))
  const hand = held.find(({ id }) => !isFirearm(id))
  const isArmed = when('DWA-12.7.e', gun !== undefined)
  // What it rises with is lost; the rest drops.
  body.weapons = body.weapons.filter((weapon) => when('R-92', weapon !== gun && weapon !== hand))
  body.hands = []
  dropAll(s, body)
  body.whereabouts = 'risen'
  const place = freePlaceNear(s, body, body.level)
  s.zombies.push({
    id: s.nextZombie--,
    x: place.x,
    y: place.y,
    level: body.level,
    facing: body.facing,
    posture: 'standing',
    stunned: false,
    burning: null,
    armed: hand !== undefined,
    gun: isArmed ? gun!.id : '',
    wanders: -1,
    was: body.id,
  })
  tell(s, play, deed('rose', isArmed ? 'DWA-12.7.e' : 'DWA-12.7.d', body, {}, { zombie: s.nextZombie + 1 }))
  loseMoraleToRising(s, body, play)
}
