import { seededChance } from '@shamble/chance'
import { BadInput, Engine, type Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { Match } from '@shamble/record'
import { describe, expect, it } from 'vitest'
import { cardNamed } from './cards/card.js'
import module from './index.js'
import type { ZombiesOptions } from './options.js'
import type { Zombies } from './state.js'

const engine = new Engine(module.game)
const optionsOf = (given: Readonly<Record<string, Plain>> = {}) =>
  resolveOptions(module.game.options, { seats: 2, interruptMode: 'polled', ...given }) as ZombiesOptions

/** What is said of a saved match whose state was changed, hash and all, before it was saved. */
function refusal(change: (s: Zombies) => void, given: Readonly<Record<string, Plain>> = {}): string {
  const { state } = engine.start(optionsOf(given), seededChance('saved'))
  change(state)
  const written = Match.from(engine, state, { salt: 'salt' }).text()
  try {
    Match.read(engine, written)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return error.message
  }
}

const positionRefusal = (text: string, given: Readonly<Record<string, Plain>> = {}): string => {
  try {
    module.position.read(text, optionsOf(given), seededChance('position'))
    return 'accepted'
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return error.message
  }
}

/** Takes a card out of wherever it is and puts another there. */
function swap(s: Zombies, from: string, to: number): void {
  for (const pile of [s.deck, ...s.hands]) {
    const at = pile.indexOf(cardNamed(from))
    if (at < 0) continue
    pile[at] = to
    return
  }
}

describe('a saved match whose cards or tiles do not add up is refused, with the place and the reason', () => {
  it('as it was saved it is accepted', () => {
    expect(refusal(() => {})).toBe('accepted')
  })

  it('a third copy of a title that has two', () => {
    expect(refusal((s) => swap(s, 'were-screwed', cardNamed('fear')))).toBe(
      'line 2: snapshot.state: 10: card fear: 3 where 2 should be',
    )
    // By option there are as many.
    const twoEach = { cardCopies: 'twoEach' }
    expect(refusal((s) => swap(s, 'were-screwed', cardNamed('fear')), twoEach)).toContain('card fear: 3 where 2')
  })

  it('an expansion card in the base game', () => {
    expect(refusal((s) => swap(s, 'fear', cardNamed('dynamite')), { expansion: 'baseOnly' })).toBe(
      'line 2: snapshot.state: 10: card dynamite: 1 where 0 should be',
    )
  })

  it('a card too few, a card too many, a card that does not exist', () => {
    expect(refusal((s) => void s.deck.splice(s.deck.indexOf(cardNamed('grenade')), 1))).toContain('10: ')
    expect(refusal((s) => void s.discarded.push(cardNamed('grenade')))).toBe(
      'line 2: snapshot.state: 10: card grenade: 3 where 2 should be',
    )
    expect(refusal((s) => swap(s, 'grenade', 99))).toContain('10: ')
  })

  it('a tile twice, a tile too few, and one of the base in the base game', () => {
    expect(refusal((s) => void s.townStack.push(6))).toBe(
      'line 2: snapshot.state: 11: tile hospital: 2 where 1 should be',
    )
    // Forty-five all the same: another took its place.
    expect(refusal((s) => void s.townStack.splice(s.townStack.indexOf(15), 1, 17))).toBe(
      'line 2: snapshot.state: 11: tile florist: 0 where 1 should be',
    )
    expect(refusal((s) => void s.reserved.pop())).toBe('line 2: snapshot.state: 11: tile cross_b: 1 where 2 should be')
    const base = refusal((s) => void s.townStack.splice(s.townStack.indexOf(15), 1, 18), { expansion: 'baseOnly' })
    expect(base).toBe('line 2: snapshot.state: 11: tile florist: 0 where 1 should be')
  })

  it('six lives, a pawn or a zombie in a wall', () => {
    expect(refusal((s) => void s.lives.splice(0, 1, 6))).toBe('line 2: snapshot.state: 4: seat 0 has 6 lives')
    expect(refusal((s) => void s.position.splice(1, 1, 0))).toContain('3: seat 1 stands nowhere')
    expect(refusal((s) => void s.zombie.splice(0, 1, 1))).toContain('3: something stands on the blocked space 0')
  })
})

describe('a position that names what is not in the game is refused, with its line', () => {
  it('an expansion card in the base game, or more copies than there are', () => {
    const town = { expansion: 'baseOnly' }
    const line = 'position, line 2: this deck does not have that many cards'
    expect(positionRefusal('turn 1 red\nred hand dynamite')).toBe('accepted')
    expect(positionRefusal('turn 1 red\nred hand dynamite', town)).toBe(`${line} dynamite`)
    expect(positionRefusal('turn 1 red\ndiscarded were-screwed*2')).toBe(`${line} were-screwed`)
    expect(positionRefusal('turn 1 red\ndiscarded were-screwed*2', { cardCopies: 'twoEach' })).toBe('accepted')
    expect(positionRefusal('turn 1 red\nred hand fear, fear\nblue hand fear')).toBe(
      'position, line 3: this deck does not have that many cards fear',
    )
    expect(positionRefusal('turn 1 red\nblue inplay adjusting-nicely', town)).toBe(`${line} adjusting-nicely`)
  })

  it('a tile of the base in the base game, or more copies than there are', () => {
    const line = 'position, line 2: this game does not have that many tiles'
    expect(positionRefusal('turn 1 red\nremoved helipad_base', { expansion: 'baseOnly' })).toBe(`${line} helipad_base`)
    expect(positionRefusal('turn 1 red\nremoved straight_t*5')).toBe(`${line} straight_t`)
    expect(positionRefusal('turn 1 red\nremoved straight_t*4')).toBe('accepted')
  })
})
