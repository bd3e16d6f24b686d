import type { DwaAction } from '@shamble/game-dwa/table'
import { describe, expect, it } from 'vitest'
import type { Part } from '../part.js'
import { memberMenu, musterKeys, READY, teamName } from './keys.js'
import { draftOf, mustering } from './moments.fixture.js'

/** The keys of a moment by their ids, and what pressing one of them answers. */
function pressed(part: Part, id: string): { readonly answer: DwaAction | null; readonly composed: string | null } {
  let answer: DwaAction | null = null
  let composed: string | null = null
  const key = musterKeys({
    ...part,
    answer: (action) => {
      answer = action
    },
    compose: (draft) => {
      composed = draft.space.kind
    },
  })!.find((other) => other.id === id)!
  key.run()
  return { answer, composed }
}

const ids = (part: Part): string[] =>
  musterKeys(part)!.map(({ id, refusal }) => (refusal === null ? id : `${id}: ${refusal.rule}`))

describe('keys at muster', () => {
  it('say what is missing, one thing after another', () => {
    const part = mustering()
    expect(ids(part)).toEqual(['enlist: DWA-16.1.a', 'rest', READY, 'toSign: DWA-1.a'])
    const key = (draft: Part['draft']): string | undefined => musterKeys({ ...part, draft: draft! })![0]!.refusal?.key
    const named = draftOf(part).set(['name'], 'Pell')
    expect(key(draftOf(part))).toBe('dwa.muster.missing.name')
    expect(key(named)).toBe('dwa.muster.missing.gender')
    expect(key(named.set(['gender'], 'man'))).toBe('dwa.muster.missing.archetype')
    expect(key(named.set(['gender'], 'man').set(['archetype'], 'law'))).toBeUndefined()
  })

  it('enlist, roll, and lead on to the name of the team once there is one', () => {
    const part = mustering({}, { type: 'ready', who: 'Mara' })
    const whole = draftOf(part).set(['name'], 'Pell').set(['gender'], 'man').set(['archetype'], 'law')
    expect(pressed({ ...part, draft: whole }, 'enlist').answer).toMatchObject({ type: 'member', name: 'Pell' })
    expect(pressed(part, 'rest').answer).toMatchObject({ type: 'rollMember', name: '?' })
    expect(pressed(part, 'toSign').composed).toBe('sign')
  })

  it('sign the team under the name that was typed, or that it had', () => {
    const part = mustering({}, { type: 'ready', who: 'Mara' })
    const sign = part.choices.spaces.find(({ kind }) => kind === 'sign')!
    const draft = draftOf(part).elsewhere(sign)
    expect(ids({ ...part, draft })).toEqual(['sign: DWA-16.1.a', 'making'])
    const typed = { ...part, draft: draft.set(['name'], ' Station 9 ') }
    expect(pressed(typed, 'sign').answer).toEqual({ type: 'sign', name: 'Station 9' })
    const [first] = part.view.teams
    const had = { ...part, draft, view: { ...part.view, teams: [{ ...first!, name: 'Delta' }] } }
    expect(teamName(had)).toBe('Delta')
    expect(pressed(had, 'sign').answer).toEqual({ type: 'sign', name: 'Delta' })
  })

  it('let someone go who is looked at', () => {
    const part = mustering({}, { type: 'ready', who: 'Mara' })
    const looking = { ...part, menu: memberMenu(0) }
    expect(ids(looking)).toEqual(['back', 'dismiss h0'])
    expect(pressed(looking, 'dismiss h0').answer).toEqual({ type: 'dismiss', human: 0 })
  })

  it('are not there when something else is asked', () => {
    const part = mustering()
    expect(musterKeys({ ...part, questions: [{ seat: 0, kind: 'deploy' }] as never })).toBeNull()
  })
})
