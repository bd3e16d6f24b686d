import { seededChance } from '@shamble/chance'
import zombies from '@shamble/game-zombies'
import { TITLES, type ZombiesAction, type ZombiesView } from '@shamble/game-zombies/table'
import { Engine } from '@shamble/kernel'
import { LANGUAGES } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { strictWords } from './random-games.js'
import { atTitle, readFirst, reading, shownBy } from './reading.js'

const engine = new Engine(zombies.game)
const at = (...lines: readonly string[]) =>
  TestTable.at(zombies, lines.join('\n'), { seats: 2, interruptMode: 'polled' }).state
const titled = (id: string): number => TITLES.findIndex((title) => title.id === id)

describe('a card that is read', () => {
  const state = at('turn 5 red pre-zombie', 'red hand fear', 'blue')
  const view = zombies.game.view(state, 0) as ZombiesView

  it.each(LANGUAGES)('says all of its text, its moment and its rule in %s', (language) => {
    const { words, missing } = strictWords(language)
    for (const [card, title] of TITLES.entries()) {
      const read = reading(atTitle(card), view, words)!
      expect(read.rule).toBe(title.rule)
      expect(read.text.length).toBeGreaterThan(10)
      expect(read.when).not.toBe('')
      expect(read.printed).toBe(language === 'en' ? undefined : zombies.text.en[`card.${title.id}`])
    }
    expect([...missing]).toEqual([])
  })

  it('is read before every answer that uses it, and by the one who has seen it named', () => {
    const { words } = strictWords('en')
    const plays = engine.choices(state, 0).actions.filter(({ type }) => type === 'play') as ZombiesAction[]
    expect(plays.length).toBeGreaterThan(0)
    for (const action of plays) expect(reading(readFirst(action)!, view, words)?.isOwn).toBe(true)
    expect(readFirst({ type: 'pass' })).toBeNull()
    const named = {
      kind: 'announced',
      rule: 'ZMB-card.fear',
      seat: 1,
      about: { card: TITLES.findIndex(({ id }) => id === 'fear') },
    }
    expect(reading(shownBy(named)!, view, words)).toMatchObject({ isOwn: false, rule: 'ZMB-card.fear' })
  })
})

describe('a card that is taken back', () => {
  const revealedBy = (state: ReturnType<typeof at>, action: ZombiesAction) => {
    const applied = engine.apply(state, 0, action, seededChance('x'))
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal))
    return { revealed: applied.revealed, rolled: applied.outcomes.length }
  }

  it('may be, when it lay open and nothing has been rolled', () => {
    const state = at('turn 5 red pre-zombie', 'red inplay skateboard hand fear', 'blue')
    const toss = engine.choices(state, 0).actions.find(({ type }) => type === 'toss')! as ZombiesAction
    expect(revealedBy(state, toss)).toEqual({ revealed: [], rolled: 0 })
  })

  it('may not be, once it has been shown to the others', () => {
    const state = at('turn 5 red pre-zombie', 'red hand fear', 'blue')
    const play = engine.choices(state, 0).actions.find(({ type }) => type === 'play')! as ZombiesAction
    expect(play).toMatchObject({ card: titled('fear') })
    expect(revealedBy(state, play).revealed).toBe('all')
  })
})
