import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { cloneDawn } from './clone.js'
import { type ActivationFrame, activationOf, gameTurnOf } from './frames/kinds.js'
import module from './index.js'
import { brokenInvariants } from './invariants.js'
import { type Dawn, DESTROYED, FRAN, IN_BOX, IN_POOL, PETER, ROGER, STEVE } from './state.js'

const LINES = 'peter 063\nroger 063\nsteve 101\nfran 101\nzombies 063=5 066 104\nhidden 045 123'
const sound = TestTable.at(module, `turn 2 human\n${LINES}`).state
const peterMoves = TestTable.at(module, `turn 2 human\n${LINES}`).play('human: activate peter').state
const solitaire = TestTable.at(module, `turn 2 human\n${LINES.replace(/\nhidden.*/, '')}`, { mode: 'solitaire' }).state

/** What is named once a sound state has been broken. */
function broken(change: (s: Dawn) => unknown, from: Dawn = sound): string[] {
  const s = cloneDawn(from)
  change(s)
  return brokenInvariants(s)
}
/** Peter is being moved, with something amiss in it. */
const moving = (s: Dawn, amiss: Partial<ActivationFrame> = {}): unknown =>
  s.frames.push({ ...cloneDawn(peterMoves).frames.at(-1)!, ...amiss } as ActivationFrame)
const set = (list: number[], index: number, value: number): number[] => Object.assign(list, { [index]: value })
const won = (winners: number[]) => ({ winners, reason: 'mall-cleared', rule: 'DAWN-14.2.a' })
const ROLLING = { kind: 'generation-phase', step: 3, doors: [], infected: [PETER] }
const unitIn = (s: Dawn, square: number): number => s.unitAt[square - 1]!

describe('a sound state', () => {
  it('breaks nothing', () => {
    expect(brokenInvariants(sound)).toEqual([])
    expect(brokenInvariants(solitaire)).toEqual([])
    expect(brokenInvariants(TestTable.start(module).state)).toEqual([])
  })
})

/** Each line: what was done to the state, how, and the sentence that names it. */
const PLANTED: readonly (readonly [name: string, change: (s: Dawn) => unknown, sentence: string])[] = [
  ['two units in a square', (s) => set(s.where, unitIn(s, 66), 103), '1: two units share square 066'],
  ['a unit unknown to the map', (s) => set(s.unitAt, 65, -1), '1: unit 1 stands where the map has another'],
  ['a unit gone from the pool', (s) => [s.poolUrns.pop(), s.urns[0]!.pop()], '3: the pool is miscounted'],
  ['a fifty-first unit', (s) => s.where.push(IN_POOL), '3: not fifty units'],
  ['a unit nowhere at all', (s) => set(s.where, s.where.indexOf(IN_BOX), -4), '10: unit 3 is off the map'],
  ['another value', (s) => set(s.value, unitIn(s, 63), 6), '4: the values are no longer those of the counters'],
  ['a value without a unit', (s) => set(s.urn, unitIn(s, 66), -1), '4: urn 0 holds 49 values for 48 units'],
  ['a sixth status', (s) => set(s.status, ROGER, 5), '5: character 1 has no status'],
  [
    'stunned and infected at once',
    (s) => [set(s.status, ROGER, 1), set(s.infectedOn, ROGER, 2)],
    '5: character 1 is infected and something else',
  ],
  ['points beyond the allowance', (s) => moving(s, { allowance: 7, spent: 8 }), '6: 8 points of 7 spent'],
  ['a shot too many', (s) => moving(s, { shots: [4, 0, 0, 0] }), '7: 0 shot too often'],
  [
    'too many for this face',
    (s) => [set(s.status, PETER, 2), moving(s, { shots: [3, 0, 0, 0] })],
    '7: 0 shot too often',
  ],
  ['moved twice running', (s) => [moving(s), set(s.rests, PETER, 1)], '8: a character who rests is moved'],
  ['a stunned character moved', (s) => [set(s.status, PETER, 1), moving(s)], '9: the stunned 0 acts'],
  [
    'a stunned character’s shot',
    (s) => [set(s.status, PETER, 1), moving(s, { active: [ROGER], shots: [1, 0, 0, 0] })],
    '9: the stunned 0 acts',
  ],
  ['a character beside the map', (s) => set(s.at, FRAN, 215), '10: character 3 is off the map'],
  ['a character nowhere', (s) => set(s.at, FRAN, -1), '10: character 3 is off the map'],
  ['a unit beside the map', (s) => set(s.where, unitIn(s, 66), 215), '10: unit 1 is off the map'],
  ['a broken main door', (s) => set(s.doors, 28, DESTROYED), '11: the door MN is destroyed and not of glass'],
  ['a broken solid door', (s) => set(s.doors, 0, DESTROYED), '11: the door D01 is destroyed and not of glass'],
  ['a door in no state', (s) => set(s.doors, 4, 3), '11: the door D05 has no state'],
  ['face up without a value', (s) => set(s.at, PETER, 65), '13: face up without a value in 066'],
  [
    'the same beside a super zombie',
    (s) => [set(s.at, FRAN, 65), set(s.status, FRAN, 3)],
    '13: face up without a value in 066',
  ],
  ['Peter with a rifle', (s) => [set(s.rifle, PETER, 1), s.riflesLeft--], '17: Peter or Roger holds a rifle'],
  [
    'two rifles in one hand',
    (s) => [set(s.rifle, STEVE, 2), Object.assign(s, { riflesLeft: 0 })],
    '17: 2 holds 2 rifles',
  ],
  ['a third rifle', (s) => set(s.rifle, STEVE, 1), '17: more rifles than there are'],
  ['a rifle lost with nobody', (s) => s.riflesLeft--, '17: a rifle is gone with nobody'],
  [
    'a dead hand on a rifle',
    (s) => [set(s.status, STEVE, 4), set(s.at, STEVE, -1), set(s.rifle, STEVE, 1), s.riflesLeft--],
    '17: the lost 2 holds a rifle',
  ],
  ['hidden in the hall', (s) => set(s.hidden, 0, 100), '19: a hidden square in the hall, or twice'],
  ['hidden twice', (s) => set(s.hidden, 0, s.hidden[1]!), '19: a hidden square in the hall, or twice'],
  ['two among the rifles', (s) => Object.assign(s.hidden, [176, 199]), '19: two hidden zombies among the rifles'],
  ['a unit in the box for no square', (s) => s.hidden.pop(), '19: hidden squares and box differ'],
  [
    'infected in this turn and to be rolled for',
    (s) => [set(s.status, PETER, 2), set(s.infectedOn, PETER, 2), s.frames.push(ROLLING)],
    '21: a character is to be rolled for in the turn of their infection',
  ],
  ['the dead on the map', (s) => set(s.status, PETER, 4), '22: the dead 0 is on the map'],
  ['two winners of two sides', (s) => Object.assign(s, { outcome: won([0, 1]) }), '25: 2 winners'],
  ['no winner', (s) => Object.assign(s, { outcome: won([]) }), '25: 0 winners'],
]

describe('a broken state', () => {
  it.each(PLANTED)('%s', (_, change, sentence) => {
    expect(broken(change)).toContain(sentence)
  })
})

describe('what is allowed', () => {
  it('7: a character who is infected after the human player-turn may have shot with their better face', () => {
    const thrice = (s: Dawn) => moving(s, { shots: [3, 0, 0, 0] })
    expect(broken(thrice)).toEqual([])
    const later = (s: Dawn) => {
      thrice(s)
      Object.assign(gameTurnOf(s), { active: activationOf(s)!.active })
      s.frames.pop()
      s.phase = 'attack'
      set(s.status, PETER, 2)
    }
    expect(broken(later)).toEqual([])
  })

  it('8: in the zombie player-turn the character who was moved rests', () => {
    const moved = (s: Dawn) => [
      Object.assign(s, { phase: 'reaction' }),
      Object.assign(gameTurnOf(s), { active: [PETER] }),
      set(s.rests, PETER, 1),
    ]
    expect(broken(moved)).toEqual([])
  })

  it('13: without a zombie player a unit beside a super zombie lies face down', () => {
    expect(broken((s) => [set(s.at, FRAN, 65), set(s.status, FRAN, 3)], solitaire)).toEqual([])
  })

  it('17: a rifle that went with its holder', () => {
    expect(broken((s) => [set(s.status, STEVE, 4), set(s.at, STEVE, -1), s.riflesLeft--])).toEqual([])
  })

  it('25: alone, nobody wins or everybody does; by agreement nobody need', () => {
    const ends = (winners: number[], rule: string) => (s: Dawn) =>
      Object.assign(s, { outcome: { ...won(winners), rule } })
    expect(broken(ends([], 'DAWN-14.1.a'), solitaire)).toEqual([])
    expect(broken(ends([0], 'DAWN-14.2.a'), solitaire)).toEqual([])
    expect(broken(ends([], 'TABLE.8'))).toEqual([])
    expect(broken(ends([1], 'DAWN-14.1.a'))).toEqual([])
  })
})
