import { describe, expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { box, room } from '../scenario/draw.js'
import { acting, pouchWith } from '../tests/acting.js'
import type { Given, Match } from '../tests/build.js'
import { viewDwa } from '../view.js'
import { oddsOf } from './index.js'

const shown = (match: Match, action: DwaAction): string[] =>
  (oddsOf(viewDwa(match.state, 0), action)?.results ?? []).map(({ key, ways, of }) => `${key} ${ways}/${of}`)

describe('odds of handling', () => {
  const roofs = [0, 240].map((x) => ({ outline: box(100 + x, 100, 200, 200), height: 120 }))
  const jump = (x: number): DwaAction => ({ type: 'jump', to: { x, y: 200 }, ability: 'none' })

  it('a long jump fails on two faces, a short one never', () => {
    const match = acting({ scenario: { roofs }, humans: [{ at: [290, 200], level: 120 }] })
    expect(shown(match, jump(366))).toEqual(['jump.succeeds 2/3', 'jump.fails 1/3'])
    expect(oddsOf(viewDwa(match.state, 0), jump(366))!.results[1]!.params).toEqual({ wounds: 2 })
    expect(shown(match, jump(365))).toEqual([])
  })

  it('what weighs on the jumper is in it', () => {
    const match = acting({
      scenario: { roofs },
      options: { advanced: true },
      humans: [
        { at: [290, 200], level: 120 },
        { at: [290, 240], level: 120, flaws: ['mad'] },
      ],
    })
    expect(shown(match, jump(366))).toEqual(['jump.succeeds 1/2', 'jump.fails 1/2'])
  })

  it('First Aid, an extinguisher', () => {
    const match = acting({
      options: { advanced: true },
      humans: [
        {
          at: [300, 300],
          wounds: 1,
          abilities: ['firstAid'],
          burning: { since: 1, kind: 'flame', by: 0 },
          pouch: pouchWith('extinguisher'),
        },
      ],
    })
    expect(shown(match, { type: 'treat', patient: 0, with: 'firstAid' })).toEqual([
      'treat.succeeds 1/3',
      'treat.fails 2/3',
    ])
    expect(shown(match, { type: 'extinguish', target: 0 })).toEqual(['extinguish.succeeds 5/6', 'extinguish.fails 1/6'])
  })

  it('a search, by the kind of place', () => {
    const at = (site: 'ordinary' | 'medical' | 'weapons'): string[] =>
      shown(
        acting({
          options: { advanced: true },
          scenario: { rooms: [room('store', 'Store', box(200, 200, 200, 200), { site })] },
          humans: [{ at: [300, 300] }],
        }),
        { type: 'search', room: 0, vehicle: -1 },
      )
    expect(at('ordinary')).toEqual([
      'search.zombies 1/2',
      'search.nothing 1/6',
      'search.survivor 1/6',
      'search.object 1/3',
      'search.weapon 1/3',
    ])
    expect(at('medical').slice(1)).toEqual([
      'search.nothing 1/3',
      'search.survivor 1/6',
      'search.object 1/3',
      'search.weapon 1/6',
    ])
    expect(at('weapons').slice(1)).toEqual([
      'search.nothing 0/1',
      'search.survivor 1/6',
      'search.object 1/3',
      'search.weapon 1/2',
    ])
  })

  it('an engine, turns at speed, and the figure that is met first', () => {
    const given: Given = {
      options: { advanced: true },
      scenario: { vehicles: [{ id: 'car', kind: 'car', at: [600, 600], heading: 0, keys: true }] },
      humans: [{ at: [600, 600], whereabouts: 'vehicle', vehicle: 0, drives: true }],
      zombies: [{ at: [600, 400] }],
    }
    const match = acting(given)
    expect(shown(match, { type: 'start', vehicle: 0, with: 'keys', ability: 'none' })).toEqual([
      'start.succeeds 2/3',
      'start.fails 1/3',
    ])
    Object.assign(match.state.vehicles[0]!, { running: true, speed: 200 })
    const drive = (steps: number, ...path: [number, number][]): DwaAction => ({
      type: 'drive',
      steps,
      path: path.map(([x, y]) => ({ x, y })),
    })
    expect(shown(match, drive(4))).toEqual(['drive.stalls 1/6', 'drive.throws 2/3', 'drive.eliminates 1/6'])
    expect(shown(match, drive(5))).toEqual(['drive.stalls 1/6', 'drive.throws 1/2', 'drive.eliminates 1/3'])
    // Two turns, and nobody there.
    expect(shown(match, drive(5, [600, 550], [650, 500], [650, 450]))).toEqual(['drive.slides 5/9'])
  })
})
