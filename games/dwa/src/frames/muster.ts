import {
  ask,
  type DraftShape,
  type FormField,
  type Play,
  type Procedure,
  pop,
  type Refusal,
  type Space,
} from '@shamble/kernel'
import type { AbilityId } from '../abilities/ids.js'
import { ABILITIES } from '../abilities/index.js'
import type { AbilityChoice, ActionOf, DwaAction } from '../actions.js'
import { boardOf } from '../board/board.js'
import { deed, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { FIREARMS, isFirearm, MELEE_IDS, type WeaponId } from '../numbers/weapons.js'
import { no } from '../orders/refusals.js'
import { humanOf } from '../pieces.js'
import type { Dwa } from '../state.js'
import { limitsOf } from '../teams/bearing.js'
import { issueLoads } from '../teams/issue.js'
import { whyNotBring, whyNotOffered, whyNotRollFlaws } from '../teams/legal.js'
import { isOpenTo, rollFlaw, rollSheet, type Settled } from '../teams/make.js'
import { SPARE_TEAM_NAMES } from '../teams/names.js'
import { newSheet, readyCharacters } from '../teams/ready.js'
import { ANY_NAME, ARCHETYPES, GENDERS, type Sheet, SUB_ARCHETYPES } from '../teams/sheet.js'
import { equippedFor } from '../teams/teams-of.js'
import type { MusterFrame } from './kinds.js'
import { membersOf, teamSizeOf } from './roster.js'

/** A team is made before the first turn, by choice or by dice [DWA-16.1.b]. */
export const muster: Procedure<Dwa, MusterFrame, DwaAction> = {
  run(s, f) {
    ask(s, f.team, 'muster')
  },

  offer(s, f, _seat, to) {
    const members = membersOf(s, f.team)
    const isFull = members.length >= teamSizeOf(s, f.team)
    if (isFull) to.refuse({ ...ANYBODY, name: 'X' }, 'DWA-1.a', { size: teamSizeOf(s, f.team) }, 'muster.full')
    else {
      to.space(memberSpace(s, f))
      to.space(rollSpace(s, f))
      for (const sheet of readyFor(s)) to.legal({ type: 'ready', who: sheet.name })
    }
    for (const { id, joined } of members) if (joined < 0) to.legal({ type: 'dismiss', human: id })
    if (members.length === 0) to.refuse({ type: 'sign', name: 'X' }, 'DWA-1.a', {}, 'muster.empty')
    else to.space(signSpace(s, f))
  },

  answer(s, f, _seat, action, play) {
    switch (action.type) {
      case 'member':
        enlist(s, f, made(s, action, play), play)
        return
      case 'rollMember':
        enlist(s, f, rollSheet(s.options, settledOf(action), namesOf(s), play), play)
        return
      case 'ready':
        enlist(s, f, readyFor(s).find(({ name }) => name === action.who)!, play)
        return
      case 'dismiss':
        dismiss(s, action.human, play)
        return
      case 'sign':
        sign(s, f, action.name.trim(), play)
    }
  },

  refuse(s, f, _seat, action): Refusal | null {
    const members = membersOf(s, f.team).length
    if (action.type === 'sign') return members === 0 ? no('DWA-1.a', 'muster.empty') : null
    if (action.type !== 'member' && action.type !== 'rollMember' && action.type !== 'ready') return null
    if (members >= teamSizeOf(s, f.team)) return no('DWA-1.a', 'muster.full', { size: teamSizeOf(s, f.team) })
    return action.type === 'ready' ? no('DWA-16.1.b', 'muster.notReady', { who: action.who }) : null
  },
}

const ANYBODY: ActionOf<'rollMember'> = {
  type: 'rollMember',
  name: ANY_NAME,
  gender: 'any',
  archetype: 'any',
  sub: 'none',
  ability: 'none',
  weapons: [],
}

/** What is left to the dice stands as `any`, `none` or nothing in the answer. */
function settledOf({ name, gender, archetype, sub, ability, weapons }: ActionOf<'rollMember'>): Settled {
  return {
    name: name.trim() === ANY_NAME ? null : name.trim(),
    gender: gender === 'any' ? null : gender,
    archetype: archetype === 'any' ? null : archetype,
    sub,
    ability: ability === 'none' ? null : ability,
    weapons: weapons as readonly WeaponId[],
  }
}

/** Ready characters who are not at the table, as this match allows them. */
function readyFor(s: Dwa): Sheet[] {
  const taken = namesOf(s)
  const { scenario } = boardOf(s.options)
  return readyCharacters(numbersOf(s.options).morale)
    .filter(({ name }) => !taken.includes(name))
    .map((sheet) => equippedFor(asBasic(s, sheet), scenario))
    .filter((sheet) => whyNotBring(sheet, limitsOf(s.options), scenario) === null)
}

/** [DWA-16.a] Without the advanced rules nobody has abilities, and without flaws nobody has any. */
const asBasic = ({ options }: Dwa, sheet: Sheet): Sheet => ({
  ...sheet,
  abilities: options.advanced ? sheet.abilities : [],
  flaws: options.flaws ? sheet.flaws : [],
})

const namesOf = (s: Dwa): string[] => s.humans.map(({ name }) => name)

/** The sheet that an answer describes, before its flaws are rolled. */
function sheetOf(s: Dwa, action: Omit<ActionOf<'member'>, 'type' | 'flaws'>): Sheet {
  const { name, gender, archetype, sub, ability, weapons } = action
  return newSheet(
    {
      name: name.trim(),
      gender,
      archetype,
      sub,
      ...(ability === 'none' ? {} : { ability: ability as AbilityId }),
      weapons: weapons as readonly WeaponId[],
    },
    numbersOf(s.options).morale,
  )
}

function whyNotMember(s: Dwa, f: MusterFrame, action: ActionOf<'member'>): Refusal | null {
  if (membersOf(s, f.team).length >= teamSizeOf(s, f.team))
    return no('DWA-1.a', 'muster.full', { size: teamSizeOf(s, f.team) })
  if (action.name.trim() === '') return { ...no('DWA-16.1.a', 'muster.name'), at: 'name' }
  if (namesOf(s).includes(action.name.trim()))
    return { ...no('DWA-16.1.a', 'muster.sameName', { who: action.name.trim() }), at: 'name' }
  return (
    whyNotMade(s, action) ??
    at(
      whyNotBring(sheetOf(s, action), limitsOf(s.options), boardOf(s.options).scenario) ??
        whyNotRollFlaws(action.name.trim(), action.flaws, s.options),
    )
  )
}

type Made = ActionOf<'member'> | ActionOf<'rollMember'>

/** What holds for whatever has been chosen, be it all of a character or a part. */
function whyNotMade(s: Dwa, { weapons, ability }: Made): Refusal | null {
  const unknown = weapons.findIndex((id) => !([...FIREARMS, ...MELEE_IDS] as readonly string[]).includes(id))
  if (unknown >= 0) return { ...no('DWA-11.1.d', 'muster.weapon'), at: `weapons.${unknown}` }
  if (!s.options.advanced && ability !== 'none') return { ...no('DWA-16.a', 'ability.basic'), at: 'ability' }
  return null
}

/** A sheet has a list of abilities, an answer one. */
const at = (why: Refusal | null): Refusal | null =>
  why?.at?.startsWith('abilities') === true ? { ...why, at: 'ability' } : why

/** Why the rest of a character cannot be rolled: what was chosen must suit an archetype. */
function whyNotRest(s: Dwa, action: ActionOf<'rollMember'>): Refusal | null {
  const { name, gender, archetype, sub } = action
  if (sub !== 'none' && archetype !== 'military')
    return { ...no('DWA-16.1.3.e', 'sheet.sub', { who: name, sub: { word: `sub.${sub}` } }), at: 'sub' }
  const { ability } = settledOf(action)
  const fits = ARCHETYPES.filter((one) => archetype === 'any' || archetype === one)
  const first = fits.find((one) => ability === null || isOpenTo(s.options, one, ability)) ?? fits[0]!
  const sheet = sheetOf(s, { ...action, gender: gender === 'any' ? 'woman' : gender, archetype: first })
  return whyNotMade(s, action) ?? at(whyNotBring(sheet, limitsOf(s.options), boardOf(s.options).scenario))
}

function made(s: Dwa, action: ActionOf<'member'>, play: Play): Sheet {
  const sheet = sheetOf(s, action)
  for (let i = 0; i < action.flaws; i++) sheet.flaws.push(rollFlaw(sheet.name, sheet.flaws, play))
  return sheet
}

function enlist(s: Dwa, f: MusterFrame, sheet: Sheet, play: Play): void {
  const human = { ...humanOf(s.humans.length, f.team, sheet), joined: NEW }
  s.humans.push(human)
  const flaws = sheet.flaws.length
  tell(s, play, deed('enlisted', 'DWA-16.1.b', human, { archetype: { word: `archetype.${sheet.archetype}` }, flaws }))
}

/** In place of the turn in which a figure joined: made at this muster, and not signed in yet. */
const NEW = -1

function dismiss(s: Dwa, id: number, play: Play): void {
  const human = s.humans[id]!
  s.humans.splice(id, 1)
  for (const [i, other] of s.humans.entries()) other.id = i
  tell(s, play, deed('dismissed', 'DWA-16.1.b', human))
}

/** [DWA-11.1.b] Signing in rolls the loads. */
function sign(s: Dwa, f: MusterFrame, name: string, play: Play): void {
  const members = membersOf(s, f.team)
  for (const human of members)
    if (human.joined === NEW) {
      human.joined = 0
      issueLoads(s.options, human, play)
    }
  const team = s.teams[f.team]!
  team.name = name
  team.began = members.length
  if (team.size === 0) team.size = members.length
  pop(s)
}

const abilitiesFor = (s: Dwa): readonly AbilityChoice[] =>
  s.options.advanced ? ['none', ...ABILITIES.filter(({ rank }) => rank === 1).map(({ id }) => id)] : ['none']

function weaponsFor(s: Dwa): readonly WeaponId[] {
  const { scenario } = boardOf(s.options)
  return [...FIREARMS, ...MELEE_IDS].filter((id) => whyNotOffered('', id, scenario) === null)
}

const NAME: DraftShape = { kind: 'text', least: 1, most: 24 }

const choice = (of: readonly string[], words: string, first?: string): DraftShape => ({
  kind: 'choice',
  of,
  words,
  ...(first === undefined ? {} : { first }),
})

/** Fields of a character, whether the rest of it is chosen or rolled. */
const commonFields = (s: Dwa): FormField[] => [
  { name: 'sub', key: 'field.sub', shape: choice(SUB_ARCHETYPES, 'sub', 'none') },
  { name: 'ability', key: 'field.ability', shape: choice(abilitiesFor(s), 'ability', 'none') },
  {
    name: 'weapons',
    key: 'field.weapons',
    shape: { kind: 'list', least: 0, most: 3, of: choice(weaponsFor(s), 'weapon') },
  },
]

function memberSpace(s: Dwa, f: MusterFrame): Space<DwaAction> {
  return {
    kind: 'member',
    get shape(): DraftShape {
      return {
        kind: 'form',
        fields: [
          { name: 'name', key: 'field.name', shape: NAME },
          { name: 'gender', key: 'field.gender', shape: choice(GENDERS, 'gender') },
          { name: 'archetype', key: 'field.archetype', shape: choice(ARCHETYPES, 'archetype') },
          ...commonFields(s),
          {
            name: 'flaws',
            key: 'field.flaws',
            shape: { kind: 'number', min: 0, max: s.options.flaws ? 2 : 0, first: 0 },
          },
        ],
      }
    },
    holds: (action) => action.type === 'member',
    check: (action) => whyNotMember(s, f, action as ActionOf<'member'>),
    sample: (below) => sampleMember(s, f, below),
  }
}

/** A legal figure, picked bit by bit. */
function sampleMember(s: Dwa, f: MusterFrame, below: (n: number) => number): ActionOf<'member'> {
  const pick = <T>(among: readonly T[]): T => among[below(among.length)]!
  const plain: ActionOf<'member'> = {
    type: 'member',
    name: freeName(s),
    gender: pick(GENDERS),
    archetype: pick(ARCHETYPES),
    sub: 'none',
    ability: 'none',
    weapons: [],
    flaws: s.options.flaws ? below(3) : 0,
  }
  const tries: ActionOf<'member'>[] = [
    { ...plain, ability: pick(abilitiesFor(s)), weapons: [pick(weaponsFor(s))] },
    { ...plain, weapons: [pick(weaponsFor(s).filter(isFirearm))] },
  ]
  return tries.find((action) => action.weapons[0] !== undefined && whyNotMember(s, f, action) === null) ?? plain
}

/** A name that nobody has. */
function freeName(s: Dwa): string {
  const taken = namesOf(s)
  for (let i = s.humans.length + 1; ; i++) if (!taken.includes(`Recruit ${i}`)) return `Recruit ${i}`
}

/** A team that had a name keeps it unless people type another. */
function signSpace(s: Dwa, f: MusterFrame): Space<DwaAction> {
  const { name } = s.teams[f.team]!
  return {
    kind: 'sign',
    shape: {
      kind: 'form',
      fields: [{ name: 'name', key: 'field.teamName', shape: { kind: 'text', least: 1, most: 40 } }],
    },
    holds: (action) => action.type === 'sign',
    check: (action) =>
      (action as ActionOf<'sign'>).name.trim() === '' ? { ...no('DWA-16.1.a', 'muster.name'), at: 'name' } : null,
    sample: () => ({ type: 'sign', name: name === '' ? spareTeamName(s) : name }),
  }
}

/** There are more of them than other teams. */
const spareTeamName = (s: Dwa): string => SPARE_TEAM_NAMES.find((spare) => s.teams.every(({ name }) => name !== spare))!

function rollSpace(s: Dwa, f: MusterFrame): Space<DwaAction> {
  return {
    kind: 'rollMember',
    get shape(): DraftShape {
      return {
        kind: 'form',
        fields: [
          { name: 'name', key: 'field.name', shape: NAME },
          { name: 'gender', key: 'field.gender', shape: choice(['any', ...GENDERS], 'gender', 'any') },
          { name: 'archetype', key: 'field.archetype', shape: choice(['any', ...ARCHETYPES], 'archetype', 'any') },
          ...commonFields(s),
        ],
      }
    },
    holds: (action) => action.type === 'rollMember',
    check: (action) => {
      const { name } = action as ActionOf<'rollMember'>
      if (membersOf(s, f.team).length >= teamSizeOf(s, f.team))
        return no('DWA-1.a', 'muster.full', { size: teamSizeOf(s, f.team) })
      if (name.trim() === '') return { ...no('DWA-16.1.a', 'muster.name'), at: 'name' }
      if (name.trim() !== ANY_NAME && namesOf(s).includes(name.trim()))
        return { ...no('DWA-16.1.a', 'muster.sameName', { who: name.trim() }), at: 'name' }
      return whyNotRest(s, action as ActionOf<'rollMember'>)
    },
    sample: () => ANYBODY,
  }
}
