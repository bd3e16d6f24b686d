import { seededChance } from '@shamble/chance'
import { checker, plainSpaces } from '@shamble/host'
import { Engine, type Options } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { patrol } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { Draft } from './draft.js'

const { game } = patrol
const options: Options = resolveOptions(game.options)

/** A patrol that begins at 100 200, among ghouls at 300 100, 420 200 and 300 300. */
function begun(): Draft {
  const { state } = new Engine(game).start(options, seededChance('draft'))
  const [space] = plainSpaces(new Engine(game as never).choices(state, 0))
  return new Draft(space!, checker(patrol as never, game.view(state, 0), 0))
}
const walk = (draft: Draft, ...legs: readonly (readonly [number, number])[]): Draft =>
  legs.reduce((so, [x, y], i) => so.set(['path', i], { x, y }), draft)

describe('a draft', () => {
  it('begins with what the shape proposes and says what is missing', () => {
    const draft = begun()
    expect(draft.value).toMatchObject({ path: [], facing: null, weapon: 'rifle', targets: [], quiet: false, call: '' })
    expect([draft.missing, draft.action, draft.checked, draft.isReady]).toEqual([['path'], null, null, false])
    expect(draft.focus).toEqual(['path'])
    const walked = walk(draft, [200, 200])
    expect(walked.missing).toEqual(['facing'])
    expect(walked.set(['facing'], 90).isReady).toBe(true)
    expect(draft.isBlank && !walked.isBlank && walked.cleared().isBlank).toBe(true)
  })

  it('becomes an action once nothing is missing, and back', () => {
    const draft = walk(begun(), [200, 200], [200, 250]).set(['facing'], 450).set(['call'], '  over here ')
    expect(draft.action).toEqual({
      type: 'patrol',
      path: [
        { x: 200, y: 200 },
        { x: 200, y: 250 },
      ],
      facing: 90,
      weapon: 'rifle',
      targets: [],
      crew: [],
      quiet: false,
      call: 'over here',
    })
    const again = Draft.of(draft.space, () => ({ refusal: null, odds: null, about: [] }), draft.action!)
    expect(again!.action).toEqual(draft.action)
    expect(Draft.of(draft.space, () => ({ refusal: null, odds: null, about: [] }), { type: 'other' })).toBeNull()
  })

  it('[PATROL-1] [PATROL-2] says where the walk goes wrong, and what it costs, legal or not', () => {
    const far = walk(begun(), [390, 390], [500, 390]).set(['facing'], 0)
    expect(far.checked).toMatchObject({
      refusal: { rule: 'PATROL-1', at: 'path' },
      about: [{ key: 'stride', params: { length: 457, stride: 300 } }],
    })
    const through = walk(begun(), [180, 100], [340, 100]).set(['facing'], 0)
    expect(through.checked!.refusal).toEqual({ rule: 'PATROL-2', at: 'path.1' })
    expect(walk(begun(), [150, 100]).set(['facing'], 0).isReady).toBe(true)
  })

  it('moves by the millimetre, stays on the board, and turns by the degree', () => {
    const draft = begun()
    const first = draft.handles[0]!
    expect(first).toMatchObject({ path: ['path', 0], kind: 'leg', at: { x: 100, y: 200 }, isSet: false, reach: 300 })
    const nudged = draft.nudge(first, 1, 0)
    expect(nudged.at(['path'])).toEqual([{ x: 101, y: 200 }])
    expect(nudged.held).toMatchObject({ path: ['path', 0], isSet: true })
    expect(nudged.nudge(nudged.held!, -500, 10).at(['path', 0])).toEqual({ x: 0, y: 210 })
    const turned = nudged.nudge(nudged.handle(['facing'])!, -1, 0)
    expect(turned.at(['facing'])).toBe(359)
    expect(turned.nudge(turned.handle(['facing'])!, 0, 10).at(['facing'])).toBe(9)
  })

  it('follows a hand, and is drawn to the end of what is left of the stride', () => {
    const draft = walk(begun(), [200, 200])
    const next = draft.handle(['path', 1])!
    expect(next).toMatchObject({ from: { x: 200, y: 200 }, reach: 200, isSet: false })
    expect(draft.drag(next, { x: 203.4, y: 8 }, 12).at(['path', 1])).toEqual({ x: 203, y: 1 })
    expect(draft.drag(next, { x: 203.4, y: 80 }, 12).at(['path', 1])).toEqual({ x: 203, y: 80 })
    expect(draft.drag(draft.handle(['facing'])!, { x: 100, y: 300 }, 12).at(['facing'])).toBe(180)
  })

  it('drops a leg with those behind it, and one of a list alone', () => {
    const legs = walk(begun(), [150, 200], [200, 200], [200, 250])
    expect(legs.handle(['path', 3])).toBeNull()
    expect(legs.remove(['path'], 1).at(['path'])).toEqual([{ x: 150, y: 200 }])
    const two = legs.add(['targets']).add(['targets'])
    expect(two.focus).toEqual(['targets', 1, 'target'])
    const named = two.set(['targets', 1, 'target'], 2).remove(['targets'], 0)
    expect(named.at(['targets'])).toEqual([{ target: 2, shots: 1 }])
    expect(named.add(['targets']).add(['targets']).add(['targets']).at(['targets'])).toHaveLength(3)
  })

  it('[PATROL-4] [PATROL-5] [PATROL-6] tells which things may not be named, the rest being as it is', () => {
    const draft = walk(begun(), [150, 200]).set(['facing'], 0).add(['targets'])
    expect(draft.whyNot(['targets', 0, 'target'], 0)).toBeNull()
    expect(draft.whyNot(['targets', 0, 'target'], 1)).toMatchObject({ rule: 'PATROL-5' })
    const one = draft.pickPlace(0)
    expect(one.at(['targets', 0, 'target'])).toBe(0)
    expect(one.pickPlace(0).at(['targets', 0, 'target'])).toBeNull()
    const both = one.add(['targets'])
    expect(both.whyNot(['targets', 1, 'target'], 0)).toMatchObject({ rule: 'PATROL-4' })
    expect(both.pickPlace(2).at(['targets', 1, 'target'])).toBe(2)
    expect(one.set(['targets', 0, 'shots'], 7).checked!.refusal).toMatchObject({ rule: 'PATROL-6', at: 'targets' })
    // A fault of the walk is no reason against a target.
    expect(walk(one, [590, 200]).whyNot(['targets', 0, 'target'], 0)).toBeNull()
  })

  it('names several things in the order of the table, and no more than fit', () => {
    const crew = begun().pick(['crew'], 'cat').pick(['crew'], 'ann')
    expect(crew.at(['crew'])).toEqual(['ann', 'cat'])
    expect(crew.pick(['crew'], 'bob').at(['crew'])).toEqual(['ann', 'bob'])
    expect(crew.pick(['crew'], 'ann').at(['crew'])).toEqual(['cat'])
  })

  it('keeps numbers within their bounds and words free of marks that nobody sees', () => {
    const draft = begun().add(['targets'])
    expect(draft.set(['targets', 0, 'shots'], 12).at(['targets', 0, 'shots'])).toBe(9)
    expect(draft.set(['call'], 'a\u202eb\u0007c').at(['call'])).toBe('a b c')
    expect(draft.set(['call'], 'x'.repeat(60)).at(['call'])).toHaveLength(40)
    expect(draft.set(['nothing'], 1)).toBe(draft)
  })

  it('[PATROL-3] is checked far quicker than a hand moves', () => {
    let draft = walk(begun(), [200, 200]).set(['facing'], 0).add(['targets']).pickPlace(0)
    expect(draft.set(['weapon'], 'flare').checked!.refusal).toMatchObject({ rule: 'PATROL-3', at: 'weapon' })
    const moves = 2000
    const start = performance.now()
    for (let i = 0; i < moves; i++) {
      draft = draft.drag(draft.handle(['path', 0])!, { x: 150 + (i % 50), y: 200 }, 5)
      if (draft.checked === null) throw new Error('incomplete')
    }
    expect((performance.now() - start) / moves).toBeLessThan(1)
  })
})
