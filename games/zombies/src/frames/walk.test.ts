import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { turnOf, type WalkFrame } from './kinds.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 3, interruptMode: 'polled', ...options }, script)

const ROADS = ['tile straight_t 0 -1 turn 0 : # . # / # . # / # z #', 'tile straight_t 0 -2 turn 0']
const square = (centre: string) => `tile 0 town_square 0 0 turn 0 : # . # / . ${centre} . / # . #`
const left = (table: ReturnType<typeof at>) =>
  (table.state.frames.find(({ kind }) => kind === 'walk') as WalkFrame | undefined)?.left
/** Red walks blue, who meets a zombie on the second step; green holds what is given. */
const walk = (green: string, blue = 'bullets 0', options: Readonly<Record<string, Plain>> = {}, ...more: string[]) => {
  const lines = ['turn 5 red pre-zombie', 'red at 0.3 hand where-did-everybody-go, grenade']
  const table = at([...lines, `blue at 0.4 ${blue}`, `green at 0.5 ${green}`, ...more, ...ROADS], options)
  table.play('red: play where-did-everybody-go on blue')
  if (table.asked()[0]?.endsWith('announce')) table.play('green: pass')
  return table.play('red: step 0.1').play('red: step 1.7')
}

describe('a walk inside a card', () => {
  it('[ZMB-W.k] opens no window between its steps, and COMBAT before each roll of the walked', () => {
    const table = walk('hand fear')
    expect(table.asked()).toEqual(['green: combat'])
    expect(left(table)).toBe(3)
    table.play('green: pass', { dice: [1] })
    expect(table.asked()).toEqual(['blue: price'])
    table.play('blue: pay life')
    expect(table.asked()).toEqual(['green: combat'])
    table.play('green: pass', { dice: [4] })
    expect(table.state).toMatchObject({ reserve: [0, 1, 0], lives: [3, 2, 3] })
    expect(table.asked()).toEqual(['red: walk'])
    for (const space of ['1.4', '1.1', '2.7']) table.play(`red: step ${space}`)
    expect(table.asked()).toEqual(['green: pre-zombie'])
  })

  it('[ZMB-W.k] what is played there comes first; then it goes on with what is left, from where the pawn is', () => {
    const table = walk('hand bad-sense-of-direction').play('green: play bad-sense-of-direction on blue')
    expect(table.state).toMatchObject({ position: [3, 4, 5], reserve: [0, 0, 0] })
    expect(table.asked()).toEqual(['red: walk'])
    expect(left(table)).toBe(3)
    expect(table.offered('red')).toEqual(['step 0.1', 'step 0.5', 'step 0.7', 'step 0.3'])
  })

  it('[ZMB-W.k] [ZMB-1.3.2.l] carried onto another zombie the player fights nothing: it is not their turn', () => {
    const table = walk('hand bad-sense-of-direction', 'bullets 0', {}, square('z'))
    table.play('green: play bad-sense-of-direction on blue')
    expect(table.state).toMatchObject({ position: [3, 4, 5], reserve: [0, 0, 0], lives: [3, 3, 3] })
    expect(table.asked()).toEqual(['red: walk'])
  })

  it('[ZMB-W.k] [ZMB-1.3.2.l] only a zombie met on the way is fought, not one on the first space', () => {
    const lines = ['turn 5 red pre-zombie', 'red at 0.3 hand where-did-everybody-go, grenade', 'blue at 0.4 hand fear']
    const table = at([...lines, square('z')])
      .play('red: play where-did-everybody-go on blue')
      .play('blue: pass')
    expect(table.asked()).toEqual(['red: walk'])
    table.play('red: step 0.1').play('red: step 0.4')
    expect(table.asked()).toEqual(['blue: combat'])
  })

  it('[ZMB-W.k] ends with the player’s death', () => {
    const table = walk('hand fear', 'lives 1 bullets 0')
      .play('green: pass', { dice: [1] })
      .play('blue: pay life')
    expect(table.state).toMatchObject({ position: [3, 4, 5], lives: [3, 3, 3] })
    expect(left(table)).toBeUndefined()
    expect(table.asked()).toEqual(['green: pre-zombie'])
  })

  it('[ZMB-W.k] is not ended by a death that came before it', () => {
    const lines = [
      'turn 5 red pre-zombie',
      'red at 0.3 hand where-did-everybody-go, grenade',
      'blue at 0.5 flags fallen',
      'green at 0.5 hand fear',
    ]
    const table = at([...lines, square('z')])
      .play('red: play where-did-everybody-go on blue')
      .play('green: pass')
    expect(table.asked()).toEqual(['red: walk'])
    // And fights like anyone who is walked.
    expect(table.play('red: step 0.4').asked()).toEqual(['green: combat'])
  })

  it('[ZMB-W.k] [ZMB-1.3.2.l] the active player who died in this step is walked, and fights nothing', () => {
    const lines = [
      'turn 5 red after-fight',
      'red at 0.5 hand fear flags fallen',
      'blue at 0.3 hand where-did-everybody-go',
    ]
    const table = at([...lines, square('z')])
    table.play('red: pass').play('blue: play where-did-everybody-go on red').play('red: pass')
    for (const space of ['0.4', '0.3', '0.4', '0.5', '0.4']) table.play(`blue: step ${space}`)
    expect(table.state).toMatchObject({ position: [4, 3, 4], lives: [3, 3, 3], reserve: [0, 0, 0] })
    expect(table.asked()).toEqual(['red: after-fight'])
  })

  it('[ZMB-W.k] may hold another walk: a death in the inner one ends both', () => {
    const inner = walk('hand where-did-everybody-go', 'lives 1 bullets 0', {}, square('z'))
    inner.play('green: play where-did-everybody-go on blue')
    expect(inner.asked()).toEqual(['green: walk'])
    // Nobody has a play left, so the roll comes at once.
    inner.play('green: step 0.1').play('green: step 0.4', { dice: [1] })
    expect(inner.asked()).toEqual(['blue: price'])
    inner.play('blue: pay life', { dice: [1] })
    expect(inner.state).toMatchObject({ position: [3, 4, 5], lives: [3, 3, 3] })
    expect(turnOf(inner.state)).toMatchObject({ fallen: [0, 0, 0] })
    expect(left(inner)).toBeUndefined()
    expect(inner.asked()).toEqual(['red: horde'])
  })

  it('[ZMB-W.k] with clocks asks the walked player before the roll, and lets the others interrupt', () => {
    const lines = [
      'turn 5 red pre-zombie',
      'red at 0.3 hand where-did-everybody-go',
      'blue at 0.4 hand adrenaline-rush',
    ]
    const table = at([...lines, 'green hand fear', ...ROADS], { interruptMode: 'timed' })
    table.play('red: play where-did-everybody-go on blue').play('blue: pass').play('green: pass')
    table.play('red: step 0.1').play('red: step 1.7')
    expect(table.asked()).toEqual(['blue: combat'])
    expect(table.offered('blue')).toEqual(['pass', 'play adrenaline-rush for combat'])
    expect(table.offered('green')).toContain('play fear on blue')
    table
      .play('blue: play adrenaline-rush for combat')
      .play('green: pass')
      .play('blue: pass', { dice: [2] })
    expect(table.state.reserve).toEqual([0, 1, 0])
  })
})
