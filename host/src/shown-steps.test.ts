import type { Beat, GameEvent, State, ViewBase } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { shownSteps } from './shown-steps.js'

const match = { view: (viewer: number, s: State) => ({ seq: s.seq, viewer }) }
const told = (seq: number, ...more: Partial<GameEvent>[]): Beat<State> => ({
  state: { seq } as State,
  events: more.map((part, i) => ({ kind: `${seq}.${i}`, rule: 'X-1', ...part })),
})
const steps = (beats: readonly Beat<State>[], viewer = 0) => shownSteps(match as never, beats, viewer, {} as ViewBase)

describe('shown steps', () => {
  it('are none where there was one, unless it stands for many', () => {
    expect(steps([told(1, {})])).toEqual([])
    expect(steps([{ ...told(1, {}, {}), passage: 'walks' }])).toEqual([
      { view: { seq: 1, viewer: 0 }, events: [expect.anything(), expect.anything()], passage: 'walks' },
    ])
  })

  it('name no passage to anyone who learns nothing of it', () => {
    const hidden = { ...told(2, { seenBy: [1] }), passage: 'dreams' }
    expect(steps([told(1, {}), hidden, told(3, {})]).map(({ passage }) => passage)).toEqual([undefined, undefined])
    expect(steps([told(1, {}), told(2, {}), hidden]).map(({ passage }) => passage)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(steps([told(1, {}), hidden, told(3, {})], 1).map(({ passage }) => passage)).toEqual([
      undefined,
      'dreams',
      undefined,
    ])
  })

  it('are 80 at the most; what is not shown on its own is still told', () => {
    const shown = steps(Array.from({ length: 100 }, (_, i) => told(i, {})))
    expect(shown).toHaveLength(80)
    expect(shown[0]!.events).toHaveLength(21)
    expect(shown.flatMap(({ events }) => events)).toHaveLength(100)
  })
})
