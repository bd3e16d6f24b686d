import type { Seat, WindowFrame } from '@shamble/kernel'
import type { Bot } from '@shamble/module'
import { type Card, sizeOf } from './cards.js'
import { fightOdds } from './odds.js'
import type { Move } from './state.js'
import { cardOf, defenderOf, targetOf } from './targets.js'
import type { BrawlView } from './view.js'

/** What a card is worth in hand; one is played only when it gains more. */
const KEPT: Readonly<Record<Card, number>> = {
  shovel: 0.2,
  fog: 0.3,
  shove: 0.4,
  hush: 0.3,
  swerve: 0.25,
  bandage: 0.5,
  'rotten-ground': 0.05,
  bite: 0.3,
}
/** A rival's loss against the bot's own gain: with several rivals it is worth less. */
const RIVAL_LIFE = 0.6
/** What the dead take on average from a seat without bait. */
const NIGHT = 1 / 6

/** Looks one move ahead: what each move gains in lives, less what the card is worth in hand. */
export const house: (seat: Seat) => Bot<Move, BrawlView> = (me) => ({
  decide({ view, choices }) {
    let best = choices.actions[0]!
    let most = Number.NEGATIVE_INFINITY
    for (const move of choices.actions) {
      const gain = gainOf(view, me, move)
      if (gain <= most) continue
      best = move
      most = gain
    }
    return best
  },
})

function gainOf(v: BrawlView, me: Seat, move: Move): number {
  switch (move.type) {
    case 'pass':
      return 0
    case 'fight':
      return fightValue(v, me, me, move.rival) - v.lives[move.rival]! * 0.05 - v.held[move.rival]! * 0.02
    case 'bait':
      return move.card === 'nothing' ? 0 : NIGHT * urgency(v, me) - KEPT[move.card] / (1 + sizeOf(v.hand) / 4)
    case 'play':
      return effect(v, me, v.frames.length, move.card, move.target) - KEPT[move.card]
  }
}

/** The last life is dearer than the first. */
function urgency(v: BrawlView, me: Seat): number {
  return v.lives[me] === 1 ? 2 : 1
}

/** What a card at this height of the stack does for me if it acts. */
function effect(v: BrawlView, me: Seat, height: number, card: Card, target: Seat): number {
  const under = v.frames[height - 1] as WindowFrame
  switch (card) {
    case 'shovel': {
      const edge = v.edge.map((value, seat) => (seat === target ? value + 2 : value))
      const now = fightValue(v, me, under.by, defenderOf(under))
      return fightValue({ ...v, edge }, me, under.by, defenderOf(under)) - now
    }
    case 'fog':
      return -fightValue(v, me, under.by, defenderOf(under))
    case 'shove':
      return fightValue(v, me, under.by, target) - fightValue(v, me, under.by, defenderOf(under))
    case 'hush':
      return -announcedEffect(v, me, height - 1)
    case 'swerve':
      return effect(v, me, height - 1, cardOf(under), target) - announcedEffect(v, me, height - 1)
    case 'bandage':
      return target === me ? urgency(v, me) : -RIVAL_LIFE / 2
    case 'rotten-ground':
      return target === me ? 0.3 : 0
    case 'bite':
      return lossOf(v, me, target)
  }
}

function announcedEffect(v: BrawlView, me: Seat, height: number): number {
  const f = v.frames[height] as WindowFrame
  return effect(v, me, height, cardOf(f), targetOf(f))
}

/** What it is worth to me that a player loses a life. */
function lossOf(v: Pick<BrawlView, 'lives'>, me: Seat, seat: Seat): number {
  if (seat === me) return v.lives[me] === 1 ? -2 : -1
  const rivals = v.lives.filter((lives, other) => other !== me && lives > 0).length
  return (RIVAL_LIFE * (v.lives[seat] === 1 ? 1.5 : 1)) / Math.max(1, rivals - 1)
}

function fightValue(v: Pick<BrawlView, 'lives' | 'edge'>, me: Seat, attacker: Seat, defender: Seat): number {
  const [wins, , loses] = fightOdds(v, attacker, defender).results
  return (wins!.ways * lossOf(v, me, defender) + loses!.ways * lossOf(v, me, attacker)) / wins!.of
}
