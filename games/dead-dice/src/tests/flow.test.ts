import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Play, unwatched } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { LEVELS, type Reserve } from '../data/reserves.js'
import { deadTurnFrame } from '../frames/dead-turn.js'
import { deadDice } from '../game.js'
import { NO_STAGING } from '../rules/cart.js'
import { raiseHorde } from '../rules/menace.js'
import { lower, raise } from '../rules/reserves.js'
import { livingSeats } from '../seats.js'
import type { DeadDice } from '../state.js'
import { stage, type Table } from './stage.js'

const MASTER = 3
const AGREE: DeadDiceAction = { type: 'agree' }
const nothing: DeadDiceAction = { type: 'build', ...NO_STAGING }

/** The first of three proposes, the others agree; the last answer may need dice. */
function decide(
  table: Table,
  action: DeadDiceAction,
  seats: readonly number[] = [0, 1, 2],
  dice: readonly number[] = [],
): Table {
  const [first, ...others] = seats
  table.play(action, others.length === 0 ? dice : [], first!)
  others.forEach((seat, i) => {
    table.play(AGREE, i === others.length - 1 ? dice : [], seat)
  })
  return table
}

describe('a game', () => {
  it('[DD-4.11] [DD-4.1] alternates dead and living turns, begins with a dead one and may end in one', () => {
    // Dead Loft: a house of reality television, with a person in the game master's seat.
    const loft = [
      { name: 'Kim', survival: 0, base: 1 },
      { name: 'Lou', survival: 0, base: 1 },
      { name: 'Max', survival: 0, base: 1 },
    ]
    const table = stage({
      options: { gameMaster: 'human' },
      survivors: loft,
      group: { hasShelter: false, reserves: { shelter: 'empty', provisions: 'low' } },
      state: { deadTurn: 0 },
      frames: [deadTurnFrame()],
    }).run()

    // Three people escape the studio and lock themselves into the loft.
    decide(table, { type: 'ownObjectives', picks: ['newShelter', 'information'], own: [] })
    decide(table, { type: 'leg', to: 'objective', objective: 1 })
    table.play({ type: 'namePlace', words: 'the studio' }, [], MASTER)
    table.play(
      {
        ...nothing,
        obstacles: [{ by: 'muscle', difficulty: 1, wayOut: true, words: 'a locked set door' }],
      } as DeadDiceAction,
      [],
      MASTER,
    )
    decide(table, { type: 'try', obstacle: 0, leader: 0 }, [0, 1, 2], [2, 1])
    // Only the way to a new shelter is left.
    table.play({ type: 'namePlace', words: 'the loft' }, [], MASTER).play(nothing, [], MASTER)
    expect(table.state).toMatchObject({ phase: 'living', livingTurn: 1, group: { respite: 2, hasShelter: true } })
    expect(table.state.group.reserves.shelter).toBe('low')

    // They regroup and plan a raid.
    decide(table, { type: 'atmosphere' })
    decide(table, { type: 'stop' })
    expect(table.state).toMatchObject({ phase: 'dead', deadTurn: 2, group: { respite: 0 } })

    // The raid brings food.
    decide(table, { type: 'ownObjectives', picks: ['provisions'], own: [] })
    decide(table, { type: 'leg', to: 'objective', objective: 0 })
    table.play({ type: 'namePlace', words: 'the canteen' }, [], MASTER).play(nothing, [], MASTER)
    decide(table, { type: 'leg', to: 'home', objective: -1 })
    table.play(nothing, [], MASTER)
    expect(table.state).toMatchObject({ phase: 'living', livingTurn: 2, group: { respite: 1 } })

    // Quarrels: the game master makes a catastrophe of them.
    table.play({ type: 'catastrophe' }, [], MASTER).play(nothing, [], MASTER)
    table.play({ type: 'strike', empty: 'shelter', low: 'ammunition' }, [], MASTER)
    expect(table.state).toMatchObject({ phase: 'dead', deadTurn: 3 })

    // The refuge falls: all are eaten, and the story ends in a dead turn.
    decide(table, { type: 'ownObjectives', picks: ['information'], own: [] })
    decide(table, { type: 'leg', to: 'home', objective: -1 })
    table.play({ ...nothing, ambushes: 1 } as DeadDiceAction, [6], MASTER)
    for (let round = 0; table.state.outcome === null && round < 60; round++) passOn(table)
    expect(table.state.outcome).toMatchObject({ winners: [], reason: 'lost', rule: 'DD-5.18' })
    expect(table.state).toMatchObject({ phase: 'epilogue', deadTurn: 3, livingTurn: 2 })
  })
})

/** Nobody does anything; the dead roll sixes. */
function passOn(table: Table): void {
  const { seat } = table.state.questions[0]!
  const options = table.offered(seat)
  const done = options.find(({ type }) => type === 'done') ?? options[0]!
  for (const dice of [[], [6, 6, 6], [6], [6, 6]]) {
    try {
      table.play(done, dice, seat)
      return
    } catch {}
  }
  throw new Error(`stuck at ${table.asked}`)
}

describe('gauges and reserves', () => {
  const silent: Play = { chance: null as never, emit: null, reveal: null, asks: 'everybody' }

  it('[DD-4.4] (invariant 8) the Horde goes from 1 to 3', () => {
    const { state } = stage({})
    expect(state.master.horde).toBe(1)
    for (let i = 0; i < 3; i++) raiseHorde(state, silent)
    expect(state.master.horde).toBe(3)
  })

  it('[DD-2.1] (invariant 5) a reserve moves a step, and not beyond its ends', () => {
    const { state } = stage({ group: { reserves: { shelter: 'low' } } })
    const levels: string[] = []
    for (const move of [lower, lower, raise, raise, raise]) {
      move(state, 'shelter', 'DD-2.1', silent)
      levels.push(state.group.reserves.shelter)
    }
    expect(levels).toEqual(['empty', 'empty', 'low', 'sufficient', 'sufficient'])
  })
})

const GAMES = 40

describe('random games', () => {
  it('keep what turns promise (invariants 5, 8, 16, 17, 25, 26)', () => {
    const engine = new Engine(deadDice)
    const endings = new Set<string>()
    for (let seed = 0; seed < GAMES; seed++) {
      const below = seededBelow('flow', seed)
      const play = unwatched(seededChance('flow', 'dice', seed))
      const options = resolveOptions(deadDice.options, { players: 1 + (seed % 4) })
      const s = deadDice.setup(options, play) as DeadDice
      engine.settle(s, play)
      let before = snapshot(s)
      for (let answers = 0; s.outcome === null; answers++) {
        if (answers > 20_000) throw new Error(`game ${seed} does not end`)
        const { seat } = s.questions[0]!
        const { actions, spaces } = engine.choices(s, seat)
        const i = below(actions.length + spaces.length)
        const action = actions[i] ?? spaces[i - actions.length]!.sample(below)
        engine.step(s, seat, action, play)
        const after = snapshot(s)
        const fault = faultOf(before, after, s)
        if (fault !== null) throw new Error(`${fault} in game ${seed} at ${s.seq}`)
        before = after
      }
      expect(livingSeats(s).length === 0 || s.master.menace === 0).toBe(true)
      endings.add(s.outcome.reason)
    }
    expect([...endings]).toContain('lost')
  })
})

interface Snapshot {
  readonly phase: string
  readonly deadTurn: number
  readonly livingTurn: number
  readonly menace: number
  readonly horde: number
  readonly respite: number
  readonly reserves: Readonly<Record<Reserve, string>>
  readonly acts: number
}

const snapshot = (s: DeadDice): Snapshot => ({
  phase: s.phase,
  deadTurn: s.deadTurn,
  livingTurn: s.livingTurn,
  menace: s.master.menace,
  horde: s.master.horde,
  respite: s.group.respite,
  reserves: { ...s.group.reserves },
  acts: s.master.acts.length,
})

/** What is wrong after an answer; `null` where nothing is. */
function faultOf(before: Snapshot, after: Snapshot, s: DeadDice): string | null {
  const { horde, noise, acts } = s.master
  if (horde < before.horde || horde > 3 || noise < 1 || noise > 3) return 'a gauge'
  if (after.respite < 0 || (after.phase === 'dead' && after.respite > 0)) return 'Respite'
  if (Object.values(after.reserves).some((level) => !LEVELS.includes(level as never))) return 'a reserve'
  const met = s.group.objectives.filter(({ done }) => done).length
  if (after.phase === 'living' && after.respite > met) return 'Respite for nothing'
  if (before.phase !== 'living' || after.phase !== 'living' || before.livingTurn !== after.livingTurn) return null
  if (before.respite - after.respite < 0 || before.respite - after.respite > 1) return 'the price of a preparation'
  const paid = acts.slice(before.acts).filter(({ price }) => price > 0)
  const usual = ({ what }: { what: string }): boolean => what === 'tension' || what.startsWith('catastrophe')
  return s.scene === null && !paid.every(usual) ? 'what a living turn costs' : null
}
