import zombies from '@shamble/game-zombies'
import { spaceOf, topFrame, type ZombiesAction, type ZombiesView } from '@shamble/game-zombies/table'
import { whyNot as askRules } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { spaceCentre, tileCorner } from './layout.js'
import { partOf, randomGame, strictWords } from './random-games.js'
import { placeAt, whyNot } from './why-not.js'

const asker = (view: ZombiesView, seat: number) => (action: ZombiesAction) => {
  const refusal = askRules(zombies as unknown as GameModule, view, seat, action)
  return refusal === null || refusal.rule.startsWith('TABLE.') ? null : refusal
}

const { words } = strictWords('en')

describe('what is picked in vain', () => {
  const told = new Set<string>()
  for (const moment of randomGame('why', { seats: 2, interruptMode: 'polled' }, 500)) {
    const { view, seat } = moment
    const part = partOf(moment, words)
    const top = topFrame(view)
    const picked = [
      ...view.tileKind.flatMap((_, slot) => [0, 4, 8].map((cell) => `s:${spaceOf(slot, cell)}`)),
      't:0,0',
      't:40,40',
    ].filter((spot) => !part.lit.has(spot) && !part.routes.has(spot))
    for (const spot of picked) {
      const refusal = whyNot([spot], view, asker(view, seat))
      if (refusal !== null) told.add(`${top?.kind} ${refusal.key ?? refusal.rule}`)
    }
  }

  it('tells the rule of each step of the turn', () => {
    expect(told).toContain('tile ZMB-1.3.1.d')
    expect(told).toContain('move ZMB-1.3.5.a.far')
    expect(told).toContain('move ZMB-1.3.5.b')
    expect([...told].some((line) => line.startsWith('horde ZMB-1.3.6'))).toBe(true)
  })

  it('has a sentence for each', () => {
    for (const line of told) expect(zombies.text.en).toHaveProperty([`refuse.${line.split(' ')[1]}`])
  })
})

describe('a point of the board', () => {
  it('is a space of a tile, or a place for one', () => {
    const [{ view }] = randomGame('why', { seats: 2 }, 1) as unknown as [{ view: ZombiesView }]
    for (let cell = 0; cell < 9; cell++) {
      const { x, y } = spaceCentre(view, cell)
      expect(placeAt(view, x, y)).toBe(`s:${cell}`)
    }
    const { x, y } = tileCorner({ x: -3, y: 7 })
    expect(placeAt(view, x + 1, y + 1)).toBe('t:-3,7')
  })
})
