import { BadInput, type Chance, freshState, type Options } from '@shamble/kernel'
import type { PositionForm, PositionText } from '@shamble/module'
import { lineWord, type PositionLine, readPositionLines, unusualFields, withFields } from '@shamble/module'
import { ABILITY_IDS } from '../abilities/ids.js'
import { DISORDER_IDS } from '../disorders/ids.js'
import { FLAW_IDS } from '../flaws/ids.js'
import { FRAMES } from '../frames/fresh.js'
import type { DwaFrame } from '../frames/kinds.js'
import { TURNS } from '../frames/match.js'
import { stepAfter } from '../frames/turn.js'
import { brokenPieces, brokenSheet } from '../invariants.js'
import { FIREARMS, MELEE_IDS, OBJECTS } from '../numbers/weapons.js'
import type { DwaOptions } from '../options.js'
import { humanOf, neutralSheet, openingsOf, roomsOf, vehiclesOf } from '../pieces.js'
import { newWeapon } from '../rules/gear.js'
import { seatsOf } from '../seats.js'
import { type Dwa, type Human, type Lying, POSTURES, type Team, WHEREABOUTS, type Zombie } from '../state.js'
import { SPARE_TEAM_NAMES } from '../teams/names.js'
import { ARCHETYPES, GENDERS, type Weapon } from '../teams/sheet.js'
import type { DwaView } from '../view.js'
import { complete } from './complete.js'

/**
 * A position, a line for each thing; whatever is usual is left out:
 *
 *     turn 6
 *     team Harbour began=5
 *     human Mara 0 470,655 facing=340 weapons=[{"id":"pumpShotgun","rounds":5}] hands=[0]
 *     human Jun 0 631,574 wounds=1 now={"frightened":true,"acted":"done"}
 *     zombie 1 604,600
 *     zombie 4 685,607 posture=prone
 *     opening 2 state=open
 *     room 0 explored=true
 *     vehicle 0 x=820 y=540 heading=15
 *     lying 0 300,300 thing={"kind":"object","object":{"what":"radio"}}
 *     frame activation human=0 ap=4
 *
 * **human** `<name> <team or -> <x,y>`: `-` is a survivor of no team; members of a team stand on the table unless
 * `whereabouts` says otherwise. **zombie** `<number> <x,y>`. **opening**, **room** and **vehicle** go by their place in
 * the scenario, and only what differs from it is said. **frame** lines are the procedures under way, the lowest first;
 * those of the match and the turn may be left out, and without any the humans are about to act. A weapon in JSON needs
 * only what differs from a new one. A level is the least that the abilities need, unless `rank` says otherwise.
 */
export const position: PositionText<Dwa, DwaView> = {
  write: (s: Dwa, _form: PositionForm) => write(s),
  read: (text: string, options: Options, _chance: Chance) => read(text, options as DwaOptions),
}

const USUAL_TEAM: Team = { name: '', began: 1, reached: [], size: 0, fallen: [] }

function usualHuman(options: DwaOptions, id: number, team: number, name: string): Human {
  const sheet = neutralSheet(options, { name, archetype: 'civilian', gender: 'man' })
  return { ...humanOf(id, team, sheet), whereabouts: 'table' }
}

const usualZombie = (id: number): Zombie => ({
  id,
  x: 0,
  y: 0,
  level: 0,
  facing: 0,
  posture: 'standing',
  stunned: false,
  burning: null,
  armed: false,
  gun: '',
  wanders: -1,
  was: -1,
})

function write(s: Dwa): string {
  const lines = [join('turn', String(s.turn), unusualFields(s, { destroyed: 0, ending: '', result: [] }))]
  for (const team of s.teams) lines.push(join('team', lineWord(team.name), unusualFields(team, USUAL_TEAM, ['name'])))
  for (const human of s.humans) {
    const usual = usualHuman(s.options, human.id, human.team, human.name)
    const where = [lineWord(human.name), human.team < 0 ? '-' : String(human.team), `${human.x},${human.y}`]
    const brief = { ...human, weapons: human.weapons.map(briefWeapon) }
    lines.push(join('human', where.join(' '), unusualFields(brief, usual, ['id', 'team', 'name', 'x', 'y'])))
  }
  for (const zombie of s.zombies)
    lines.push(
      join(
        'zombie',
        `${-zombie.id} ${zombie.x},${zombie.y}`,
        unusualFields(zombie, usualZombie(zombie.id), ['id', 'x', 'y']),
      ),
    )
  for (const [i, opening] of s.openings.entries())
    sayUnusual(lines, 'opening', i, unusualFields(opening, openingsOf(s.options)[i]!))
  for (const [i, room] of s.rooms.entries()) sayUnusual(lines, 'room', i, unusualFields(room, roomsOf(s.options)[i]!))
  for (const [i, vehicle] of s.vehicles.entries())
    sayUnusual(lines, 'vehicle', i, unusualFields(vehicle, vehiclesOf(s.options)[i]!))
  for (const lying of s.lying)
    lines.push(
      join('lying', `${lying.id} ${lying.x},${lying.y}`, [
        ...(lying.level === 0 ? [] : [`level=${lying.level}`]),
        `thing=${JSON.stringify(lying.thing).replaceAll(' ', '\\u0020')}`,
      ]),
    )
  const nextZombie = Math.min(0, ...s.zombies.map(({ id }) => id)) - 1
  const nextLying = Math.max(-1, ...s.lying.map(({ id }) => id)) + 1
  if (s.nextZombie !== nextZombie || s.nextLying !== nextLying)
    lines.push(`next zombie=${-s.nextZombie} lying=${s.nextLying}`)
  for (const frame of s.frames as DwaFrame[])
    lines.push(join('frame', frame.kind, unusualFields(frame, FRAMES[frame.kind](), ['kind'])))
  return lines.join('\n')
}

const join = (what: string, words: string, fields: readonly string[]): string => [what, words, ...fields].join(' ')

function sayUnusual(lines: string[], what: string, i: number, fields: readonly string[]): void {
  if (fields.length > 0) lines.push(join(what, String(i), fields))
}

function read(text: string, options: DwaOptions): Dwa {
  const seats = seatsOf(options).length
  const s = freshState(
    options,
    seats,
    { kind: 'match', step: 0 },
    {
      options,
      teams: [] as Team[],
      humans: [] as Human[],
      zombies: [] as Zombie[],
      nextZombie: -1,
      openings: openingsOf(options),
      rooms: roomsOf(options),
      vehicles: vehiclesOf(options),
      lying: [] as Lying[],
      nextLying: 0,
      destroyed: 0,
      ending: '',
      result: [] as string[],
    },
  ) as Dwa
  const frames: DwaFrame[] = []
  let next: PositionLine | null = null
  for (const line of readPositionLines(text)) {
    if (line.what === 'frame') frames.push(frameOf(line))
    else if (line.what === 'next') next = line
    else readThing(s, line)
  }
  if (s.teams.length === 0)
    for (const name of SPARE_TEAM_NAMES.slice(0, options.players))
      s.teams.push({ ...USUAL_TEAM, name, reached: [], fallen: [] })
  if (s.teams.length !== options.players)
    throw new BadInput('position', 'expected {{players}} teams, found {{found}}', {
      players: options.players,
      found: s.teams.length,
    })
  s.nextZombie = next === null ? Math.min(0, ...s.zombies.map(({ id }) => id)) - 1 : -numberIn(next, 'zombie')
  s.nextLying = next === null ? Math.max(-1, ...s.lying.map(({ id }) => id)) + 1 : numberIn(next, 'lying')
  s.frames = [...below(frames[0]?.kind), ...frames]
  for (const frame of frames)
    if (frame.kind === 'activation') {
      const { now } = actorOf(s, frame.human)
      if (now.acted === 'ready') now.acted = 'acting'
    }
  const broken = [...brokenPieces(s), ...s.humans.flatMap(brokenSheet)][0]
  if (broken !== undefined) throw new BadInput('position', broken)
  return s
}

/** What is usually under way below the first frame that a text names; the humans are about to act where it names none. */
function below(kind: DwaFrame['kind'] | undefined): DwaFrame[] {
  if (kind === 'match') return []
  const match: DwaFrame = { ...FRAMES.match(), step: (kind && IN_THE_MATCH[kind]) ?? TURNS }
  if (kind !== undefined && IN_THE_MATCH[kind] !== undefined) return [match]
  if (kind === 'turn') return [match]
  const begun = kind === undefined ? undefined : stepAfter(kind)
  if (begun !== undefined) return [match, { ...FRAMES.turn(), step: begun }]
  return [match, { ...FRAMES.turn(), step: stepAfter('humans')! }, FRAMES.humans()]
}

/** Where the match stands while something is under way that belongs to no turn. */
const IN_THE_MATCH: Partial<Record<DwaFrame['kind'], number>> = { muster: 1, deploy: 2, aftermath: 5 }

function actorOf(s: Dwa, id: number): Human {
  const human = s.humans[id]
  if (human === undefined) throw new BadInput('position', 'there is no human {{id}}', { id })
  return human
}

function numberIn(line: PositionLine, name: string): number {
  const value = line.fields.get(name)
  if (typeof value !== 'number') throw new BadInput(`line ${line.number}`, 'expected {{name}}=<number>', { name })
  return value
}

function frameOf(line: PositionLine): DwaFrame {
  const kind = line.words[0] as DwaFrame['kind']
  if (!Object.hasOwn(FRAMES, kind))
    throw new BadInput(`line ${line.number}`, 'no procedure is called "{{kind}}"', { kind: String(kind) })
  return withFields(FRAMES[kind](), line) as DwaFrame
}

function placeOf(line: PositionLine, written: string | undefined): { x: number; y: number } {
  const [, x, y] = /^(-?\d+),(-?\d+)$/.exec(written ?? '') ?? []
  if (x === undefined || y === undefined)
    throw new BadInput(`line ${line.number}`, 'expected a place such as 470,655, found {{found}}', {
      found: written ?? '',
    })
  return { x: Number(x), y: Number(y) }
}

function readThing(s: Dwa, line: PositionLine): void {
  const { what, words, number } = line
  const numbered = <T extends object>(list: T[]): void => {
    const i = Number(words[0])
    if (list[i] === undefined)
      throw new BadInput(`line ${number}`, 'the scenario has no {{what}} {{i}}', { what, i: words[0] ?? '' })
    list[i] = withFields(list[i], line)
  }
  switch (what) {
    case 'turn': {
      s.turn = Number(words[0])
      if (!Number.isInteger(s.turn) || s.turn < 1) throw new BadInput(`line ${number}`, 'expected turn <number>')
      const { destroyed, ending, result } = withFields({ destroyed: 0, ending: '', result: [] as string[] }, line)
      s.destroyed = destroyed
      s.ending = ending
      s.result = result
      return
    }
    case 'team':
      s.teams.push(withFields({ ...USUAL_TEAM, name: words[0] ?? '' }, line))
      return
    case 'human': {
      const team = words[1] === '-' ? -1 : Number(words[1])
      if (!Number.isInteger(team) || team >= s.options.players)
        throw new BadInput(`line ${number}`, 'no such team: {{team}}', { team: words[1] ?? '' })
      const usual = usualHuman(s.options, s.humans.length, team, words[0] ?? '')
      const human = { ...withFields(usual, line), ...placeOf(line, words[2]) }
      human.weapons = human.weapons.map((weapon, i) => weaponOf(weapon, `line ${number}: weapons[${i}]`))
      among(POSTURES, human.posture, `line ${number}: posture`)
      among(WHEREABOUTS, human.whereabouts, `line ${number}: whereabouts`)
      among(ARCHETYPES, human.archetype, `line ${number}: archetype`)
      among(GENDERS, human.gender, `line ${number}: gender`)
      for (const ability of human.abilities) among(ABILITY_IDS, ability, `line ${number}: abilities`)
      for (const flaw of human.flaws) among(FLAW_IDS, flaw, `line ${number}: flaws`)
      for (const disorder of human.disorders) among(DISORDER_IDS, disorder, `line ${number}: disorders`)
      for (const { what } of human.pouch.objects) among([...OBJECTS, 'story'], what, `line ${number}: pouch.objects`)
      for (const hand of human.hands)
        if (human.weapons[hand] === undefined)
          throw new BadInput(`line ${number}: hands`, 'there is no weapon {{hand}}', { hand })
      complete(human, line)
      s.humans.push(human)
      return
    }
    case 'zombie': {
      const zombie = { ...withFields(usualZombie(-Number(words[0])), line), ...placeOf(line, words[1]) }
      if (!Number.isInteger(zombie.id) || zombie.id >= 0)
        throw new BadInput(`line ${number}`, 'expected zombie <number> <x,y>')
      among(POSTURES, zombie.posture, `line ${number}: posture`)
      s.zombies.push(zombie)
      return
    }
    case 'opening':
      numbered(s.openings)
      return
    case 'room':
      numbered(s.rooms)
      return
    case 'vehicle':
      numbered(s.vehicles)
      return
    case 'lying': {
      const { level } = withFields({ level: 0 }, line, ['thing'])
      s.lying.push({
        id: Number(words[0]),
        ...placeOf(line, words[1]),
        level,
        thing: line.fields.get('thing') as never,
      })
      return
    }
    default:
      throw new BadInput(`line ${number}`, 'unknown line "{{what}}"', { what })
  }
}

function among(values: readonly string[], value: string, where: string): void {
  if (!values.includes(value))
    throw new BadInput(where, 'expected one of {{values}}, found {{found}}', {
      values: values.join(', '),
      found: value,
    })
}

/** A weapon without what a new one has too. */
function briefWeapon(weapon: Weapon): object {
  const fresh = newWeapon(weapon.id, 0) as unknown as Readonly<Record<string, unknown>>
  return Object.fromEntries(Object.entries(weapon).filter(([name, value]) => name === 'id' || value !== fresh[name]))
}

function weaponOf(given: Partial<Weapon> & { id?: string }, where: string): Weapon {
  if (typeof given.id !== 'string') throw new BadInput(where, 'a weapon needs its id')
  among([...FIREARMS, ...MELEE_IDS], given.id, where)
  return { ...newWeapon(given.id as Weapon['id'], 0), ...given } as Weapon
}
