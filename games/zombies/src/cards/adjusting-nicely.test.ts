import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, fateOf, GREEN, lookinAt, NO_WEAPON, SQUARE, windowsOf } from './tests/setting.js'

const ITEMS = { weaponSet: 'allKeptItems' }

describe('ADJUSTING NICELY', () => {
  const dying = (red: string) =>
    new Scene(['turn 5 red combat', `red lives 1 bullets 0 ${red} inplay adjusting-nicely, fire-axe`, GREEN, SQUARE])
      .until('red: price', { dice: [1] })
      .do('red: pay life')

  it('[ZMB-card.adjusting-nicely] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('adjusting-nicely', { holder: 'reserve 13' })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.adjusting-nicely] [ZMB-1.3.3.g] with thirteen zombies, and not with twelve', () => {
    const refusal = (red: string, options = {}) =>
      new Scene(['turn 5 red pre-zombie', `red hand adjusting-nicely ${red}`], options).refusal(
        'red: play adjusting-nicely',
      )
    expect(refusal('reserve 12')).toBe('ZMB-card.adjusting-nicely')
    expect(refusal('reserve 13')).toBe('allowed')
    expect(refusal('reserve 13 inplay adjusting-nicely')).toBe('ZMB-1.3.3.g')
    // By option every zombie ever killed counts, lost or not.
    expect(refusal('reserve 2 kills 13')).toBe('ZMB-card.adjusting-nicely')
    expect(refusal('reserve 2 kills 13', { adjustingThreshold: 'lifetimeKills' })).toBe('allowed')
    expect(refusal('reserve 2 kills 12', { adjustingThreshold: 'lifetimeKills' })).toBe('ZMB-card.adjusting-nicely')
  })

  it('[ZMB-card.adjusting-nicely] discarded at the death it saves the collection, and not the weapons', () => {
    const scene = dying('reserve 15')
    expect(scene.asked()).toEqual(['red: death'])
    expect(scene.offered('red')).toEqual(['keep', 'lose'])
    scene.do('red: keep')
    expect(scene.state).toMatchObject({
      reserve: [15, 0, 0],
      lives: [3, 3, 3],
      bullets: [3, 3, 3],
      inPlay: [[], [], []],
    })
    expect(idsOf(scene.state.discarded).sort()).toEqual(['adjusting-nicely', 'fire-axe'])
  })

  it('[ZMB-card.adjusting-nicely] kept back it stays in play, and half is lost; fewer than thirteen are saved as well', () => {
    const lost = dying('reserve 15').do('red: lose')
    expect(lost.state.reserve).toEqual([7, 0, 0])
    expect(lost.state.inPlay.map(idsOf)).toEqual([['adjusting-nicely'], [], []])
    expect(dying('reserve 3').do('red: keep').state.reserve).toEqual([3, 0, 0])
  })

  it('[ZMB-card.adjusting-nicely] [ZMB-1.3.2.k] [ZMB-R.06] is no weapon, by no option', () => {
    expect(fateOf('adjusting-nicely')).toEqual(NO_WEAPON)
    expect(fateOf('adjusting-nicely', ITEMS)).toEqual(NO_WEAPON)
  })

  it("[ZMB-card.adjusting-nicely] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !?", () => {
    const redirected = lookinAt('adjusting-nicely', 'combat', 'red', { holder: 'reserve 13' })
    expect(redirected).toEqual({
      targets: [],
      fizzled: true,
      changed: [],
      discarded: ['you-lookin-at-me', 'adjusting-nicely'],
    })
  })
})
