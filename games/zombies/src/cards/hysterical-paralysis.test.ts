import { describe, expect, it } from 'vitest'
import { Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const ANYBODY = ['red', 'blue', 'green']

describe('HYSTERICAL PARALYSIS', () => {
  const PARALYSIS = 'hysterical-paralysis'

  it('[ZMB-card.hysterical-paralysis] [ZMB-W.n] is played in any OPEN window, at anybody', () => {
    expect(windowsOf(PARALYSIS)).toEqual(EVERYWHERE)
    const scene = new Scene([MOMENT, `red hand ${PARALYSIS}`])
    expect(scene.offeredOf('red', 'play')).toEqual(ANYBODY.map((name) => `play ${PARALYSIS} on ${name}`))
  })

  it('[ZMB-card.hysterical-paralysis] the target’s next turn is skipped, with all that waited for it', () => {
    const lines = [MOMENT, `red hand ${PARALYSIS}`, 'blue hand dynamite flags fear claustrophobia', GREEN]
    const scene = new Scene(lines).do(`red: play ${PARALYSIS} on blue`).toTurn(6)
    expect(scene.state).toMatchObject({
      turn: 7,
      active: 2,
      paralysis: [0, 0, 0],
      fear: [0, 0, 0],
      claustrophobia: [0, 0, 0],
    })
    expect(scene.turn).toMatchObject({ afraid: false, shut: false })
    // Nothing was drawn in it.
    expect(scene.state.hands[1]).toHaveLength(1)
  })

  it('[ZMB-card.hysterical-paralysis] two skips for one turn do not add up', () => {
    const scene = new Scene([MOMENT, `red hand ${PARALYSIS}`, 'blue flags skip', GREEN])
    scene.do(`red: play ${PARALYSIS} on blue`).toTurn(6)
    expect(scene.toTurn(9).state).toMatchObject({ turn: 9, active: 1 })
  })

  it('[ZMB-R.22] [ZMB-card.hysterical-paralysis] on the target’s own turn it is the following one', () => {
    const scene = new Scene(['turn 5 red pre-move', `blue hand ${PARALYSIS}`, GREEN]).do(
      `blue: play ${PARALYSIS} on red`,
    )
    expect(scene.until('red: step', { dice: [3] }).state.paralysis).toEqual([1, 0, 0])
    expect(scene.toTurn(8).state).toMatchObject({ turn: 9, active: 1 })
  })

  it("[ZMB-card.hysterical-paralysis] goes to another player by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(PARALYSIS, 'turn-start', 'blue').targets).toEqual(['target on blue', 'target on green'])
  })
})
