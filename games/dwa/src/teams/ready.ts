import type { AbilityId } from '../abilities/ids.js'
import type { FlawId } from '../flaws/ids.js'
import { MELEE, type WeaponId } from '../numbers/weapons.js'
import { emptyPouch, newWeapon } from '../rules/gear.js'
import { isTwoHanded } from './bearing.js'
import type { ReadyTeamId } from './names.js'
import { type Archetype, type Gender, type Sheet, type SubArchetype, type TeamSheet, UNISSUED } from './sheet.js'

/** What a character is made of before the first game. */
export interface Made {
  readonly name: string
  readonly gender: Gender
  readonly archetype: Archetype
  readonly sub?: SubArchetype
  readonly ability?: AbilityId
  readonly flaws?: readonly FlawId[]
  readonly weapons: readonly WeaponId[]
}

/** [DWA-13.1.a] [DWA-16.4.2.a] [DWA-16.7.1.a] Level 1, unhurt; loads are rolled when the game begins. */
export function newSheet({ name, gender, archetype, sub, ability, flaws, weapons }: Made, morale = 10): Sheet {
  return {
    name,
    gender,
    archetype,
    sub: sub ?? 'none',
    xp: 0,
    rank: 1,
    morale,
    abilities: ability === undefined ? [] : [ability],
    flaws: [...(flaws ?? [])],
    trauma: 0,
    disorders: [],
    wounds: 0,
    bitten: false,
    weapons: weapons.map((id) => newWeapon(id, UNISSUED)),
    hands: handsFor(weapons),
    pouch: emptyPouch(),
    kills: 0,
    closeKills: 0,
  }
}

/** The first weapon in hand, and beside a one-handed gun whatever can be held with it [DWA-11.1.c]. */
export function handsFor(weapons: readonly WeaponId[]): number[] {
  if (weapons.length === 0) return []
  if (isTwoHanded(weapons[0]!)) return [0]
  const other = weapons.findIndex((id, i) => i > 0 && Object.hasOwn(MELEE, id) && !isTwoHanded(id))
  return other < 0 || Object.hasOwn(MELEE, weapons[0]!) ? [0] : [0, other]
}

/** [DWA-16.1.b] Characters that nobody needs to make, five to a team. */
const READY: Readonly<Record<ReadyTeamId, { readonly name: string; readonly members: readonly Made[] }>> = {
  station9: {
    name: 'Station 9',
    members: [
      { name: 'Mara', gender: 'woman', archetype: 'law', ability: 'shotguns', weapons: ['pumpShotgun', 'bat'] },
      {
        name: 'Jun',
        gender: 'man',
        archetype: 'civilian',
        ability: 'lucky',
        flaws: ['coward'],
        weapons: ['pistol', 'knife'],
      },
      {
        name: 'Otis',
        gender: 'man',
        archetype: 'military',
        ability: 'rifles',
        flaws: ['macho'],
        weapons: ['rifle', 'pistol'],
      },
      { name: 'Rosa', gender: 'woman', archetype: 'civilian', ability: 'cool', weapons: ['revolver', 'bat'] },
      {
        name: 'Pell',
        gender: 'man',
        archetype: 'law',
        ability: 'handguns',
        flaws: ['compassionate'],
        weapons: ['submachineGun', 'pistol', 'knife'],
      },
    ],
  },
  delta: {
    name: 'Delta',
    members: [
      {
        name: 'Voss',
        gender: 'woman',
        archetype: 'military',
        sub: 'officer',
        ability: 'nervesOfSteel',
        weapons: ['pistol', 'carbine', 'sabre'],
      },
      {
        name: 'Kofi',
        gender: 'man',
        archetype: 'military',
        sub: 'soldier',
        ability: 'automatic',
        weapons: ['assaultRifle', 'knife'],
      },
      {
        name: 'Ines',
        gender: 'woman',
        archetype: 'military',
        sub: 'sniper',
        ability: 'rifles',
        weapons: ['sniperRifle', 'pistol'],
      },
      {
        name: 'Bram',
        gender: 'man',
        archetype: 'military',
        sub: 'soldier',
        ability: 'machineGuns',
        flaws: ['recoilShy'],
        weapons: ['machineGun', 'revolver'],
      },
      {
        name: 'Tariq',
        gender: 'man',
        archetype: 'military',
        sub: 'soldier',
        ability: 'cool',
        flaws: ['indecisive'],
        weapons: ['grenadeLauncher', 'pistol', 'machete'],
      },
    ],
  },
  bellevue: {
    name: 'Bellevue',
    members: [
      {
        name: 'Hana',
        gender: 'woman',
        archetype: 'civilian',
        ability: 'lucky',
        weapons: ['crossbow', 'revolver', 'knife'],
      },
      { name: 'Otto', gender: 'man', archetype: 'civilian', ability: 'cool', weapons: ['rifle', 'twoHandedAxe'] },
      {
        name: 'Lena',
        gender: 'woman',
        archetype: 'civilian',
        ability: 'handguns',
        flaws: ['compassionate'],
        weapons: ['pistol', 'machete'],
      },
      {
        name: 'Milo',
        gender: 'man',
        archetype: 'civilian',
        ability: 'nervesOfSteel',
        flaws: ['clumsy'],
        weapons: ['doubleBarrel', 'bat'],
      },
      { name: 'Ada', gender: 'woman', archetype: 'civilian', ability: 'acrobat', weapons: ['carbine', 'crowbar'] },
    ],
  },
  nocturne: {
    name: 'Nocturne',
    members: [
      { name: 'Zuri', gender: 'woman', archetype: 'law', ability: 'rifles', weapons: ['carbine', 'pistol'] },
      {
        name: 'Felix',
        gender: 'man',
        archetype: 'civilian',
        ability: 'acrobat',
        flaws: ['indecisive'],
        weapons: ['bow', 'throwing', 'axe'],
      },
      { name: 'Nadia', gender: 'woman', archetype: 'law', ability: 'cool', weapons: ['submachineGun', 'revolver'] },
      {
        name: 'Goran',
        gender: 'man',
        archetype: 'military',
        ability: 'arrows',
        flaws: ['macho'],
        weapons: ['pumpShotgun', 'sledgehammer'],
      },
      {
        name: 'Eva',
        gender: 'woman',
        archetype: 'civilian',
        ability: 'nervesOfSteel',
        weapons: ['sawnOff', 'pistol', 'chainsaw'],
      },
    ],
  },
}

/** A ready team, made anew for each caller. */
export function readyTeam(id: ReadyTeamId, morale?: number): TeamSheet {
  const { name, members } = READY[id]
  return { name, members: members.map((made) => newSheet(made, morale)) }
}

/** All ready characters, for those who put a team together by hand. */
export const readyCharacters = (morale?: number): readonly Sheet[] =>
  Object.values(READY).flatMap(({ members }) => members.map((made) => newSheet(made, morale)))
