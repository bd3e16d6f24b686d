import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, seenEvents, type Viewer } from '@shamble/kernel'
import { LANGUAGES, type Language, resolveOptions } from '@shamble/module'
import { eventSentence, gameSpeaker, refusalSentence } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import type { Night } from './night.js'

const { game } = module
const engine = new Engine(game)
const options = resolveOptions(game.options, { players: 3 })
const SPEAK = { en: gameSpeaker(module, 'en'), fr: gameSpeaker(module, 'fr') }

function drawn(s: Night, viewer: Viewer, language: Language): string[] {
  const board = module.draw(game.view(s, viewer), SPEAK[language])
  return board.map((line) => line.map(({ text }) => text).join(''))
}

function at(text: string): Night {
  return module.position.read(text, resolveOptions(game.options), seededChance('board'))
}

describe('the board in the terminal', () => {
  const night = at(
    `hour 3, room 2, zombies 2, obstacle blocked, searched 3
     gm: menace 2, traps 4
     ana: nurse, survival 3
     ben: porter, survival 1, mauled 1, bite 1
     asked: commit ana force 2 wound paid 1`,
  )

  it('shows the game master everything', () => {
    expect(drawn(night, 0, 'en')).toEqual([
      'hour 3 of 8',
      '  [1] the ward',
      '> [2] the pharmacy  @ group  Z 2 zombies  # blocked',
      '  [3] the operating theatre  searched',
      '  [4] the stairwell  ^ trap',
      '  [exit] the ambulance bay',
      'Menace left 2, spent openly 6',
      'Ana (nurse)  Survival 3',
      'Ben (porter)  Survival 1  bitten, turns in 2 hours',
      'Ana: force the way, difficulty 2, on failure a wound',
    ])
  })

  it('shows a survivor bounds and suspicions of what they may not know', () => {
    expect(drawn(night, 1, 'fr')).toEqual([
      'heure 3 sur 8',
      '  [1] la salle commune',
      '> [2] la pharmacie  @ groupe  Z 2 zombies  # bloqué',
      '  [3] le bloc opératoire  fouillée',
      '  [4] la cage d’escalier',
      '  [sortie] la cour des ambulances',
      'Menace restante entre 2 et 4, dépensée ouvertement 6',
      'Ana (infirmier)  Survie 3',
      'Ben (brancardier)  Survie 1  peut-être une morsure',
      'Ana\u00a0: forcer le passage, difficulté 2, en cas d’échec une blessure',
    ])
  })

  it('says every board, answer, refusal and event of whole nights in both languages', () => {
    const said = new Set<string>()
    const words = game.seats(options)
    for (let i = 0; i < 10; i++) {
      const below = seededBelow('board', i)
      const anything = randomPolicy(engine, below)
      const begun = engine.start(options, seededChance('board', i))
      let { state, events } = begun
      for (;;) {
        for (const language of LANGUAGES) {
          const speak = SPEAK[language]
          for (const viewer of [0, 1, 'spectator'] as const) {
            for (const line of drawn(state, viewer, language)) said.add(line)
            for (const event of seenEvents(events, viewer)) said.add(eventSentence(event, words, speak))
          }
          for (const seat of words.keys()) {
            const { actions, spaces, refused } = engine.choices(state, seat)
            const view = game.view(state, seat)
            const composed = spaces.map((space) => space.sample(below))
            for (const action of [...actions, ...composed]) said.add(module.label(action, view, speak))
            for (const { action, refusal } of refused)
              said.add(`${module.label(action, view, speak)}: ${refusalSentence(refusal, speak)}`)
          }
        }
        if (state.outcome !== null) break
        const { seat } = state.questions[below(state.questions.length)]!
        const result = engine.apply(state, seat, anything(state, seat), seededChance('board', i, state.seq))
        if (!result.ok) throw new Error(result.refusal.rule)
        ;({ state, events } = result)
      }
    }
    expect(said.size).toBeGreaterThan(300)
    // A key that is missing is shown as itself, a placeholder that is not filled as it is.
    expect([...said].filter((text) => /\{\{|\b[a-z]+\.[a-z]/.test(text))).toEqual([])
  })

  it('names the rule of every kind of answer', () => {
    const ids = new Set(module.ledger.map(({ id }) => id))
    const view = game.view(night, 0)
    for (const written of [
      'watch nurse',
      'prepare nothing',
      'noise',
      'propose force',
      'wait',
      'rule 1 wound',
      'roll',
      'withdraw',
      'confess',
    ])
      expect(ids).toContain(module.rule(module.notation.read(written)!, view))
    expect(module.rule({ type: 'propose', attempt: 'search' }, view)).toBe('NS-3.5')
  })
})
