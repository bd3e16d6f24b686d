import type { Draft } from '@shamble/drafts'
import { describe, expect, it } from 'vitest'
import { creationKeys } from './keys.js'
import { begun } from './moments.fixture.js'
import { madeOf, pointsLeft, pointsOf, shownPerson } from './person.js'

describe('making a survivor', () => {
  it('[DD-1.9] says what is missing before what is wrong', () => {
    const part = begun()
    const why = (draft: Draft): string | undefined => creationKeys({ ...part, draft })![0]!.refusal?.key
    const named = part.draft!.set(['name'], 'Tom')
    expect(why(part.draft!)).toBe('creation.missing.name')
    expect(why(named)).toBe('creation.missing.traits')
    const trait = { name: 'Stubborn', tags: ['courage', 'endurance'] }
    const withTrait = named.set(['traits', 0], trait)
    expect(why(withTrait)).toBe('creation.missing.darkSide')
    expect(why(withTrait.set(['darkSide'], 'murder'))).toBe('sheet.points')
  })

  it('[DD-1.11] counts the points as they go, two for a second trait', () => {
    const { draft, view } = begun()
    const made = madeOf(draft!.set(['finesse'], 3).add(['traits']), view)
    expect(pointsLeft(made)).toBe(2)
    expect(pointsOf(made)).toEqual(['finesse', 'finesse', 'trait', 'trait', null, null])
  })

  it('fills in the rest by chance, and hands nothing in', () => {
    const part = begun()
    let composed: Draft | null = null
    const keys = creationKeys({
      ...part,
      draft: part.draft!.set(['name'], 'Tom'),
      compose: (next) => (composed = next),
    })!
    keys.find(({ id }) => id === 'rest')!.run()
    expect(composed!.isReady).toBe(true)
    expect(madeOf(composed!, part.view).name).toBe('Tom')
  })

  it('[DD-1.15] has a key for chance and for every ready-made survivor', () => {
    expect(creationKeys(begun())!.map(({ id }) => id)).toHaveLength(5)
  })

  it('shows nobody the sheet of another before all are done', () => {
    const part = begun({}, [[1, { type: 'readySheet', who: 'Rick' }]])
    expect(shownPerson({ ...part, draft: null }, 1)).toBeNull()
    expect(shownPerson({ ...begun({}, [[1, { type: 'readySheet', who: 'Rick' }]], 1), draft: null }, 1)!.name).toBe(
      'Rick',
    )
  })
})
