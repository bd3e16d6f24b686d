import { describe, expect, it } from 'vitest'
import { Scene } from './tests/scene.js'
import { ELSEWHERE, lookinAt, ONCE, ROAD, windowsOf } from './tests/setting.js'

describe('BRAIN CRAMP', () => {
  const steered = (...more: string[]) =>
    new Scene(['turn 5 red move-set 2', 'blue hand brain-cramp', ...more, ...ROAD]).do('blue: play brain-cramp on red')

  it('[ZMB-card.brain-cramp] [ZMB-W.n] [ZMB-1.3.3.d] is for MOVE_SET of an opponent', () => {
    expect(windowsOf('brain-cramp')).toEqual({
      own: [],
      rival: ['move-set'],
      // At oneself it is the card that says no.
      refusedBy: [...ELSEWHERE, 'ZMB-card.brain-cramp'],
      secondCard: ONCE,
    })
  })

  it('[ZMB-card.brain-cramp] the caster steers every step, and decides where to stop', () => {
    const scene = steered('green hand fear').until('blue: step')
    expect(scene.offered('blue').sort()).toEqual(['step 0.1', 'step 0.3', 'step 0.5', 'step 0.7', 'stop'])
    expect(scene.refusal('red: step 0.1')).toBe('TABLE.2')
    scene.do('blue: step 0.1').until('blue: step')
    expect(scene.state.position).toEqual([1, 4, 4])
    scene.do('blue: stop')
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    expect(scene.toTurn(6).turn.brainCramp).toBe(-1)
  })

  it('[ZMB-card.brain-cramp] fights and prices stay with the player who is moved', () => {
    const scene = steered('tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #').do('blue: step 0.1', { dice: [3] })
    expect(scene.asked()).toEqual(['red: price'])
    scene.do('red: pay bullets')
    expect(scene.state).toMatchObject({ reserve: [1, 0, 0], bullets: [2, 3, 3] })
  })

  it('[ZMB-card.brain-cramp] [ZMB-card.claustrophobia] compulsory steps bind the caster too', () => {
    const scene = new Scene([
      'turn 5 red move-set 2',
      'red at 1.0',
      'blue hand brain-cramp',
      'tile hospital 0 -1 turn 0',
      'effects shut',
    ]).do('blue: play brain-cramp on red')
    expect(scene.offered('blue').sort()).toEqual(['step 1.1', 'step 1.3'])
    expect(scene.refusal('blue: stop')).toBe('ZMB-card.claustrophobia')
  })

  it('[ZMB-card.brain-cramp] a later one takes the place of the earlier', () => {
    const scene = steered('green hand brain-cramp').do('green: play brain-cramp on red')
    expect(scene.turn.brainCramp).toBe(2)
    expect(scene.asked()).toEqual(['green: step'])
  })

  it('[ZMB-card.brain-cramp] moves nobody whose movement a failed BREAKTHROUGH has ended', () => {
    const scene = new Scene(['turn 5 red move-set 4', 'red hand breakthrough', 'blue hand brain-cramp, fear', ...ROAD])
    scene.do('red: play breakthrough at 1.1').until('blue: move-set', { dice: [4] })
    expect(scene.refusal('blue: play brain-cramp')).toBe('ZMB-W.n')
  })

  it("[ZMB-card.brain-cramp] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?: nobody else is in MOVE_SET", () => {
    expect(lookinAt('brain-cramp', 'move-set', 'blue')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
