import { BadInput, type Chance, type Frame, type Seat, type Viewer } from '@shamble/kernel'
import { type PositionLine, readPositionLines, withFields } from '@shamble/module'
import { CHARACTERISTICS } from '../data/characteristics.js'
import { ITEMS, type Item } from '../data/equipment.js'
import { OBJECTIVES } from '../data/game-master.js'
import { SCENE_KINDS } from '../data/menace.js'
import { LEVELS, RESERVES } from '../data/reserves.js'
import { REWARDS } from '../data/rewards.js'
import { SPECIALS } from '../data/specials.js'
import { TRAILERS, VEHICLES } from '../data/vehicles.js'
import { peopleFaults } from '../invariants/people.js'
import { tableFaults } from '../invariants/table.js'
import { type DeadDiceOptions, scenarioBy, variantsOf } from '../options.js'
import { visitKey } from '../rules/places.js'
import { SCENARIO_NAMES } from '../scenario/names.js'
import { readOwnScenario } from '../scenario/own.js'
import { stagedOf } from '../scenario/staged.js'
import { SEAT_WORDS, seatsOf } from '../seats.js'
import { type DeadDice, FATES, type Thing } from '../state.js'
import { type DeadDiceView, filled, guessDeadDice } from '../view.js'
import { isKnownBitten } from '../views/knowing.js'
import { type SeenSurvivor, STEADY } from '../views/survivors.js'
import { frameOf } from './frames.js'
import { FRESH } from './fresh.js'
import {
  usualAdversary,
  usualCompanion,
  usualFoe,
  usualGroup,
  usualHorde,
  usualMaster,
  usualObjective,
  usualObstacle,
  usualScene,
  usualStand,
  usualSurvivor,
  usualThing,
  usualVehicle,
} from './usual.js'
import { among, numberOf } from './words.js'

const PHASES = ['creation', 'dead', 'living', 'epilogue'] as const

/** What is being read: a view, with holes where the text is one seat's. */
interface Reading {
  readonly view: DeadDiceView
  readonly all: boolean
}

/** A position from a text; what it leaves open is filled by chance. */
export function read(text: string, options: DeadDiceOptions, chance: Chance): DeadDice {
  const lines = readPositionLines(text)
  const reading = begin(options, lines[0])
  for (const line of lines) readLine(reading, line)
  const { view } = reading
  finish(view)
  const s = isSeen(lines[0]) ? guessDeadDice(view, chance) : filled(view, chance)
  const broken = [...peopleFaults(s), ...tableFaults(s)][0]
  if (broken !== undefined) throw new BadInput('position', broken)
  return s
}

const isSeen = (line: PositionLine | undefined): line is PositionLine => line?.what === 'seen'

function begin(options: DeadDiceOptions, first: PositionLine | undefined): Reading {
  const viewer: Viewer = isSeen(first) ? viewerOf(options, first) : 'spectator'
  const all = !isSeen(first) || viewer === options.players
  const { players } = options
  const view: DeadDiceView = {
    viewer,
    seq: 0,
    turn: 1,
    outcome: null,
    frames: [],
    questions: [],
    answered: seatsOf(options).map(() => -1),
    options,
    staged: scenarioBy(options),
    variants: [],
    phase: 'dead',
    deadTurn: 0,
    livingTurn: 0,
    survivors: Array.from({ length: players }, (_, seat) => usualSurvivor(options, all || viewer === seat, all)),
    fallen: [],
    left: [],
    group: {
      ...usualGroup(),
      reserves: { shelter: 'sufficient', ammunition: 'sufficient', provisions: 'sufficient', survivors: 'sufficient' },
      objectives: [],
      companions: [],
      stash: [],
      vehicle: null,
    },
    master: { ...usualMaster(options, all), visits: {}, told: {} },
    scene: null,
    route: null,
    ending: null,
    rewards: {},
    nextThing: 0,
    nextHorde: 0,
    nextCompanion: 0,
  }
  return { view, all }
}

/** Numbers that nobody gave, and the procedures below those that the text names. */
function finish(view: DeadDiceView): void {
  const things = [
    ...view.survivors.flatMap((one) => one.things),
    ...view.group.stash,
    ...(view.scene?.lying.map(({ thing }) => thing) ?? []),
  ]
  const after = (ids: readonly number[]): number => 1 + Math.max(0, ...ids)
  const set = view as Changing<DeadDiceView>
  if (view.nextThing === 0) set.nextThing = after(things.map(({ id }) => id))
  if (view.nextHorde === 0) set.nextHorde = after(view.scene?.hordes.map(({ id }) => id) ?? [])
  if (view.nextCompanion === 0) set.nextCompanion = after(view.group.companions.map(({ id }) => id))
  set.variants = variantsOf(view.options, stagedOf({ staged: view.staged ?? 'brainsOnSale' })!)
  if (view.frames.length === 0 && view.phase === 'dead' && view.scene?.fighting) view.frames.push(...fightOf(view))
  if (view.frames[0]?.kind !== 'game') view.frames.unshift({ kind: 'game', step: STEPS[view.phase] })
}

/** A fight of which nothing else is said: on the way to the first objective, or home, and the players are about to act. */
function fightOf({ group: { objectives } }: DeadDiceView): Frame[] {
  const leg = objectives.length > 0 ? { leg: 'objective', objective: 0, tried: [0] } : { leg: 'home' }
  return [
    { ...FRESH.deadTurn, ...leg, step: 10 },
    { ...FRESH.scene, step: 4 },
    { ...FRESH.fight, step: 3 },
  ] as Frame[]
}

/** Where the game stands while something of a phase is under way, or about to begin. */
const STEPS: Readonly<Record<DeadDice['phase'], number>> = { creation: 1, dead: 3, living: 2, epilogue: 5 }

type Changing<T> = { -readonly [K in keyof T]: T[K] }

function readLine({ view, all }: Reading, line: PositionLine): void {
  const set = view as Changing<DeadDiceView>
  const { words, number } = line
  const { options } = view
  switch (line.what) {
    case 'seen':
      return
    case 'turn': {
      set.turn = numberOf(line, words[0])
      set.phase = among(line, PHASES, words[1])
      const usual = { deadTurn: 0, livingTurn: 0, route: null, ending: null, left: [] as Seat[] }
      Object.assign(set, withFields(usual, line))
      return
    }
    case 'scenario':
      set.staged = scenarioOf(line, view.viewer)
      return
    case 'reward':
      set.rewards = {
        ...view.rewards,
        [among(line, REWARDS, words[0])]: words.slice(1).map((one) => seatOf(line, one)),
      }
      return
    case 'survivor':
    case 'fallen':
      readSurvivor(view, line, all)
      return
    case 'thing':
      readThing(view, line)
      return
    case 'reserves':
      for (const [i, reserve] of RESERVES.entries()) view.group.reserves[reserve] = among(line, LEVELS, words[i])
      return
    case 'group':
      Object.assign(view.group, withFields(usualGroup(), line))
      return
    case 'objective': {
      const what = among(line, [...OBJECTIVES, 'own'] as const, words[0])
      view.group.objectives.push(withFields(usualObjective(what), line))
      return
    }
    case 'companion':
      view.group.companions.push(withFields(usualCompanion(numberOf(line, words[0]), words[1] ?? ''), line))
      return
    case 'vehicle': {
      const kind = among(line, VEHICLES, words[0])
      const { trailer } = withFields({ trailer: null }, line, ['wear'])
      if (trailer !== null) among(line, TRAILERS, trailer)
      view.group.vehicle = { kind, ...withFields(usualVehicle(kind, trailer), line) }
      return
    }
    case 'master':
      Object.assign(view.master, readMaster(options, all, line))
      return
    case 'visit':
      view.master.visits[visitKey(keyOf(line))] = withFields({ times: 0, taken: 0, vehicle: false, kind: null }, line)
      return
    case 'told':
      view.master.told[keyOf(line)] = numberOf(line, words[1])
      return
    case 'scene': {
      const kind = among(line, SCENE_KINDS, words[0])
      const bare = withFields(usualScene(all), line)
      set.scene = { kind, ...bare, hordes: [], foes: [], obstacles: [], lying: [], stands: [] }
      return
    }
    case 'next': {
      const { thing, horde, companion } = withFields({ thing: 0, horde: 0, companion: 0 }, line)
      Object.assign(set, { nextThing: thing, nextHorde: horde, nextCompanion: companion })
      return
    }
    case 'frame':
      view.frames.push(frameOf(line))
      return
    default:
      if (view.scene === null) throw new BadInput(`line ${number}`, 'unknown line "{{what}}"', { what: line.what })
      readInScene(view, line, all)
  }
}

/** [DD-4.3] Where nothing is said of the account, what is not there any longer was spent. */
function readMaster(options: DeadDiceOptions, all: boolean, line: PositionLine) {
  const master = withFields(usualMaster(options, all), line)
  const { menace, account } = master
  if (menace === null || account === null || line.fields.has('account')) return master
  const gone = account.start - menace
  return { ...master, account: { ...account, spent: Math.max(0, gone), refunded: Math.max(0, -gone) } }
}

function readInScene(view: DeadDiceView, line: PositionLine, all: boolean): void {
  const scene = view.scene!
  const { words, number } = line
  switch (line.what) {
    case 'stand': {
      const seat = seatOf(line, words[0])
      const known = all || view.viewer === seat || isKnownBitten(view.survivors[seat]!)
      scene.stands.push(withFields(usualStand(seat, known), line))
      return
    }
    case 'horde': {
      const horde = withFields(usualHorde(numberOf(line, words[0])), line)
      if (horde.special !== null) among(line, SPECIALS, horde.special)
      scene.hordes.push(horde)
      return
    }
    case 'foe': {
      const usual = usualAdversary(words[0] ?? '', all)
      const { arm, figures } = withFields({ arm: usual.arm, figures: usual.figures }, line, FOE_FIELDS)
      const who = { id: usual.id, arm, figures }
      scene.foes.push({ ...withFields(usualFoe(all, who), line, ['arm', 'figures']), who })
      return
    }
    case 'obstacle':
      scene.obstacles.push(
        withFields(usualObstacle(numberOf(line, words[0]), among(line, CHARACTERISTICS, words[1])), line),
      )
      return
    default:
      throw new BadInput(`line ${number}`, 'unknown line "{{what}}"', { what: line.what })
  }
}

const FOE_FIELDS = Object.keys(usualFoe(true, { figures: null }))

function readSurvivor(view: DeadDiceView, line: PositionLine, all: boolean): void {
  const { words } = line
  const seat = playerOf(view, line, words[0])
  const known = all || view.viewer === seat
  const { base } = withFields(usualSurvivor(view.options, known, all), line)
  const made = { ...withFields(usualSurvivor(view.options, known, all, base), line), name: words[1] ?? '' }
  among(line, FATES, made.fate)
  const survivor: SeenSurvivor = {
    ...made,
    condition: made.survival === null ? made.condition : made.survival >= STEADY ? 'steady' : 'shaken',
    // [DD-1.7] [DD-15.26] What is out is known, even where the text leaves it at the usual.
    ...(known || !made.exposed ? {} : { darkSide: made.darkSide ?? 'lostSon' }),
    ...(known || !isKnownBitten(made)
      ? {}
      : {
          turnsIn: made.turnsIn ?? 0,
          carrier: made.carrier ?? false,
          deeds: { ...made.deeds, hidBite: made.deeds.hidBite ?? false },
        }),
  }
  if (line.what === 'fallen') view.fallen.push({ seat, survivor })
  else view.survivors[seat] = survivor
}

/** Carried by a survivor, given to the companions, or lying on a cell. */
function readThing(view: DeadDiceView, line: PositionLine): void {
  const [id, item, where = ''] = line.words
  const thing: Thing = withFields(usualThing(numberOf(line, id), among(line, ITEMS, item) as Item), line)
  if (where === 'stash') view.group.stash.push(thing)
  else if (where.startsWith('fallen.'))
    holderBefore(line, view.fallen[view.fallen.length - 1]).survivor.things.push(thing)
  else if (/^-?\d+$/.test(where)) holderBefore(line, view.scene).lying.push({ cell: Number(where), thing })
  else view.survivors[playerOf(view, line, where)]!.things.push(thing)
}

/** What something is carried by, or lies in, stands above it. */
function holderBefore<T>({ number, what }: PositionLine, found: T | null | undefined): T {
  if (found == null) throw new BadInput(`line ${number}`, 'unknown line "{{what}}"', { what })
  return found
}

function scenarioOf(line: PositionLine, viewer: Viewer): DeadDice['staged'] {
  const [name = ''] = line.words
  if (!name.startsWith('{')) return among(line, SCENARIO_NAMES, name)
  try {
    const file = JSON.parse(name) as DeadDice['staged']
    // A seat knows a part of it only, which is no file.
    if (viewer !== 'spectator') return file
    return readOwnScenario(file, `line ${line.number}`) as unknown as DeadDice['staged']
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw new BadInput(`line ${line.number}`, 'expected a word, a number or JSON, found {{found}}', {
      found: name.slice(0, 40),
    })
  }
}

/** A name that something is kept under. */
function keyOf({ number, words: [name = ''] }: PositionLine): string {
  if (name === '__proto__') throw new BadInput(`line ${number}`, 'unknown field')
  return name
}

/** Whose text it is. */
const viewerOf = (options: DeadDiceOptions, line: PositionLine): Seat =>
  seatsOf(options).indexOf(among(line, seatsOf(options), line.words[1]))

const seatOf = (line: PositionLine, word: string | undefined): Seat => SEAT_WORDS.indexOf(among(line, SEAT_WORDS, word))

function playerOf(view: DeadDiceView, line: PositionLine, word: string | undefined): Seat {
  return SEAT_WORDS.indexOf(among(line, SEAT_WORDS.slice(0, view.options.players), word))
}
