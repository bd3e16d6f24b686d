import {
  ask,
  type DraftShape,
  type Play,
  type Procedure,
  pop,
  type Refusal,
  type Seat,
  type Space,
  when,
} from '@shamble/kernel'
import type { AbilityId } from '../abilities/ids.js'
import { ABILITIES } from '../abilities/index.js'
import type { AbilityChoice, ActionOf, DwaAction } from '../actions.js'
import { boardOf } from '../board/board.js'
import { deed, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { FIREARMS, isFirearm, MELEE_IDS, type WeaponId } from '../numbers/weapons.js'
import { no } from '../orders/refusals.js'
import { humanOf } from '../setup.js'
import type { Dwa, Human } from '../state.js'
import { issueLoads } from '../teams/issue.js'
import { limitsOf, whyNotBring, whyNotOffered, whyNotRollFlaws } from '../teams/legal.js'
import { rollFlaw, rollSheet } from '../teams/make.js'
import { newSheet } from '../teams/ready.js'
import { ARCHETYPES, GENDERS, type Sheet, SUB_ARCHETYPES } from '../teams/sheet.js'
import type { MusterFrame } from './kinds.js'

/** [DWA-1.a] About five a player. */
export const TEAM_SIZE = 5

export const musterFrame = (team: Seat): MusterFrame => ({ kind: 'muster', step: 0, team })

/** Who is of a team and not dead. */
const membersOf = (s: Dwa, team: Seat): Human[] =>
  s.humans.filter((human) => human.team === team && human.whereabouts === 'waiting')

/** How many a team may be: five that are made at the table, or as many as a campaign began with. */
function sizeOf(s: Dwa, team: Seat): number {
  const { size } = s.teams[team]!
  return size === 0 ? TEAM_SIZE : size
}

/** Whether a team has something to muster: it is new, or it has lost members and may take on recruits. */
export function mustersAtStart(s: Dwa, team: Seat): boolean {
  const members = membersOf(s, team).length
  if (members === 0) return true
  if (!s.options.campaign || s.teams[team]!.size === 0) return false
  return when('R-110', s.options.recruits) && members < sizeOf(s, team)
}

/** A team is made before the first turn, by choice or by dice [DWA-16.1.b]. */
export const muster: Procedure<Dwa, MusterFrame, DwaAction> = {
  run(s, f) {
    ask(s, f.team, 'muster')
  },

  offer(s, f, _seat, to) {
    const members = membersOf(s, f.team)
    const isFull = members.length >= sizeOf(s, f.team)
    if (isFull) to.refuse({ type: 'rollMember', name: 'X' }, 'DWA-1.a', { size: sizeOf(s, f.team) }, 'muster.full')
    else {
      to.space(memberSpace(s, f))
      to.space(rollSpace(s, f))
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
        enlist(s, f, rollSheet(s.options, action.name.trim() === RANDOM ? '' : action.name, namesOf(s), play), play)
        return
      case 'dismiss':
        dismiss(s, action.human, play)
        return
      case 'sign':
        sign(s, f, action.name.trim(), play)
    }
  },

  refuse(s, f, _seat, action): Refusal | null {
    if (action.type === 'member' || action.type === 'rollMember')
      return no('DWA-1.a', 'muster.full', { size: sizeOf(s, f.team) })
    return null
  },
}

/** In place of a name: one of the list. */
const RANDOM = '?'

const namesOf = (s: Dwa): string[] => s.humans.map(({ name }) => name)

/** The sheet that an answer describes, before its flaws are rolled. */
function sheetOf(s: Dwa, action: ActionOf<'member'>): Sheet {
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
  if (membersOf(s, f.team).length >= sizeOf(s, f.team)) return no('DWA-1.a', 'muster.full', { size: sizeOf(s, f.team) })
  if (action.name.trim() === '') return { ...no('DWA-16.1.a', 'muster.name'), at: 'name' }
  if (namesOf(s).includes(action.name.trim()))
    return { ...no('DWA-16.1.a', 'muster.sameName', { who: action.name.trim() }), at: 'name' }
  const unknown = action.weapons.findIndex((id) => !([...FIREARMS, ...MELEE_IDS] as readonly string[]).includes(id))
  if (unknown >= 0) return { ...no('DWA-11.1.d', 'muster.weapon'), at: `weapons.${unknown}` }
  if (!s.options.advanced && action.ability !== 'none') return { ...no('DWA-16.a', 'ability.basic'), at: 'ability' }
  const why =
    whyNotBring(sheetOf(s, action), limitsOf(s.options), boardOf(s.options).scenario) ??
    whyNotRollFlaws(action.name.trim(), action.flaws, s.options)
  return why
}

function made(s: Dwa, action: ActionOf<'member'>, play: Play): Sheet {
  const sheet = sheetOf(s, action)
  for (let i = 0; i < action.flaws; i++) sheet.flaws.push(rollFlaw(sheet.flaws, play))
  return sheet
}

function enlist(s: Dwa, f: MusterFrame, sheet: Sheet, play: Play): void {
  const human = { ...humanOf(s.humans.length, f.team, sheet), joined: NEW }
  s.humans.push(human)
  const flaws = sheet.flaws.length
  tell(s, play, deed('enlisted', 'DWA-16.1.b', human, { archetype: { word: `archetype.${sheet.archetype}` }, flaws }))
}

/** In place of the turn in which somebody joined: made at this muster, and not signed in yet. */
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

function memberSpace(s: Dwa, f: MusterFrame): Space<DwaAction> {
  return {
    kind: 'member',
    get shape(): DraftShape {
      const choice = (of: readonly string[], words: string, first: string): DraftShape => ({
        kind: 'choice',
        of,
        words,
        first,
      })
      return {
        kind: 'form',
        fields: [
          { name: 'name', key: 'field.name', shape: NAME },
          { name: 'gender', key: 'field.gender', shape: choice(GENDERS, 'gender', 'woman') },
          { name: 'archetype', key: 'field.archetype', shape: choice(ARCHETYPES, 'archetype', 'civilian') },
          { name: 'sub', key: 'field.sub', shape: choice(SUB_ARCHETYPES, 'sub', 'none') },
          { name: 'ability', key: 'field.ability', shape: choice(abilitiesFor(s), 'ability', 'none') },
          {
            name: 'weapons',
            key: 'field.weapons',
            shape: { kind: 'list', least: 0, most: 3, of: { kind: 'choice', of: weaponsFor(s), words: 'weapon' } },
          },
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

/** Somebody legal, picked bit by bit. */
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
    sample: () => ({ type: 'sign', name: name === '' ? `Team ${f.team + 1}` : name }),
  }
}

function rollSpace(s: Dwa, f: MusterFrame): Space<DwaAction> {
  return {
    kind: 'rollMember',
    shape: { kind: 'form', fields: [{ name: 'name', key: 'field.name', shape: NAME }] },
    holds: (action) => action.type === 'rollMember',
    check: (action) => {
      const { name } = action as ActionOf<'rollMember'>
      if (membersOf(s, f.team).length >= sizeOf(s, f.team))
        return no('DWA-1.a', 'muster.full', { size: sizeOf(s, f.team) })
      if (name.trim() === '') return { ...no('DWA-16.1.a', 'muster.name'), at: 'name' }
      if (name.trim() !== RANDOM && namesOf(s).includes(name.trim()))
        return { ...no('DWA-16.1.a', 'muster.sameName', { who: name.trim() }), at: 'name' }
      return null
    },
    sample: () => ({ type: 'rollMember', name: RANDOM }),
  }
}
