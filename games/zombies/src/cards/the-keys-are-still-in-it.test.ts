import { describe, expect, it } from 'vitest'
import { forfeited, PRE_MOVE, points } from './tests/movement.js'
import { Scene } from './tests/scene.js'
import { ELSEWHERE, lookinAt, ONCE, ROAD, windowsOf } from './tests/setting.js'

describe('THE KEYS ARE STILL IN IT !', () => {
  const KEYS = 'the-keys-are-still-in-it'

  it('[ZMB-card.the-keys-are-still-in-it] [ZMB-W.n] [ZMB-1.3.3.d] is for the own PRE_MOVE', () => {
    expect(windowsOf(KEYS)).toEqual({ own: ['pre-move'], rival: [], refusedBy: ELSEWHERE, secondCard: ONCE })
  })

  it('[ZMB-card.the-keys-are-still-in-it] [ZMB-1.3.4.b] gives ten points, no die and no bonus, for this turn', () => {
    const scene = new Scene([PRE_MOVE, `red jeep inplay skateboard, i-see-the-helicopter hand ${KEYS}`, ...ROAD])
    scene.do(`red: play ${KEYS}`).until('red: step')
    expect(points(scene)).toBe(10)
    expect(scene.state.discarded).toHaveLength(1)
    expect(scene.toTurn(8).turn.keys).toBe(false)
  })

  it('[ZMB-card.the-keys-are-still-in-it] fights are fought as usual', () => {
    const zombie = 'tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'
    const scene = new Scene([PRE_MOVE, `red hand ${KEYS}`, zombie]).do(`red: play ${KEYS}`)
    scene.do('red: step 0.1', { dice: [4] })
    expect(scene.state).toMatchObject({ reserve: [1, 0, 0], position: [1, 4, 4] })
  })

  it.each([
    [true, 5],
    [false, 10],
  ])(
    '[ZMB-card.the-keys-are-still-in-it] an untied shoe: option keysCanBeHalved %s leaves %i',
    (keysCanBeHalved, total) => {
      const lines = [PRE_MOVE, `red hand ${KEYS}`, 'blue hand your-shoes-untied']
      const scene = new Scene(lines, { keysCanBeHalved }).do(`red: play ${KEYS}`)
      scene.do('blue: play your-shoes-untied on red').until('red: step')
      expect(points(scene)).toBe(total)
    },
  )

  it('[ZMB-card.the-keys-are-still-in-it] moves nobody who is afraid or has forfeited movement', () => {
    const afraid = new Scene([PRE_MOVE, `red hand ${KEYS}`, 'effects afraid'])
    expect(afraid.refusal(`red: play ${KEYS}`)).toBe('ZMB-card.the-keys-are-still-in-it')
    expect(forfeited(KEYS).refusal(`red: play ${KEYS}`)).toBe('ZMB-W.n')
  })

  it("[ZMB-card.the-keys-are-still-in-it] [ZMB-R.11] is cancelled by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(KEYS, 'pre-move', 'red')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
