import { seededChance } from '@shamble/chance'
import { Engine, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { TITLES } from '../cards/index.js'
import module from '../index.js'
import { LIFE } from '../state.js'
import { HOLD, layWorth } from './card-worth.js'
import { houseBot } from './index.js'

const engine = new Engine(module.game)

/** What the house bot in the seat that is asked answers in a position, and why. */
function advice(text: string, options: Record<string, string | number> = {}): { play: string; why: string } {
  const resolved = resolveOptions(module.game.options, { seats: 2, interruptMode: 'polled', ...options })
  const s = module.position.read(text, resolved, seededChance('position'))
  engine.settle(s, silently(seededChance('settle')))
  const { seat } = s.questions[0]!
  const known = { seat, view: module.game.view(s, seat), choices: engine.choices(s, seat), events: [] }
  const { action, why } = houseBot(seat).advise(known, seededChance('bot'))
  expect(engine.refusal(s, seat, action)).toBeNull()
  expect(houseBot(seat).decide(known, seededChance('other chance'))).toEqual(action)
  return { play: module.notation.write(action), why: why.key }
}
const answer = (text: string, options: Record<string, string | number> = {}) => advice(text, options).play

/** The town square with a helipad to its north; the middle of the pad is 1.4, three steps from the square's. */
const PAD = 'tile 1 helipad_town 0 -1 turn 0 : z z z / z z z / z z z'
const CLEAR_PAD = 'tile 1 helipad_town 0 -1 turn 0 : z z z / z . z / z . z'

describe('a walk of the house bot', () => {
  it('goes for the helicopter when it is in reach', () => {
    expect(advice(`turn 9 red move 3\nred at 0.4\n${CLEAR_PAD}`)).toEqual({ play: 'step 0.1', why: 'wins' })
    expect(answer(`turn 9 red move 1\nred at 1.7\n${CLEAR_PAD}`)).toBe('step 1.4')
  })

  it('takes tokens on the way, and leaves a life that it cannot have', () => {
    const store = 'tile 1 drug_store 1 0 turn 0 : . L . / . . . / # # #'
    expect(advice(`turn 2 red move 2\nred at 1.3 lives 2\n${store}`)).toEqual({ play: 'step 1.4', why: 'takes-token' })
    expect(answer(`turn 2 red move 2\nred at 1.3 lives 5\n${store}`)).toBe('stop')
  })

  it('keeps away from a fight when it is weak, and goes hunting when it is strong', () => {
    const street = 'tile 1 straight_t 0 -1 turn 0 : # . # / # . # / # z #'
    expect(answer(`turn 5 red move 2\nred at 0.1 lives 1 bullets 0 reserve 20\n${street}`)).not.toBe('step 1.7')
    expect(answer(`turn 5 red move 2\nred at 0.1 lives 5 bullets 9 reserve 20\n${street}`)).toBe('step 1.7')
  })

  it('spends a roll that nothing calls for on a zombie, or on the way to one', () => {
    const street = 'tile 1 straight_t 0 -1 turn 0 : # z # / # z # / # . #'
    expect(advice(`turn 1 red move 4\nred at 0.4\n${street}`)).toEqual({ play: 'step 0.1', why: 'restless' })
    expect(advice(`turn 1 red move 1\nred at 0.4\n${street}`)).toEqual({ play: 'step 0.1', why: 'restless' })
  })

  it('never stands on the middle of the helipad with another player', () => {
    const steered = `turn 9 red move 2\nred at 1.7 reserve 8\nblue at 0.4\n${CLEAR_PAD}\neffects brain-cramp blue`
    expect(advice(steered).why).toBe('steers-into-zombies')
    expect(answer(steered)).not.toBe('step 1.4')
  })
})

describe('the price of a short roll', () => {
  const fight = (text: string) => {
    const s = module.position.read(
      `${text}\ntile 0 town_square 0 0 turn 0 : # . # / . z . / # . #`,
      resolveOptions(module.game.options, { seats: 2, interruptMode: 'polled' }),
      seededChance('position'),
    )
    return s
  }

  /** Rolls until a die falls short by exactly so much, then asks the bot. */
  function price(people: string, short: number): string {
    for (let i = 0; i < 200; i++) {
      const s = fight(`turn 3 red combat\n${people}`)
      engine.settle(s, silently(seededChance('dice', i)))
      const top = s.frames.at(-1) as unknown as { kind: string; short: number }
      if (top.kind !== 'fight' || top.short !== short || s.lives[0] !== fight(`turn 3 red combat\n${people}`).lives[0])
        continue
      const known = { seat: 0, view: module.game.view(s, 0), choices: engine.choices(s, 0), events: [] }
      return module.notation.write(houseBot(0).decide(known, seededChance('bot')))
    }
    throw new Error('no such roll')
  }

  it('[ZMB-1.3.2.c] is paid in bullets when the last life is at stake', () => {
    expect(price('red at 0.4 lives 1 bullets 3 reserve 10', 3)).toBe('pay bullets')
    expect(price('red at 0.4 lives 1 bullets 3 reserve 10', 1)).toBe('pay bullets')
  })

  it('[ZMB-1.3.2.c] is one bullet rather than a life, and a life rather than all bullets', () => {
    expect(price('red at 0.4 lives 5 bullets 3 reserve 0', 1)).toBe('pay bullets')
    expect(price('red at 0.4 lives 5 bullets 3 reserve 0', 3)).toBe('pay life')
  })
})

describe('a card in the house bot’s hand', () => {
  it('has a worth, all 42 of them', () => {
    for (const [card, { id, kept }] of TITLES.entries()) {
      expect(HOLD[id], id).toBeGreaterThan(0)
      expect(layWorth(card) > 0, id).toBe(kept)
    }
  })

  it('[ZMB-card.alternate-food-source] opens the way to the helicopter, once the roll is known', () => {
    const hand = 'red at 0.4 lives 2 bullets 0 hand alternate-food-source'
    expect(advice(`turn 9 red move-set 4\n${hand}\n${PAD}`)).toEqual({
      play: 'play alternate-food-source',
      why: 'wins',
    })
    expect(answer(`turn 9 red move-set 1\n${hand}\n${PAD}`)).toBe('pass')
    expect(answer(`turn 9 red pre-move\n${hand}\n${PAD}`)).toBe('pass')
  })

  it('[ZMB-card.no-brains-here] sends the last zombie away from under the helicopter', () => {
    const open = 'tile 1 helipad_town 0 -1 turn 0 : z z z / z z z / z . z'
    const hand = 'red at 1.4 lives 2 bullets 0 hand no-brains-here'
    expect(answer(`turn 9 red combat\n${hand}\n${open}`)).toBe('play no-brains-here on red')
  })

  it('[ZMB-card.brain-cramp] stops the player who is about to win, and is kept otherwise', () => {
    const people = (at: string) =>
      `turn 9 red move-set 3\nred at ${at} reserve 5\nblue at 0.4 hand brain-cramp\n${CLEAR_PAD}`
    expect(advice(people('0.4'))).toEqual({ play: 'play brain-cramp on red', why: 'stops-rival' })
    const far = `turn 2 red move-set 3\nred at 0.4\nblue at 0.4 hand brain-cramp`
    expect(answer(far, { seats: 6 })).toBe('pass')
  })

  it('[ZMB-card.fear] goes to the leader', () => {
    const people = 'red hand fear\nblue reserve 4\ngreen reserve 18'
    expect(answer(`turn 9 red post-zombie\n${people}`, { seats: 3 })).toBe('play fear on green')
  })

  it('[ZMB-card.hey-look-a-shotgun] is laid before oneself', () => {
    expect(answer('turn 2 red turn-start\nred hand hey-look-a-shotgun')).toBe('play hey-look-a-shotgun on red')
  })

  it('[ZMB-card.fire-axe] is laid down in its building', () => {
    const station = 'tile 1 fire_station 0 -1 turn 0 : . . . / . . . / . . .'
    expect(advice(`turn 4 red pre-move\nred at 1.1 hand fire-axe\n${station}`)).toEqual({
      play: 'play fire-axe',
      why: 'lays-down-gear',
    })
  })

  it('[ZMB-1.3.7.a] goes in step 7 when it is dead, and stays when it may win', () => {
    expect(advice('turn 2 red discard\nred hand adjusting-nicely, alternate-food-source')).toEqual({
      play: 'discard adjusting-nicely',
      why: 'drops-dead-card',
    })
    expect(answer('turn 2 red discard\nred hand alternate-food-source, brain-cramp')).toBe('done')
  })

  it('[ZMB-card.you-lookin-at-me] answers what would hurt, and nothing else', () => {
    const answered = (card: string, people: string) => {
      const resolved = resolveOptions(module.game.options, { seats: 2, interruptMode: 'polled' })
      const text = `turn 9 red turn-start\nred hand ${card}\nblue ${people} hand you-lookin-at-me\n${CLEAR_PAD}`
      const s = module.position.read(text, resolved, seededChance('position'))
      const table = silently(seededChance('settle'))
      engine.settle(s, table)
      const play = engine.choices(s, 0).actions.find((action) => action.type === 'play' && action.seat !== 0)!
      engine.step(s, 0, play, table)
      const known = { seat: 1, view: module.game.view(s, 1), choices: engine.choices(s, 1), events: [] }
      return module.notation.write(houseBot(1).decide(known, seededChance('bot')))
    }
    expect(answered('hysterical-paralysis', 'at 1.7')).toBe('play you-lookin-at-me')
    expect(answered('i-feel-alive', 'at 1.7')).toBe('pass')
    expect(answered('claustrophobia', 'at 0.4')).toBe('pass')
  })
})

describe('tiles and zombies in the house bot’s hand', () => {
  it('[ZMB-1.3.1.i] a helipad lands beside the player who may place it', () => {
    const streets = [
      'tile 1 straight_t 0 -1 turn 0',
      'tile 2 straight_t 0 -2 turn 0',
      'tile 3 straight_t 0 1 turn 0',
      'tile 4 straight_t 0 2 turn 0',
    ].join('\n')
    const text = (who: string, other: string) =>
      `turn 9 red place helipad_town by red\nred at ${who}\nblue at ${other} reserve 5\n${streets}`
    expect(advice(text('2.1', '4.7'))).toEqual({ play: 'place helipad_town 0 -3 turn 0', why: 'helipad-near-me' })
    expect(answer(text('4.7', '2.1'))).toBe('place helipad_town 0 3 turn 0')
  })

  it('[ZMB-1.3.6.a] a zombie goes where it hurts the leader, or off the bot’s own way', () => {
    const near = 'tile 1 straight_t 0 -1 turn 0 : # . # / # z # / # . #'
    const weak = 'blue at 1.7 lives 1 bullets 0 reserve 15'
    expect(answer(`turn 9 red zombies 1\nred at 0.4\n${weak}\n${near}`)).toBe('zombie 1.4 to 1.7')
    const mine = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
    const tired = 'red at 0.4 lives 1 bullets 0 reserve 15'
    expect(answer(`turn 9 red zombies 1\n${tired}\nblue at 0.4 lives 5 bullets 9\n${mine}`)).toMatch(/^zombie 0\.4 to/)
  })

  it('says whether a zombie is in a rival’s way or welcome as prey', () => {
    const near = 'tile 1 straight_t 0 -1 turn 0 : # . # / # z # / # . #'
    const weak = 'blue at 1.7 lives 1 bullets 0 reserve 15'
    expect(advice(`turn 9 red zombies 1\nred at 0.4\n${weak}\n${near}`).why).toBe('zombies-at-rival')
    const keen = 'red at 1.7 lives 5 bullets 9 reserve 22'
    expect(advice(`turn 9 red zombies 1\n${keen}\nblue at 0.1 lives 1 bullets 0\n${near}`)).toEqual({
      play: 'zombie 1.4 to 1.7',
      why: 'zombie-for-me',
    })
  })

  it('[ZMB-1.3.1.f] tokens lie by the door of a building in the bot’s reach, and deep in one in a rival’s', () => {
    const lives = (mine: string, theirs: string): number[] => {
      const text = `turn 3 red place hospital\nred at ${mine}\nblue at ${theirs}\ntile 1 straight_t 0 1 turn 0`
      const resolved = resolveOptions(module.game.options, { seats: 2, interruptMode: 'polled' })
      const s = module.position.read(text, resolved, seededChance('position'))
      const table = silently(seededChance('settle'))
      engine.settle(s, table)
      engine.step(s, 0, module.notation.read('place hospital 0 -1 turn 0')!, table)
      while (s.questions[0]?.kind === 'fill') {
        const known = { seat: 0, view: module.game.view(s, 0), choices: engine.choices(s, 0), events: [] }
        engine.step(s, 0, houseBot(0).decide(known, seededChance('bot')), table)
      }
      return s.counter.flatMap((token, space) => (token === LIFE ? [space - 18] : []))
    }
    // Its door leads to cell 4; 1, 3 and 5 are behind that, the corners deepest.
    expect(lives('0.1', '1.7')).toEqual([1, 3, 4, 5])
    expect(lives('1.7', '0.1')).toEqual([0, 2, 6, 8])
  })
})
