import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './scene.js'
import { lookinAt, OPEN, windowsOf } from './setting.js'

const EVERYWHERE = { own: OPEN, rival: OPEN, refusedBy: ['TABLE.6', 'ZMB-W.n'], secondCard: ['ZMB-1.3.3.d'] }
const MOMENT = 'turn 5 red pre-zombie'
const GREEN = 'green hand fear'
const inPlay = (scene: Scene): string[][] => scene.state.inPlay.map(idsOf)

describe('BUTTER FINGERS', () => {
  const drops = (blue: string, options = {}) =>
    new Scene([MOMENT, 'red hand butter-fingers', `blue ${blue}`, GREEN], options)
      .do('red: play butter-fingers on blue')
      .until('red: card.butter-fingers')

  it('[ZMB-card.butter-fingers] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf('butter-fingers')).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.butter-fingers] at anybody with a weapon in play or a bullet', () => {
    const scene = new Scene([
      MOMENT,
      'red bullets 0 hand butter-fingers',
      'blue bullets 0 inplay fire-axe',
      'green bullets 1',
    ])
    expect(scene.offeredOf('red', 'play')).toEqual(['blue', 'green'].map((name) => `play butter-fingers on ${name}`))
    const nobody = ['red bullets 0 hand butter-fingers', 'blue bullets 0 inplay first-aid-kit', 'green bullets 0']
    expect(new Scene([MOMENT, ...nobody]).refusal('red: play butter-fingers')).toBe('ZMB-card.butter-fingers')
  })

  it('[ZMB-R.18] [ZMB-card.butter-fingers] the caster chooses the weapon, or two bullets', () => {
    const blue = 'bullets 3 inplay fire-axe, shotgun:2, first-aid-kit'
    expect(drops(blue).offered('red')).toEqual(['weapon fire-axe', 'weapon hey-look-a-shotgun', 'done'])
    const gun = drops(blue).do('red: weapon hey-look-a-shotgun')
    expect(inPlay(gun)[1]).toEqual(['fire-axe', 'first-aid-kit'])
    expect(gun.state).toMatchObject({ charges: [0, 0, 0], bullets: [3, 3, 3] })
    expect(drops(blue).do('red: done').state.bullets).toEqual([3, 1, 3])
    expect(drops('bullets 1').do('red: done').state.bullets).toEqual([3, 0, 3])
    expect(drops('bullets 0 inplay fire-axe').offered('red')).toEqual(['weapon fire-axe'])
  })

  it.each([
    [true, 'allowed'],
    [false, 'ZMB-W.n'],
  ])(
    '[ZMB-R.31] [ZMB-card.butter-fingers] option butterFingersStopsDynamite %s',
    (butterFingersStopsDynamite, rule) => {
      const lines = [MOMENT, 'red hand dynamite', 'blue hand butter-fingers', GREEN]
      const scene = new Scene(lines, { butterFingersStopsDynamite })
        .do('red: play dynamite at 0.1')
        .until('blue: announce')
      const isOffered = scene.offeredOf('blue', 'play').length > 0
      expect(isOffered ? 'allowed' : scene.refusal('blue: play butter-fingers')).toBe(rule)
    },
  )

  it('[ZMB-R.31] [ZMB-card.dynamite] [ZMB-W.f] stops dynamite that has been announced: no roll, and no answer to it', () => {
    const lines = [MOMENT, 'red hand dynamite', 'blue hand butter-fingers', 'green hand you-lookin-at-me']
    const scene = new Scene(lines).do('red: play dynamite at 0.1').do('blue: play butter-fingers on red')
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    expect(idsOf(scene.state.discarded)).toEqual(['dynamite', 'butter-fingers'])
    expect(scene.state).toMatchObject({ lives: [3, 3, 3], bullets: [3, 3, 3], played: [1, 1, 0] })
  })

  it("[ZMB-card.butter-fingers] goes to another player by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt('butter-fingers', 'step', 'red').targets).toEqual(['target on blue', 'target on green'])
    const others = { holder: 'bullets 0', other: 'bullets 0' }
    expect(lookinAt('butter-fingers', 'step', 'red', others)).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})

describe('YOU DON’T NEED THAT !', () => {
  const TAKE = 'you-dont-need-that'

  it('[ZMB-card.you-dont-need-that] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(TAKE, { other: 'inplay fire-axe', lines: [GREEN] })).toMatchObject({ own: OPEN, rival: OPEN })
  })

  it('[ZMB-card.you-dont-need-that] at an opponent on the same space with a weapon that one lacks', () => {
    const rule = (red: string, blue: string) =>
      new Scene([MOMENT, `red hand ${TAKE} ${red}`, `blue ${blue}`]).offeredOf('red', 'play').join()
    expect(rule('', 'inplay fire-axe')).toBe(`play ${TAKE} on blue`)
    expect(rule('', 'at 0.1 inplay fire-axe')).toBe('')
    expect(rule('inplay fire-axe', 'inplay fire-axe')).toBe('')
    expect(rule('inplay fire-axe', 'inplay fire-axe, chainsaw')).toBe(`play ${TAKE} on blue`)
    expect(rule('', 'inplay first-aid-kit')).toBe('')
    const own = new Scene([MOMENT, `red hand ${TAKE} inplay fire-axe`])
    expect(own.refusal(`red: play ${TAKE}`)).toBe('ZMB-card.you-dont-need-that')
  })

  it('[ZMB-card.you-dont-need-that] takes one of his choice into play, with its charges, building or not', () => {
    const scene = new Scene([MOMENT, `red hand ${TAKE}`, 'blue inplay shotgun:2, chainsaw, lots-of-ammo', GREEN])
    scene.do(`red: play ${TAKE} on blue`).until(`red: card.${TAKE}`)
    expect(scene.offered('red')).toEqual(['weapon hey-look-a-shotgun', 'weapon chainsaw'])
    scene.do('red: weapon hey-look-a-shotgun')
    expect(inPlay(scene)).toEqual([['hey-look-a-shotgun'], ['chainsaw', 'lots-of-ammo'], []])
    expect(scene.state).toMatchObject({ charges: [2, 0, 0], played: [1, 0, 0] })
    expect(idsOf(scene.state.discarded)).toEqual([TAKE])
    expect(scene.asked()).toEqual(['red: pre-zombie'])
    expect(scene.offered('red')).toEqual(['pass', 'toss hey-look-a-shotgun'])
  })

  it("[ZMB-card.you-dont-need-that] goes to another opponent on that space by YOU LOOKIN' AT ME !?, or to none", () => {
    const lines = (green: string) => [
      MOMENT,
      `red hand ${TAKE}`,
      'blue inplay chainsaw',
      `green hand you-lookin-at-me ${green}`,
    ]
    const two = new Scene(lines('inplay fire-axe')).do(`red: play ${TAKE} on blue`).do('green: play you-lookin-at-me')
    expect(two.offered('red')).toEqual(['target on green'])
    two.do('red: target on green').do('red: weapon fire-axe')
    expect(inPlay(two)).toEqual([['fire-axe'], ['chainsaw'], []])
    const one = new Scene(lines('')).do(`red: play ${TAKE} on blue`).do('green: play you-lookin-at-me')
    expect(one.kinds()).toContain('fizzled')
    expect(inPlay(one)).toEqual([[], ['chainsaw'], []])
  })
})

describe('WEEKEND PASS : DENIED !', () => {
  const PASS = 'weekend-pass-denied'

  it('[ZMB-card.weekend-pass-denied] [ZMB-W.n] is played in any OPEN window', () => {
    // Green has a card: he is the one to be asked while a tile lies face up.
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

  it('[ZMB-card.weekend-pass-denied] [ZMB-1.3.3.a] he draws nothing before his step 3', () => {
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
    // Green's hand is empty once he has answered, unless he has another card.
    const none = new Scene(lines('')).do(`red: play ${PASS} on blue`).do('green: play you-lookin-at-me')
    expect(none.kinds()).toContain('fizzled')
    expect(none.state.hands[1]).toHaveLength(1)
    const one = new Scene(lines(', dynamite')).do(`red: play ${PASS} on blue`).do('green: play you-lookin-at-me')
    one.do('red: target on green')
    expect(one.state.hands.map((hand) => hand.length)).toEqual([0, 1, 0])
  })
})

describe('IN THE ZONE', () => {
  const START = ['turn 5 red turn-start', 'red hand in-the-zone, dynamite, fear', 'blue hand fear']

  it('[ZMB-card.in-the-zone] [ZMB-W.n] is for the own TURN_START', () => {
    expect(windowsOf('in-the-zone')).toEqual({
      own: ['turn-start'],
      rival: [],
      refusedBy: ['TABLE.6', 'ZMB-W.n'],
      secondCard: ['ZMB-1.3.3.d'],
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

  it('[ZMB-card.in-the-zone] a six for movement, for zombies and on his own cards too, and nobody else’s', () => {
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

  it('[ZMB-card.in-the-zone] [ZMB-1.3.7.a] at the end of the turn he keeps three of his choice', () => {
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
