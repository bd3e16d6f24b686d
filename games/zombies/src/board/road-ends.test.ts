import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { tilesOf } from '../options.js'
import { isMapShut, streetsWith, type ZombiesView } from '../table.js'

const THREE_DEAD_ENDS = ['tile hospital 0 -1 turn 0', 'tile lawn_garden 1 0 turn 1', 'tile police_station 0 1 turn 2']

const viewOf = (lines: readonly string[], options = {}): ZombiesView =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }).view('red') as ZombiesView

function streets(tile: string, turn: number, more: readonly string[] = []) {
  const view = viewOf([`turn 5 red place ${tile} by red`, 'red hand fear', ...THREE_DEAD_ENDS, ...more])
  return streetsWith(view, { kind: tilesOf(view.options).index[tile]!, x: -1, y: 0, turn })
}

describe('the streets that a tile leaves open', () => {
  it('[ZMB-1.3.1.l] are counted where it would lie, and none may be left', () => {
    expect(streets('cross_t', 0)).toEqual({ open: 3, endsRace: false })
    expect(streets('straight_t', 1)).toEqual({ open: 1, endsRace: false })
    expect(streets('fire_station', 3)).toEqual({ open: 0, endsRace: true })
  })

  it('[ZMB-R.01] the last helipad itself ends no race', () => {
    expect(streets('helipad_town', 0)).toMatchObject({ endsRace: false })
  })

  it('[ZMB-1.3.1.l] change nothing of the table that is looked at', () => {
    const view = viewOf(['turn 5 red place cross_t by red', 'red hand fear', ...THREE_DEAD_ENDS])
    const before = structuredClone(view)
    streetsWith(view, { kind: tilesOf(view.options).index['cross_t']!, x: -1, y: 0, turn: 0 })
    expect(view).toEqual(before)
  })

  it('[ZMB-1.3.1.l] a map is shut once no tile of the stacks can be laid', () => {
    const at = (more: readonly string[]) => viewOf(['turn 2 red discard', 'red hand fear', ...THREE_DEAD_ENDS, ...more])
    expect(isMapShut(at([]))).toBe(false)
    expect(isMapShut(at(['tile fire_station -1 0 turn 3']))).toBe(true)
  })
})
