import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { ELSEWHERE, lookinAt, ONCE, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'

describe('IN THE ZONE', () => {
  const START = ['turn 5 red turn-start', 'red hand in-the-zone, dynamite, fear', 'blue hand fear']

  it('[ZMB-card.in-the-zone] [ZMB-W.n] is for the own TURN_START', () => {
    expect(windowsOf('in-the-zone')).toEqual({
      own: ['turn-start'],
      rival: [],
      refusedBy: ELSEWHERE,
      secondCard: ONCE,
    })
  })

  it('[ZMB-card.in-the-zone] lasts for the turn, and the card is discarded', () => {
    const scene = new Scene(START).do('red: play in-the-zone').until('blue: turn-start')
    expect(idsOf(scene.state.discarded)).toEqual(['in-the-zone'])
    expect(scene.turn.inTheZone).toBe(true)
    expect(scene.toTurn(6).turn.inTheZone).toBe(false)
  })

  it('[ZMB-card.in-the-zone] a natural six in a fight draws a card at once, beyond three; a five does not', () => {
    const zone = (moment: string, script: object, until: string) =>
      new Scene([
        `turn 5 red ${moment}`,
        'red hand fear, dynamite, i-feel-alive played 1',
        'blue hand fear',
        'effects in-the-zone',
        'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #',
      ]).until(until, script).state.hands[0]!.length
    expect(zone('combat', { dice: [6], draws: ['brain-cramp'] }, 'blue: after-fight')).toBe(4)
    expect(zone('combat', { dice: [5] }, 'blue: after-fight')).toBe(3)
  })

  it('[ZMB-card.in-the-zone] a six for movement, for zombies and on their own cards too, and nobody else’s', () => {
    const position = ['effects in-the-zone', 'blue hand i-feel-alive', 'red lives 1 hand i-feel-alive, dynamite, fear']
    const moving = new Scene(['turn 5 red pre-move', ...position]).until('red: move-set', {
      dice: [6],
      draws: ['skateboard'],
    })
    expect(moving.state.hands[0]).toHaveLength(4)
    const card = new Scene([MOMENT, ...position]).do('red: play i-feel-alive')
    card.until('blue: pre-zombie', { dice: [6, 6], draws: ['skateboard', 'brain-cramp'] })
    expect(card.state.hands[0]).toHaveLength(4)
    const other = new Scene([MOMENT, ...position])
      .do('blue: play i-feel-alive')
      .until('red: pre-zombie', { dice: [6, 6] })
    expect(other.state.hands.map((hand) => hand.length)).toEqual([3, 0, 0])
    const horde = new Scene([MOMENT, ...position]).until('red: post-zombie', { dice: [6], draws: ['skateboard'] })
    expect(horde.state.hands[0]).toHaveLength(4)
  })

  it('[ZMB-card.in-the-zone] [ZMB-1.3.7.a] at the end of the turn the player chooses three to keep', () => {
    const scene = new Scene([
      'turn 5 red discard',
      'red hand fear, dynamite, fear',
      'blue hand butter-fingers',
      'effects in-the-zone',
    ])
    scene.state.hands[0]!.push(scene.state.deck.pop()!, scene.state.deck.pop()!)
    scene.do('red: done')
    expect(scene.asked()).toEqual(['red: cut'])
    expect(scene.refusal('red: done')).toBe('TABLE.6')
    scene.do('red: discard dynamite').do('red: discard fear')
    expect(scene.asked()).toEqual(['blue: turn-start'])
    expect(scene.state.hands[0]).toHaveLength(3)
  })

  it("[ZMB-card.in-the-zone] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt('in-the-zone', 'turn-start', 'red')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
