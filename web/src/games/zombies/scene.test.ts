import { aboutOf } from '@shamble/game-zombies/table'
import type { GameEvent } from '@shamble/kernel'
import { LANGUAGES } from '@shamble/module'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { randomGame, strictWords } from './random-games.js'
import { hasScene, scene } from './scene.js'

const MOMENTS = [...randomGame('staged', { seats: 4, interruptMode: 'polled' }, 1200)]

describe('what is staged', () => {
  it('is a rival’s card, and anyone’s death', () => {
    const card: GameEvent = { kind: 'announced', rule: 'X', seat: 1 }
    expect(hasScene(card, 0)).toBe(true)
    expect(hasScene(card, 1)).toBe(false)
    const death: GameEvent = { kind: 'died', rule: 'X', seat: 1 }
    expect(hasScene(death, 0)).toBe(true)
    expect(hasScene(death, 1)).toBe(true)
    expect(hasScene({ kind: 'zombie-moved', rule: 'X' }, 0)).toBe(false)
  })

  it('is the viewer’s own last bullet, and no other', () => {
    const spent = (seat: number, left: number): GameEvent => ({
      kind: 'bullets-spent',
      rule: 'X',
      seat,
      about: { left },
    })
    expect([hasScene(spent(0, 0), 0), hasScene(spent(0, 1), 0), hasScene(spent(1, 0), 0)]).toEqual([true, false, false])
  })

  it.each(LANGUAGES)('has its words in %s', (language) => {
    const { words, missing } = strictWords(language)
    const kinds = new Set<string>()
    for (const { news, view, seat } of MOMENTS)
      for (const event of news)
        if (hasScene(event, seat)) {
          kinds.add(event.kind)
          expect(scene(event, view, words).title).not.toBe('')
        }
    for (const kind of [
      'base-open',
      'tile-destroyed',
      'only-collection',
      'helicopter-again',
      'last-round',
      'helipad-placer',
    ])
      scene({ kind, rule: 'X' }, MOMENTS[0]!.view, words)
    expect([...missing]).toEqual([])
    // A test that never saw a card or a death would prove nothing.
    expect([...kinds]).toEqual(expect.arrayContaining(['died', 'announced-at']))
  })

  it('shows the tile that it is about', () => {
    const { words } = strictWords('en')
    const drawn = (kind: string) => renderToStaticMarkup(scene({ kind, rule: 'X' }, MOMENTS[0]!.view, words).art)
    const [gate, pad, other] = [drawn('base-open'), drawn('helipad-placer'), drawn('last-round')]
    expect([gate, pad, other].map((art) => art.includes('0 0 150 150'))).toEqual([true, true, false])
    expect(gate).not.toBe(pad)
  })

  it('says of a card at the viewer that it is', () => {
    const { words } = strictWords('en')
    const found = MOMENTS.flatMap(({ news, view, seat }) =>
      news.filter(({ kind, seat: by }) => kind === 'announced-at' && by !== seat).map((event) => ({ event, view })),
    )
    const moods = found.map(({ event, view }) => {
      const isMine = aboutOf(event, 'announced-at')?.target === view.viewer
      return [isMine, scene(event, view, words).mood]
    })
    for (const [isMine, mood] of moods) expect(mood).toBe(isMine ? 'loss' : 'news')
    expect(new Set(moods.map(([isMine]) => isMine)).size).toBe(2)
  })
})
