import type { OddsResult } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { acting } from '../tests/acting.js'
import { type GivenHuman, type GivenZombie, type Match, tableWith, UNDECIDED } from '../tests/build.js'
import { viewDwa } from '../view.js'
import { oddsOf } from './index.js'

const at = (x: number, y: number) => ({ at: [x, y] as const })
const east: GivenZombie = at(625, 600)
const fight = (human: Partial<GivenHuman>, zombies: readonly GivenZombie[] = [east], options = {}): Match =>
  acting({ humans: [{ ...at(600, 600), ...human }], zombies, options })

const said = (match: Match, action: DwaAction): Record<string, string> =>
  Object.fromEntries(
    (oddsOf(viewDwa(match.state, 0), action)?.results ?? []).map(({ key, ways, of, params }: OddsResult) => [
      params === undefined ? key : `${key} ${params['count']}`,
      `${ways}/${of}`,
    ]),
  )

const blow = (weapon = 0): DwaAction => ({ type: 'blow', target: -1, weapon, ability: 'none' })
const shot = (more = {}): DwaAction => ({
  type: 'fireClose',
  weapon: 0,
  targets: [-1],
  shots: 1,
  aimed: 0,
  sustained: false,
  ability: 'none',
  ...more,
})

describe('odds in contact', () => {
  it('of a blow follow its table', () => {
    expect(said(fight({ weapons: ['bat'] }), blow())).toEqual({ 'blow.miss': '2/3', 'blow.fall': '1/3' })
    expect(said(fight({ weapons: ['machete'] }), blow())).toEqual({
      'blow.miss': '1/2',
      'blow.fall': '1/3',
      'blow.elim': '1/6',
    })
    const prone = { ...east, posture: 'prone' } as const
    expect(said(fight({ weapons: ['bat'] }, [prone]), blow())).toEqual({ 'blow.miss': '1/6', 'blow.elim': '5/6' })
    const behind = { ...prone, facing: 90 }
    expect(said(fight({ weapons: ['bat'] }, [behind]), blow())).toEqual({ 'blow.elim': '1/1' })
  })

  it('of a chainsaw name its 6 and its 1', () => {
    expect(said(fight({ weapons: ['chainsaw'] }, [east, at(575, 600)]), blow())).toEqual({
      'blow.miss': '1/3',
      'blow.elim': '2/3',
      'blow.goesOn': '1/6',
      'blow.mishap': '1/6',
    })
  })

  it('of no shot at all are none', () => {
    expect(said(fight({ weapons: ['pistol'] }), shot({ shots: 0 }))).toEqual({})
  })

  it('of shots count every die', () => {
    expect(said(fight({ weapons: ['pistol'] }), shot())).toEqual({ 'close.none': '1/3', 'close.some 1': '2/3' })
    expect(said(fight({ weapons: ['pistol'] }), shot({ shots: 2 }))).toEqual({
      'close.none': '1/9',
      'close.some 1': '8/9',
    })
    const two = fight({ weapons: ['submachineGun'] }, [east, at(575, 600)])
    expect(said(two, shot({ targets: [-1, -2] }))).toEqual({
      'close.none': '1/32',
      'close.some 1': '31/32',
      'close.some 2': '13/16',
    })
  })

  it('of a shot at a figure on the ground leave no doubt', () => {
    const match = fight({ weapons: ['rifle'] }, [{ ...east, posture: 'prone' }])
    expect(said(match, shot())).toEqual({ 'close.sure': '1/1' })
  })

  it('of breaking away count the enemies', () => {
    const match = tableWith({ humans: [at(600, 600)], zombies: [east, at(613, 622)], scenario: UNDECIDED }).run()
    expect(said(match, { type: 'activate', human: 0, as: 'breakAway', ability: 'none' })).toEqual({
      'breakAway.succeeds': '2/3',
      'breakAway.fails': '1/3',
    })
  })

  it('of shots that may jam say so', () => {
    expect(said(fight({ weapons: ['pistol'] }, [east], { jams: true }), shot())['close.jam']).toBe('1/18')
  })
})
