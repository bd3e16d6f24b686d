import { seededChance } from '@shamble/chance'
import { type Engine, seenEvents, type Viewer } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { livingTurnFrame } from '../frames/living-turn.js'
import { FRESH } from '../position/fresh.js'
import type { OwnScenario } from '../scenario/own.js'
import type { DeadDice } from '../state.js'
import { foe } from '../tests/fights.js'
import { type Given, stage, type Table } from '../tests/stage.js'
import { viewDeadDice } from '../view.js'

/** Zoë, whose secrets they are. */
const OWNER = 1
const OTHERS: readonly Viewer[] = [0, 2, 'spectator']
const PLAYERS: readonly Viewer[] = [0, 1, 2, 'spectator']

/** One fact of the table of who may know what, as it is and as it might be, and those who may not tell the two apart. */
interface Row {
  readonly fact: string
  readonly change: (s: DeadDice) => void
  readonly outsiders: readonly Viewer[]
  readonly options?: Given['options']
  /** What stands there in both. */
  readonly first?: (s: DeadDice) => void
  readonly onlyInFights?: true
}

const MILL = (exit: string): OwnScenario =>
  ({
    format: 'shamble-dead-dice-scenario/1',
    title: 'The mill',
    words: { hook: 'Flour dust.', exit, twist: `After ${exit}` },
  }) as unknown as OwnScenario

const ROWS: readonly Row[] = [
  {
    fact: 'a dark side',
    outsiders: OTHERS,
    change: (s) => Object.assign(s.survivors[OWNER]!, { darkSide: 'humanFlesh' }),
  },
  { fact: 'Trust', outsiders: OTHERS, change: (s) => Object.assign(s.survivors[OWNER]!, { trust: [2, 0, 1] }) },
  { fact: 'the exact Survival', outsiders: OTHERS, change: (s) => Object.assign(s.survivors[OWNER]!, { survival: 2 }) },
  {
    fact: 'a bite',
    outsiders: OTHERS,
    change: (s) => Object.assign(s.survivors[OWNER]!, { turnsIn: s.livingTurn + 1 }),
  },
  {
    fact: 'a healthy carrier',
    outsiders: OTHERS,
    options: { healthyCarriers: true },
    change: (s) => Object.assign(s.survivors[OWNER]!, { carrier: true }),
  },
  {
    fact: 'how a trap was laid',
    outsiders: PLAYERS,
    change: (s) => {
      s.group.traps = s.group.traps.map(({ maker }) => ({ maker, successes: 3 }))
      if (s.scene !== null) s.scene.traps = s.scene.traps.map((trap) => ({ ...trap, successes: 3 }))
    },
  },
  {
    fact: 'Menace',
    outsiders: PLAYERS,
    change: ({ master }) => {
      master.menace -= 4
      master.account.spent += 4
    },
  },
  {
    fact: 'plans and notes',
    outsiders: PLAYERS,
    change: ({ master }) => {
      master.notes = ['the cellar is next']
      master.acts = [{ turn: 1, what: 'zombies', price: 1, rule: 'DD-5.6', why: 'template' }]
      master.plan.budget = 9
    },
  },
  {
    fact: 'exit and twist',
    outsiders: PLAYERS,
    first: (s) => Object.assign(s, { staged: MILL('A tunnel.') }),
    change: (s) => Object.assign(s, { staged: MILL('A boat.') }),
  },
  {
    fact: 'the figures of an adversary',
    outsiders: PLAYERS,
    onlyInFights: true,
    change: ({ scene }) => {
      for (const one of scene?.foes ?? []) {
        Object.assign(one, { combativity: 1, protectionSpent: true, infected: true })
        Object.assign(one, { who: { ...one.who, reason: 3, traits: ['idealist'] } })
      }
      if (scene !== null) scene.groupTrait = 'looters'
    },
  },
]

const survivors = [{}, { trust: [0, 0, 0] }, {}]
const master = { menace: 20, account: { start: 22, refunded: 0, spent: 2 } }

const fight = (options: Given['options'] = {}): Table =>
  stage({
    options,
    survivors,
    master,
    scene: {
      fighting: true,
      round: 1,
      hordes: [{ size: 2, cell: 5, target: 0 }],
      foes: [foe('howard', { cell: 5, state: 'out', combativity: 0 })],
      traps: [{ cell: 0, successes: 0, maker: 0 }],
    },
    frames: [
      { ...FRESH.deadTurn, step: 10 },
      { ...FRESH.scene, step: 4 },
      { ...FRESH.fight, step: 3 },
    ],
  })

const home = (options: Given['options'] = {}): Table =>
  stage({
    options,
    survivors,
    master,
    phase: 'living',
    group: { respite: 3, traps: [{ successes: 0, maker: 0 }] },
    frames: [livingTurnFrame()],
  })

/** Everybody walks a step and waits, round after round. */
const inAFight = (round: number): readonly DeadDiceAction[] =>
  [0, 1, 2].flatMap((seat) =>
    round === 0 && seat === OWNER
      ? [{ type: 'walk', cell: 1 } as const, { type: 'done' } as const]
      : [{ type: 'done' }],
  )
const FIGHT = [0, 1, 2].flatMap(inAFight)
const HOME: readonly DeadDiceAction[] = [
  { type: 'atmosphere' },
  { type: 'agree' },
  { type: 'agree' },
  { type: 'atmosphere' },
  { type: 'agree' },
]

/** All that reaches a viewer in the course of these answers. */
function heard(table: Table, answers: readonly DeadDiceAction[], viewers: readonly Viewer[]): readonly unknown[] {
  const engine = table.engine as Engine<DeadDice>
  table.run()
  let s = table.state
  const told = [viewers.map((viewer) => toldTo(engine, s, viewer))] as unknown[]
  const give = (action: DeadDiceAction, i: number): void => {
    const result = engine.apply(s, s.questions[0]!.seat, action, seededChance('rows', i))
    if (!result.ok) throw new Error(`${action.type}: ${result.refusal.rule}`)
    s = result.state as DeadDice
    told.push(viewers.map((viewer) => [seenEvents(result.events, viewer), toldTo(engine, s, viewer)]))
  }
  answers.forEach((action, i) => {
    // A person as game master has nothing to add.
    if (['more', 'between'].includes(s.questions[0]!.kind)) give({ type: 'wait' }, i)
    give(action, i)
  })
  return told
}

function toldTo(engine: Engine<DeadDice>, s: DeadDice, viewer: Viewer): unknown {
  const choices = typeof viewer === 'number' ? engine.choices(s, viewer) : null
  return [viewDeadDice(s, viewer), choices?.actions, choices?.spaces.map(({ kind }) => kind)]
}

describe.each(['automatic', 'human'] as const)('a game master who is %s', (gameMaster) => {
  it.each(ROWS)('nothing that others see, hear or may answer tells of $fact', (row) => {
    const { change, first, outsiders, options, onlyInFights } = row
    const scenes = [[fight, FIGHT] as const, ...(onlyInFights ? [] : [[home, HOME] as const])]
    for (const [scene, answers] of scenes) {
      const [so, otherwise] = [scene({ gameMaster, ...options }), scene({ gameMaster, ...options })]
      for (const { state } of [so, otherwise]) first?.(state)
      change(otherwise.state)
      expect(otherwise.state).not.toEqual(so.state)
      expect(heard(otherwise, answers, outsiders)).toEqual(heard(so, answers, outsiders))
    }
  })

  it('the comparison finds what is open', () => {
    const otherwise = fight({ gameMaster })
    otherwise.state.group.respite = 1
    expect(heard(otherwise, FIGHT, OTHERS)).not.toEqual(heard(fight({ gameMaster }), FIGHT, OTHERS))
  })
})
