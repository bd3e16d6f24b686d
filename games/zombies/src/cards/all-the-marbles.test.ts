import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import {
  EVERYWHERE,
  fateOf,
  GREEN,
  inBuilding,
  layingDown,
  lookinAt,
  NO_WEAPON,
  SQUARE,
  WEAPON,
  windowsOf,
} from './tests/setting.js'

const ITEMS = { weaponSet: 'allKeptItems' }

describe('ALL THE MARBLES', () => {
  const STORE = 'tile toy_store 0 -1 turn 0 : z . . / . . . / . . #'

  it('[ZMB-card.all-the-marbles] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('all-the-marbles', { holder: 'at 1.0', lines: [STORE] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.all-the-marbles] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Toy Store', () => {
    expect(layingDown('all-the-marbles', [STORE], '1.6', '1.7')).toEqual(inBuilding('ZMB-card.all-the-marbles'))
  })

  it('[ZMB-card.all-the-marbles] [ZMB-1.3.6.f] until the owner’s next turn begins nobody moves zombies', () => {
    const scene = new Scene(['turn 5 red pre-zombie', 'red inplay all-the-marbles', GREEN, SQUARE])
    scene.do('red: use all-the-marbles').until('green: post-zombie')
    expect(scene.kinds()).not.toContain('horde-roll')
    expect(idsOf(scene.state.discarded)).toEqual(['all-the-marbles'])
    expect(scene.toTurn(7).state.marbles).toBe(0)
    expect(scene.toTurn(8).state.marbles).toBe(-1)
  })

  it('[ZMB-card.all-the-marbles] used on another’s turn they end with the owner’s next one, skipped or not', () => {
    for (const flags of ['', 'flags skip']) {
      const scene = new Scene(['turn 5 red pre-zombie', `blue inplay all-the-marbles ${flags}`, GREEN])
      scene.do('blue: use all-the-marbles').until('green: post-zombie')
      expect(scene.state.marbles).toBe(1)
      expect(scene.toTurn(6).state.marbles).toBe(-1)
    }
  })

  it.each([
    ['allMoves', ['ZMB-card.no-brains-here', 'ZMB-card.this-isnt-so-bad']],
    ['step6Only', ['allowed', 'allowed']],
  ])('[ZMB-card.all-the-marbles] option marblesScope %s: cards that move zombies', (marblesScope, rules) => {
    const lines = ['turn 5 red pre-zombie', 'red hand fear', 'effects all-the-marbles red', SQUARE]
    const scene = new Scene([...lines, 'blue hand no-brains-here, this-isnt-so-bad, were-screwed'], { marblesScope })
    expect(scene.refusal('blue: play were-screwed')).toBe('allowed')
    const isOffered = (card: string) => scene.offeredOf('blue', `play ${card}`).length > 0
    const rule = (card: string) => (isOffered(card) ? 'allowed' : scene.refusal(`blue: play ${card}`))
    expect([rule('no-brains-here'), rule('this-isnt-so-bad')]).toEqual(rules)
  })

  it('[ZMB-card.all-the-marbles] [ZMB-1.3.2.k] [ZMB-R.06] are no weapon, but by option', () => {
    expect(fateOf('all-the-marbles')).toEqual(NO_WEAPON)
    expect(fateOf('all-the-marbles', ITEMS)).toEqual(WEAPON)
  })

  it("[ZMB-card.all-the-marbles] [ZMB-R.11] are discarded by YOU LOOKIN' AT ME !? when laid down", () => {
    const redirected = lookinAt('all-the-marbles', 'pre-zombie', 'blue', { holder: 'at 1.0', lines: [STORE] })
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
