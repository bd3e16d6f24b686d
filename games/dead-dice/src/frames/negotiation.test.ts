import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import type { Request } from '../data/negotiation.js'
import { NO_STAGING } from '../rules/cart.js'
import { newScene } from '../rules/scene.js'
import { type Given, stage, type Table } from '../tests/stage.js'
import { deadTurnFrame } from './dead-turn.js'
import type { DeadTurnFrame, SceneFrame } from './kinds-turns.js'
import { negotiationFrame } from './negotiation.js'
import { sceneFrame } from './scene.js'

interface Talk extends Given {
  readonly reason?: number
  /** [DD-16.50] What the players came for. */
  readonly parley?: Request
}

/** A talk that is about to begin, on the leg of an objective, with so much Menace to spend on it. */
function meet({ reason, parley, ...given }: Talk = {}): Table {
  const turn = { ...(deadTurnFrame() as DeadTurnFrame), step: 10, objective: 0, tried: [0], place: 'toys' }
  const table = stage({
    ...given,
    survivors: given.survivors ?? [{ survival: 0 }],
    state: { deadTurn: 2 },
    master: { menace: 4, ...given.master, plan: { left: 4, legsLeft: 1, scenes: 5, ...given.master?.plan } },
    group: { objectives: [{ what: 'provisions', words: null, step: 0, done: false }], ...given.group },
    frames: [turn],
  })
  const { state } = table
  state.scene = newScene(state, 'negotiation', 'toys')
  const scene = { ...(sceneFrame('objective', parley ?? null) as SceneFrame), step: 2 }
  const own =
    reason === undefined
      ? []
      : [
          {
            name: 'Ann',
            combativity: 1,
            reason,
            violence: 1,
            traits: [],
            bonus: 0,
            firearm: false,
            protection: 'none' as const,
          },
        ]
  state.frames.push(scene, negotiationFrame(state, scene, { ...NO_STAGING, own }))
  return table.run()
}

const ask = (what: Request): DeadDiceAction => ({ type: 'request', what })
const speak = (by: 'brains' | 'mug' = 'brains', leader = 0): DeadDiceAction => ({ type: 'speak', leader, by })
const wins = [{ survival: 0, scores: { brains: 3, mug: 3 } }]
const isMet = (table: Table): boolean => table.state.group.objectives[0]!.done

/** A deal won at once: the price is asked for, or the talk is over. */
const won = (what: Request, given: Talk = {}): Table =>
  meet({ reason: 1, survivors: wins, ...given })
    .play(ask(what))
    .play(speak(), [2, 2, 2])

describe('a request', () => {
  it('[DD-11.4] [DD-11.2] is paid for by the game master, by what is at stake', () => {
    const menace = (what: Request) => meet({ reason: 1 }).play(ask(what)).state.master.menace
    expect([menace('passage'), menace('nonAggression'), menace('alliance')]).toEqual([3, 2, 0])
  })

  it('[DD-15.53] costs more where the players run short', () => {
    const menace = (ammunition: 'sufficient' | 'low' | 'empty') =>
      meet({ reason: 1, group: { reserves: { ammunition } } }).play(ask('ammunition')).state.master.menace
    expect([menace('sufficient'), menace('low'), menace('empty')]).toEqual([2, 0, 0])
  })

  it('[DD-16.26] [DD-11.1] costs no more than the budget of the scene; and nothing may be wanted', () => {
    const table = meet({ reason: 1, master: { plan: { left: 2 } } })
    expect(table.refusal(ask('alliance')).rule).toBe('DD-16.26')
    expect(table.offered()).toContainEqual(ask('nonAggression'))
    const nothing = meet({ reason: 1, master: { menace: 1, plan: { left: 1 } } }).play({ type: 'noRequest' }, [3])
    expect(nothing.kinds()).toContain('no-deal-wanted')
    expect(nothing.kinds()).toContain('element.zombies')
  })

  it('[DD-16.28] goes to the first of those with the highest Reason', () => {
    const table = meet().play(ask('passage'))
    expect(table.events.find(({ kind }) => kind === 'negotiation')!.about).toMatchObject({ with: 'roland' })
  })
})

describe('the talk', () => {
  it('[DD-11.5] [DD-11.6] [DD-15.53] reaches Reason and what the stake adds, by Brains or Mug', () => {
    const trivial = meet({ reason: 2 }).play(ask('passage')).play(speak('mug'), [2, 2])
    expect(trivial.kinds()).toContain('deal-won')
    const serious = meet({ reason: 2 }).play(ask('nonAggression')).play(speak(), [2, 2])
    expect(serious.kinds()).not.toContain('deal-won')
    expect(serious.events.find(({ kind }) => kind === 'test-failed')!.about).toMatchObject({ difficulty: 3 })
  })

  it('[DD-11.7] (invariant 21) nobody helps', () => {
    const andrea = { id: 1, name: 'A', role: null, talent: ['knowledge'], alive: true, onRaid: true } as const
    const table = meet({
      reason: 1,
      survivors: [{ survival: 0, trust: [0, 2] }, { survival: 0 }],
      group: { companions: [andrea] },
    })
    table.play(ask('passage')).play({ type: 'agree' })
    table.play(speak()).play({ type: 'agree' }, [2, 1])
    expect(table.events.find(({ kind }) => kind === 'test-made')!.modifiers).toEqual([{ rule: 'DD-7.2', value: 2 }])
  })

  it('[DD-11.8] [DD-11.9] keeps successes over 5 - Reason tries, and the speaker may change', () => {
    const table = meet({ reason: 2, survivors: [{ survival: 0 }, { survival: 0 }] })
    table.play(ask('alliance')).play({ type: 'agree' })
    table.play(speak('brains', 0)).play({ type: 'agree' }, [1, 1])
    table.play(speak('mug', 1)).play({ type: 'agree' }, [2, 2])
    expect(table.asked).toBe('0: speaker')
    table.play(speak('mug', 0)).play({ type: 'agree' }, [2, 2])
    expect(table.kinds()).toContain('deal-won')
    const three = meet({ reason: 3 }).play(ask('passage')).play(speak(), [1, 1]).play(speak(), [1, 1])
    expect(three.kinds()).toContain('deal-refused')
  })

  it('[DD-15.53] [DD-16.24] a sacrifice closes the gap, from the first success on', () => {
    const offered = (dice: number[]): string =>
      meet({ reason: 3, survivors: [{ survival: 2 }] })
        .play(ask('passage'))
        .play(speak(), dice).asked
    expect(offered([2, 1])).toBe('0: sacrifice')
    expect(offered([1, 1])).toBe('0: speaker')
    const table = meet({ reason: 3, survivors: [{ survival: 2 }] })
      .play(ask('passage'))
      .play(speak(), [2, 1])
    table.play({ type: 'sacrifice', what: 'survival', id: -1 })
    expect(table.kinds()).toContain('deal-won')
  })
})

describe('how it ends', () => {
  it('[DD-11.10] [DD-16.28] one success short is a heavy price, two are a refusal', () => {
    const one = meet({ reason: 3, survivors: [{ survival: 0, carries: ['bat'] }] }).play(ask('passage'))
    one.play(speak(), [2, 2]).play({ type: 'bear' }).play(speak(), [1, 1]).play({ type: 'bear' })
    expect(one.kinds()).toContain('deal-dear')
    expect(one.asked).toBe('0: price')
    const two = meet({ reason: 3 }).play(ask('passage')).play(speak(), [2, 1]).play(speak(), [1, 1])
    expect(two.kinds()).toContain('deal-refused')
    expect(isMet(two)).toBe(false)
  })

  it('[DD-16.28] a deal is a leg that succeeded, and talk can be broken off', () => {
    expect(isMet(won('passage').play({ type: 'moveOn' }))).toBe(true)
    expect(isMet(meet({ reason: 1 }).play(ask('passage')).play({ type: 'breakOff' }))).toBe(false)
  })

  it('[DD-16.27] the players say what they give, never what they gain', () => {
    const vital = won('alliance', { group: { reserves: { shelter: 'low' } } })
    const steps = vital.offered().flatMap((one) => (one.type === 'give' ? [one.steps] : []))
    expect(steps).toEqual([['ammunition'], ['provisions'], ['survivors']])
    expect(vital.refusal({ type: 'give', things: [], steps: ['shelter'] }).rule).toBe('DD-16.27')
    vital.play({ type: 'give', things: [], steps: ['ammunition'] })
    expect(vital.state.group.reserves).toMatchObject({ shelter: 'sufficient', ammunition: 'low' })
  })

  it('[DD-16.27] a Vital deal that is dear costs two steps, of one reserve where it has two', () => {
    const table = meet({
      reason: 1,
      survivors: [{ survival: 0, scores: { brains: 2 } }],
      group: { reserves: { provisions: 'low' } },
    })
    table.play(ask('alliance')).play(speak(), [2, 2])
    table.play(speak(), [1, 1]).play(speak(), [1, 1])
    table.play({ type: 'breakOff' })
    const steps = table.offered().flatMap((one) => (one.type === 'give' ? [one.steps.join('+')] : []))
    expect(steps).toContain('ammunition+ammunition')
    expect(steps).not.toContain('provisions+provisions')
    table.play({ type: 'give', things: [], steps: ['ammunition', 'ammunition'] })
    expect(table.state.group.reserves.ammunition).toBe('empty')
  })

  it('[DD-16.27] who cannot or will not pay gets nothing', () => {
    const poor = won('nonAggression')
    expect(poor.kinds()).toContain('deal-refused')
    const rich = [{ survival: 0, scores: { brains: 3 }, carries: ['bat'] as const }]
    const table = won('nonAggression', { survivors: rich })
    expect(table.offered().filter(({ type }) => type === 'give')).toHaveLength(1)
    table.play({ type: 'refusePrice' })
    expect(table.state.master.plan.nonAggression).toBe(false)
    expect(table.state.survivors[0]!.things).toHaveLength(1)
    const paid = won('nonAggression', { survivors: rich }).play({ type: 'give', things: [1], steps: [] })
    expect(paid.state.survivors[0]!.things).toEqual([])
    expect(paid.state.master.plan.nonAggression).toBe(true)
  })

  it('[DD-11.3] [DD-16.27] what the deals give', () => {
    const give: DeadDiceAction = { type: 'give', things: [], steps: ['ammunition'] }
    const freed = won('hostages', { group: { reserves: { survivors: 'low' } } }).play(give)
    expect(freed.state.group.reserves.survivors).toBe('sufficient')
    expect(won('criticalInformation').play(give).state.group.clues).toBe(1)
    const healed = won('medicine', { survivors: [{ survival: 0, base: 3, scores: { brains: 3 } }] }).play(give)
    expect(healed.play({ type: 'lead', seat: 0 }).state.survivors[0]!.survival).toBe(3)
    const told = meet({ reason: 1, survivors: wins }).play(ask('localInformation')).play(speak(), [2, 2, 2], 0, [3])
    expect(told.events.find(({ kind }) => kind === 'foretold')!.data).toMatchObject({
      place: { word: 'scenario.brainsOnSale.place.records' },
    })
    expect((told.state.frames[1] as DeadTurnFrame).foretold).toBe('records')
  })

  it('[DD-16.50] a talk that players came for is paid at once', () => {
    const table = meet({ reason: 1, parley: 'passage' })
    expect(table.asked).toBe('0: speaker')
    expect(table.state.master.menace).toBe(3)
  })
})

describe('a standoff', () => {
  const failed = (mexicanStandoff: boolean, request: Request, dice: number[]): Table => {
    const table = meet({ reason: 3, options: { mexicanStandoff } }).play(ask(request))
    return table.play(speak(), dice).play({ type: 'breakOff' })
  }

  it('[DD-11.11] [DD-15.54] [DD-16.29] gives the stake back and starts a fight at short range', () => {
    const table = failed(true, 'passage', [1, 1])
    expect(table.kinds()).toContain('standoff')
    // Lilith costs 4 of the 5 points that 1 Menace buys.
    expect(table.state.scene!.foes.map(({ who, cell }) => [who.id, cell])).toEqual([['lilith', 2]])
    expect(table.state.master).toMatchObject({ menace: 3, account: { refunded: 1 } })
  })

  it('[DD-11.11] needs its option, and not one success', () => {
    expect(failed(false, 'passage', [1, 1]).kinds()).toContain('deal-refused')
    expect(failed(true, 'passage', [2, 1]).kinds()).toContain('deal-refused')
  })
})

describe('a human game master', () => {
  const human = (given: Talk = {}): Table => meet({ reason: 1, options: { gameMaster: 'human' }, ...given })

  it('[DD-11.4] says what is at stake, as far as there is Menace', () => {
    const table = human({ master: { menace: 2 } }).play({ type: 'ownRequest', words: 'your boat' })
    expect(table.asked).toBe('1: stake')
    expect(table.refusal({ type: 'stake', stake: 'vital' }).rule).toBe('DD-11.4')
    table.play({ type: 'stake', stake: 'serious' })
    expect(table.state.master.menace).toBe(0)
  })

  it('[DD-11.10] grants a failed talk dearly, or refuses', () => {
    const talk = (): Table =>
      human().play(ask('passage')).play({ type: 'stake', stake: 'trivial' }).play({ type: 'breakOff' })
    expect(talk().asked).toBe('1: verdict')
    expect(talk().refusal({ type: 'verdict', how: 'standoff' }).rule).toBe('DD-11.11')
    expect(talk().play({ type: 'verdict', how: 'refused' }).kinds()).toContain('deal-refused')
    expect(talk().play({ type: 'verdict', how: 'dear' }).kinds()).toContain('deal-dear')
  })
})
