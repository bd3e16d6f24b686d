import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { ELSEWHERE, ONCE, windowsOf } from './tests/setting.js'

const LOOKIN = 'you-lookin-at-me'
const MOMENT = 'turn 5 red pre-zombie'
const announced = (card: string, target: string, lines: readonly string[] = [], options = {}) =>
  new Scene([MOMENT, `red hand ${card}`, `blue hand ${LOOKIN}`, 'green inplay fire-axe', ...lines], options).do(
    `red: play ${card}${target}`,
  )

describe('YOU LOOKIN’ AT ME !?', () => {
  it('[ZMB-card.you-lookin-at-me] [ZMB-W.n] is for ANNOUNCE of an opponent, and nothing else', () => {
    expect(windowsOf(LOOKIN)).toEqual({
      own: ['announce'],
      rival: ['announce'],
      refusedBy: ELSEWHERE,
      secondCard: ONCE,
    })
  })

  it('[ZMB-card.you-lookin-at-me] [ZMB-W.j] the announcer names another legal target, and that one is hit', () => {
    const scene = announced('fear', ' on blue').do(`blue: play ${LOOKIN}`)
    expect(scene.asked()).toEqual(['red: redirect'])
    expect(scene.offered('red')).toEqual(['target on red', 'target on green'])
    expect(scene.refusal('red: target on blue')).toBe('TABLE.6')
    scene.do('red: target on green')
    expect(scene.state.fear).toEqual([0, 0, 1])
    // Both count as played, both are discarded.
    expect(scene.state.played).toEqual([1, 1, 0])
    expect(idsOf(scene.state.discarded)).toEqual(['fear', LOOKIN])
  })

  it('[ZMB-card.you-lookin-at-me] not for the announcer, nor for the use of a card in play', () => {
    const own = new Scene([MOMENT, `red hand fear, ${LOOKIN}`, 'green hand dynamite']).do('red: play fear on green')
    expect(own.asked()).toEqual(['green: announce'])
    expect(own.refusalNow(`red: play ${LOOKIN}`)).toBe('TABLE.2')
    const used = new Scene([MOMENT, 'red inplay lots-of-ammo', `blue hand ${LOOKIN}`]).do('red: use lots-of-ammo')
    expect(used.asked()).toEqual(['blue: pre-zombie'])
    expect(used.refusal(`blue: play ${LOOKIN}`)).toBe('ZMB-W.n')
  })

  it('[ZMB-W.f] [ZMB-card.you-lookin-at-me] one answer to a card, and none to the answer', () => {
    const lines = [MOMENT, 'red hand fear', `blue hand ${LOOKIN}`, `green hand ${LOOKIN}`]
    const scene = new Scene(lines).do('red: play fear on blue').do(`blue: play ${LOOKIN}`)
    expect(scene.asked()).toEqual(['red: redirect'])
    scene.do('red: target on green')
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    expect(scene.refusal(`green: play ${LOOKIN}`)).toBe('ZMB-W.n')
  })

  it('[ZMB-W.e] the answers are asked for clockwise from the announcer', () => {
    const lines = [MOMENT, `red hand ${LOOKIN}`, 'blue hand fear', `green hand ${LOOKIN}`]
    const scene = new Scene(lines).do('blue: play fear on red')
    expect(scene.asked()).toEqual(['green: announce'])
    scene.do('green: pass')
    expect(scene.asked()).toEqual(['red: announce'])
  })

  it.each([
    ['fizzle', 0],
    ['resolveUnchanged', 4],
  ])('[ZMB-R.11] option redirectNoTarget %s: a card without a target', (redirectNoTarget, lives) => {
    const lines = [MOMENT, 'red lives 2 hand i-feel-alive', `blue hand ${LOOKIN}`, 'green inplay fire-axe']
    const scene = new Scene(lines, { redirectNoTarget }).do('red: play i-feel-alive')
    scene.do(`blue: play ${LOOKIN}`, lives === 0 ? {} : { dice: [4, 4] })
    expect(scene.state.lives[0]).toBe(lives === 0 ? 2 : lives)
    expect(scene.kinds().includes('fizzled')).toBe(lives === 0)
  })

  it.each([
    ['anyCard', ['allowed', 'allowed']],
    ['targetedOnly', ['allowed', 'ZMB-W.n']],
  ])('[ZMB-R.11] option redirectScope %s: a card with a target, and one without', (redirectScope, rules) => {
    const rule = (card: string, target: string) =>
      announced(card, target, [], { redirectScope }).until('blue: announce').refusal(`blue: play ${LOOKIN}`)
    expect([rule('fear', ' on blue'), rule('i-feel-alive', '')]).toEqual(rules)
  })

  it('[ZMB-card.you-lookin-at-me] a building is changed for another building', () => {
    const tiles = ['tile hospital 0 -1 turn 0', 'tile florist 1 0 turn 0']
    const scene = announced('just-when-you-thought', ' on 1', tiles).do(`blue: play ${LOOKIN}`).do('red: target on 2')
    expect(scene.state.zombie.slice(9, 18)).toEqual(new Array(9).fill(0))
    expect(scene.state.zombie.slice(18, 21)).toEqual([1, 1, 1])
  })
})
