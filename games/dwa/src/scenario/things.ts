import { isFirearm, MELEE, type ObjectId, WEAPON_TABLE, type WeaponId } from '../numbers/weapons.js'
import { newWeapon } from '../rules/gear.js'
import type { Thing } from '../state.js'
import { FULL } from '../teams/sheet.js'
import type { Find, ScenarioObject } from './scenario.js'

/** What lies on the table where a scenario puts something. A weapon has one load in it. */
export function thingOf({ id, what, count = 1, fits = '' }: ScenarioObject): Thing {
  switch (what) {
    case 'bullets':
      return { kind: 'bullets', rounds: FULL }
    case 'belt':
      return { kind: 'belt', rounds: FULL }
    case 'cartridges':
    case 'arrows':
      return { kind: what, count }
    case 'fragmentation':
    case 'flash':
    case 'incendiary':
    case 'molotov':
      return { kind: 'grenade', grenade: what, count }
    // Keys are known by the vehicle that they fit, everything else by its own id.
    case 'keys':
      return { kind: 'object', object: { what, of: fits, on: false } }
    default:
      if (isWeapon(what)) return { kind: 'weapon', weapon: newWeapon(what, isFirearm(what) ? roundsOf(what) : 1) }
      return { kind: 'object', object: { what: what as ObjectId | 'story', of: id, on: false } }
  }
}

const isWeapon = (what: Find): what is WeaponId & Find => isFirearm(what as WeaponId) || Object.hasOwn(MELEE, what)

/** A whole magazine; one piece, or a full tank, of what has none. */
const roundsOf = (id: keyof typeof WEAPON_TABLE): number => WEAPON_TABLE[id].mag || 1
