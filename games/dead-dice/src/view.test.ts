import { seededChance } from '@shamble/chance'
import type { Frame, Seat, Viewer } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { adversaryById } from './data/adversaries.js'
import type { NegotiationFrame } from './frames/kinds-turns.js'
import { FRESH } from './position/fresh.js'
import type { OwnScenario } from './scenario/own.js'
import type { DeadDice, Foe } from './state.js'
import { type Given, stage } from './tests/stage.js'
import { type DeadDiceView, guessDeadDice, viewDeadDice } from './view.js'

const FOE: Foe = {
  who: adversaryById('howard'),
  combativity: 2,
  cell: 4,
  state: 'fighting',
  dry: true,
  used: [1],
  protectionSpent: true,
  engaged: [1],
  defenceless: false,
  fleeing: false,
  infected: true,
}

/** Everything that is secret of a survivor, in one position: Zoë, in seat 1, is bitten and trusts the others. */
function position(gameMaster: 'automatic' | 'human', options: Given['options'] = {}): DeadDice {
  return stage({
    options: { gameMaster, ...options },
    survivors: [
      { darkSide: 'murder', trust: [0, 1, 0] },
      { survival: 0, turnsIn: 1, trust: [2, 0, 1], trustRaised: true, darkSide: 'ownMother' },
      { survival: 2, darkSide: 'humanFlesh' },
    ],
    group: { traps: [{ successes: 2, maker: 0 }] },
    master: {
      menace: 7,
      account: { start: 22, refunded: 1, spent: 16 },
      acts: [{ turn: 1, what: 'zombies', price: 1, rule: 'DD-5.6', why: 'template' }],
      plan: { budget: 6, gone: ['lilith'], nonAggression: true },
      notes: ['the cellar is next'],
      told: { arrival: 2, 'bite/1': 1 },
    },
    scene: {
      spent: 4,
      groupTrait: 'looters',
      foes: [FOE],
      traps: [{ cell: 3, successes: 1, maker: 2 }],
      hordes: [{ size: 3 }],
      stands: [{ seat: 1, stays: 'no', turnsLeft: 1 }],
    },
    frames: [{ kind: 'fight', step: 0 }],
  }).state
}

const MASTER = 3
const OUTSIDERS: readonly Viewer[] = [0, 2, 'spectator']

/** What each viewer sees of something, by viewer. */
function seenBy<T>(s: DeadDice, of: (view: DeadDiceView) => T, viewers: readonly Viewer[]): T[] {
  return viewers.map((viewer) => of(viewDeadDice(s, viewer)))
}

describe.each(['automatic', 'human'] as const)('who may know what, with a game master who is %s', (gameMaster) => {
  const s = position(gameMaster)
  const all: readonly Viewer[] = [...OUTSIDERS, 1, ...(gameMaster === 'human' ? [MASTER] : [])]
  const knowing: readonly Viewer[] = gameMaster === 'human' ? [1, MASTER] : [1]
  /** Who sees the truth, and that the others see nothing. */
  const expectOnly = <T>(may: readonly Viewer[], of: (view: DeadDiceView) => T, truth: T): void => {
    for (const viewer of all)
      expect([viewer, of(viewDeadDice(s, viewer))]).toEqual([viewer, may.includes(viewer) ? truth : null])
  }
  const master: readonly Viewer[] = gameMaster === 'human' ? [MASTER] : []

  it('name, scores, base Survival, traits and things: everybody', () => {
    for (const view of all.map((viewer) => viewDeadDice(s, viewer))) {
      const { name, scores, base, traits, things } = s.survivors[1]!
      expect(view.survivors[1]).toMatchObject({ name, scores, base, traits, things })
    }
  })

  it('a dark side: its owner and the game master, everybody once it is out', () => {
    expectOnly(knowing, (view) => view.survivors[1]!.darkSide, 'ownMother')
    const out = position(gameMaster)
    out.survivors[1]!.exposed = true
    expect(seenBy(out, (view) => view.survivors[1]!.darkSide, OUTSIDERS)).toEqual(Array(3).fill('ownMother'))
  })

  it('Trust: its owner and the game master', () => {
    expectOnly(knowing, (view) => view.survivors[1]!.trust, [2, 0, 1])
    expectOnly(knowing, (view) => view.survivors[1]!.trustRaised, true)
  })

  it('[DD-15.67] exact Survival: its owner and the game master; the others see who is steady and who is shaken', () => {
    expectOnly(knowing, (view) => view.survivors[1]!.survival, 0)
    expect(viewDeadDice(s, 0).survivors.map(({ condition }) => condition)).toEqual(['steady', 'shaken', 'steady'])
    const at = (survival: number, options: Given['options'] = {}): unknown => {
      const other = position(gameMaster, options)
      other.survivors[1]!.survival = survival
      const { condition, survival: exact } = viewDeadDice(other, 0).survivors[1]!
      return [condition, exact]
    }
    expect([0, 1, 2, 3].map((survival) => at(survival))).toEqual([
      ['shaken', null],
      ['shaken', null],
      ['steady', null],
      ['steady', null],
    ])
    expect(at(1, { survivalVisibility: 'private' })).toEqual([null, null])
    expect(at(1, { survivalVisibility: 'open' })).toEqual(['shaken', 1])
  })

  it('[DD-15.26] a bite: its owner and the game master, until it is told or the bitten turns', () => {
    expectOnly(knowing, (view) => view.survivors[1]!.turnsIn, 1)
    expectOnly(knowing, (view) => view.survivors[1]!.carrier, false)
    expectOnly(knowing, (view) => view.scene!.stands[1]!.stays, 'no')
    expectOnly(knowing, (view) => view.scene!.stands[1]!.turnsLeft, 1)
    expectOnly(knowing, (view) => view.survivors[1]!.deeds.hidBite, false)
    for (const change of [{ told: true }, { fate: 'turned' }] as const) {
      const known = position(gameMaster)
      Object.assign(known.survivors[1]!, change)
      expect(seenBy(known, (view) => view.survivors[1]!.turnsIn, OUTSIDERS)).toEqual([1, 1, 1])
    }
    // Not even that a survivor was told of one.
    expect(seenBy(s, (view) => Object.keys(view.master.told), OUTSIDERS)).toEqual(Array(3).fill(['arrival']))
  })

  it('[DD-8.23] how well a trap is made: the game master alone, not even its maker', () => {
    expectOnly(master, (view) => view.group.traps[0]!.successes, 2)
    expectOnly(master, (view) => view.scene!.traps[0]!.successes, 1)
    expect(viewDeadDice(s, 'spectator').scene!.traps[0]).toMatchObject({ cell: 3, maker: 2 })
  })

  it('[DD-15.67] Menace and what was bought with it: the game master, everybody where it is played openly', () => {
    expectOnly(master, (view) => view.master.menace, 7)
    expectOnly(master, (view) => view.master.account, { start: 22, refunded: 1, spent: 16 })
    expectOnly(master, (view) => view.scene!.spent, 4)
    expectOnly(master, (view) => view.master.acts, s.master.acts)
    const open = position(gameMaster, { menaceVisibility: 'visible' })
    expect(seenBy(open, (view) => view.master.menace, OUTSIDERS)).toEqual([7, 7, 7])
    expect(seenBy(open, (view) => view.master.acts, OUTSIDERS)).toEqual([null, null, null])
  })

  it('Horde and Noise: everybody', () => {
    expect(seenBy(s, (view) => [view.master.horde, view.master.noise], all)).toEqual(all.map(() => [1, 1]))
  })

  it('[DD-4.2] plans and notes: the game master', () => {
    expectOnly(master, (view) => view.master.plan, s.master.plan)
    expectOnly(master, (view) => view.master.notes, ['the cellar is next'])
    // What the group has brought about itself it knows.
    expect(viewDeadDice(s, 0).master).toMatchObject({ gone: ['lilith'], nonAggression: true })
  })

  it('[DD-10.3] figures and traits of an adversary: the game master; where, with what and in what state: everybody', () => {
    const { id, arm, ...figures } = FOE.who
    expectOnly(master, (view) => view.scene!.foes[0]!.who.figures, figures)
    expectOnly(master, (view) => view.scene!.foes[0]!.combativity, 2)
    expectOnly(master, (view) => view.scene!.foes[0]!.used, [1])
    expectOnly(master, (view) => view.scene!.foes[0]!.protectionSpent, true)
    expectOnly(master, (view) => view.scene!.foes[0]!.infected, true)
    expectOnly(master, (view) => view.scene!.groupTrait, 'looters')
    const { cell, state, dry, engaged } = FOE
    expect(viewDeadDice(s, 0).scene!.foes[0]).toMatchObject({ who: { id, arm }, cell, state, dry, engaged })
  })

  it('reserves, Respite, objectives and companions: everybody', () => {
    const { reserves, respite, objectives, companions } = s.group
    for (const viewer of all)
      expect(viewDeadDice(s, viewer).group).toMatchObject({ reserves, respite, objectives, companions })
  })

  it('everything: everybody, once the game is over', () => {
    const over = position(gameMaster)
    over.outcome = { winners: [], reason: 'lost', rule: 'DD-5.18' }
    const { viewer: _, ...seen } = viewDeadDice(over, 'spectator')
    expect(seen.survivors[1]).toMatchObject({ survival: 0, darkSide: 'ownMother', trust: [2, 0, 1], turnsIn: 1 })
    expect(seen.master).toMatchObject({ menace: 7, notes: ['the cellar is next'], acts: s.master.acts })
    expect(seen.scene).toMatchObject({ spent: 4, foes: [{ combativity: 2 }], traps: [{ successes: 1 }] })
  })

  it('a guess looks the same, and differs in what is hidden', () => {
    for (const viewer of all) {
      const view = viewDeadDice(s, viewer)
      const guesses = Array.from({ length: 40 }, (_, i) => guessDeadDice(view, seededChance('guess', i)))
      for (const guess of guesses) expect(viewDeadDice(guess, viewer)).toEqual(view)
      const differ = (of: (guess: DeadDice) => unknown): boolean =>
        new Set(guesses.map((guess) => String(of(guess)))).size > 1
      const hidden = [
        (guess: DeadDice) => guess.survivors[1]!.survival,
        (guess: DeadDice) => guess.survivors[1]!.turnsIn,
        (guess: DeadDice) => guess.survivors[1]!.trust,
        (guess: DeadDice) => guess.survivors[1]!.darkSide,
      ]
      expect(hidden.map(differ)).toEqual(hidden.map(() => !knowing.includes(viewer)))
      expect(differ((guess) => guess.master.menace)).toBe(!master.includes(viewer))
    }
  })
})

describe('what a scenario has in store', () => {
  const own = {
    format: 'shamble-dead-dice-scenario/1',
    title: 'The mill',
    words: { hook: 'Flour dust.', exit: 'A boat.', twist: 'It burns.', dead: 'millers' },
  }
  const words = (s: DeadDice, viewer: Seat): string[] =>
    Object.keys((viewDeadDice(s, viewer).staged as OwnScenario).words!)

  it('[DD-4.2] exit and twist: nobody before they are shown', () => {
    const { state } = stage({ options: { ownScenario: own } })
    expect(words(state, 0)).toEqual(['hook', 'dead'])
    for (const viewer of [0, 'spectator'] as const)
      expect(viewDeadDice(state, viewer).options.ownScenario!.words).toEqual({ hook: 'Flour dust.', dead: 'millers' })
    state.master.exitShown = true
    expect(words(state, 0)).toContain('exit')
    expect(words(state, 0)).not.toContain('twist')
    state.master.twistShown = true
    expect(words(state, 0)).toContain('twist')
  })
})

describe('adversaries whom a game master has brought', () => {
  const people = [
    { name: 'Ruth', combativity: 3, reason: 1, violence: 2, traits: [], bonus: 0, firearm: false, protection: 'none' },
  ]
  const gangs = [{ format: 'shamble-dead-dice-gang/1', name: 'The mill', trait: '', people }]

  it('[DD-10.3] are the game master’s to know before they come', () => {
    const { state } = stage({ options: { gameMaster: 'human', gangs }, survivors: [{}, {}] })
    const seen = seenBy(state, ({ options }) => options.gangs, [0, 'spectator', 2])
    expect(seen).toEqual([null, null, gangs])
  })
})

describe('the one who is spoken to', () => {
  const talk = (viewer: Seat) => {
    const { state } = stage({
      options: { gameMaster: 'human' },
      survivors: [{}],
      scene: { kind: 'negotiation' },
      frames: [{ ...FRESH.negotiation, step: 4, with: adversaryById('roland') } as Frame],
    })
    const view = viewDeadDice(state, viewer)
    return [view, guessDeadDice(view, seededChance('talk', viewer))].map(
      ({ frames }) => (frames[1] as NegotiationFrame).with,
    )
  }

  it('[DD-15.55] has the Violence of 0 that is printed for the game master, whatever is guessed; players know nothing', () => {
    expect(talk(1).map(({ violence }) => violence)).toEqual([0, 0])
    const [seen, guess] = talk(0)
    expect(seen).toMatchObject({ id: 'roland', reason: 3, violence: -1, combativity: -1, traits: [] })
    expect(guess!.violence).toBeGreaterThan(0)
  })
})
