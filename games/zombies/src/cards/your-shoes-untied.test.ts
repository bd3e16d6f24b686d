import { describe, expect, it } from 'vitest'
import { forfeited, PRE_MOVE, points } from './tests/movement.js'
import { Scene } from './tests/scene.js'
import { ELSEWHERE, lookinAt, ONCE, SQUARE, windowsOf } from './tests/setting.js'

describe("YOUR SHOE'S UNTIED", () => {
  const SHOE = 'your-shoes-untied'

  it('[ZMB-card.your-shoes-untied] [ZMB-R.34] [ZMB-W.n] is for PRE_MOVE and MOVE_SET, not after a step', () => {
    expect(windowsOf(SHOE)).toEqual({
      own: ['pre-move', 'move-set'],
      rival: ['pre-move', 'move-set'],
      refusedBy: ELSEWHERE,
      secondCard: ONCE,
    })
  })

  it.each([
    [5, 2],
    [6, 3],
    [2, 1],
  ])('[ZMB-card.your-shoes-untied] [ZMB-1.3.4.a] halves %i points to %i', (total, half) => {
    const scene = new Scene([`turn 5 red move-set ${total}`, `blue hand ${SHOE}`]).do(`blue: play ${SHOE} on red`)
    expect(points(scene.until('red: step'))).toBe(half)
    expect(scene.toTurn(6).turn.halvings).toBe(0)
  })

  it('[ZMB-card.your-shoes-untied] [ZMB-1.3.4.c] with a total of nothing the target still fights on the spot', () => {
    const scene = new Scene(['turn 5 red move-set 1', `blue hand ${SHOE}`, 'green hand fear', SQUARE])
    scene.do(`blue: play ${SHOE} on red`).until('green: pre-zombie', { dice: [4] })
    expect(scene.state.reserve).toEqual([1, 0, 0])
  })

  it('[ZMB-card.your-shoes-untied] [ZMB-R.09] two of them halve twice, after all that doubles', () => {
    const scene = new Scene([PRE_MOVE, 'red jeep hand adrenaline-rush', `blue hand ${SHOE}`, `green hand ${SHOE}`])
    scene
      .do('red: play adrenaline-rush')
      .do(`blue: play ${SHOE} on red`)
      .do(`green: play ${SHOE} on red`, { dice: [5] })
    // (5) × 2 × 2 = 20, halved twice.
    expect(points(scene)).toBe(5)
  })

  it('[ZMB-card.your-shoes-untied] touches nobody who is not about to move, and the player who is, the caster included', () => {
    const afraid = new Scene([PRE_MOVE, `blue hand ${SHOE}`, 'effects afraid'])
    expect(afraid.refusal(`blue: play ${SHOE}`)).toBe('ZMB-W.n')
    expect(forfeited('fear').refusal(`blue: play ${SHOE}`)).toBe('ZMB-W.n')
    const own = new Scene(['turn 5 red move-set 3', `red hand ${SHOE}`, 'blue hand fear'])
    expect(own.offered('red')).toEqual(['pass', `play ${SHOE} on red`])
  })

  it("[ZMB-card.your-shoes-untied] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?: nobody else is about to move", () => {
    expect(lookinAt(SHOE, 'move-set', 'blue')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
