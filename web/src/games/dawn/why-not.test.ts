import { seededChance } from '@shamble/chance'
import dawn from '@shamble/game-dawn'
import type { DawnAction, DawnView } from '@shamble/game-dawn/table'
import { whyNot as askRules } from '@shamble/host'
import { type Refusal, silently } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { engine, randomMoments } from './moments.fixture.js'
import en from './text/table.en.js'
import { whyNot } from './why-not.js'

const asker = (view: DawnView, seat: number) => (action: DawnAction) => {
  const refusal = askRules(dawn as unknown as GameModule, view, seat, action)
  return refusal === null || refusal.rule.startsWith('TABLE.') ? null : refusal
}

/** Peter moves in the hall south of the fountain; units are about. */
function peterMoves(spots: readonly string[], doors = ''): Refusal | null {
  const options = resolveOptions(dawn.game.options, { mode: 'solitaire' })
  const chance = seededChance('why')
  const text = `turn 3 human
    peter 109
    roger 053
    steve 053
    fran 177
    zombies 112 063
    rifles 2
    ${doors}`
  const s = dawn.position.read(text, options, chance)
  engine.settle(s, silently(chance))
  const acted = engine.apply(s, 0, { type: 'activate', who: [0] }, chance)
  if (!acted.ok) throw new Error(acted.refusal.rule)
  const view = dawn.game.view(acted.state, 0)
  return whyNot(spots, view, asker(view, 0))
}

describe('what is picked in vain', () => {
  it('tells the price of a square that is too far [DAWN-5.1.a]', () => {
    expect(peterMoves(['s:102'])?.rule).not.toBe('DAWN-5.1.a')
    expect(peterMoves(['s:101'])).toEqual({ rule: 'DAWN-5.1.a', params: { cost: 8, left: 7 } })
  })

  it('tells that a unit out of sight cannot be shot at, and that nobody else moves now [DAWN-4.1.a]', () => {
    for (const spot of ['z:63', 's:63']) expect(peterMoves([spot])?.rule).toMatch(/^DAWN-6/)
    expect(peterMoves(['p:3'])?.rule).toBe('DAWN-4.1.a')
  })

  it('tells that a door is not at hand [DAWN-RUL.21]', () => {
    expect(peterMoves(['d:1'])?.rule).toBe('DAWN-RUL.21')
  })

  it('has a sentence for every square of every moment', () => {
    const sentences = { ...dawn.text.en, ...en }
    let told = 0
    for (const { view, seat } of randomMoments(40, 'why')) {
      for (let square = 1; square <= 216; square += 5) {
        const refusal = whyNot([`s:${square}`], view, asker(view, seat))
        if (refusal === null) continue
        told++
        expect(sentences, refusal.rule).toHaveProperty([`refuse.${refusal.key ?? refusal.rule}`])
      }
    }
    expect(told).toBeGreaterThan(100)
  })
})
