import type { Seat, WindowFrame } from '@shamble/kernel'
import { FINISH, type ZombiesAction } from '../actions.js'
import { type Space, slotOf } from '../board/board.js'
import { TITLES } from '../cards/index.js'
import type { CardFrame, FightFrame } from '../frames/kinds.js'
import { killNumber } from '../rules/combat.js'
import { type Card, ENHANCED, NO_TOKEN, NO_ZOMBIE, seatWord } from '../state.js'
import { keepWorth } from './card-worth.js'
import { mined } from './cards.js'
import { fightWorth, worthOf } from './fighting.js'
import { bulletLoss, collectionGain, collectionLoss, hurt, weaponWorth } from './rivals.js'
import type { Situation } from './situation.js'
import { because, becauseOf, bestOf, type Reason, SLIGHT, type Thought, type Why } from './thought.js'

/** [ZMB-1.3.2.c] Bullets or a life: whatever leaves more, the rest of the fight included. */
export function choosePrice(sit: Situation, actions: readonly ZombiesAction[]): Thought {
  const { s, me } = sit
  const { short } = s.frames.at(-1) as FightFrame
  const need = killNumber(s, sit.at)
  const isOnPad = sit.pads.includes(sit.at)
  const stakes = sit.stakes(me)
  const kill = stakes.kill + (isOnPad ? sit.weights.win : 0)
  const [lives, bullets] = [s.lives[me]!, s.bullets[me]!]
  const { edge } = sit.fighter(me)
  const again = (l: number): number =>
    l === 0 ? stakes.dead : fightWorth({ lives: l, bullets, edge, need }, { ...stakes, kill })
  const worth = (action: ZombiesAction): number => {
    if (action.type !== 'pay') return Number.NEGATIVE_INFINITY
    if (action.with === 'bullets') return worthOf(lives, bullets - short) + kill
    if (action.with === 'kit') return again(lives) - 0.8
    if (action.with === 'ammo')
      return bullets < short ? worthOf(lives, bullets + 3 - short) + kill - 0.6 : Number.NEGATIVE_INFINITY
    return again(lives - 1)
  }
  const best = bestOf(actions, worth)
  const key: Reason = best.type === 'pay' && best.with === 'life' ? 'life-costs-less' : 'bullets-save-life'
  return because(best, best.type === 'pay' && (best.with === 'kit' || best.with === 'ammo') ? 'kept-card-pays' : key)
}

/** What it is worth to move one zombie, for the player who does it. */
export function hordeWorth(sit: Situation, action: ZombiesAction): number {
  const { harm, s } = sit
  if (action.type !== 'zombie') return -1e6
  const to = action.path.at(-1)!
  const plain = harm[to]! - harm[action.from]! + 0.05 * (tokenGuard(sit, to) - tokenGuard(sit, action.from))
  // A zombie that leaves the middle of a helipad to a rival gives that rival the game.
  const given = sit.pads.includes(action.from) && sit.rivals.some((seat) => s.position[seat] === action.from)
  return given ? plain - sit.weights.win : plain + closer(sit, action.from, to)
}

/** [ZMB-1.3.6.a] One zombie after another: off your own way, into that of the others. */
export function chooseZombie(sit: Situation, actions: readonly ZombiesAction[]): Thought {
  const { harm, s } = sit
  const worth = (action: ZombiesAction): number => hordeWorth(sit, action)
  const best = bestOf(actions, worth)
  if (best.type !== 'zombie') return because(best, 'only-answer')
  const to = best.path.at(-1)!
  // A zombie among those that harm oneself, or one that comes to harm others: whichever is the greater change.
  if (harm[best.from]! < -SLIGHT && -harm[best.from]! >= harm[to]!)
    return becauseOf(best, () => whyGone(sit, best.from))
  if (harm[to]! > SLIGHT) return becauseOf(best, () => whyThere(sit, to))
  const foe = sit.leader < 0 ? null : s.position[sit.leader]!
  if (foe !== null && tilesBetween(sit, to, foe) < tilesBetween(sit, best.from, foe))
    return because(best, 'zombies-closer', { target: seatWord(s, sit.leader) })
  return because(
    best,
    tilesBetween(sit, to, sit.at) > tilesBetween(sit, best.from, sit.at) ? 'zombies-off-my-way' : 'even',
  )
}

/** A token under a zombie is nobody's yet. */
function tokenGuard(sit: Situation, space: Space): number {
  if (sit.s.counter[space] === NO_TOKEN) return 0
  return slotOf(space) === slotOf(sit.at) ? -4 : 1
}

/** A little for coming nearer to the leader and going away from oneself, so that the far ones do some good too. */
function closer(sit: Situation, from: Space, to: Space): number {
  const between = (a: Space, b: Space): number => tilesBetween(sit, a, b)
  if (sit.leader < 0) return 0
  const foe = sit.s.position[sit.leader]!
  return 0.004 * (between(from, foe) - between(to, foe)) + 0.003 * (between(to, sit.at) - between(from, sit.at))
}

function tilesBetween({ s }: Situation, a: Space, b: Space): number {
  return Math.abs(s.tileX[slotOf(a)]! - s.tileX[slotOf(b)]!) + Math.abs(s.tileY[slotOf(a)]! - s.tileY[slotOf(b)]!)
}

/** Another player's pawn is steered: away from the helipad, into zombies, never onto what is good for them. */
export function chooseSteering(sit: Situation, victim: Seat, actions: readonly ZombiesAction[]): Thought {
  const { s } = sit
  const at = s.position[victim]!
  const cost = Math.max(0.2, sit.toll(victim))
  const worth = (action: ZombiesAction): number => {
    if (action.type !== 'step') return action.type === 'stop' ? 0 : -1e6
    const { to } = action
    if (sit.pads.includes(to)) return -sit.weights.win
    const fight = s.zombie[to] === NO_ZOMBIE ? 0 : cost * (s.zombie[to] === ENHANCED ? 1.5 : 1)
    const token = s.counter[to] === NO_TOKEN ? 0 : 0.6
    return sit.nearness(at) - sit.nearness(to) + fight - token
  }
  const best = bestOf(actions, worth)
  const to = best.type === 'step' ? best.to : at
  const key: Reason =
    s.zombie[to] !== NO_ZOMBIE && to !== at
      ? 'steers-into-zombies'
      : sit.nearness(to) < sit.nearness(at) - SLIGHT
        ? 'steers-off-pad'
        : 'steers-idly'
  return because(best, key, { target: seatWord(s, victim) })
}

/** The choices that a card leaves to its player, or to its victim. */
export function chooseForCard(sit: Situation, actions: readonly ZombiesAction[]): Thought {
  const { s, harm } = sit
  const frame = s.frames.at(-1) as CardFrame
  const { id } = TITLES[frame.card]!
  const picks = actions.flatMap((action) => (action.type === 'pick' ? [action] : []))
  switch (id) {
    case 'i-dont-think-theyre-dead':
      return repair(sit, frame, actions)
    case 'butter-fingers':
    case 'you-dont-need-that':
      return takeWeapon(sit, frame, actions)
    case 'mine-field':
      return picks.length > 0
        ? because(
            bestOf(picks, ({ space }) => -harm[space]!),
            'hunts',
          )
        : because(
            bestOf(actions, (action) => (action.type === 'tile' ? mines(sit, action.slot, frame.left) : -1)),
            'hunts',
          )
    case 'this-isnt-so-bad':
      if (frame.spaces.length % 2 === 0) {
        const best = bestOf(picks, ({ space }) => -harm[space]! + onPad(sit, space))
        if (harm[best.space]! >= -SLIGHT) return because(best, 'zombie-idle')
        return becauseOf(best, () => whyGone(sit, best.space))
      }
      return landing(
        sit,
        bestOf(picks, ({ space }) => harm[space]!),
      )
    default:
      if (picks.length === 0) return because(actions[0]!, 'only-answer')
      return landing(
        sit,
        bestOf(picks, ({ space }) => harm[space]! + 0.05 * tokenGuard(sit, space)),
      )
  }
}

/** Why a zombie goes: it is in one's own way, or a rival is glad of it. */
const whyGone = ({ harm, ownHarm }: Situation, space: Space): Why => ({
  key: ownHarm[space]! <= harm[space]! / 2 ? 'zombie-in-my-way' : 'zombie-for-rival',
})

/** Why a zombie comes: it is in a rival's way, or one is glad of it oneself. */
const whyThere = ({ harm, ownHarm }: Situation, space: Space): Why => ({
  key: ownHarm[space]! >= harm[space]! / 2 ? 'zombie-for-me' : 'zombies-at-rival',
})

/** Where a zombie ends up. */
function landing(sit: Situation, action: Extract<ZombiesAction, { type: 'pick' }>): Thought {
  const harm = sit.harm[action.space]!
  if (harm > SLIGHT) return becauseOf(action, () => whyThere(sit, action.space))
  return because(action, harm < -SLIGHT ? 'least-harm' : 'zombies-off-my-way')
}

/** The zombie that keeps oneself from the helicopter goes first; a rival's stays. */
function onPad(sit: Situation, space: Space): number {
  if (!sit.pads.includes(space)) return 0
  if (sit.at === space) return sit.weights.win
  return sit.rivals.some((seat) => sit.s.position[seat] === space) ? -sit.weights.win : 0
}

function mines(sit: Situation, slot: number, left: number): number {
  const spaces = mined(sit, slot).sort((a, b) => sit.harm[a]! - sit.harm[b]!)
  const taken = spaces.slice(0, left)
  return collectionGain(sit, sit.me, taken.length) - taken.reduce((sum, space) => sum + sit.harm[space]!, 0)
}

/** [ZMB-R.20] Worth repairing only if all short dice can be, and for less than two zombies. */
function repair(sit: Situation, f: CardFrame, actions: readonly ZombiesAction[]): Thought {
  const { s, me } = sit
  const [lives, bullets] = [s.lives[me]!, s.bullets[me]!]
  const loss = collectionLoss(sit, me, 2)
  const shorts = f.dice.filter((die) => die <= 3).map((die) => 4 - die)
  const price = shorts.reduce((sum, short) => sum + short, 0)
  const shots = worthOf(lives, bullets) - worthOf(lives, bullets - price)
  const shoot = actions.find((action) => action.type === 'repair' && action.with === 'bullets')
  if (shoot !== undefined && price <= bullets && shots < loss) return because(shoot, 'saves-collection')
  // A life buys an even chance.
  const blood = actions.find((action) => action.type === 'repair' && action.with === 'life')
  const life = worthOf(lives, bullets) - worthOf(lives - 1, bullets)
  if (blood !== undefined && shorts.length === 1 && lives > 2 && 2 * life < loss)
    return because(blood, 'saves-collection')
  return because(FINISH, 'zombies-cost-less')
}

function takeWeapon(sit: Situation, f: CardFrame, actions: readonly ZombiesAction[]): Thought {
  const worth = (action: ZombiesAction): number =>
    action.type === 'weapon' ? weaponWorth(sit, f.seat, action.card) : bulletLoss(sit, f.seat)
  return because(bestOf(actions, worth), 'hurts-rival', { target: seatWord(sit.s, f.seat) })
}

/** [ZMB-card.you-lookin-at-me] A player who must name another target names the worst for the others. */
export function chooseTarget(sit: Situation, actions: readonly ZombiesAction[]): Thought {
  const { s } = sit
  const window = s.frames.at(-2) as WindowFrame
  const card = window.about['card'] as Card
  const worth = (action: ZombiesAction): number => {
    if (action.type !== 'target') return -1e6
    if (action.seat >= 0) return sit.weight(action.seat) * hurt(sit, card, action.seat)
    let sum = 0
    for (let space = action.slot * 9; space < action.slot * 9 + 9; space++)
      if (s.zombie[space] === NO_ZOMBIE) sum += sit.harm[space]!
    return sum
  }
  const best = bestOf(actions, worth)
  if (best.type !== 'target' || best.seat < 0) return because(best, 'hurts-others')
  return best.seat === sit.me ? because(best, 'even') : because(best, 'hurts-rival', { target: seatWord(s, best.seat) })
}

/** [ZMB-1.3.7.a] Step 7: the card that is least likely to be of use. */
export function chooseDiscard(sit: Situation, actions: readonly ZombiesAction[]): Thought {
  const worth = (action: ZombiesAction): number => (action.type === 'discard' ? -keepWorth(sit, action.card) : -99)
  const best = bestOf(actions, worth)
  const isFree = actions.some((action) => action.type === 'finish')
  if (isFree && -worth(best) > sit.manner.throwsAway) return because(FINISH, 'keeps-cards')
  return because(best, 'drops-dead-card')
}
