import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, seenEvents, type Viewer } from '@shamble/kernel'
import { LANGUAGES, type Language, resolveOptions } from '@shamble/module'
import { eventSentence, gameSpeaker, refusalSentence } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import type { DeadDice } from './state.js'
import { stage } from './tests/stage.js'

const { game } = module
const engine = new Engine(game)
const SPEAK = { en: gameSpeaker(module as never, 'en'), fr: gameSpeaker(module as never, 'fr') }

function drawn(s: DeadDice, viewer: Viewer, language: Language): string[] {
  return module.draw(game.view(s, viewer), SPEAK[language]).map((line) => line.map(({ text }) => text).join(''))
}

describe('the table in the terminal', () => {
  const { state } = stage({
    survivors: [
      { survival: 1, carries: ['bat'] },
      { survival: 3, turnsIn: 2, darkSide: 'murder' },
    ],
    group: { reserves: { shelter: 'low', ammunition: 'sufficient', provisions: 'empty', survivors: 'sufficient' } },
    master: { menace: 9, noise: 2 },
    scene: {
      fighting: true,
      round: 2,
      hazards: ['fire'],
      hordes: [{ id: 1, size: 4, cell: 0, target: 0, engaged: true }],
      stands: [
        { seat: 0, cell: 0 },
        { seat: 1, cell: 1 },
      ],
    },
  })

  it('shows the ladder, the reserves with what they do, and of others only what shows', () => {
    expect(drawn(state, 0, 'en')).toEqual([
      'Dead turn 1 · Horde 1 · Noise 2',
      'Brains on sale',
      'Shelter: Low  Ammunition: Sufficient  Provisions: Empty  Survivors: Sufficient',
      '  Nobody recovers Survival by resting',
      '  The Survivors reserve falls one step unless the next scene raises Provisions',
      '',
      'Danger scene: the refuge · round 2',
      '! fire',
      '[0] contact  @ Rick  Z group 1 (4 zombies) engages Rick',
      '[1]  @ Zoë',
      '[2] short range',
      '[3]',
      '[4]',
      '[5] long range',
      '',
      'Rick  Survival 1 of 3  engaged',
      '  Brains 2 · Finesse 2 · Muscle 2 · Guts 2 · Mug 2',
      '  baseball bat (Wear 2) in hand',
      '  I will find my lost son, whatever it costs the others.',
      'Zoë  steady',
      '  Brains 2 · Finesse 2 · Muscle 2 · Guts 2 · Mug 2',
      '  carries nothing',
    ])
  })

  it('shows the infected their infection, in their language', () => {
    expect(drawn(state, 1, 'fr').slice(-5)).toEqual([
      'Zoë  Survie 3 sur 3',
      '  Cervelle 2 · Doigté 2 · Muscle 2 · Tripes 2 · Trogne 2',
      '  ne porte rien',
      '  Avant tout ça, j’ai fait de la prison pour meurtre.',
      '  Infection ; transformation au tour des vivants 2. Seuls vous et le meneur le savez.',
    ])
  })
})

describe('every word of whole games', () => {
  it.each([
    ['the automatic game master', { players: 2, agmLength: 3 }],
    ['a human game master', { players: 2, gameMaster: 'human', specialZombies: true }],
    ['a campaign', { players: 2, agmScenario: 'rouen', agmLength: 3, campaign: true, rewards: true }],
  ])('is there in both languages, with %s', (_with, given) => {
    const options = resolveOptions(game.options, given)
    const words = game.seats(options)
    const said = new Set<string>()
    for (let i = 0; i < 3; i++) {
      const below = seededBelow('words', i)
      const anything = randomPolicy(engine, below)
      let { state, events } = engine.start(options, seededChance('words', i))
      for (let answers = 0; state.outcome === null && answers < 300; answers++) {
        for (const language of LANGUAGES) {
          const speak = SPEAK[language]
          for (const viewer of [0, words.length - 1, 'spectator'] as const) {
            if (answers % 3 === 0) for (const line of drawn(state as DeadDice, viewer, language)) said.add(line)
            for (const event of seenEvents(events, viewer)) said.add(eventSentence(event, words, speak))
          }
          for (const seat of words.keys()) {
            const { actions, spaces, refused } = engine.choices(state, seat)
            const view = game.view(state as DeadDice, seat)
            for (const action of [...actions.slice(0, 12), ...spaces.map((space) => space.sample(below))])
              said.add(module.label(action as never, view, speak))
            for (const { action, refusal } of refused.slice(0, 6))
              said.add(`${module.label(action as never, view, speak)}: ${refusalSentence(refusal, speak)}`)
          }
        }
        const { seat } = state.questions[below(state.questions.length)]!
        const result = engine.apply(state, seat, anything(state, seat), seededChance('words', i, state.seq))
        if (!result.ok) throw new Error(result.refusal.rule)
        ;({ state, events } = result)
      }
    }
    expect(said.size).toBeGreaterThan(200)
    // A key that is missing is shown as itself, a placeholder that is not filled as it stands.
    expect([...said].filter((text) => /\{\{|\b[a-z][A-Za-z]*\.[a-z]/.test(text))).toEqual([])
  })
})

describe('the rule of an answer', () => {
  it('stands in the ledger, whatever the answer', () => {
    const ids = new Set(module.ledger.map(({ id }) => id))
    for (const written of [
      'roll',
      'done',
      'melee 3',
      'objectives story',
      'build danger',
      'improvise',
      'reserves empty shelter low provisions',
    ])
      expect(ids).toContain(module.rule(module.notation.read(written)!, game.view(stage({}).state, 0)))
  })
})
