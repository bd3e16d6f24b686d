import { describe, expect, it } from 'vitest'
import type { MoveFrame } from '../../frames/kinds.js'
import { idsOf, Scene } from './scene.js'
import { fateOf, layingDown, lookinAt, OPEN, windowsOf } from './setting.js'

const EVERYWHERE = { own: OPEN, rival: OPEN, refusedBy: ['TABLE.6', 'ZMB-W.n'], secondCard: ['ZMB-1.3.3.d'] }
const WEAPON = { onDeath: true, byButterFingers: true, byTheft: true }
/** What laying down a building card must give: only inside, never twice, by option only in the turn of entering. */
const building = (rule: string) => ({
  inside: 'laid',
  outside: rule,
  second: rule,
  onEntering: 'laid',
  afterEntering: rule,
})
const GREEN = 'green hand fear'
const SQUARE = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
const short = (scene: Scene): number => (scene.state.frames.at(-1) as unknown as { short: number }).short
const total = (scene: Scene): number => (scene.state.frames.at(-1) as MoveFrame).total

describe('CHAINSAW', () => {
  const STORE = 'tile lawn_garden 0 -1 turn 0 : z . . / . . . / . . .'

  it('[ZMB-card.chainsaw] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('chainsaw', { holder: 'at 1.0', lines: [STORE] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.chainsaw] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Lawn and Garden Store', () => {
    expect(layingDown('chainsaw', [STORE], '1.8', '1.7')).toEqual(building('ZMB-card.chainsaw'))
  })

  it('[ZMB-card.chainsaw] [ZMB-1.3.3.h] gives two to all rolls of the owner until the end of the turn', () => {
    const lines = ['turn 5 red combat', 'red lives 5 bullets 9 inplay chainsaw', 'blue hand fear', SQUARE]
    // In play alone it does nothing.
    expect(short(new Scene(lines).until('red: price', { dice: [2] }))).toBe(2)
    const scene = new Scene(lines).do('red: use chainsaw').until('red: price', { dice: [1] })
    expect(short(scene)).toBe(1)
    expect(idsOf(scene.state.discarded)).toEqual(['chainsaw'])
    // The second roll has it as well, against anything, anywhere.
    scene.do('red: pay life').until('blue: after-fight', { dice: [2] })
    expect(scene.state).toMatchObject({ reserve: [1, 0, 0] })
    expect(scene.turn).toMatchObject({ chainsaw: [1, 0, 0] })
    expect(scene.toTurn(6).turn.chainsaw).toEqual([0, 0, 0])
  })

  it('[ZMB-card.chainsaw] on another’s turn it lasts until that turn ends', () => {
    const scene = new Scene(['turn 5 red pre-zombie', 'blue inplay chainsaw', GREEN]).do('blue: use chainsaw')
    expect(scene.turn.chainsaw).toEqual([0, 1, 0])
    expect(scene.toTurn(6).turn.chainsaw).toEqual([0, 0, 0])
  })

  it('[ZMB-card.chainsaw] [ZMB-1.3.2.k] is a weapon', () => {
    expect(fateOf('chainsaw')).toEqual(WEAPON)
  })

  it("[ZMB-card.chainsaw] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('chainsaw', 'pre-zombie', 'red', { holder: 'at 1.0', lines: [STORE] })
    expect(redirected).toEqual({ targets: [], fizzled: true, changed: [], discarded: ['you-lookin-at-me', 'chainsaw'] })
  })
})

describe('FIRE AXE', () => {
  const STATION = 'tile fire_station 0 -1 turn 0 : z . . / . . . / . . .'

  it('[ZMB-card.fire-axe] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('fire-axe', { holder: 'at 1.0', lines: [STATION] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.fire-axe] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Fire Station', () => {
    expect(layingDown('fire-axe', [STATION], '1.5', '1.4')).toEqual(building('ZMB-card.fire-axe'))
  })

  it('[ZMB-card.fire-axe] [ZMB-1.3.2.d] gives one to every roll that is made once it lies there', () => {
    const lines = ['turn 5 red combat', 'red at 1.0 lives 5 hand fire-axe', GREEN, STATION]
    const scene = new Scene(lines).until('red: price', { dice: [3] })
    expect(short(scene)).toBe(1)
    scene
      .do('red: pay life')
      .do('red: play fire-axe')
      .until('red: price', { dice: [1] })
    expect(short(scene)).toBe(2)
    scene.do('red: pay life').until('green: after-fight', { dice: [3] })
    expect(scene.state.reserve).toEqual([1, 0, 0])
    expect(scene.toTurn(8).state.inPlay[0]).toHaveLength(1)
  })

  it('[ZMB-card.fire-axe] [ZMB-1.3.2.k] is a weapon', () => {
    expect(fateOf('fire-axe')).toEqual(WEAPON)
  })

  it("[ZMB-card.fire-axe] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('fire-axe', 'step', 'blue', { holder: 'at 1.0', lines: [STATION] })
    expect(redirected).toEqual({ targets: [], fizzled: true, changed: [], discarded: ['you-lookin-at-me', 'fire-axe'] })
  })
})

describe('MOLOTOV COCKTAIL', () => {
  const STATION = 'tile gas_station 1 0 turn 0 : z z . / . z . / # . #'

  it('[ZMB-card.molotov-cocktail] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('molotov-cocktail', { holder: 'at 1.0', lines: [STATION] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.molotov-cocktail] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Gas Station', () => {
    expect(layingDown('molotov-cocktail', [STATION], '1.2', '1.4')).toEqual(building('ZMB-card.molotov-cocktail'))
  })

  it('[ZMB-card.molotov-cocktail] [ZMB-T.h] is thrown in a building or at its door', () => {
    const from = (space: string) =>
      new Scene(['turn 5 red pre-zombie', `red at ${space} inplay molotov-cocktail`, STATION]).offeredOf('red', 'use')
    expect(from('1.2')).toEqual(['use molotov-cocktail on 1'])
    expect(from('1.4')).toEqual(['use molotov-cocktail on 1'])
    expect(from('1.3')).toEqual([])
    expect(from('0.4')).toEqual([])
  })

  it('[ZMB-card.molotov-cocktail] gives two against zombies in that building, not at its door, until the turn ends', () => {
    const lines = ['turn 5 red move 3', 'red at 1.4 inplay molotov-cocktail', GREEN, STATION]
    const scene = new Scene(lines).do('red: use molotov-cocktail on 1').until('red: price', { dice: [3] })
    expect(short(scene)).toBe(1)
    scene
      .do('red: pay bullets')
      .do('red: step 1.1')
      .until('red: step', { dice: [2] })
    scene.do('red: step 1.0').until('red: price', { dice: [1] })
    expect(short(scene)).toBe(1)
    expect(scene.state).toMatchObject({ reserve: [2, 0, 0] })
    expect(scene.turn).toMatchObject({ molotov: [1, -1, -1] })
    scene.do('red: pay bullets')
    expect(scene.toTurn(6).turn.molotov).toEqual([-1, -1, -1])
  })

  it('[ZMB-card.molotov-cocktail] [ZMB-1.3.2.k] is a weapon', () => {
    expect(fateOf('molotov-cocktail')).toEqual(WEAPON)
  })

  it("[ZMB-card.molotov-cocktail] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('molotov-cocktail', 'combat', 'red', { holder: 'at 1.0', lines: [STATION] })
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})

describe('HEY LOOK … A SHOTGUN !', () => {
  it('[ZMB-card.hey-look-a-shotgun] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf('hey-look-a-shotgun')).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.hey-look-a-shotgun] at anybody who has none, himself included, with three charges', () => {
    const scene = new Scene(['turn 5 red pre-zombie', 'red hand shotgun', 'blue inplay shotgun:1', GREEN])
    expect(scene.offeredOf('red', 'play')).toEqual([
      'play hey-look-a-shotgun on red',
      'play hey-look-a-shotgun on green',
    ])
    scene.do('red: play hey-look-a-shotgun on green').until('blue: pre-zombie')
    expect(scene.state).toMatchObject({ charges: [0, 1, 3] })
    expect(scene.state.inPlay.map(idsOf)).toEqual([[], ['hey-look-a-shotgun'], ['hey-look-a-shotgun']])
    expect(scene.state.discarded).toEqual([])
  })

  it('[ZMB-card.hey-look-a-shotgun] gives one to each of three rolls, then it is gone', () => {
    const scene = new Scene(['turn 5 red combat', 'red lives 5 inplay shotgun:2 hand dynamite', GREEN, SQUARE])
    scene.until('red: price', { dice: [2] })
    expect(short(scene)).toBe(1)
    scene.do('red: pay life').until('red: price', { dice: [1] })
    expect(short(scene)).toBe(2)
    expect(scene.state).toMatchObject({ inPlay: [[], [], []], charges: [0, 0, 0] })
    expect(idsOf(scene.state.discarded)).toEqual(['hey-look-a-shotgun'])
    scene.do('red: pay life').until('red: price', { dice: [3] })
    expect(short(scene)).toBe(1)
  })

  it('[ZMB-R.16] by option shotgunCharge a charge serves a whole fight, the last one too', () => {
    const lines = ['turn 5 red combat', 'red lives 5 inplay shotgun:1 hand dynamite', GREEN, SQUARE]
    const scene = new Scene(lines, { shotgunCharge: 'perFight' }).until('red: price', { dice: [2] })
    expect(short(scene)).toBe(1)
    scene.do('red: pay life').until('red: price', { dice: [1] })
    expect(short(scene)).toBe(2)
    scene.do('red: pay life').until('green: after-fight', { dice: [3] })
    expect(scene.state).toMatchObject({ reserve: [1, 0, 0], inPlay: [[], [], []], charges: [0, 0, 0] })
    const three = new Scene([lines[0]!, 'red inplay shotgun hand dynamite', GREEN, SQUARE], {
      shotgunCharge: 'perFight',
    })
    three
      .until('red: price', { dice: [1] })
      .do('red: pay life')
      .until('green: after-fight', { dice: [3] })
    expect(three.state.charges).toEqual([2, 0, 0])
  })

  it('[ZMB-card.hey-look-a-shotgun] [ZMB-1.3.2.k] is a weapon, and its charges are no bullets', () => {
    expect(fateOf('hey-look-a-shotgun')).toEqual(WEAPON)
    const scene = new Scene(['turn 5 red combat', 'red bullets 0 inplay shotgun', GREEN, SQUARE])
    scene.until('red: price', { dice: [1] })
    expect(scene.refusal('red: pay bullets')).toBe('ZMB-1.3.2.c')
  })

  it("[ZMB-card.hey-look-a-shotgun] is sent to another player by YOU LOOKIN' AT ME !?, or discarded if there is none", () => {
    expect(lookinAt('hey-look-a-shotgun', 'step', 'red').targets).toEqual(['target on blue', 'target on green'])
    const nobody = { holder: '', other: 'inplay shotgun:2' }
    expect(lookinAt('hey-look-a-shotgun', 'step', 'red', nobody).targets).toEqual(['target on green'])
  })
})

describe('SKATEBOARD', () => {
  const SHOP = 'tile skate_shop 1 0 turn 0 : z . . / . . . / # . #'

  it('[ZMB-card.skateboard] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('skateboard', { holder: 'at 1.0', lines: [SHOP] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.skateboard] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Skate Shop', () => {
    expect(layingDown('skateboard', [SHOP], '1.1', '1.4')).toEqual(building('ZMB-card.skateboard'))
  })

  it('[ZMB-card.skateboard] [ZMB-1.3.4.a] gives two to every movement roll of its owner', () => {
    const scene = new Scene(['turn 5 red pre-move', 'red inplay skateboard', GREEN]).until('red: step', { dice: [3] })
    expect(total(scene)).toBe(5)
    const other = new Scene(['turn 5 red pre-move', 'blue inplay skateboard', GREEN]).until('red: step', { dice: [3] })
    expect(total(other)).toBe(3)
    expect(scene.offeredOf('red', 'use')).toEqual([])
  })

  it('[ZMB-card.skateboard] [ZMB-1.3.2.k] is a weapon', () => {
    expect(fateOf('skateboard')).toEqual(WEAPON)
  })

  it("[ZMB-card.skateboard] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('skateboard', 'pre-zombie', 'red', { holder: 'at 1.0', lines: [SHOP] })
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})

describe('I SEE THE HELICOPTER', () => {
  const HELIPAD = 'tile helipad_town 0 -1 turn 0'

  it('[ZMB-card.i-see-the-helicopter] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('i-see-the-helicopter', { lines: [HELIPAD] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.i-see-the-helicopter] [ZMB-1.3.3.g] while a helipad lies on the table, one a player', () => {
    const lay = (red: string, ...lines: string[]) =>
      new Scene(['turn 5 red pre-zombie', `red hand i-see-the-helicopter ${red}`, ...lines])
    const refusal = (scene: Scene) => scene.refusal('red: play i-see-the-helicopter')
    expect(refusal(lay(''))).toBe('ZMB-card.i-see-the-helicopter')
    expect(refusal(lay('', HELIPAD))).toBe('allowed')
    expect(refusal(lay('inplay i-see-the-helicopter', HELIPAD))).toBe('ZMB-card.i-see-the-helicopter')
    const base = ['tile front_gate 0 1 turn 0', 'tile helipad_base 0 2 turn 0']
    expect(refusal(lay('', ...base))).toBe('allowed')
    expect(lay('', HELIPAD).do('red: play i-see-the-helicopter').state.inPlay[0]).toHaveLength(1)
  })

  it('[ZMB-card.i-see-the-helicopter] [ZMB-1.3.4.a] gives one to the movement of its owner, before doubling', () => {
    const scene = new Scene(['turn 5 red pre-move', 'red jeep inplay i-see-the-helicopter', GREEN])
    expect(total(scene.until('red: step', { dice: [3] }))).toBe(8)
    expect(scene.offeredOf('red', 'use')).toEqual([])
  })

  it('[ZMB-card.i-see-the-helicopter] [ZMB-1.3.2.k] is a weapon', () => {
    expect(fateOf('i-see-the-helicopter')).toEqual(WEAPON)
  })

  it("[ZMB-card.i-see-the-helicopter] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('i-see-the-helicopter', 'pre-zombie', 'blue', { lines: [HELIPAD] })
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
