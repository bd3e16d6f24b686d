import type { Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { cardNamed } from '../cards/card.js'
import { chainsaw } from '../cards/chainsaw.js'
import { fireAxe } from '../cards/fire-axe.js'
import { firstAidKit } from '../cards/first-aid-kit.js'
import { skateboard } from '../cards/skateboard.js'
import module from '../index.js'
import { tilesOf } from '../options.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

const STRAIGHT = tilesOf(resolveOptions(module.game.options, {})).index['straight_t']!
const FEAR = cardNamed('fear')
const BLAST = cardNamed('dynamite')
const STATION = 'tile fire_station 0 -1 turn 0'

describe('step 3', () => {
  it.each([
    [0, 3],
    [1, 2],
    [2, 1],
    [3, 0],
  ])('[ZMB-1.3.3.a] [ZMB-1.3.3.e] with %i cards in hand %i are drawn', (held, drawn) => {
    const hand = held === 0 ? '' : `hand ${['fear', 'dynamite', 'brain-cramp'].slice(0, held).join(', ')}`
    const draws = [fireAxe.card, skateboard.card, firstAidKit.card].slice(0, drawn)
    const table = at(['turn 5 red refill', `red ${hand} inplay chainsaw`], {}, { draws })
    expect(table.state.hands[0]).toHaveLength(3)
    expect(table.state.hands[0]!.slice(held)).toEqual(draws)
    // Cards in play do not count.
    expect(table.state.inPlay[0]).toEqual([chainsaw.card])
    expect(table.state.hands[1]).toHaveLength(0)
  })

  it('[ZMB-1.3.3.a] more than three stay as they are', () => {
    const hand = 'red hand fear, fear, dynamite, dynamite'
    const table = at(['turn 5 red refill', hand, 'effects in-the-zone'])
    expect(table.state.hands[0]).toHaveLength(4)
    expect(table.asked()).toEqual(['red: pre-move'])
  })

  it('[ZMB-1.3.3.b] shuffles the discard pile when the deck is empty, and goes on', () => {
    const pile = everyCardBut(['fear', 'fear', 'dynamite', 'dynamite'])
    const red = 'red hand fear'
    const table = at(['turn 5 red refill', red, `discarded ${pile}`], {}, { draws: [FEAR, BLAST] })
    // Two of the last three cards of the deck: nothing was shuffled yet.
    expect(table.state.deck).toEqual([BLAST])
    expect(table.state.discarded).toHaveLength(76)
    const empty = at(
      ['turn 5 red refill', red, 'blue hand dynamite, dynamite', `discarded ${pile}`],
      {},
      { draws: [FEAR, skateboard.card] },
    )
    expect(empty.state.hands[0]).toEqual([FEAR, FEAR, skateboard.card])
    expect(empty.state.discarded).toEqual([])
    expect(empty.state.deck).toHaveLength(75)
  })
})

/** The discard pile that leaves just these in the deck and in the hands. */
function everyCardBut(left: readonly string[]): string {
  const copies = new Map<string, number>()
  const empty = TestTable.at(module, 'turn 1 red discard\nred hand fear', { seats: 2, interruptMode: 'polled' }).state
  const all = [...empty.deck, ...empty.hands.flat()].map((card) => module.notation.write({ type: 'discard', card }))
  for (const written of all) {
    const id = written.slice('discard '.length)
    copies.set(id, (copies.get(id) ?? 0) + 1)
  }
  for (const id of left) copies.set(id, copies.get(id)! - 1)
  return [...copies].flatMap(([id, count]) => (count > 0 ? [`${id}*${count}`] : [])).join(', ')
}

describe('one card a turn', () => {
  it('[ZMB-1.3.3.d] a second one from hand is refused, in any window of that turn', () => {
    const table = at(['turn 5 red pre-zombie', 'red hand fear, claustrophobia', 'blue hand fear'])
    table.play('red: play fear on blue').play('blue: pass')
    expect(table.state.played).toEqual([1, 0])
    expect(table.asked()).toEqual(['blue: pre-zombie'])
    table.play('blue: pass', { dice: [1] }).play('blue: pass')
    expect(table.asked()).toEqual(['red: discard'])
    expect(table.refusal('red: play claustrophobia on blue').rule).toBe('TABLE.6')
  })

  it('[ZMB-1.3.3.d] laying a kept card down counts, using it does not', () => {
    const red = 'red at 1.1 hand fire-axe, fear inplay chainsaw'
    const table = at(['turn 5 red pre-zombie', red, 'blue hand fear', STATION])
    table.play('red: use chainsaw')
    expect(table.state.played).toEqual([0, 0])
    table.play('red: play fire-axe').play('blue: pass')
    expect(table.state).toMatchObject({ played: [1, 0], inPlay: [[fireAxe.card], []] })
    expect(table.asked()).toEqual(['red: pre-zombie'])
    expect(table.offered('red')).toEqual(['toss fire-axe', 'pass'].reverse())
    expect(table.refusal('red: play fear').rule).toBe('ZMB-1.3.3.d')
  })

  it('[ZMB-R.04] the count begins anew with every player’s turn', () => {
    const table = at(['turn 5 red end', 'red hand fear played 1', 'blue hand fear played 1'])
    expect(table.state).toMatchObject({ active: 1, played: [0, 0] })
    expect(table.asked()).toEqual(['blue: turn-start'])
  })

  it('[ZMB-R.04] cardLimit perRound: only with the player’s own', () => {
    const table = at(['turn 5 red end', 'red hand fear played 1', 'blue hand fear played 1'], { cardLimit: 'perRound' })
    expect(table.state).toMatchObject({ active: 1, played: [1, 0] })
    expect(table.play('blue: pass', { draws: [STRAIGHT] }).asked()).toEqual(['blue: place'])
  })
})

describe('cards in front of a player', () => {
  it('[ZMB-1.3.3.h] may be discarded for nothing, on any turn, any number of them', () => {
    const table = at(['turn 5 red pre-zombie', 'red hand fear', 'blue inplay fire-axe, skateboard, first-aid-kit'])
    table.play('red: pass').play('blue: toss fire-axe')
    expect(table.asked()).toEqual(['red: pre-zombie'])
    table.play('red: pass').play('blue: toss skateboard').play('red: pass')
    expect(table.state.inPlay[1]).toEqual([firstAidKit.card])
    expect(table.state.discarded).toEqual([fireAxe.card, skateboard.card])
    expect(table.state.played).toEqual([0, 0])
  })

  it('[ZMB-1.3.3.g] are never two of one title', () => {
    const twice = 'red at 1.1 hand fire-axe inplay fire-axe'
    const table = at(['turn 5 red pre-zombie', twice, STATION])
    expect(table.refusal('red: play fire-axe').rule).toBe('ZMB-1.3.3.g')
    table.play('red: toss fire-axe')
    expect(table.offered('red')).toContain('play fire-axe')
  })

  it('[ZMB-1.3.3.i] [ZMB-R.07] are laid down inside their building, in the middle of a fight too', () => {
    const inside = at(['turn 5 red pre-zombie', 'red at 1.1 hand fire-axe', STATION])
    expect(inside.offered('red')).toEqual(['pass', 'play fire-axe'])
    // The road before the door is not inside.
    const outside = at(['turn 5 red pre-zombie', 'red at 1.4 hand fire-axe', STATION])
    expect(outside.refusal('red: play fire-axe').rule).toBe('ZMB-card.fire-axe')
    const elsewhere = at(['turn 5 red pre-zombie', 'red at 1.1 hand skateboard', STATION])
    expect(elsewhere.refusal('red: play skateboard').rule).toBe('ZMB-card.skateboard')
    const fighting = at(['turn 5 red combat', 'red at 1.1 hand fire-axe', `${STATION} : . z . / . . . / . . .`])
    fighting.play('red: play fire-axe')
    // Its bonus counts for the roll that follows.
    fighting.play('red: pass', { dice: [3] })
    expect(fighting.state.reserve).toEqual([1, 0])
  })

  it('[ZMB-R.07] buildingCardTiming onEntry: only on the turn of entering', () => {
    const onEntry = { buildingCardTiming: 'onEntry' }
    const stood = at(['turn 5 red stepped 1 of 3', 'red at 1.1 hand fire-axe', STATION], onEntry)
    expect(stood.refusal('red: play fire-axe').rule).toBe('ZMB-R.07')
    const came = at(['turn 5 red move 2', 'red at 1.4 hand fire-axe', STATION], onEntry)
    came.play('red: step 1.1')
    expect(came.asked()).toEqual(['red: step'])
    expect(came.offered('red')).toContain('play fire-axe')
    // While standing inside is enough by default.
    expect(at(['turn 5 red stepped 1 of 3', 'red at 1.1 hand fire-axe', STATION]).offered('red')).toContain(
      'play fire-axe',
    )
  })

  it('[ZMB-1.3.3.j] what is not kept goes to the pile when it is announced, what is kept lies in none', () => {
    const table = at(['turn 5 red pre-zombie', 'red hand fear', 'blue hand fear'])
    table.play('red: play fear on blue')
    expect(table.asked()).toEqual(['blue: announce'])
    expect(table.state.discarded).toEqual([FEAR])
    const kept = at(['turn 5 red pre-zombie', 'red at 1.1 hand fire-axe', 'blue hand fear', STATION])
    kept.play('red: play fire-axe')
    expect(kept.state).toMatchObject({ discarded: [], inPlay: [[], []] })
    expect(kept.play('blue: pass').state).toMatchObject({ discarded: [], inPlay: [[fireAxe.card], []] })
  })

  it('[ZMB-1.3.3.f] a card about the town leaves the base alone', () => {
    const table = at([
      'turn 5 red pre-zombie',
      'red at 0.1 hand zombie-master',
      'blue at 0.3',
      'tile front_gate 0 1 turn 0',
    ])
    table.play('red: play zombie-master')
    expect(table.offered('red')).toEqual(['pick 0.4', 'pick 0.5', 'pick 0.7', 'auto'])
    expect(table.refusal('red: pick 1.4').rule).toBe('TABLE.6')
  })
})
