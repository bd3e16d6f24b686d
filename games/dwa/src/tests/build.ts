import { type Frame, freshState, type GameEvent, type Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { StagedTable } from '@shamble/testkit/staged'
import type { AbilityId } from '../abilities/ids.js'
import type { DwaAction } from '../actions.js'
import type { DisorderId } from '../disorders/ids.js'
import type { FlawId } from '../flaws/ids.js'
import { humansFrame } from '../frames/humans.js'
import { type DwaFrame, matchFrame } from '../frames/kinds.js'
import { TURNS } from '../frames/match.js'
import { turnFrame } from '../frames/turn.js'
import { dwa } from '../game.js'
import { isFirearm, WEAPON_TABLE, type WeaponId } from '../numbers/weapons.js'
import type { DwaOptions } from '../options.js'
import { humanOf, neutralSheet, openingsOf, roomsOf, vehiclesOf } from '../pieces.js'
import { newWeapon } from '../rules/gear.js'
import { scenario } from '../scenario/draw.js'
import type { Scenario } from '../scenario/scenario.js'
import { seatsOf } from '../seats.js'
import type { Dwa, Human, Zombie } from '../state.js'
import { handsFor } from '../teams/ready.js'
import type { DwaView } from '../view.js'

type Place = readonly [x: number, y: number]

type Listed = 'abilities' | 'flaws' | 'disorders'

/** A human as a test needs them: what is not said is as for a new character of the first team. */
export interface GivenHuman extends Partial<Omit<Human, Listed | 'weapons' | 'now' | 'id' | 'x' | 'y'>> {
  readonly at: Place
  readonly abilities?: readonly AbilityId[]
  readonly flaws?: readonly FlawId[]
  readonly disorders?: readonly DisorderId[]
  /** Loaded; the first in hand, and whatever fits beside it. */
  readonly weapons?: readonly WeaponId[]
  readonly now?: Partial<Human['now']>
}

export interface GivenZombie extends Partial<Omit<Zombie, 'id' | 'x' | 'y'>> {
  readonly at: Place
}

export interface Given {
  /** What stands on the table: nothing, where nothing is said. Nobody arrives unless `arrivals` says so. */
  readonly scenario?: Partial<Scenario>
  readonly options?: Readonly<Record<string, Plain>>
  readonly humans?: readonly GivenHuman[]
  /** The first is zombie 1. */
  readonly zombies?: readonly GivenZombie[]
  /** The procedure under way. When it is over the humans are about to act. */
  readonly frame?: Frame
}

/** Nothing is won or lost before the turns are over: for tables without zombies. */
export const UNDECIDED: Pick<Scenario, 'victory'> = {
  victory: { major: { turn: 99 }, minor: { turn: 99 }, dead: { turn: 99 } },
}

/** A table of 1200 by 1200 mm with whatever a test puts on it, in the first turn. */
export function tableWith({ scenario: terrain = {}, options = {}, humans = [], zombies = [], frame }: Given): Match {
  const board = scenario({
    name: 'test',
    table: { width: 1200, depth: 1200 },
    deployment: [
      {
        outline: [
          [0, 0],
          [1200, 0],
          [1200, 1200],
          [0, 1200],
        ],
      },
    ],
    arrivals: [],
    turnLimit: 99,
    ...terrain,
  })
  const players = 1 + Math.max(0, ...humans.map(({ team }) => team ?? 0))
  const resolved = { ...resolveOptions(dwa.options, { players, ...options }), ownScenario: board } as unknown
  const o = resolved as DwaOptions
  const seats = seatsOf(o)
  const people = humans.map((given, id) => humanFrom(o, id, given))
  const state = freshState(o, seats.length, matchFrame(), {
    options: o,
    teams: Array.from({ length: players }, (_, seat) => ({
      name: `team ${seat}`,
      began: people.filter(({ team }) => team === seat).length,
      reached: [],
      size: 0,
      fallen: [],
    })),
    humans: people,
    zombies: zombies.map((given, i) => zombieFrom(-1 - i, given)),
    nextZombie: -1 - zombies.length,
    openings: openingsOf(o),
    rooms: roomsOf(o),
    vehicles: vehiclesOf(o),
    lying: [],
    nextLying: 0,
    destroyed: 0,
    ending: '',
    result: [],
  }) as Dwa
  state.frames = [
    { ...matchFrame(), step: TURNS },
    { ...turnFrame(), step: 8 },
    { ...humansFrame(), step: 1, order: state.teams.map((_, seat) => seat) } as Frame,
  ]
  if (frame !== undefined) state.frames.push(frame)
  return new Match(state)
}

function humanFrom(options: DwaOptions, id: number, given: GivenHuman): Human {
  const { at, weapons = [], now = {}, team = 0, name = NAMES[id] ?? `H${id}`, ...more } = given
  const { abilities = [], flaws = [], disorders = [], ...rest } = more
  const sheet = neutralSheet(options, { name, archetype: 'law', gender: 'man' })
  const human = humanOf(id, team, {
    ...sheet,
    weapons: weapons.map((weapon) => newWeapon(weapon, isFirearm(weapon) ? WEAPON_TABLE[weapon].mag || 3 : 1)),
    hands: handsFor(weapons),
    abilities: [...abilities],
    flaws: [...flaws],
    disorders: [...disorders],
  })
  return { ...human, whereabouts: 'table', ...rest, x: at[0], y: at[1], now: { ...human.now, ...now } }
}

const NAMES = ['Dawson', 'Lawless', 'Mara', 'Jun', 'Odile', 'Sam']

const zombieFrom = (id: number, { at, ...rest }: GivenZombie): Zombie => ({
  id,
  level: 0,
  facing: 0,
  posture: 'standing',
  stunned: false,
  burning: null,
  armed: false,
  gun: '',
  wanders: -1,
  was: -1,
  ...rest,
  x: at[0],
  y: at[1],
})

/** A match under test: answers with exact dice, and no die may be left over. */
export class Match extends StagedTable<Dwa, DwaFrame, DwaAction, DwaView> {
  constructor(state: Dwa) {
    super(dwa, state)
  }

  /** An answer of the player who is asked; fails when it is refused. */
  play(action: DwaAction, dice: readonly number[] = [], draws: readonly Plain[] = []): this {
    return this.give(this.asking, action, { dice, draws })
  }

  /** What the player who is asked may answer, spaces left out. */
  offered(type?: DwaAction['type']): DwaAction[] {
    const { actions } = this.engine.choices(this.state, this.asking)
    return actions.filter((action) => type === undefined || action.type === type)
  }

  /** Who is asked what: `0 act`. */
  asked(): string[] {
    return this.state.questions.map(({ seat, kind }) => `${seat} ${kind}`)
  }

  human(id = 0): Human {
    return this.state.humans[id]!
  }

  /** By its number, from 1; `undefined` once it is gone. */
  zombie(number = 1): Zombie {
    return this.state.zombies.find(({ id }) => id === -number)!
  }

  /** Events of a kind since the last answer. */
  told(kind: string): GameEvent[] {
    return this.events.filter((event) => event.kind === kind)
  }
}

/** A place due east of (300, 600), where tests put their shooter: so far from base to base. */
export const SHOOTER: Place = [300, 600]
export const eastBy = (mm: number): Place => [SHOOTER[0] + 25 + mm, SHOOTER[1]]
