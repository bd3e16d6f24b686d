import { ScriptedChance } from '@shamble/chance'
import { ask, type Frame, type Plain, type Procedure, type Seat, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { StagedTable } from '@shamble/testkit/staged'
import type { DeadDiceAction } from '../actions.js'
import type { Item } from '../data/equipment.js'
import type { DeadDiceFrame } from '../frames/kinds.js'
import { deadDice } from '../game.js'
import type { DeadDiceOptions } from '../options.js'
import { isWeapon, newThing } from '../rules/carrying.js'
import { newScene } from '../rules/scene.js'
import { setupDeadDice } from '../setup.js'
import type { DeadDice, Group, Horde, Master, Scene, Stand, Survivor } from '../state.js'
import type { DeadDiceView } from '../view.js'

type Some<T> = { [K in keyof T]?: T[K] extends (infer U)[] ? U[] : T[K] extends object ? Partial<T[K]> : T[K] }

/** A survivor as a test needs one: every score 2, Survival 3, nothing carried, unless it says otherwise. */
export interface GivenSurvivor extends Partial<Omit<Survivor, 'things' | 'hand' | 'scores'>> {
  readonly scores?: Partial<Survivor['scores']>
  /** The first weapon is in hand. */
  readonly carries?: readonly Item[]
}

export interface GivenScene extends Partial<Omit<Scene, 'hordes' | 'stands'>> {
  readonly hordes?: readonly Partial<Horde>[]
  readonly stands?: readonly (Partial<Stand> & { readonly seat: Seat })[]
}

export interface Given {
  readonly options?: Readonly<Record<string, Plain>>
  readonly survivors?: readonly GivenSurvivor[]
  readonly group?: Some<Group>
  readonly master?: Some<Master>
  readonly scene?: GivenScene
  readonly phase?: DeadDice['phase']
  readonly state?: Partial<Pick<DeadDice, 'deadTurn' | 'livingTurn' | 'turn' | 'route'>>
  /** The procedures under way above the game, the last on top. */
  readonly frames?: readonly Frame[]
}

const NAMES = ['Rick', 'Zoë', 'Alice', 'Tyreese', 'Nora']

/** A game in its first dead turn with whatever a test puts into it; nobody is asked yet. */
export function stage(given: Given): Table {
  const {
    options = {},
    survivors = [{}],
    group = {},
    master = {},
    scene,
    phase = 'dead',
    state = {},
    frames = [],
  } = given
  const resolved = resolveOptions(deadDice.options, {
    agmScenario: options['gameMaster'] === 'human' ? 'random' : 'brainsOnSale',
    players: survivors.length,
    agmTemper: 'fair',
    ...options,
  }) as DeadDiceOptions
  const s = setupDeadDice(resolved, silently(new ScriptedChance({ draws: [0] })))
  Object.assign(s, { phase, deadTurn: 1, livingTurn: 0 }, state)
  for (const [seat, more] of survivors.entries()) equip(s, seat, more)
  s.group = merged(s.group, group)
  s.master = merged(s.master, master)
  if (scene !== undefined) s.scene = sceneOf(s, scene)
  s.frames = [{ kind: 'game', step: phase === 'living' ? 2 : 3 }, ...frames]
  return new Table(s)
}

function equip(s: DeadDice, seat: Seat, { scores = {}, carries = [], ...more }: GivenSurvivor): void {
  const survivor = s.survivors[seat]!
  const base = more.base ?? 3
  Object.assign(survivor, {
    name: NAMES[seat]!,
    scores: { brains: 2, finesse: 2, muscle: 2, guts: 2, mug: 2, ...scores },
    base,
    survival: base,
    darkSide: 'lostSon',
    ...more,
  })
  for (const item of carries) {
    if (item === 'backpack') survivor.bag = true
    else if (item === 'vest' || item === 'fullBody') survivor.armour = item
    else survivor.things.push(newThing(s, item))
  }
  survivor.hand = survivor.things
    .filter(({ item }) => isWeapon(item))
    .slice(0, 1)
    .map(({ id }) => id)
}

function sceneOf(s: DeadDice, { hordes = [], stands = [], ...more }: GivenScene): Scene {
  const scene = { ...newScene(s, 'danger', null), ...more }
  scene.hordes = hordes.map((horde) => hordeOf(s, horde))
  for (const { seat, ...stand } of stands) Object.assign(scene.stands.find((one) => one.seat === seat)!, stand)
  return scene
}

const hordeOf = (s: DeadDice, given: Partial<Horde>): Horde => ({
  id: s.nextHorde++,
  size: 1,
  special: null,
  cell: s.options.ladderCells - 1,
  target: null,
  engaged: false,
  marks: 0,
  holds: -1,
  moved: false,
  rounds: 0,
  was: -1,
  ...given,
})

function merged<T extends object>(of: T, given: Some<T>): T {
  const result = { ...of } as Record<string, unknown>
  for (const [key, value] of Object.entries(given)) {
    const old = result[key]
    const plain = typeof value === 'object' && value !== null && !Array.isArray(value)
    result[key] = plain && typeof old === 'object' && old !== null ? { ...old, ...value } : value
  }
  return result as T
}

/** Below what a test is about: it asks the first seat something that nobody answers, and so the game stands still. */
export const REST: Frame = { kind: 'rest', step: 0 }

const rest: Procedure<DeadDice, Frame, DeadDiceAction> = { run: (s) => ask(s, 0, 'rest') }

export const tested = { ...deadDice, frames: { ...deadDice.frames, rest } } as typeof deadDice

/** A game under test: answers with exact dice, and no die may be left over. */
export class Table extends StagedTable<DeadDice, DeadDiceFrame, DeadDiceAction, DeadDiceView> {
  constructor(state: DeadDice) {
    super(tested, state)
  }

  /** An answer; fails when it is refused. @param seat the first that is asked, where it is not said */
  play(
    action: DeadDiceAction,
    dice: readonly number[] = [],
    seat: Seat = this.asking,
    draws: readonly Plain[] = [],
  ): this {
    return this.give(seat, action, { dice, draws })
  }

  /** What a seat may answer, without what is composed. */
  offered(seat: Seat = this.asking): readonly DeadDiceAction[] {
    return this.engine.choices(this.state, seat).actions
  }

  /** The kind of the question that is open, and who is asked. */
  get asked(): string {
    return this.state.questions.map(({ seat, kind }) => `${seat}: ${kind}`).join(', ')
  }
}
