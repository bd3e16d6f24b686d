import type { GameEvent } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { woundsFrame } from './frames/wounds.js'
import { zombiesFrame } from './frames/zombies.js'
import { tally } from './tally.js'
import { tableWith, UNDECIDED } from './tests/build.js'

function added(events: readonly GameEvent[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const event of events) {
    const counted = tally.of(event)
    if (counted === null) continue
    const { name, amount } = typeof counted === 'string' ? { name: counted, amount: 1 } : counted
    sums[name] = (sums[name] ?? 0) + amount
  }
  return sums
}

describe('the tally', () => {
  it('names whatever it counts, each once', () => {
    expect(new Set(tally.names).size).toBe(tally.names.length)
    const kinds = ['result.major', 'result.minor', 'result.deadMinor', 'result.deadMajor']
    const all = [...kinds, 'objective', 'wounded', 'died', 'rose', 'left', 'joined', 'destroyed']
    const names = all.map((kind) => Object.keys(added([{ kind, rule: 'R-83', data: { count: 1 }, seat: 0 }]))[0])
    expect(new Set(names)).toEqual(new Set(tally.names.filter((name) => name !== 'neutralsFallen')))
  })

  it('[DWA-12.5.b] tells losses of teams from those of nobody', () => {
    const match = tableWith({
      humans: [
        { at: [100, 600], wounds: 3 },
        { at: [200, 600] },
        { at: [300, 600], wounds: 3, team: -1 },
        { at: [400, 600], wounds: 7, team: -1 },
      ],
      scenario: UNDECIDED,
      frame: woundsFrame(),
    }).run([1, 1, 6])
    expect(added(match.events)).toEqual({ fallen: 1, neutralsFallen: 2 })
  })

  it('[DWA-12.5.a] adds up wounds, however many there are at once', () => {
    const match = tableWith({
      humans: [{ at: [600, 600] }],
      zombies: [{ at: [625, 600] }, { at: [575, 600] }],
      scenario: UNDECIDED,
      frame: zombiesFrame(),
    }).run([6, 6, 6, 1])
    expect(added(match.events)['wounds']).toBe(match.human().wounds)
    expect(match.human().wounds).toBeGreaterThan(1)
  })
})
