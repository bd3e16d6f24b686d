import { describe, expect, it } from 'vitest'
import { forfeited, PRE_MOVE, points } from './tests/movement.js'
import { Scene } from './tests/scene.js'
import { ELSEWHERE, lookinAt, ONCE, ROAD, SQUARE, windowsOf } from './tests/setting.js'

describe('ADRENALINE RUSH', () => {
  it('[ZMB-card.adrenaline-rush] [ZMB-W.n] [ZMB-1.3.3.d] is for the own PRE_MOVE and the own fight', () => {
    expect(windowsOf('adrenaline-rush')).toEqual({
      own: ['combat', 'pre-move'],
      rival: [],
      refusedBy: ELSEWHERE,
      secondCard: ONCE,
    })
  })

  it.each([
    ['', 12],
    ['jeep', 24],
  ])(
    '[ZMB-card.adrenaline-rush] [ZMB-R.09] doubles the movement with its bonuses, the jeep again (%s)',
    (jeep, total) => {
      const red = `red ${jeep} inplay skateboard, i-see-the-helicopter hand adrenaline-rush`
      const scene = new Scene([PRE_MOVE, red, ...ROAD])
      scene.do('red: play adrenaline-rush').until('red: step', { dice: [3] })
      expect(points(scene)).toBe(total)
      expect(scene.state.discarded).toHaveLength(1)
      expect(new Scene([PRE_MOVE, red, ...ROAD]).until('red: step', { dice: [3] }).events).toContainEqual(
        expect.objectContaining({ kind: 'movement-roll', data: expect.objectContaining({ total: total / 2 }) }),
      )
      // It was this movement only.
      expect(scene.toTurn(8).turn.adrenalineMove).toBe(false)
    },
  )

  it('[ZMB-card.adrenaline-rush] or gives two to the next combat roll, and to no other', () => {
    const position = ['turn 5 red combat', 'red hand adrenaline-rush', 'green hand fear', SQUARE]
    const short = new Scene(position)
    expect(short.refusal('red: play adrenaline-rush')).toBe('ZMB-W.j')
    short.do('red: play adrenaline-rush for combat').until('red: price', { dice: [1] })
    expect(short.state.frames.at(-1)).toMatchObject({ kind: 'fight', short: 1 })
    // The next roll has no bonus: a three is one short as well.
    short.do('red: pay life').until('red: price', { dice: [3] })
    expect(short.state.frames.at(-1)).toMatchObject({ kind: 'fight', short: 1 })
    const hit = new Scene(position).do('red: play adrenaline-rush for combat')
    hit.until('green: after-fight', { dice: [2] })
    expect(hit.state).toMatchObject({ reserve: [1, 0, 0] })
    expect(hit.turn).toMatchObject({ adrenaline: [0, 0, 0] })
  })

  it('[ZMB-card.adrenaline-rush] is for the player who fights, not for others, and not for the dice of cards', () => {
    const other = new Scene(['turn 5 red combat', 'blue hand adrenaline-rush', SQUARE])
    expect(other.refusal('blue: play adrenaline-rush')).toBe('ZMB-W.n')
    const red = 'red hand dynamite flags adrenaline'
    const blast = new Scene(['turn 5 red combat', red, 'green hand fear', SQUARE, ...ROAD])
    blast.do('red: play dynamite at 0.1').until('green: after-fight', { dice: [3, 2] })
    expect(blast.state).toMatchObject({ lives: [1, 3, 3], reserve: [1, 0, 0] })
  })

  it('[ZMB-card.adrenaline-rush] what nobody rolled for is gone with the turn', () => {
    const scene = new Scene([
      'turn 5 red combat',
      'red hand adrenaline-rush',
      'blue hand no-brains-here',
      'green hand fear',
      SQUARE,
    ])
    scene.do('red: play adrenaline-rush for combat').do('blue: play no-brains-here on red').do('blue: pick 0.1')
    expect(scene.turn.adrenaline).toEqual([1, 0, 0])
    expect(scene.toTurn(6).turn.adrenaline).toEqual([0, 0, 0])
  })

  it('[ZMB-card.adrenaline-rush] doubles nothing where no movement is due', () => {
    const afraid = new Scene([PRE_MOVE, 'red hand adrenaline-rush', 'effects afraid'])
    expect(afraid.refusal('red: play adrenaline-rush')).toBe('ZMB-card.adrenaline-rush')
    expect(forfeited('adrenaline-rush').refusal('red: play adrenaline-rush')).toBe('ZMB-W.n')
  })

  it("[ZMB-card.adrenaline-rush] [ZMB-R.11] is cancelled by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt('adrenaline-rush', 'pre-move', 'red')).toMatchObject({ targets: [], fizzled: true, changed: [] })
    expect(lookinAt('adrenaline-rush', 'combat', 'red')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
