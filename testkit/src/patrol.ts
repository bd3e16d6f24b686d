import { type Disc, discInside, legHitsDisc, pathLength, within } from '@shamble/geometry'
import {
  ask,
  BadInput,
  type BoardPoint,
  cloneBase,
  type DraftShape,
  type Frame,
  finish,
  freshState,
  type Game,
  guessBase,
  type Play,
  type Procedure,
  type Refusal,
  type Space,
  type State,
  type ViewBase,
  viewBase,
} from '@shamble/kernel'
import {
  type ActionsOf,
  actionReader,
  flag,
  type GameModule,
  int,
  type LedgerEntry,
  list,
  oneOf,
  record,
  words,
} from '@shamble/module'

/**
 * A game for tests of drafts: one answer a turn that is composed of everything that can be composed, a walk of several
 * legs and a fire plan at what stands there. Which ghouls wear armour nobody knows before they are hit.
 */
export interface Patrol extends State {
  x: number
  y: number
  rounds: number
  /** The ghouls that still stand, by their number. */
  standing: number[]
  armoured: boolean[]
}

export const FIELD = { x: 0, y: 0, width: 600, depth: 400 }
const BASE = 30
const STRIDE = 300
const RANGE = 250
const TURNS = 3
export const GHOULS: readonly BoardPoint[] = [
  { x: 300, y: 100 },
  { x: 420, y: 200 },
  { x: 300, y: 300 },
]
const WEAPONS = ['rifle', 'flare'] as const
const CREW = ['ann', 'bob', 'cat'] as const

const point = (value: unknown, where: string): BoardPoint => {
  const { x, y } = record(value, where)
  return { x: int(-2000, 2000)(x, `${where}.x`), y: int(-2000, 2000)(y, `${where}.y`) }
}
const readAction = actionReader({
  patrol: {
    path: list(point),
    facing: int(0, 359),
    weapon: oneOf(WEAPONS),
    targets: list((value, where) => {
      const { target, shots } = record(value, where)
      return { target: int(0, 2)(target, `${where}.target`), shots: int(1, 9)(shots, `${where}.shots`) }
    }),
    crew: list(oneOf(CREW)),
    quiet: flag,
    call: words(0, 40),
  },
})
export type PatrolAction = ActionsOf<typeof readAction>

interface TurnFrame extends Frame {
  kind: 'turn'
}
export interface PatrolView extends ViewBase, Pick<Patrol, 'x' | 'y' | 'rounds' | 'standing'> {}

const ghoul = (i: number): Disc => ({ ...GHOULS[i]!, diameter: BASE })

/** The rule that forbids a plan and the part that is to blame; `null` when it is legal. */
function whyNot(s: Patrol, action: PatrolAction): Refusal | null {
  const { path, targets } = action
  if (pathLength([s, ...path]) > STRIDE) return { rule: 'PATROL-1', params: { stride: STRIDE }, at: 'path' }
  for (const [i, end] of path.entries()) {
    const leg: Disc = { x: path[i - 1]?.x ?? s.x, y: path[i - 1]?.y ?? s.y, diameter: BASE }
    const isOff = !discInside({ ...end, diameter: BASE }, FIELD.width, FIELD.depth)
    if (isOff || s.standing.some((id) => legHitsDisc(leg, end, ghoul(id)))) return { rule: 'PATROL-2', at: `path.${i}` }
  }
  if (action.weapon === 'flare' && targets.length > 0) return { rule: 'PATROL-3', at: 'weapon' }
  for (const [i, { target }] of targets.entries()) {
    const isTwice = targets.findIndex((other) => other.target === target) < i
    if (isTwice || !s.standing.includes(target)) return { rule: 'PATROL-4', at: `targets.${i}.target` }
    if (!within(path.at(-1)!, GHOULS[target]!, RANGE)) return { rule: 'PATROL-5', at: `targets.${i}.target` }
  }
  const shots = targets.reduce((sum, plan) => sum + plan.shots, 0)
  return shots > s.rounds ? { rule: 'PATROL-6', params: { rounds: s.rounds }, at: 'targets' } : null
}

function shapeOf(s: Patrol): DraftShape {
  const from = { x: s.x, y: s.y }
  const things = s.standing.map((id) => ({
    id,
    say: { key: 'ghoul', params: { number: id + 1 } },
    at: GHOULS[id]!,
  }))
  return {
    kind: 'form',
    fields: [
      {
        name: 'path',
        key: 'patrol.path',
        shape: { kind: 'path', from, budget: STRIDE, mostLegs: 3, base: BASE, area: FIELD, snaps: [] },
      },
      { name: 'facing', key: 'patrol.facing', shape: { kind: 'angle', from, reach: 100, spread: 60 } },
      { name: 'weapon', key: 'patrol.weapon', shape: { kind: 'choice', of: WEAPONS, words: 'weapon', first: 'rifle' } },
      {
        name: 'targets',
        key: 'patrol.targets',
        shape: {
          kind: 'list',
          least: 0,
          most: 3,
          of: {
            kind: 'form',
            fields: [
              { name: 'target', key: 'patrol.target', shape: { kind: 'pick', from: things } },
              { name: 'shots', key: 'patrol.shots', shape: { kind: 'number', min: 1, max: 9, first: 1 } },
            ],
          },
        },
      },
      {
        name: 'crew',
        key: 'patrol.crew',
        shape: {
          kind: 'pick',
          from: CREW.map((id) => ({ id, say: { key: `crew.${id}` } })),
          several: { least: 0, most: 2 },
        },
      },
      { name: 'quiet', key: 'patrol.quiet', shape: { kind: 'flag' } },
      { name: 'call', key: 'patrol.call', shape: { kind: 'text', least: 0, most: 40 } },
    ],
  }
}

export function patrolSpace(s: Patrol): Space<PatrolAction> {
  return {
    kind: 'patrol',
    get shape() {
      return shapeOf(s)
    },
    holds: (action) => action.type === 'patrol',
    check: (action) => whyNot(s, action),
    sample(below) {
      const plain = {
        type: 'patrol',
        facing: below(360),
        weapon: 'rifle',
        crew: [],
        quiet: below(2) === 0,
        call: '',
      } as const
      const end = { x: s.x + below(41) - 20, y: s.y + below(41) - 20 }
      const target = s.standing[below(s.standing.length)]
      const targets = target === undefined || s.rounds === 0 ? [] : [{ target, shots: 1 + below(s.rounds) }]
      const plans = [
        { ...plain, path: [end], targets },
        { ...plain, path: [end], targets: [] },
        { ...plain, path: [{ x: s.x, y: s.y }], targets: [] },
      ]
      return plans.find((plan) => whyNot(s, plan) === null)!
    },
    about: ({ path }) => [{ key: 'stride', params: { length: pathLength([s, ...path]), stride: STRIDE } }],
  }
}

const turn: Procedure<Patrol, TurnFrame, PatrolAction> = {
  run: (s) => (s.turn > TURNS ? finish(s, [], 'home', 'PATROL-0') : ask(s, 0, 'patrol')),
  offer: (s, _f, _seat, to) => to.space(patrolSpace(s)),
  answer(s, _f, seat, action, play) {
    const end = action.path.at(-1)!
    s.x = end.x
    s.y = end.y
    play.emit?.({ kind: 'went', rule: 'PATROL-1', seat, data: { x: end.x, y: end.y } })
    for (const plan of action.targets) shoot(s, plan.target, plan.shots, play)
    s.turn++
  },
}

function shoot(s: Patrol, target: number, shots: number, play: Play): void {
  s.rounds -= shots
  const dice = play.chance.dice(shots, 6, 'PATROL-6')
  const isHit = dice.some((die) => die >= (s.armoured[target] ? 6 : 4))
  // Whether it falls tells something about its armour.
  play.reveal?.('all')
  if (isHit) s.standing = s.standing.filter((id) => id !== target)
  play.emit?.({ kind: isHit ? 'hit' : 'missed', rule: 'PATROL-6', dice })
}

const own = ({ x, y, rounds, standing }: Pick<Patrol, 'x' | 'y' | 'rounds' | 'standing'>) => ({
  x,
  y,
  rounds,
  standing: standing.slice(),
})

export const patrolGame: Game<Patrol, TurnFrame, PatrolAction, PatrolView> = {
  id: 'patrol',
  rulesVersion: '1',
  options: { specs: {}, presets: {} },
  secrets: () => true,
  seats: () => ['scout'],
  setup: (options, play) =>
    freshState(
      options,
      1,
      { kind: 'turn', step: 0 },
      {
        x: 100,
        y: 200,
        rounds: 6,
        standing: GHOULS.map((_, i) => i),
        armoured: GHOULS.map(() => play.chance.draw([false, true], 'PATROL-0', 'nobody')),
      },
    ),
  frames: { turn },
  action: readAction,
  clone: (s) => cloneBase(s, { ...own(s), armoured: s.armoured.slice() }),
  view: (s, viewer) => viewBase(patrolGame, s, viewer, own(s)),
  guess: (view, chance) =>
    guessBase(view, {
      ...own(view),
      armoured: GHOULS.map(() => chance.draw([false, true], 'PATROL-0', 'nobody')),
    }),
}

const rule = (id: string, en: string, fr: string): LedgerEntry => ({ id, class: 'behaviour', en, fr })

export const patrol: GameModule<Patrol, TurnFrame, PatrolAction, PatrolView> = {
  game: patrolGame,
  ledger: [
    rule('PATROL-0', 'Three turns; armour is hidden.', 'Trois tours ; l’armure est cachée.'),
    rule('PATROL-1', 'A walk is at most a stride long.', 'Une marche fait au plus une enjambée.'),
    rule(
      'PATROL-2',
      'Nobody walks off the field or through a ghoul.',
      'Nul ne quitte le terrain ni ne traverse une goule.',
    ),
    rule('PATROL-3', 'A flare has no target.', 'Une fusée n’a pas de cible.'),
    rule('PATROL-4', 'Each target once.', 'Chaque cible une fois.'),
    rule('PATROL-5', 'Targets are in range.', 'Les cibles sont à portée.'),
    rule('PATROL-6', 'No more shots than rounds.', 'Pas plus de tirs que de balles.'),
  ],
  notation: {
    write: (action) => JSON.stringify(action),
    read(text) {
      try {
        return readAction(JSON.parse(text), 'answer')
      } catch {
        return null
      }
    },
  },
  position: {
    write: () => null,
    read() {
      throw new BadInput('position', 'this game has no position text')
    },
  },
  text: {
    en: {
      'game.name': 'Patrol',
      'seat.scout': 'Scout',
      'question.patrol': 'plan the patrol',
      'space.patrol': 'Patrol',
      'space.patrol.order': 'patrol',
      'space.patrol.example': 'patrol 10 cm north then 5 cm east, facing east, targets ghoul 1 2',
      'patrol.path': 'Walk',
      'patrol.facing': 'Facing',
      'patrol.weapon': 'Weapon',
      'patrol.targets': 'Targets',
      'patrol.target': 'Target',
      'patrol.shots': 'Shots',
      'patrol.crew': 'Crew',
      'patrol.quiet': 'Quiet',
      'patrol.call': 'Call',
      'weapon.rifle': 'a rifle',
      'weapon.flare': 'a flare',
      ghoul: 'ghoul {{number}}',
      'crew.ann': 'Ann',
      'crew.bob': 'Bob',
      'crew.cat': 'Cat',
      'draft.stride': '{{length}} of {{stride}} mm',
      'refuse.PATROL-1': 'You cannot walk that far: {{stride}} mm is the most.',
      'refuse.PATROL-2': 'You cannot walk this way: the edge of the field or a ghoul stops you.',
      'refuse.PATROL-3': 'You cannot aim a flare: a flare has no target.',
      'refuse.PATROL-4': 'You cannot choose this target: it is already chosen or already down.',
      'refuse.PATROL-5': 'You cannot shoot at this target: it is out of range.',
      'refuse.PATROL-6': 'You cannot fire these shots: only {{rounds}} rounds are left.',
      'event.went': '{{seat}} walks to {{x}} {{y}}.',
      'event.hit': 'A ghoul falls.',
      'event.missed': 'No ghoul falls.',
      'reason.home': 'the patrol is home',
    },
    fr: {
      'game.name': 'Patrouille',
      'seat.scout': 'Éclaireur',
      'question.patrol': 'préparez la patrouille',
      'space.patrol': 'Patrouille',
      'space.patrol.order': 'patrouiller',
      'space.patrol.example': 'patrouiller 10 cm nord puis 5 cm est, face est, cibles goule 1 2',
      'patrol.path': 'Marche',
      'patrol.facing': 'Face',
      'patrol.weapon': 'Arme',
      'patrol.targets': 'Cibles',
      'patrol.target': 'Cible',
      'patrol.shots': 'Tirs',
      'patrol.crew': 'Équipe',
      'patrol.quiet': 'Silence',
      'patrol.call': 'Appel',
      'weapon.rifle': 'un fusil',
      'weapon.flare': 'une fusée',
      ghoul: 'goule {{number}}',
      'crew.ann': 'Anne',
      'crew.bob': 'Bob',
      'crew.cat': 'Cat',
      'draft.stride': '{{length}} sur {{stride}} mm',
      'refuse.PATROL-1': 'Vous ne pouvez pas marcher si loin : {{stride}} mm au plus.',
      'refuse.PATROL-2': 'Vous ne pouvez pas passer par là : le bord du terrain ou une goule vous arrête.',
      'refuse.PATROL-3': 'Vous ne pouvez pas viser avec une fusée : une fusée n’a pas de cible.',
      'refuse.PATROL-4': 'Vous ne pouvez pas choisir cette cible : elle est déjà choisie ou déjà à terre.',
      'refuse.PATROL-5': 'Vous ne pouvez pas tirer sur cette cible : elle est hors de portée.',
      'refuse.PATROL-6': 'Vous ne pouvez pas tirer ces coups : il ne reste que {{rounds}} balles.',
      'event.went': '{{seat}} marche en {{x}} {{y}}.',
      'event.hit': 'Une goule tombe.',
      'event.missed': 'Aucune goule ne tombe.',
      'reason.home': 'la patrouille est rentrée',
    },
  },
  rule: () => 'PATROL-1',
  label: (_action, _view, speak) => speak('space.patrol'),
  draw: (view) => [[{ text: `${view.x} ${view.y}` }]],
}
