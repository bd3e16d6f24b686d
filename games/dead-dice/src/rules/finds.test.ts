import { describe, expect, it } from 'vitest'
import type { Level } from '../data/reserves.js'
import { type GivenSurvivor, stage } from '../tests/stage.js'
import { gain } from './finds.js'

const FULL: GivenSurvivor = { carries: ['bat', 'handgun'] }

function found(survivors: readonly GivenSurvivor[], reserve: Level, onRaid: boolean) {
  const companions = [{ id: 1, name: 'Andrea', role: null, talent: [], alive: true, onRaid }]
  const { state } = stage({ survivors, group: { reserves: { survivors: reserve }, companions } })
  gain(state, 0, 'medicine')
  const things = state.survivors.map((survivor) => survivor.things.map(({ item }) => item))
  return { things, stash: state.group.stash.map(({ item }) => item) }
}

describe('something found', () => {
  it('[DD-16.37] goes to the finder, [DD-15.44] or to another who has room', () => {
    expect(found([{ carries: ['bat'] }, {}], 'low', true).things).toEqual([['bat', 'medicine'], []])
    expect(found([FULL, {}], 'low', true).things).toEqual([['bat', 'handgun'], ['medicine']])
  })

  it('[DD-3.19] [DD-15.78] goes to the companions where nobody has room, if they are there', () => {
    expect(found([FULL, FULL], 'low', true).stash).toEqual(['medicine'])
    expect(found([FULL, FULL], 'low', false)).toEqual({
      things: [
        ['bat', 'handgun', 'medicine'],
        ['bat', 'handgun'],
      ],
      stash: [],
    })
  })

  it('[DD-3.20] lies there for those who are alone, until they have packed', () => {
    expect(found([FULL], 'empty', false).stash).toEqual(['medicine'])
  })
})
