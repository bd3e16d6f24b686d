/** How a weapon is used: shot by shot, in bursts, with a template, or as a grenade. */
export type FireMode = 'single' | 'automatic' | 'shotgun' | 'sawnOff' | 'machineGun' | 'launcher' | 'flame'

/** [DWA-11.1.a] What a weapon is fed with. */
export type Ammunition = 'bullets' | 'cartridges' | 'belts' | 'grenades' | 'arrows' | 'thrown' | 'fuel'

export const FIREARMS = [
  'pistol',
  'revolver',
  'pumpShotgun',
  'doubleBarrel',
  'sawnOff',
  'rifle',
  'carbine',
  'sniperRifle',
  'assaultRifle',
  'submachineGun',
  'machineGun',
  'grenadeLauncher',
  'bow',
  'crossbow',
  'throwing',
  'flamethrower',
] as const
export type FirearmId = (typeof FIREARMS)[number]

/** A row of the weapon table [DWA-11.1.d]. Scores are the least that a die must come to; 0 where there is none. */
export interface Firearm {
  readonly mode: FireMode
  readonly ammunition: Ammunition
  /** Shots before a reload [DWA-11.1.e]; 0 where pieces are counted. */
  readonly mag: number
  /** Dice a shot [DWA-11.1.f]. */
  readonly rof: number
  /** Of one shot [DWA-11.1.g]. */
  readonly cost: number
  /** In millimetres [DWA-11.1.h]; a template's length. */
  readonly range: number
  /** In contact [DWA-12.2.a]. */
  readonly cqm: number
  readonly fall: number
  readonly elim: number
  /** Heard by the dead, and followed by arrivals of method D. */
  readonly noisy: boolean
  /** May it jam at all, and how [DWA-11.3.b]. */
  readonly jams: 'never' | 'usual' | 'machineGun' | 'launcher'
  /** [DWA-16.1.2.c] A civilian is worse with it. */
  readonly war: boolean
  /** Carried in one hand: a melee weapon fits in the other [DWA-11.1.c]. */
  readonly oneHanded: boolean
}

const gun: Omit<Firearm, 'mag' | 'rof' | 'cost' | 'range' | 'cqm' | 'fall' | 'elim'> = {
  mode: 'single',
  ammunition: 'bullets',
  noisy: true,
  jams: 'usual',
  war: false,
  oneHanded: false,
}

export const WEAPON_TABLE: Readonly<Record<FirearmId, Firearm>> = {
  pistol: { ...gun, mag: 12, rof: 1, cost: 1, range: 200, cqm: 3, fall: 4, elim: 6, oneHanded: true },
  revolver: { ...gun, mag: 6, rof: 1, cost: 1, range: 200, cqm: 3, fall: 4, elim: 6, oneHanded: true, jams: 'never' },
  pumpShotgun: {
    ...gun,
    mode: 'shotgun',
    ammunition: 'cartridges',
    mag: 6,
    rof: 1,
    cost: 2,
    range: 150,
    cqm: 5,
    fall: 0,
    elim: 0,
  },
  doubleBarrel: {
    ...gun,
    mode: 'shotgun',
    ammunition: 'cartridges',
    mag: 2,
    rof: 2,
    cost: 1,
    range: 150,
    cqm: 5,
    fall: 0,
    elim: 0,
  },
  sawnOff: {
    ...gun,
    mode: 'sawnOff',
    ammunition: 'cartridges',
    mag: 2,
    rof: 2,
    cost: 1,
    range: 100,
    cqm: 4,
    fall: 0,
    elim: 0,
  },
  rifle: { ...gun, mag: 10, rof: 1, cost: 1, range: 900, cqm: 6, fall: 4, elim: 5 },
  carbine: { ...gun, mag: 10, rof: 1, cost: 1, range: 900, cqm: 6, fall: 4, elim: 5 },
  sniperRifle: { ...gun, mag: 5, rof: 1, cost: 4, range: 1500, cqm: 6, fall: 0, elim: 3 },
  assaultRifle: {
    ...gun,
    mode: 'automatic',
    mag: 6,
    rof: 5,
    cost: 2,
    range: 900,
    cqm: 6,
    fall: 3,
    elim: 5,
    war: true,
  },
  submachineGun: {
    ...gun,
    mode: 'automatic',
    mag: 4,
    rof: 5,
    cost: 2,
    range: 600,
    cqm: 4,
    fall: 4,
    elim: 5,
    war: true,
  },
  machineGun: {
    ...gun,
    mode: 'machineGun',
    ammunition: 'belts',
    mag: 20,
    rof: 10,
    cost: 4,
    range: 900,
    cqm: 0,
    fall: 4,
    elim: 5,
    war: true,
    jams: 'machineGun',
  },
  grenadeLauncher: {
    ...gun,
    mode: 'launcher',
    ammunition: 'grenades',
    mag: 1,
    rof: 1,
    cost: 4,
    range: 300,
    cqm: 0,
    fall: 0,
    elim: 0,
    war: true,
    jams: 'launcher',
  },
  bow: {
    ...gun,
    ammunition: 'arrows',
    mag: 1,
    rof: 1,
    cost: 2,
    range: 500,
    cqm: 0,
    fall: 5,
    elim: 6,
    noisy: false,
  },
  crossbow: {
    ...gun,
    ammunition: 'arrows',
    mag: 1,
    rof: 1,
    cost: 3,
    range: 500,
    cqm: 0,
    fall: 4,
    elim: 5,
    noisy: false,
  },
  throwing: {
    ...gun,
    ammunition: 'thrown',
    mag: 0,
    rof: 1,
    cost: 2,
    range: 100,
    cqm: 0,
    fall: 5,
    elim: 6,
    noisy: false,
    jams: 'never',
  },
  // Not in the printed table: cost, length and width are options.
  flamethrower: {
    ...gun,
    mode: 'flame',
    ammunition: 'fuel',
    mag: 0,
    rof: 1,
    cost: 4,
    range: 150,
    cqm: 0,
    fall: 0,
    elim: 5,
    war: true,
    jams: 'never',
  },
}

/** [DWA-12.1.a] [DWA-12.1.b] Hand weapons of the lists and of the search table. */
export const MELEE = {
  bat: 'blunt',
  golfClub: 'blunt',
  sledgehammer: 'blunt',
  hammer: 'blunt',
  hockeyStick: 'blunt',
  crowbar: 'blunt',
  sword: 'edged',
  knife: 'edged',
  machete: 'edged',
  sabre: 'edged',
  axe: 'edged',
  scythe: 'edged',
  samuraiSword: 'edged',
  twoHandedAxe: 'edged',
  chainsaw: 'chainsaw',
} as const
export type MeleeId = keyof typeof MELEE
export const MELEE_IDS = Object.keys(MELEE) as readonly MeleeId[]
export type MeleeKind = (typeof MELEE)[MeleeId]

/** One hand is enough for these [DWA-11.1.c]. */
export const ONE_HANDED: readonly MeleeId[] = [
  'bat',
  'golfClub',
  'hammer',
  'crowbar',
  'sword',
  'knife',
  'machete',
  'sabre',
  'axe',
]

export type WeaponId = FirearmId | MeleeId

export const isFirearm = (id: WeaponId): id is FirearmId => Object.hasOwn(WEAPON_TABLE, id)

/** A blow by kind of weapon [DWA-12.3.b]: least scores, 0 where there is none. */
export interface Blow {
  readonly fall: number
  readonly elim: number
  /** Against a figure who lies on the ground. */
  readonly prone: number
}

/** How a blow is struck: with a weapon of some kind, or with nothing at all. */
export type BlowKind = MeleeKind | 'bare'

export const BLOWS: Readonly<Record<BlowKind, Blow>> = {
  blunt: { fall: 5, elim: 0, prone: 2 },
  edged: { fall: 4, elim: 6, prone: 2 },
  chainsaw: { fall: 0, elim: 3, prone: 3 },
  bare: { fall: 6, elim: 0, prone: 2 },
}

export const GRENADES = ['fragmentation', 'flash', 'incendiary', 'molotov'] as const
export type GrenadeId = (typeof GRENADES)[number]

/** Objects of the rules [DWA-16.2.h]. */
export const OBJECTS = [
  'antiseptic',
  'extinguisher',
  'radio',
  'largeKit',
  'mediumKit',
  'smallKit',
  'fuel',
  'battery',
  'keys',
] as const
export type ObjectId = (typeof OBJECTS)[number]
