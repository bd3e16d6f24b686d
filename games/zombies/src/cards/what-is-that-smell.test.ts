import { describe, expect, it } from 'vitest'
import { SMELLED } from '../state.js'
import { Scene } from './tests/scene.js'
import { ELSEWHERE, GREEN, lookinAt, ONCE, ROAD, windowsOf } from './tests/setting.js'

describe('WHAT IS THAT SMELL', () => {
  const SMELL = 'what-is-that-smell'
  const smelly = (red: string, ...more: string[]) =>
    new Scene(['turn 5 red pre-move', `red ${red}`, `blue hand ${SMELL}`, ...more, ...ROAD]).do(
      `blue: play ${SMELL} on red`,
    )

  it('[ZMB-card.what-is-that-smell] [ZMB-W.n] is for PRE_MOVE of an opponent who is to roll', () => {
    expect(windowsOf(SMELL)).toEqual({
      own: [],
      rival: ['pre-move'],
      refusedBy: [...ELSEWHERE, 'ZMB-card.what-is-that-smell'],
      secondCard: ONCE,
    })
    const afraid = new Scene(['turn 5 red pre-move', `blue hand ${SMELL}`, 'effects afraid'])
    expect(afraid.refusal(`blue: play ${SMELL}`)).toBe('ZMB-W.n')
  })

  it('[ZMB-card.what-is-that-smell] a player who has left the tile may not come back, and keeps their next turn', () => {
    const scene = smelly('at 0.1', GREEN)
      .do('red: step 1.7', { dice: [3] })
      .until('red: step')
    expect(scene.refusal('red: step 0.1')).toBe('ZMB-card.what-is-that-smell')
    scene.do('red: step 1.4').until('red: step').do('red: stop')
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    expect(scene.state.paralysis).toEqual([0, 0, 0])
    expect(scene.toTurn(6).turn).toMatchObject({ smellSlot: -1, hasLeft: false })
  })

  it('[ZMB-R.25] [ZMB-card.what-is-that-smell] a player who stays by choice skips their next turn', () => {
    const scene = smelly('at 0.1', GREEN)
      .until('red: step', { dice: [3] })
      .do('red: stop')
    expect(scene.kinds()).toContain('smelled')
    expect(scene.state.paralysis).toEqual([SMELLED, 0, 0])
    expect(scene.toTurn(8).state).toMatchObject({ turn: 9, active: 1, paralysis: [0, 0, 0] })
  })

  it('[ZMB-card.what-is-that-smell] so does the player who could not leave, rests, or is kept there by BRAIN CRAMP', () => {
    // One point is not enough to leave the middle of the Town Square.
    const short = smelly('at 0.4', GREEN)
      .do('red: step 0.1', { dice: [1] })
      .until('green: pre-zombie')
    expect(short.state.paralysis).toEqual([SMELLED, 0, 0])
    const resting = smelly('at 0.1 hand much-needed-rest', GREEN).do('red: play much-needed-rest')
    expect(resting.until('green: pre-zombie').state.paralysis).toEqual([SMELLED, 0, 0])
    const steered = smelly('at 0.1', 'green hand brain-cramp inplay skateboard').do('green: play brain-cramp on red', {
      dice: [6],
    })
    steered.do('green: stop')
    expect(steered.kinds()).toContain('smelled')
  })

  it('[ZMB-card.what-is-that-smell] the tile is the one on which step 5 begins', () => {
    const scene = smelly('at 1.4', 'green hand bad-sense-of-direction inplay skateboard').do(
      'green: play bad-sense-of-direction on red',
    )
    scene.until('red: step', { dice: [6] })
    expect(scene.turn).toMatchObject({ smellSlot: 0, hasLeft: false })
  })

  it("[ZMB-card.what-is-that-smell] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?: nobody else is in PRE_MOVE", () => {
    expect(lookinAt(SMELL, 'pre-move', 'blue')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
