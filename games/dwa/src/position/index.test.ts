import { seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { abilityById } from '../abilities/index.js'
import { dwa } from '../game.js'
import type { Dwa } from '../state.js'
import { xpFor } from '../teams/rank.js'
import { position } from './index.js'

const options = resolveOptions(dwa.options, { spawnMethods: 'none' })
const read = (...lines: string[]): Dwa => position.read(lines.join('\n'), options, seededChance('position'))

const MARA = 'human Mara 0 100,620 weapons=[{"id":"pistol","rounds":3}] hands=[0]'

function asked(...lines: string[]): string[] {
  const s = read(...lines)
  new Engine(dwa).settle(s, { chance: seededChance('asked'), emit: null, reveal: null, asks: 'everybody' })
  return s.questions.map(({ seat, kind }) => `${seat} ${kind}`)
}

describe('a position', () => {
  it('begins with the humans about to act, unless it says what is under way', () => {
    expect(asked('turn 3', MARA, 'zombie 1 400,620')).toEqual(['0 activate'])
    expect(asked('turn 3', MARA, 'zombie 1 400,620', 'frame activation human=0')).toEqual(['0 act'])
    expect(asked('turn 3', MARA, 'human Jun 0 200,620', 'zombie 1 150,620', 'frame fear')).toEqual(['0 fear'])
  })

  it('needs no frames of the match and the turn', () => {
    const kinds = (...lines: string[]) => read('turn 3', MARA, ...lines).frames.map(({ kind, step }) => [kind, step])
    expect(kinds('frame activation human=0')).toEqual([
      ['match', 3],
      ['turn', 8],
      ['humans', 0],
      ['activation', 2],
    ])
    expect(kinds('frame zombies')).toEqual([
      ['match', 3],
      ['turn', 9],
      ['zombies', 0],
    ])
    expect(kinds('frame deploy')).toEqual([
      ['match', 2],
      ['deploy', 0],
    ])
    expect(kinds('frame turn')).toEqual([
      ['match', 3],
      ['turn', 0],
    ])
  })

  it('calls the teams that it does not name by words of every language', () => {
    const four = resolveOptions(dwa.options, { spawnMethods: 'none', players: 4 })
    const { teams } = position.read('turn 3', four, seededChance('position')) as Dwa
    expect(teams.map(({ name }) => name)).toEqual(['Alpha', 'Bravo', 'Sierra', 'Tango'])
  })

  it('is written as it is read', () => {
    const s = read('turn 3', 'team Harbour began=5', MARA, 'zombie 4 400,620 posture=prone', 'frame activation ap=3')
    const text = position.write(s, 'full' as never)
    expect(text!).toContain('frame activation ap=3')
    expect(read(...text!.split('\n'))).toEqual(s)
  })

  it('[DWA-16.5.b] gives a level that abilities need, and is refused at one that is too low', () => {
    const [human] = read('turn 3', `${MARA} abilities=["sniper"]`).humans
    expect([human!.rank, human!.xp]).toEqual([abilityById('sniper').rank, xpFor(abilityById('sniper').rank)])
    // One a level.
    expect(read('turn 3', `${MARA} abilities=["cool","lucky"]`).humans[0]!.rank).toBe(2)
    expect(() => read('turn 3', `${MARA} abilities=["sniper"] rank=1`)).toThrow('DWA-16.5.b')
  })

  it('[DWA-13.b] a figure that is frightened has been tested: such a match is sound', () => {
    const s = read('turn 3', `${MARA} abilities=["sniper"] now={"frightened":true}`, 'zombie 1 400,620')
    expect(dwa.invariants!(s)).toEqual([])
  })

  it('is refused where two bases overlap, or nobody is the one who acts', () => {
    expect(() => read('turn 3', MARA, 'zombie 1 124,620')).toThrow('GEO-2')
    expect(() => read('turn 3', MARA, 'frame activation human=7')).toThrow('human 7')
    expect(() => read('turn 3', 'human Jun 0 100,620 weapons=[{"id":"spoon"}]')).toThrow('spoon')
    expect(() => read('turn 3', 'human Jun 0 100,620 abilities=["flying"]')).toThrow('flying')
    expect(() => read('turn 3', 'human Jun 0 100,620 hands=[0]')).toThrow('no weapon 0')
  })
})
