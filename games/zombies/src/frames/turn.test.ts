import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { cardNamed } from '../cards/card.js'
import module from '../index.js'

const OPTIONS = { seats: 2, interruptMode: 'polled' }
const SQUARE = 'tile town_square 0 0 turn 0 : # . # / . z . / # . #'
const STRAIGHT = 2

describe('a turn', () => {
  it('[ZMB-1.3.a] goes tile, combat, cards, movement roll, move, zombies, discard, and then it is the next player’s', () => {
    const table = TestTable.at(module, ['turn 5 red turn-start', 'red hand fear', SQUARE].join('\n'), OPTIONS)
    const asked = [table.asked()]
    const kinds: string[] = []
    const play = (line: string, script: { dice?: number[]; draws?: number[] } = {}): void => {
      table.play(line, script)
      asked.push(table.asked())
      kinds.push(...table.events.map((event) => event.kind))
    }
    play('red: pass', { draws: [STRAIGHT] })
    play('red: place straight_t 0 -1 turn 0')
    play('red: auto')
    play('red: pass')
    play('red: pass', { dice: [6] })
    play('red: pass', { draws: ['grenade', 'skateboard'].map(cardNamed) })
    play('red: pass', { dice: [2] })
    play('red: pass')
    play('red: step 0.3')
    play('red: pass')
    play('red: stop')
    play('red: pass', { dice: [1] })
    play('red: auto')
    play('red: pass')
    play('red: discard grenade')
    expect(asked.flat()).toEqual([
      'red: turn-start',
      'red: place',
      'red: fill',
      'red: after-tile',
      'red: combat',
      'red: after-fight',
      'red: pre-move',
      'red: move-set',
      'red: step',
      'red: step',
      'red: step',
      'red: pre-zombie',
      'red: horde',
      'red: post-zombie',
      'red: discard',
      // Blue has no card: at the start of blue's turn only red might respond.
      'red: turn-start',
    ])
    const steps = [
      'tile-drawn',
      'tile-placed',
      'roll-hit',
      'drew',
      'movement-roll',
      'stepped',
      'horde-roll',
      'discarded',
      'turn',
    ]
    expect(kinds.filter((kind, i) => steps.includes(kind) && kinds.indexOf(kind) === i)).toEqual(steps)
    expect(table.state).toMatchObject({ active: 1, turn: 6 })
    expect(table.events.find((event) => event.kind === 'turn')).toMatchObject({ rule: 'ZMB-1.3.a', seat: 1 })
  })

  it('[ZMB-1.3.a] has no way round a step: only the discard may be left out', () => {
    const at = (moment: string) =>
      TestTable.at(module, [`turn 5 red ${moment}`, 'red hand fear, fear, dynamite', SQUARE].join('\n'), OPTIONS)
    expect(at('place corner_t').offered('red')).not.toContain('pass')
    expect(
      at('zombies 1')
        .offered('red')
        .filter((action) => !action.startsWith('zombie')),
    ).toEqual(['auto'])
    expect(at('discard').offered('red')).toEqual(['discard fear', 'discard dynamite', 'done'])
    // The zombie on the player's space is fought, although the player would rather walk.
    expect(at('move 3').asked()).toEqual(['red: combat'])
  })

  it('[ZMB-1.3.a] goes round clockwise, from the last player back to the first', () => {
    const next = (seat: string) =>
      TestTable.at(
        module,
        [`turn 7 ${seat} end`, 'red hand fear', 'blue hand fear', 'green hand dynamite'].join('\n'),
        {
          ...OPTIONS,
          seats: 3,
        },
      ).state.active
    expect(['red', 'blue', 'green'].map(next)).toEqual([1, 2, 0])
  })
})
