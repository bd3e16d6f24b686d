import { describe, expect, it } from 'vitest'
import { forfeited, PRE_MOVE } from './tests/movement.js'
import { Scene } from './tests/scene.js'
import { ELSEWHERE, lookinAt, ONCE, ROAD, SQUARE, windowsOf } from './tests/setting.js'

describe('MUCH NEEDED REST', () => {
  const REST = 'much-needed-rest'

  it('[ZMB-card.much-needed-rest] [ZMB-W.n] [ZMB-1.3.3.d] is for the own PRE_MOVE', () => {
    expect(windowsOf(REST)).toEqual({ own: ['pre-move'], rival: [], refusedBy: ELSEWHERE, secondCard: ONCE })
  })

  it.each([
    [1, 3],
    [3, 5],
    [4, 5],
    [5, 5],
  ])('[ZMB-card.much-needed-rest] [ZMB-1.2.g] makes %i lives %i, without a roll and without a move', (lives, after) => {
    const scene = new Scene([PRE_MOVE, `red lives ${lives} hand ${REST}`, 'blue hand fear', ...ROAD])
    scene.do(`red: play ${REST}`).until('blue: pre-zombie')
    expect(scene.state).toMatchObject({ lives: [after, 3, 3] })
    expect(scene.turn).toMatchObject({ rested: true })
    expect(scene.kinds()).not.toContain('movement-roll')
    expect(scene.toTurn(6).turn.rested).toBe(false)
  })

  it('[ZMB-card.much-needed-rest] [ZMB-1.3.4.c] is allowed under FEAR, and a zombie that came since waits', () => {
    const scene = new Scene([PRE_MOVE, `red lives 2 hand ${REST}`, 'blue hand fear', 'effects afraid', SQUARE])
    scene.do(`red: play ${REST}`).until('blue: pre-zombie')
    expect(scene.state).toMatchObject({ lives: [4, 3, 3], reserve: [0, 0, 0] })
  })

  it('[ZMB-card.much-needed-rest] [ZMB-W.c] is impossible once a death has cost the movement', () => {
    const scene = forfeited(REST)
    expect(scene.state).toMatchObject({ lives: [3, 3, 3], position: [4, 4, 4] })
    expect(scene.turn).toMatchObject({ forfeited: true })
    expect(scene.asked()).toEqual(['red: pre-move'])
    expect(scene.refusal(`red: play ${REST}`)).toBe('ZMB-W.n')
  })

  it('[ZMB-card.hysterical-paralysis] [ZMB-card.much-needed-rest] is impossible in a skipped turn', () => {
    const scene = new Scene(['turn 5 red begins', `red lives 1 hand ${REST} flags skip`, 'blue hand fear'])
    expect(scene.asked()).toEqual(['blue: turn-start'])
    // It is blue's turn by now, and red's skip is used up.
    expect(scene.state).toMatchObject({ active: 1, turn: 6, paralysis: [0, 0, 0] })
    expect(scene.refusal(`red: play ${REST}`)).toBe('ZMB-W.n')
  })

  it("[ZMB-card.much-needed-rest] [ZMB-R.11] is cancelled by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(REST, 'pre-move', 'red')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
