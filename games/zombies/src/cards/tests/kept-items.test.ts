import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './scene.js'
import { fateOf, layingDown, lookinAt, OPEN, windowsOf } from './setting.js'

const EVERYWHERE = { own: OPEN, rival: OPEN, refusedBy: ['TABLE.6', 'ZMB-W.n'], secondCard: ['ZMB-1.3.3.d'] }
const NO_WEAPON = { onDeath: false, byButterFingers: false, byTheft: false }
const WEAPON = { onDeath: true, byButterFingers: true, byTheft: true }
const building = (rule: string) => ({
  inside: 'laid',
  outside: rule,
  second: rule,
  onEntering: 'laid',
  afterEntering: rule,
})
const GREEN = 'green hand fear'
const SQUARE = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
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
    expect(refusal('reserve 13 inplay adjusting-nicely')).toBe('ZMB-card.adjusting-nicely')
    // By option all that he ever killed count, lost or not.
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

describe('ALL THE MARBLES', () => {
  const STORE = 'tile toy_store 0 -1 turn 0 : z . . / . . . / . . #'

  it('[ZMB-card.all-the-marbles] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('all-the-marbles', { holder: 'at 1.0', lines: [STORE] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.all-the-marbles] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Toy Store', () => {
    expect(layingDown('all-the-marbles', [STORE], '1.6', '1.7')).toEqual(building('ZMB-card.all-the-marbles'))
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

describe('FIRST AID KIT', () => {
  const HOSPITAL = 'tile hospital 0 -1 turn 0 : z . . / . . . / . . .'
  const DRUGS = 'tile drug_store 1 0 turn 0 : z . . / . . . / # # #'

  it('[ZMB-card.first-aid-kit] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('first-aid-kit', { holder: 'at 1.0', lines: [HOSPITAL] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.first-aid-kit] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Hospital or the Drug Store', () => {
    expect(layingDown('first-aid-kit', [HOSPITAL], '1.5', '1.7')).toEqual(building('ZMB-card.first-aid-kit'))
    expect(layingDown('first-aid-kit', [DRUGS], '1.2', '1.4')).toEqual(building('ZMB-card.first-aid-kit'))
    const florist = 'tile florist 1 0 turn 0'
    expect(layingDown('first-aid-kit', [florist], '1.1', '1.4').inside).toBe('ZMB-card.first-aid-kit')
  })

  it('[ZMB-card.first-aid-kit] [ZMB-R.32] pays for a roll that fell short, and the fight goes on', () => {
    const scene = new Scene(['turn 5 red combat', 'red lives 1 bullets 0 inplay first-aid-kit', GREEN, SQUARE])
    expect(scene.offeredOf('red', 'use')).toEqual([])
    scene.until('red: price', { dice: [1] })
    expect(scene.offered('red')).toEqual(['pay life', 'pay kit'])
    scene.do('red: pay kit').until('green: after-fight', { dice: [4] })
    expect(scene.state).toMatchObject({ lives: [1, 3, 3], reserve: [1, 0, 0], inPlay: [[], [], []] })
    expect(idsOf(scene.state.discarded)).toEqual(['first-aid-kit'])
  })

  it('[ZMB-card.first-aid-kit] does not help against a card', () => {
    const scene = new Scene(['turn 5 red pre-zombie', 'red hand dynamite inplay first-aid-kit', GREEN, SQUARE])
    scene.do('red: play dynamite at 0.1').until('red: pre-zombie', { dice: [1] })
    expect(scene.state.lives).toEqual([1, 3, 3])
    expect(scene.state.inPlay[0]).toHaveLength(1)
  })

  it('[ZMB-card.first-aid-kit] [ZMB-1.3.2.k] [ZMB-R.06] is no weapon, but by option', () => {
    expect(fateOf('first-aid-kit')).toEqual(NO_WEAPON)
    expect(fateOf('first-aid-kit', ITEMS)).toEqual(WEAPON)
  })

  it("[ZMB-card.first-aid-kit] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('first-aid-kit', 'pre-zombie', 'red', { holder: 'at 1.0', lines: [HOSPITAL] })
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})

describe('LOTS OF AMMO', () => {
  const STORE = 'tile sporting_goods 0 -1 turn 0 : z . . / . . . / # . .'

  it('[ZMB-card.lots-of-ammo] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('lots-of-ammo', { holder: 'at 1.0', lines: [STORE] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.lots-of-ammo] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Sporting Goods Store', () => {
    expect(layingDown('lots-of-ammo', [STORE], '1.8', '1.7')).toEqual(building('ZMB-card.lots-of-ammo'))
  })

  it('[ZMB-card.lots-of-ammo] [ZMB-1.3.3.h] gives three bullets in any OPEN window, a play of the turn it is not', () => {
    const scene = new Scene(['turn 5 red pre-zombie', 'blue played 1 bullets 1 inplay lots-of-ammo', GREEN])
    scene.do('blue: use lots-of-ammo')
    expect(scene.state).toMatchObject({ bullets: [3, 4, 3], inPlay: [[], [], []], played: [0, 1, 0] })
    expect(idsOf(scene.state.discarded)).toEqual(['lots-of-ammo'])
  })

  it('[ZMB-card.lots-of-ammo] [ZMB-R.32] pays a price that could not be paid before', () => {
    const scene = new Scene(['turn 5 red combat', 'red bullets 0 inplay lots-of-ammo', GREEN, SQUARE])
    scene.until('red: price', { dice: [1] })
    expect(scene.refusal('red: pay bullets')).toBe('ZMB-1.3.2.c')
    scene.do('red: pay ammo')
    expect(scene.asked()).toEqual(['red: price'])
    scene.do('red: pay bullets')
    expect(scene.state).toMatchObject({ bullets: [0, 3, 3], reserve: [1, 0, 0], inPlay: [[], [], []] })
  })

  it('[ZMB-card.lots-of-ammo] [ZMB-1.3.2.k] [ZMB-R.06] is no weapon, but by option', () => {
    expect(fateOf('lots-of-ammo')).toEqual(NO_WEAPON)
    expect(fateOf('lots-of-ammo', ITEMS)).toEqual(WEAPON)
  })

  it("[ZMB-card.lots-of-ammo] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('lots-of-ammo', 'pre-zombie', 'red', { holder: 'at 1.0', lines: [STORE] })
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
