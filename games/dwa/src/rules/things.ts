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
import type { Thing } from '../state.js'
import { newWeapon } from './gear.js'

/** A thing of a scenario by its name: a weapon, an object of the rules, a grenade, or something of the story. */
export function thingNamed(what: string, of: string): Thing {
  if (Object.hasOwn(WEAPON_TABLE, what) || Object.hasOwn(MELEE, what)) {
    const id = what as WeaponId
    return { kind: 'weapon', weapon: newWeapon(id, isFirearm(id) ? WEAPON_TABLE[id].mag : 1) }
  }
  if ((GRENADES as readonly string[]).includes(what)) return { kind: 'grenade', grenade: what as GrenadeId, count: 1 }
  const isOfRules = (OBJECTS as readonly string[]).includes(what)
  return { kind: 'object', object: { what: isOfRules ? (what as ObjectId) : 'story', of, on: false } }
}
