import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)
const square = (centre: string) => `tile 0 town_square 0 0 turn 0 : # . # / . ${centre} . / # . #`

describe('a card that is refused with its target', () => {
  it('[ZMB-W.n] in the wrong window is refused by the window’s rule', () => {
    const table = at([
      'turn 5 red pre-zombie',
      'red hand brain-cramp, your-shoes-untied, breakthrough',
      'blue hand fear',
    ])
    expect(table.refusal('red: play brain-cramp on blue').rule).toBe('ZMB-W.n')
    expect(table.refusal('red: play your-shoes-untied on red').rule).toBe('ZMB-W.n')
    expect(table.refusal('red: play breakthrough at 0.1').rule).toBe('ZMB-W.n')
    // A card that the player does not hold is not among the answers.
    expect(table.refusal('red: play fear on blue').rule).toBe('TABLE.6')
  })

  it('[ZMB-1.3.3.d] as a second card of the turn is refused by that', () => {
    const table = at(['turn 5 red pre-zombie', 'red hand fear, brain-cramp played 1 inplay chainsaw', 'blue hand fear'])
    expect(table.refusal('red: play fear on blue').rule).toBe('ZMB-1.3.3.d')
    expect(table.refusal('red: play brain-cramp on blue').rule).toBe('ZMB-1.3.3.d')
  })

  it.each([
    ['weekend-pass-denied', 'weekend-pass-denied on green', 'blue hand fear'],
    ['hey-look-a-shotgun', 'shotgun on blue', 'blue hand fear inplay hey-look-a-shotgun'],
    ['i-dont-think-theyre-dead', 'i-dont-think-theyre-dead on blue', 'blue hand fear'],
    ['your-shoes-untied', 'your-shoes-untied on blue', 'blue hand fear'],
    ['just-when-you-thought', 'just-when-you-thought on 0', 'blue hand fear'],
    ['breakthrough', 'breakthrough at 0.1', 'blue hand fear'],
    ['dynamite', 'dynamite at 0.8', 'blue hand fear'],
  ])('[ZMB-card.%s] at something that it cannot be played at is refused by its own rule', (id, written, blue) => {
    const station = 'tile drug_store 1 0 turn 0'
    const table = at(['turn 5 red pre-move', `red hand ${id}`, blue, station], { seats: 3 })
    expect(table.refusal(`red: play ${written}`).rule).toBe(`ZMB-card.${id}`)
  })

  it('[ZMB-W.j] and without a target is told to name one', () => {
    const lines = ['turn 5 red pre-zombie', 'red hand fear, dynamite, just-when-you-thought', 'blue hand fear']
    const table = at([...lines, 'tile drug_store 1 0 turn 0'])
    for (const id of ['fear', 'dynamite', 'just-when-you-thought', 'fear on 1', 'just-when-you-thought on blue'])
      expect(table.refusal(`red: play ${id}`).rule, id).toBe('ZMB-W.j')
    const fight = at(['turn 5 red combat', 'red hand adrenaline-rush', square('z')])
    expect(fight.refusal('red: play adrenaline-rush').rule).toBe('ZMB-W.j')
    expect(fight.offered('red')).toContain('play adrenaline-rush for combat')
  })

  it('[ZMB-W.n] in answer to an announced card or a drawn tile is refused by the window’s rule', () => {
    const announced = at(['turn 5 red pre-zombie', 'red hand fear', 'blue hand claustrophobia']).play(
      'red: play fear on blue',
    )
    expect(announced.refusal('blue: play claustrophobia on red').rule).toBe('ZMB-W.n')
    const drawn = at(['turn 5 red tile corner_t', 'red hand fear', 'blue hand claustrophobia inplay chainsaw'])
    expect(drawn.refusal('blue: play claustrophobia on red').rule).toBe('ZMB-W.n')
    expect(drawn.refusal('blue: use chainsaw').rule).toBe('ZMB-R.32')
  })

  it('[ZMB-R.32] [ZMB-W.n] is refused between a die and its price too, to the player who pays', () => {
    const red = 'red hand fear, claustrophobia, brain-cramp inplay chainsaw'
    const table = at(['turn 5 red combat', red, 'blue hand fear', square('z')])
    table.play('red: pass').play('blue: pass', { dice: [1] })
    expect(table.refusal('red: use chainsaw').rule).toBe('ZMB-R.32')
    expect(table.refusal('red: play fear on blue').rule).toBe('ZMB-W.n')
    expect(table.refusal('red: step 0.1').rule).toBe('ZMB-1.3.2.e')
    expect(table.refusal('blue: play fear on red').rule).toBe('TABLE.2')
  })

  it('[ZMB-card.grenade] [ZMB-card.rocket-launcher] a kept card that cannot be used here is refused by its rule', () => {
    const red = 'red hand fear inplay grenade, rocket-launcher, fire-axe'
    const table = at(['turn 5 red pre-zombie', red, 'blue', 'tile drug_store 1 0 turn 0'])
    expect(table.refusal('red: use grenade on 1').rule).toBe('ZMB-card.grenade')
    expect(table.refusal('red: use rocket-launcher on 0').rule).toBe('ZMB-card.rocket-launcher')
    // An axe is not used at all.
    expect(table.refusal('red: use fire-axe').rule).toBe('TABLE.6')
  })
})
