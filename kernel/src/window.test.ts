import { ScriptedChance } from '@shamble/chance'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { silently } from './engine.js'
import { freshState, type State, topFrame } from './state.js'
import { openWindow, type WindowFrame, windows } from './window.js'

type Word = { readonly type: 'pass' | 'shout' | 'sing' }

/** A window that asks seats 0 and 1 one after the other; a shout is not possible there, and a rule says why. */
function opened(uninvited: boolean) {
  const procedure = windows<State, Word>(
    {
      quiet: {
        order: 'in-turn',
        answers: 1,
        reopens: false,
        timing: 'untimed',
        uninvited: () => uninvited,
        pass: { type: 'pass' },
        eligible: () => [0, 1],
        responses() {},
        respond() {},
        refuse: (_s, _f, _seat, { type }) => (type === 'shout' ? { rule: 'QUIET.1' } : null),
        resolve() {},
      },
    },
    1,
  )
  const s: State = freshState(resolveOptions({ specs: {}, presets: {} }), 3, { kind: 'turn', step: 0 }, {})
  openWindow(s, 'quiet', 2)
  const frame = topFrame(s) as WindowFrame
  procedure.run(s, frame, silently(new ScriptedChance()))
  return (seat: number, type: Word['type']) => procedure.refuse!(s, frame, seat, { type })
}

describe('a response that a window never mentioned', () => {
  it('is refused by the rule that its spec finds, or by none', () => {
    const refusal = opened(false)
    expect(refusal(0, 'shout')).toEqual({ rule: 'QUIET.1' })
    expect(refusal(0, 'sing')).toBeNull()
  })

  it('has no rule but the table’s for a seat that is not asked', () => {
    const refusal = opened(false)
    expect(refusal(1, 'shout')).toBeNull()
    expect(refusal(2, 'shout')).toBeNull()
  })

  it('finds its rule for seats that are not asked where they may respond all the same', () => {
    const refusal = opened(true)
    expect(refusal(1, 'shout')).toEqual({ rule: 'QUIET.1' })
    expect(refusal(2, 'shout')).toEqual({ rule: 'QUIET.1' })
  })
})
