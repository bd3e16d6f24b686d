import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import deadDice from '@shamble/game-dead-dice'
import { type DeadDiceAction, type DeadDiceView, oddsOf } from '@shamble/game-dead-dice/table'
import { plainChoices } from '@shamble/host'
import { Engine, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { expect, it } from 'vitest'
import { isGrave, isOneOfMany, mainAction } from './keys.js'

const engine = new Engine(deadDice.game)

/** Whether dice are rolled for it that cannot be enough. */
function isHopeless(view: DeadDiceView, action: DeadDiceAction): boolean {
  const first = oddsOf(view, action)?.results[0]
  return first?.key.startsWith('made') === true && first.ways === 0
}

it('never fills the key of what cannot come off while something else can be done', () => {
  const options = resolveOptions(deadDice.game.options, { players: 1 } as never)
  let hopeless = 0
  for (let game = 0; game < 6; game++) {
    const anything = randomPolicy(engine, seededBelow('keys', game))
    let state = engine.start(options, seededChance('keys', game)).state
    for (let answers = 0; state.outcome === null && answers < 200; answers++) {
      const { seat, kind } = state.questions[0]!
      if (kind === 'turn') {
        const view = deadDice.game.view(state, seat) as DeadDiceView
        const choices = plainChoices(engine.choices(state, seat))
        const main = mainAction({ choices, view, draft: null })
        if ((choices.actions as DeadDiceAction[]).some((action) => isHopeless(view, action))) hopeless++
        expect(main !== null && isHopeless(view, main)).toBe(false)
        // Nobody who can just end the turn is told to walk about, to run or to throw their weapon away.
        const { engaged, spent } = state.frames.at(-1) as unknown as { engaged: boolean; spent: string }
        if (!engaged || spent !== '') expect(['walk', 'flee', 'help', 'wield', 'throw']).not.toContain(main?.type)
      }
      const applied = engine.apply(state, seat, anything(state, seat), seededChance('then', answers))
      if (!applied.ok) throw new Error(`refused by ${applied.refusal.rule}`)
      state = applied.state
    }
  }
  expect(hopeless).toBeGreaterThan(0)
})

it('[DD-15.88] fills the key that agrees to what was proposed', () => {
  const options = resolveOptions(deadDice.game.options, { players: 2 } as never)
  const asked = new Set<string>()
  for (let game = 0; game < 6; game++) {
    const anything = randomPolicy(engine, seededBelow('agree', game))
    let state = engine.start(options, seededChance('agree', game)).state
    for (let answers = 0; state.outcome === null && answers < 150; answers++) {
      const { seat } = state.questions[0]!
      const choices = plainChoices(engine.choices(state, seat))
      const types = choices.actions.map(({ type }) => type)
      if (types.includes('agree')) {
        const view = deadDice.game.view(state, seat) as DeadDiceView
        expect(mainAction({ choices, view, draft: null })?.type).toBe('agree')
        for (const type of types) asked.add(type)
      }
      const applied = engine.apply(state, seat, anything(state, seat), seededChance('then', answers))
      if (!applied.ok) throw new Error(`refused by ${applied.refusal.rule}`)
      state = applied.state
    }
  }
  // Beside a way to go, which would come first otherwise.
  expect([...asked]).toEqual(expect.arrayContaining(['agree', 'leg']))
})

it('[DD-15.36] calls the groups that are named instead of naming more, and leaves a choice among equals to the player', () => {
  const options = resolveOptions(deadDice.game.options, { players: 2 } as never)
  const asked = new Set<string>()
  for (let game = 0; game < 8; game++) {
    const anything = randomPolicy(engine, seededBelow('equals', game))
    let state = engine.start(options, seededChance('equals', game)).state
    for (let answers = 0; state.outcome === null && answers < 200; answers++) {
      const { seat, kind } = state.questions[0]!
      const view = deadDice.game.view(state, seat) as DeadDiceView
      const choices = plainChoices(engine.choices(state, seat))
      const main = mainAction({ choices, view, draft: null })
      if (kind === 'attract' && choices.actions.some((action) => !isHopeless(view, action as DeadDiceAction))) {
        asked.add(kind)
        if (main?.type !== 'call') expect(isHopeless(view, { type: 'call', helpers: [] })).toBe(true)
      }
      if (main !== null && isOneOfMany({ choices, view }, main)) asked.add(`${kind} ${main.type}`)
      const applied = engine.apply(state, seat, anything(state, seat), seededChance('then', answers))
      if (!applied.ok) throw new Error(`refused by ${applied.refusal.rule}`)
      state = applied.state
    }
  }
  expect([...asked]).toEqual(expect.arrayContaining(['attract', 'leg leg', 'threat lead']))
})

it('[DD-8.9] an attack on a friend is no other target of the same blow', () => {
  const options = resolveOptions(deadDice.game.options, { players: 2, agmScenario: 'brainsOnSale' } as never)
  const position = `turn 1 dead deadTurn=1
scenario brainsOnSale
survivor first Rick
survivor second Zoë
objective provisions
master menace=15 account={"start":18,"spent":3}
scene danger place=supermarket spent=3
stand first
stand second
horde 1 size=3 cell=1
frame deadTurn step=10 objective=0 tried=[0] place=supermarket
frame scene step=3`
  const state = deadDice.position!.read(position, options as never, seededChance('blow')) as never
  engine.settle(state, silently(seededChance('blow')))
  const view = deadDice.game.view(state, 0) as DeadDiceView
  const choices = plainChoices(engine.choices(state, 0))
  const blows = (choices.actions as DeadDiceAction[]).filter(({ type }) => type === 'melee')
  expect(blows.map(isGrave).sort()).toEqual([false, true])
  const main = mainAction({ choices, view, draft: null })!
  expect([main.type, isGrave(main), isOneOfMany({ choices, view }, main)]).toEqual(['melee', false, false])
})
