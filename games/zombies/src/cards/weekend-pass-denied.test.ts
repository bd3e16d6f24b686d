import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const inPlay = (scene: Scene): string[][] => scene.state.inPlay.map(idsOf)

describe('WEEKEND PASS : DENIED !', () => {
  const PASS = 'weekend-pass-denied'

  it('[ZMB-card.weekend-pass-denied] [ZMB-W.n] is played in any OPEN window', () => {
    // Green has a card, so green is asked while a tile is face up.
    expect(windowsOf(PASS, { lines: [GREEN] })).toEqual({ ...EVERYWHERE, refusedBy: ['TABLE.2', 'ZMB-W.n'] })
  })

  it('[ZMB-card.weekend-pass-denied] at an opponent with a card in hand', () => {
    const scene = new Scene([MOMENT, `red hand ${PASS}, dynamite`, 'blue inplay fire-axe', GREEN])
    expect(scene.offeredOf('red', 'play weekend')).toEqual([`play ${PASS} on green`])
    expect(new Scene([MOMENT, `red hand ${PASS}, dynamite`]).refusal(`red: play ${PASS}`)).toBe(
      'ZMB-card.weekend-pass-denied',
    )
  })

  it.each([
    ['hand', ['fire-axe', 'first-aid-kit'], 3],
    ['handAndKept', [], 5],
  ])('[ZMB-R.19] [ZMB-card.weekend-pass-denied] option weekendPassScope %s', (weekendPassScope, kept, discarded) => {
    const blue = 'blue hand fear, dynamite inplay fire-axe, first-aid-kit'
    const scene = new Scene([MOMENT, `red hand ${PASS}`, blue, GREEN], { weekendPassScope })
    scene.do(`red: play ${PASS} on blue`).until('green: pre-zombie')
    expect(scene.state.hands[1]).toEqual([])
    expect(inPlay(scene)[1]).toEqual(kept)
    expect(scene.state.discarded).toHaveLength(discarded)
  })

  it('[ZMB-card.weekend-pass-denied] [ZMB-1.3.3.a] the target draws nothing before their step 3', () => {
    const scene = new Scene([MOMENT, `red hand ${PASS}`, 'blue hand fear, dynamite', 'green hand fear'])
    scene.do(`red: play ${PASS} on blue`).until('green: pre-zombie')
    expect(scene.toTurn(6).state.hands[1]).toEqual([])
    expect(scene.toTurn(7).state.hands[1]).toHaveLength(3)
  })

  it("[ZMB-card.weekend-pass-denied] goes to another opponent by YOU LOOKIN' AT ME !?, or to none", () => {
    const lines = (green: string) => [
      MOMENT,
      `red hand ${PASS}`,
      'blue hand fear',
      `green hand you-lookin-at-me ${green}`,
    ]
    // Green's hand is empty after the answer, unless there is another card.
    const none = new Scene(lines('')).do(`red: play ${PASS} on blue`).do('green: play you-lookin-at-me')
    expect(none.kinds()).toContain('fizzled')
    expect(none.state.hands[1]).toHaveLength(1)
    const one = new Scene(lines(', dynamite')).do(`red: play ${PASS} on blue`).do('green: play you-lookin-at-me')
    one.do('red: target on green')
    expect(one.state.hands.map((hand) => hand.length)).toEqual([0, 1, 0])
  })
})
