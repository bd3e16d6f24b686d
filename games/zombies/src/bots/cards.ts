import type { Seat, WindowFrame } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import { buildingSpaces, facingAt, isOnTable, type Slot, type Space, slotOf } from '../board/board.js'
import { freeSpaces } from '../board/free.js'
import { allTheMarbles } from '../cards/all-the-marbles.js'
import { butterFingers } from '../cards/butter-fingers.js'
import { chainsaw } from '../cards/chainsaw.js'
import { grenade } from '../cards/grenade.js'
import { TITLES } from '../cards/index.js'
import { lotsOfAmmo } from '../cards/lots-of-ammo.js'
import { molotovCocktail } from '../cards/molotov-cocktail.js'
import { rocketLauncher } from '../cards/rocket-launcher.js'
import { youLookinAtMe } from '../cards/you-lookin-at-me.js'
import { masterSpaces } from '../cards/zombie-master.js'
import type { TileFrame } from '../frames/kinds.js'
import { turnOf } from '../frames/kinds.js'
import { tilesOf } from '../options.js'
import { isFoodSource, mustFight } from '../rules/combat.js'
import { type Card, MOST_LIVES, NO_TOKEN, NO_ZOMBIE } from '../state.js'
import { holdWorthIn, layWorth } from './card-worth.js'
import { fightWorth, worthOf } from './fighting.js'
import { boon, collectionGain, harder, hurt, totalNow, weaponLoss } from './rivals.js'
import type { Situation } from './situation.js'
import { Walker } from './walking.js'
import { wayAlong } from './ways.js'

type PlayAction = Extract<ZombiesAction, { type: 'play' }>
type UseAction = Extract<ZombiesAction, { type: 'use' }>

/** A window in which cards may be played or used, with what can be worked out once for all of them. */
export class Hand {
  readonly sit: Situation
  readonly window: WindowFrame
  #walker: Walker | null = null

  constructor(sit: Situation, window: WindowFrame) {
    this.sit = sit
    this.window = window
  }

  get walker(): Walker {
    this.#walker ??= new Walker(this.sit)
    return this.#walker
  }

  /** By how much an action is better than keeping the card. */
  worth(action: ZombiesAction): number {
    if (action.type === 'play') return this.#play(action) - holdWorthIn(this.sit, action.card, this.window)
    return action.type === 'use' ? this.#use(action) : Number.NEGATIVE_INFINITY
  }

  /** Whether the fight at hand is the bot's own. */
  get isMyFight(): boolean {
    return this.window.of === 'combat' && this.window.by === this.sit.me && mustFight(this.sit.s, this.sit.me)
  }

  /** A zombie is between oneself and the helicopter: without it the game is won. */
  get isOnPad(): boolean {
    return this.sit.pads.includes(this.sit.at) && mustFight(this.sit.s, this.sit.me)
  }

  #play(action: PlayAction): number {
    const { sit } = this
    const { card, seat } = action
    const title = TITLES[card]!
    if (this.window.of === 'announce') return this.#answer(card)
    if (title.kept && seat < 0) return layWorth(card)
    if (seat >= 0) {
      const weight = sit.weight(seat)
      const taken = title.id === 'you-dont-need-that' ? weaponLoss(sit, seat) : 0
      return weight * hurt(sit, card, seat) + taken
    }
    return this.#untargeted(action, title.id)
  }

  #untargeted(action: PlayAction, id: string): number {
    const { sit } = this
    const { s, me } = sit
    switch (id) {
      case 'adrenaline-rush':
        return action.use === 1 ? this.#edge(2) * 0.8 : this.#faster(2 * sit.totalOf(me, 4))
      case 'the-keys-are-still-in-it':
        return this.#faster(10)
      case 'much-needed-rest':
        return this.#lives(2) - (turnOf(s).afraid ? 0 : this.#moveWorth(sit.totalOf(me, 4)))
      case 'i-feel-alive':
        return this.#lives(2) / 4
      case 'alternate-food-source':
        return this.#foodSource()
      case 'breakthrough':
        return this.#breakthrough(action.spaces[0]!)
      case 'dynamite':
        return this.#dynamite(action.spaces)
      case 'govt-enhanced-zombies':
        return this.#enhance()
      case 'i-think-its-over-here':
        return this.#overHere()
      case 'in-the-zone':
        return 0.5
      case 'just-when-you-thought':
        return this.#crowd(action.slot, 9)
      case 'slight-miscalculation':
        return this.#crowd(action.slot, zombiesIn(sit, action.slot))
      case 'mine-field':
        return this.#mines()
      case 'this-isnt-so-bad':
        return this.#shift()
      case 'were-screwed':
        return this.#drop(freeSpaces(s), 10)
      case 'zombie-master':
        return this.#drop(masterSpaces(s), 5)
      default:
        return 0
    }
  }

  /** YOU LOOKIN' AT ME !? and butterFingers.card FINGERS as answers: what the announced card would do. */
  #answer(card: Card): number {
    const { sit } = this
    const about = this.window.about as { card: Card; seat: Seat; slot: Slot }
    const { by } = this.window
    if (card === butterFingers.card) return sit.weight(by) * collectionGain(sit, by, 1)
    if (card !== youLookinAtMe.card) return 0
    if (about.seat === sit.me) return hurt(sit, about.card, sit.me)
    if (about.seat >= 0) return about.seat === by ? 0.5 : 0
    if (about.slot >= 0) return -this.#crowd(about.slot, 9)
    return boon(sit, about.card, by)
  }

  #use({ card, slot }: UseAction): number {
    const { sit } = this
    if (card === lotsOfAmmo.card) return Number.NEGATIVE_INFINITY
    if (card === chainsaw.card) return this.#edge(2) - 0.5 * layWorth(card)
    if (card === molotovCocktail.card)
      return slotOf(sit.at) === slot && this.#isInside() ? this.#edge(2) - 0.5 * layWorth(card) : -1
    if (card === allTheMarbles.card) return this.#marbles() - 0.5 * layWorth(card)
    if (card === grenade.card) return this.#grenade(slot) - 0.4
    return card === rocketLauncher.card ? this.#rocket(slot) - 0.6 : Number.NEGATIVE_INFINITY
  }

  #isInside(): boolean {
    const { s } = this.sit
    return facingAt(s, slotOf(this.sit.at)).ground[this.sit.at % 9] === 'building'
  }

  /** So much more on the dice of the fight at hand. */
  #edge(more: number): number {
    const { sit } = this
    if (!this.isMyFight) return -1
    const fighter = sit.fighter(sit.me)
    const stakes = sit.stakes(sit.me)
    const kill = stakes.kill + (this.isOnPad ? this.sit.weights.win : 0)
    const now = fightWorth(fighter, { ...stakes, kill })
    return fightWorth({ ...fighter, edge: Math.min(4, fighter.edge + more) }, { ...stakes, kill }) - now
  }

  #moveWorth(steps: number): number {
    return this.walker.best(steps).worth - this.walker.best(0).worth
  }

  #faster(steps: number): number {
    return this.walker.best(steps).worth - this.walker.best(this.sit.totalOf(this.sit.me, 4)).worth
  }

  #lives(n: number): number {
    const { lives, bullets } = this.sit.s
    const [l, b] = [lives[this.sit.me]!, bullets[this.sit.me]!]
    return worthOf(Math.min(MOST_LIVES, l + n), b) - worthOf(l, b)
  }

  #foodSource(): number {
    const { sit } = this
    const { s } = sit
    if (isFoodSource(s)) return 0
    if (this.isOnPad && sit.isMyTurn) return this.sit.weights.win
    // Before the roll it would be a guess; it can wait for the total.
    if (!sit.isMyTurn || !['move-set', 'step', 'combat'].includes(this.window.of)) return 0
    const steps = totalNow(sit)
    // It opens the helipad to everybody for a round.
    const given = sit.rivals.reduce((sum, seat) => {
      const away = Math.floor(sit.stepsToPad[s.position[seat]!]! + 0.001)
      const dice = [1, 2, 3, 4, 5, 6].filter((die) => sit.totalOf(seat, die) >= away).length
      return sum + (this.sit.weights.denial * this.sit.weights.win * dice) / 6
    }, 0)
    const free = new Walker(sit, 'no-fights').best(steps)
    if (free.path.some((space) => sit.pads.includes(space))) return this.sit.weights.win
    return free.worth - this.walker.best(steps).worth + (this.isMyFight ? Math.max(0, sit.toll(sit.me)) : 0) - given
  }

  /** One in three it is a way through, else a life and the rest of the move are gone. */
  #breakthrough(goal: Space): number {
    const { sit } = this
    const better = this.sit.weights.perStep * this.walker.promise(goal) - this.walker.promise(sit.at)
    return (better - 2 * (this.#lives(0) - this.#lives(-1) + this.sit.weights.turn)) / 3
  }

  #dynamite(spaces: readonly Space[]): number {
    const { sit } = this
    const { s, me } = sit
    const n = spaces.filter((space) => s.zombie[space] !== NO_ZOMBIE).length
    // A neighbour without a zombie adds nothing: the smaller set is as good.
    if (n === 0 || n < spaces.length) return -1
    const loss = s.lives[me]! > 2 ? -this.#lives(-2) : worthOf(s.lives[me]!, s.bullets[me]!) - sit.stakes(me).dead
    return (collectionGain(sit, me, n) + 0.3 * n * Math.max(0, sit.toll(me)) - loss) / 2
  }

  #enhance(): number {
    const { sit } = this
    if (sit.s.govtEnhanced >= 0 || sit.isMyTurn) return 0
    const theirs = sit.rivals.reduce((sum, seat) => {
      return (
        sum +
        sit.weight(seat) * harder(sit, seat) +
        0.3 * this.sit.weights.denial * this.sit.weights.win * sit.turnChance(seat)
      )
    }, 0)
    return theirs - harder(sit, sit.me) - 0.5 * this.sit.weights.win * sit.turnChance(sit.me)
  }

  #overHere(): number {
    const { sit } = this
    const frame = sit.s.frames.find((other) => other.kind === 'tile') as TileFrame
    const kind = tilesOf(sit.s.options).kinds[frame.kinds[0]!]!
    const wanted = sit.hand.some((card) => TITLES[card]!.buildings.includes(kind.id)) ? 0.8 : 0
    return 0.25 * (kind.lives + kind.bullets) + wanted + (kind.id === 'front_gate' ? 0.5 : 0)
  }

  /** Zombies into the free spaces of a building, the best of them. */
  #crowd(slot: Slot, n: number): number {
    return this.#drop(
      buildingSpaces(this.sit.s, slot).filter((space) => this.sit.s.zombie[space] === NO_ZOMBIE),
      n,
    )
  }

  /** Zombies on the worst spaces for the others: a player who plays it chooses, and must place them all. */
  #drop(spaces: readonly Space[], n: number): number {
    const { harm } = this.sit
    const worst = spaces.map((space) => harm[space]! - 0.1 * this.#tokenAt(space)).sort((a, b) => b - a)
    return worst.slice(0, n).reduce((sum, each) => sum + each, 0)
  }

  /** Tokens on the bot's own tile are left free. */
  #tokenAt(space: Space): number {
    return this.sit.s.counter[space] !== NO_TOKEN && slotOf(space) === slotOf(this.sit.at) ? 1 : 0
  }

  #mines(): number {
    const { sit } = this
    const { s, me } = sit
    let most = 0
    for (let slot = 0; slot < s.tileKind.length; slot++)
      if (isOnTable(s, slot)) most = Math.max(most, mined(sit, slot).length)
    const way = this.#clearedWay()
    let sum = 0
    for (let die = 1; die <= 6; die++) sum += collectionGain(sit, me, Math.min(die, most)) / 6
    return sum + way
  }

  /** Zombies on the bot's own way that mines could take. */
  #clearedWay(): number {
    const { sit } = this
    if (sit.pads.length === 0) return 0
    const way = wayAlong(sit.s, sit.toPad, sit.at)
    const met = way.filter((space) => sit.s.zombie[space] !== NO_ZOMBIE).length
    return Math.min(2, met) * Math.max(0, sit.toll(sit.me)) * this.sit.weights.perStep ** way.length
  }

  #shift(): number {
    const { sit } = this
    if (this.isOnPad) return this.sit.weights.win
    const { harm, s } = sit
    const zombies = s.zombie.flatMap((kind, space) => (kind === NO_ZOMBIE ? [] : [harm[space]!]))
    const free = freeSpaces(s).map((space) => harm[space]!)
    zombies.sort((a, b) => a - b)
    free.sort((a, b) => b - a)
    const one = (i: number): number => (i < zombies.length && i < free.length ? free[i]! - zombies[i]! : 0)
    return one(0) + one(1) + (this.isMyFight ? 0.3 * Math.max(0, sit.toll(sit.me)) : 0)
  }

  #marbles(): number {
    const { sit } = this
    if (!sit.isMyTurn || this.window.of !== 'pre-zombie' || sit.pads.length === 0) return -1
    return sit.toPad[sit.at]! <= 9 ? Math.max(0, sit.toll(sit.me)) : -1
  }

  #grenade(slot: Slot): number {
    const { sit } = this
    const { s, me } = sit
    const spaces = buildingSpaces(s, slot).filter((space) => s.zombie[space] !== NO_ZOMBIE)
    const tokens = spaces.filter((space) => s.counter[space] !== NO_TOKEN).length
    const gain = collectionGain(sit, me, spaces.length)
    if (s.reserve[me]! + spaces.length >= s.options.winZombies) return gain
    const loss = s.lives[me]! > 1 ? -this.#lives(-1) : worthOf(1, s.bullets[me]!) - sit.stakes(me).dead
    return gain + 0.3 * tokens - loss
  }

  #rocket(slot: Slot): number {
    const { sit } = this
    const { s, me } = sit
    let zombies = 0
    for (let space = slot * 9; space < slot * 9 + 9; space++) if (s.zombie[space] !== NO_ZOMBIE) zombies++
    const gain = collectionGain(sit, me, zombies)
    if (s.reserve[me]! + zombies >= s.options.winZombies) return gain
    if (slotOf(sit.at) === slot) return -1
    const barred = sit.pads.length > 0 && wayAlong(s, sit.toPad, sit.at).some((space) => slotOf(space) === slot)
    const thrown = sit.rivals.reduce((sum, seat) => {
      const lost = sit.nearness(s.position[seat]!) - sit.nearness(4)
      return slotOf(s.position[seat]!) === slot ? sum + sit.weight(seat) * lost : sum
    }, 0)
    return gain + thrown - (barred ? 10 : 0)
  }
}

function zombiesIn(sit: Situation, slot: Slot): number {
  return buildingSpaces(sit.s, slot).filter((space) => sit.s.zombie[space] !== NO_ZOMBIE).length
}

/** Zombies on the roads of a tile. */
export function mined(sit: Situation, slot: Slot): Space[] {
  const { open, ground } = facingAt(sit.s, slot)
  return open.flatMap((cell) =>
    ground[cell] === 'road' && sit.s.zombie[slot * 9 + cell] !== NO_ZOMBIE ? [slot * 9 + cell] : [],
  )
}
