import { type Field, fieldTo, makeWays, type Point, pathLength, shortestPath, squaredDistance } from '@shamble/geometry'
import {
  ask,
  BadInput,
  cloneBase,
  type Frame,
  freshState,
  type Game,
  guessBase,
  type Options,
  type Plain,
  type Play,
  type Procedure,
  type State,
  type ViewBase,
  viewBase,
} from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { type Street, street } from './street.js'

const ZOMBIES = 150
const PEOPLE = 30
const BASE = 25
/** As far as a zombie walks in a turn, and how near it must be to smell someone. */
const REACH = 100
const SMELL = 300

/** Someone on the street, with about as much to be known as a figure of a skirmish has. */
interface Figure {
  readonly id: number
  x: number
  y: number
  facing: number
  wounds: number
  readonly level: number
  readonly kind: 'person' | 'zombie'
  readonly state: 'standing' | 'prone'
  readonly weapon: string
  readonly loads: number
}

interface Crowd extends State {
  figures: Figure[]
}
type CrowdView = ViewBase & Pick<Crowd, 'figures'>

interface NightFrame extends Frame {
  kind: 'night'
}
interface CrowdAction {
  readonly type: 'wait'
}
const WAIT: CrowdAction = { type: 'wait' }

/** How the phase is told: every walk and every roll on its own, or all walks as one passage and all bites as another. */
export type Telling = 'passages' | 'steps'

/**
 * A zombie phase on a street, and nothing else: 150 zombies walk along shortest paths among 60 walls and bite whom they
 * reach. The hardest stretch between an answer and the next question that a table is told of.
 */
export function crowd(telling: Telling): GameModule<Crowd, NightFrame, CrowdAction, CrowdView> {
  const name = (play: Play, passage: string | null) => telling === 'passages' && play.passage?.(passage)

  const night: Procedure<Crowd, NightFrame, CrowdAction> = {
    run(s, f, play) {
      if (f.step === 0) return ask(s, 0, 'wait')
      name(play, 'walks')
      walkAll(s, play)
      name(play, 'bites')
      biteAll(s, play)
      name(play, null)
      s.turn++
      f.step = 0
    },
    offer: (_s, _f, _seat, to) => void to.legal(WAIT),
    answer(_s, f, seat, _action, play) {
      f.step = 1
      play.emit?.({ kind: 'waited', rule: 'CROWD-1', seat })
    },
  }

  const game: Game<Crowd, NightFrame, CrowdAction, CrowdView> = {
    id: 'crowd',
    rulesVersion: '1',
    options: {
      specs: {
        ground: { type: 'data', read: (value) => value as Plain, default: street('crowd', 0) as unknown as Plain },
      },
      presets: {},
    },
    secrets: () => false,
    seats: () => ['people'],
    setup(options) {
      // Where walks are drawn they are there long before the zombies walk.
      waysOf(options)
      return freshState(options, 1, { kind: 'night', step: 0 }, { figures: figuresOf() })
    },
    frames: { night },
    action(value) {
      if ((value as CrowdAction | null)?.type !== 'wait') throw new BadInput('answer', 'no action')
      return WAIT
    },
    clone: (s) => cloneBase(s, { figures: s.figures.map((figure) => ({ ...figure })) }),
    view: (s, viewer) => viewBase(game, s, viewer, { figures: s.figures.map((figure) => ({ ...figure })) }),
    guess: (view) => guessBase(view, { figures: view.figures.map((figure) => ({ ...figure })) }),
  }
  return {
    game,
    ledger: [],
    notation: { write: ({ type }) => type, read: () => WAIT },
    position: {
      write: () => null,
      read() {
        throw new BadInput('position', 'this game has no position text')
      },
    },
    text: { en: {}, fr: {} },
    rule: () => 'CROWD-1',
    label: () => '',
    draw: () => [],
  }
}

function figuresOf(): Figure[] {
  return street('crowd', ZOMBIES + PEOPLE).figures.map(({ x, y }, id) => ({
    ...{ id, x, y, facing: 0, wounds: 0, level: 0, state: 'standing' },
    ...(id < ZOMBIES
      ? { kind: 'zombie', weapon: 'none', loads: 0 }
      : { kind: 'person', weapon: 'pump-action shotgun', loads: 6 }),
  })) as Figure[]
}

const groundOf = (options: Options): Street => options['ground'] as unknown as Street
const disc = ({ x, y }: Figure) => ({ x, y, diameter: BASE })
const WAYS = new WeakMap<Options, ReturnType<typeof makeWays>>()

/** Made once for a table, as a game would. */
function waysOf(options: Options): ReturnType<typeof makeWays> {
  const known = WAYS.get(options) ?? makeWays({ ...groundOf(options), gates: [] }, BASE)
  WAYS.set(options, known)
  return known
}

function walkAll(s: Crowd, play: Play): void {
  const ways = waysOf(s.options)
  const people = s.figures.slice(ZOMBIES)
  const fields = new Map<number, Field>()
  for (const zombie of s.figures.slice(0, ZOMBIES)) {
    const target = nearest(zombie, people)
    const field = fields.get(target.id) ?? fieldTo(ways, [], target)
    fields.set(target.id, field)
    if (squaredDistance(zombie, target) > SMELL * SMELL) zombie.facing = 18 * play.chance.die(20, 'CROWD-2')
    const bases = s.figures.filter((other) => other !== zombie && other !== target).map(disc)
    const path = shortestPath(ways, [], field, { from: zombie, target: disc(target), bases, reach: REACH })
    if (path !== null) walk(zombie, target, within(path, REACH), play)
    play.beat?.()
  }
}

function walk(zombie: Figure, target: Figure, points: readonly Point[], play: Play): void {
  const end = points[points.length - 1]!
  zombie.x = end.x
  zombie.y = end.y
  play.emit?.({
    kind: 'walked',
    rule: 'CROWD-2',
    data: { zombie: { word: 'word.zombie' }, number: zombie.id, length: pathLength(points) },
    about: { zombie: zombie.id, target: target.id, sense: 'smell' },
    way: { piece: zombie.id, points },
  })
}

function biteAll(s: Crowd, play: Play): void {
  for (const zombie of s.figures.slice(0, ZOMBIES)) {
    const target = nearest(zombie, s.figures.slice(ZOMBIES))
    if (squaredDistance(zombie, target) > (BASE + 2) ** 2) continue
    const die = play.chance.die(20, 'CROWD-3')
    if (die > 15) target.wounds++
    play.emit?.({
      kind: die > 15 ? 'bitten' : 'missed',
      rule: 'CROWD-3',
      dice: [die],
      data: { number: zombie.id, other: target.id },
      about: { zombie: zombie.id, target: target.id },
    })
  }
}

function nearest(zombie: Figure, people: readonly Figure[]): Figure {
  return people.reduce((a, b) => (squaredDistance(zombie, b) < squaredDistance(zombie, a) ? b : a))
}

/** The beginning of a path, as far as someone goes along it. */
function within(path: readonly Point[], reach: number): Point[] {
  const walked: Point[] = [path[0]!]
  let left = reach
  for (const next of path.slice(1)) {
    const from = walked[walked.length - 1]!
    const length = Math.sqrt(squaredDistance(from, next))
    const share = length <= left ? 1 : left / length
    walked.push({
      x: Math.trunc(from.x + (next.x - from.x) * share),
      y: Math.trunc(from.y + (next.y - from.y) * share),
    })
    left -= length
    if (left <= 0) break
  }
  return walked
}
