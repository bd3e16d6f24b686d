import type { Archetype, Gender } from '../teams/sheet.js'
import type { GrenadeId, ObjectId, WeaponId } from './weapons.js'

export const FINDINGS = ['nothing', 'survivor', 'object', 'weapon'] as const
export type Finding = (typeof FINDINGS)[number]

/** [DWA-16.2.c] By the find die. */
export const FIND: Readonly<Record<number, Finding>> = {
  1: 'nothing',
  2: 'survivor',
  3: 'object',
  4: 'object',
  5: 'weapon',
  6: 'weapon',
}

/** What kind of person is found. Soldiers and the law may be of either gender. */
export const SURVIVOR_KINDS = ['soldier', 'law', 'boy', 'girl', 'man', 'woman'] as const
export type SurvivorKind = (typeof SURVIVOR_KINDS)[number]

/** What they are for the rules; `null` where the find leaves the gender open. */
export const SURVIVORS: Readonly<
  Record<SurvivorKind, { readonly archetype: Archetype; readonly gender: Gender | null }>
> = {
  soldier: { archetype: 'military', gender: null },
  law: { archetype: 'law', gender: null },
  boy: { archetype: 'civilian', gender: 'man' },
  girl: { archetype: 'civilian', gender: 'woman' },
  man: { archetype: 'civilian', gender: 'man' },
  woman: { archetype: 'civilian', gender: 'woman' },
}

/** [DWA-16.2.f] By 2D6. */
export const SURVIVOR_TABLE: Readonly<Record<number, SurvivorKind>> = {
  2: 'soldier',
  3: 'law',
  4: 'boy',
  5: 'man',
  6: 'woman',
  7: 'man',
  8: 'woman',
  9: 'man',
  10: 'girl',
  11: 'law',
  12: 'soldier',
}

/** [DWA-16.2.h] By 2D6. */
export const OBJECT_TABLE: Readonly<Record<number, ObjectId>> = {
  2: 'antiseptic',
  3: 'extinguisher',
  4: 'radio',
  5: 'largeKit',
  6: 'smallKit',
  7: 'mediumKit',
  8: 'smallKit',
  9: 'fuel',
  10: 'battery',
  11: 'extinguisher',
  12: 'keys',
}

/** [DWA-16.2.h] How many wounds a kit heals. */
export const KITS = { smallKit: 1, mediumKit: 2, largeKit: 3 } as const
export type KitId = keyof typeof KITS

export const AMMUNITION_FINDS = ['bullets', 'belt', 'cartridges', 'arrows', 'grenade'] as const

/** A weapon, ammunition by so many D6, or a weapon with ammunition. */
export interface WeaponFind {
  readonly weapon?: WeaponId
  readonly ammunition?: (typeof AMMUNITION_FINDS)[number]
  /** D6 for how much of it; 0 for one load. */
  readonly dice?: number
  readonly grenade?: GrenadeId
  /** Its shots make no noise. */
  readonly silenced?: boolean
}

const arrows = (dice: number): WeaponFind => ({ ammunition: 'arrows', dice })
const magazines: WeaponFind = { ammunition: 'bullets', dice: 1 }
const gun = (weapon: WeaponId): WeaponFind => ({ weapon, ...magazines })
const grenades = (grenade: GrenadeId): WeaponFind => ({ ammunition: 'grenade', grenade, dice: 1 })
const machineGun: WeaponFind = { weapon: 'machineGun', ammunition: 'belt', dice: 0 }

/** [DWA-16.2.i] By 2D20. */
export const WEAPON_FIND_TABLE: Readonly<Record<number, WeaponFind>> = {
  2: { weapon: 'chainsaw' },
  3: machineGun,
  4: gun('sniperRifle'),
  5: { weapon: 'scythe' },
  6: arrows(3),
  7: { weapon: 'crossbow', ...arrows(2) },
  8: { weapon: 'sword' },
  9: { ammunition: 'cartridges', dice: 3 },
  10: gun('assaultRifle'),
  11: { weapon: 'hammer' },
  12: { weapon: 'hockeyStick' },
  13: gun('carbine'),
  14: { weapon: 'bat' },
  15: arrows(2),
  16: gun('rifle'),
  17: { weapon: 'knife' },
  18: magazines,
  19: { weapon: 'hockeyStick' },
  20: gun('carbine'),
  21: { weapon: 'bat' },
  22: arrows(2),
  23: magazines,
  24: { weapon: 'twoHandedAxe' },
  25: { weapon: 'doubleBarrel', ammunition: 'cartridges', dice: 2 },
  26: { weapon: 'samuraiSword' },
  27: { weapon: 'bow', ...arrows(2) },
  28: gun('revolver'),
  29: { weapon: 'crowbar' },
  30: { ...gun('pistol'), silenced: true },
  31: gun('submachineGun'),
  32: { weapon: 'golfClub' },
  33: { weapon: 'sawnOff', ammunition: 'cartridges', dice: 2 },
  34: { weapon: 'machete' },
  35: grenades('molotov'),
  36: grenades('flash'),
  37: grenades('fragmentation'),
  38: { weapon: 'grenadeLauncher', ...grenades('fragmentation') },
  39: machineGun,
  40: { weapon: 'flamethrower' },
}

/** What running a figure over does, by the least score [DWA-16.3.j]; below the first the engine stalls. */
export const RUN_OVER = { slow: { thrown: 2, elim: 6 }, fast: { thrown: 2, elim: 5 } } as const
export type Pace = keyof typeof RUN_OVER
