import {
  GRENADES,
  type GrenadeId,
  isFirearm,
  MELEE,
  OBJECTS,
  type ObjectId,
  WEAPON_TABLE,
  type WeaponId,
} from '../numbers/weapons.js'
import type { ScenarioObject } from '../scenario/scenario.js'
import type { Thing } from '../state.js'
import { FULL } from '../teams/sheet.js'
import { newWeapon } from './gear.js'

/** A thing of a scenario: a weapon with one load, an object of the rules, ammunition, grenades, or something of the story. */
export function thingOf({ id: of, what, count = 1, fits }: ScenarioObject): Thing {
  if (Object.hasOwn(WEAPON_TABLE, what) || Object.hasOwn(MELEE, what)) {
    const id = what as WeaponId
    return { kind: 'weapon', weapon: newWeapon(id, isFirearm(id) ? Math.max(1, WEAPON_TABLE[id].mag) : 1) }
  }
  if ((GRENADES as readonly string[]).includes(what)) return { kind: 'grenade', grenade: what as GrenadeId, count }
  switch (what) {
    case 'bullets':
    case 'belt':
      return { kind: what, rounds: FULL }
    case 'cartridges':
    case 'arrows':
      return { kind: what, count }
    default: {
      const isOfRules = (OBJECTS as readonly string[]).includes(what)
      return { kind: 'object', object: { what: isOfRules ? (what as ObjectId) : 'story', of: fits ?? of, on: false } }
    }
  }
}
