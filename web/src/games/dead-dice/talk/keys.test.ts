import { seededChance } from '@shamble/chance'
import deadDice from '@shamble/game-dead-dice'
import type { DeadDiceAction, DeadDiceView } from '@shamble/game-dead-dice/table'
import { plainChoices } from '@shamble/host'
import { Engine, topFrame } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { expect, it } from 'vitest'
import { bar } from '../bar.js'
import type { Part } from '../part.js'
import { poolFacts } from '../pool.js'
import texts from '../text/index.js'
import { chosenOf } from './choosing.js'
import { talkKeys } from './keys.js'

const engine = new Engine(deadDice.game)
const house = deadDice.bots!['house']!

/** What the group does wherever it can: talk, and agree. */
const WANTED: readonly DeadDiceAction['type'][] = ['parley', 'speak', 'agree']

/** The first moment of a game by the house in which the group decides this in a talk. */
function talkAt(topic: 'speaker' | 'price'): Part {
  const options = resolveOptions(deadDice.game.options, { players: 2, agmScenario: 'brainsOnSale' } as never)
  for (let game = 0; game < 20; game++) {
    let { state } = engine.start(options, seededChance('talk', game))
    for (let answers = 0; state.outcome === null && answers < 500; answers++) {
      const { seat } = state.questions[0]!
      const view = deadDice.game.view(state, seat) as DeadDiceView
      const choices = engine.choices(state, seat)
      const top = topFrame(state) as { readonly kind: string; readonly topic?: string; readonly proposal?: unknown }
      if (top.topic === topic && top.proposal === null)
        return {
          view,
          choices: plainChoices(choices),
          questions: view.questions,
          draft: null,
          menu: null,
          words: { speak: gameSpeaker(deadDice, 'en', texts.en), language: 'en', seat: () => '' },
        } as unknown as Part
      const known = { seat, view, choices, events: [] }
      const answer =
        choices.actions.find(({ type }) => WANTED.includes(type as never)) ??
        house(seat).decide(known as never, seededChance('house', answers))
      const applied = engine.apply(state, seat, answer, seededChance('then', game, answers))
      if (!applied.ok) throw new Error(`refused by ${applied.refusal.rule}`)
      state = applied.state
    }
  }
  throw new Error(`nobody ever decides about the ${topic}`)
}

it('[DD-11.7] shows who does not help, and on the bar which try it is', () => {
  const part = talkAt('speaker')
  const rows = poolFacts(part.view, chosenOf(part)!, part.words)!.rows
  expect(rows.at(-1)).toMatchObject({ id: 'no help', rule: 'DD-11.7', state: 'refused' })
  expect(rows.filter(({ rule }) => rule === 'DD-7.4')).toEqual([])
  const { phases } = bar(part.view, part.words)
  expect(phases.map(({ current }) => current)).toEqual([false, true, false])
  expect(phases[1]!.name).toMatch(/^Try 1 of [234]$/)
})

it('[DD-16.27] has a key for each thing that can be given, with its owner, and refusing is not the filled one', () => {
  const part = talkAt('price')
  const keys = talkKeys(part)!
  const gifts = keys.filter(({ id }) => id.startsWith('give'))
  expect(gifts.length).toBeGreaterThan(1)
  expect(new Set(gifts.map(({ label, note }) => `${label} ${note}`)).size).toBe(gifts.length)
  expect(gifts[0]!.main).toBe(true)
  expect(keys.filter(({ main }) => main)).toHaveLength(1)
  const names = part.view.survivors.map(({ name }) => name)
  for (const { note } of gifts) expect(['', ...names]).toContain(note)
  expect(gifts.some(({ note }) => names.includes(note))).toBe(true)
})
