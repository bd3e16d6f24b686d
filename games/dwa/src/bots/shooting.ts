import type { DwaAction } from '../actions.js'
import { apart } from '../board/measure.js'
import { SHOTGUNS } from '../numbers/templates.js'
import { type Firearm, isFirearm } from '../numbers/weapons.js'
import { priceOf } from '../orders/order.js'
import { conditionsAt, personalModifiers, targetModifiers, worstOf } from '../rules/fire-modifiers.js'
import { type Muzzle, muzzleOf } from '../rules/muzzle.js'
import { flameOf, triangleOf, underCircle, underFlames, underTriangle } from '../rules/templates.js'
import { type Figure, type Human, isZombie, type Zombie } from '../state.js'
import type { Situation } from './situation.js'

/** How likely somebody is eliminated by a declaration, and how likely it only knocks him down. */
export interface Hit {
  readonly figure: Figure
  readonly elim: number
  readonly fall: number
}

/** A declaration of fire. */
export interface Shot {
  readonly action: DwaAction
  readonly cost: number
  readonly hits: readonly Hit[]
}

/** A weapon in hand that can fire. */
interface Gun {
  readonly weapon: number
  readonly row: Firearm
  readonly price: number
  readonly rounds: number
  readonly muzzle: Muzzle
  /** What the shooter himself adds to his dice. */
  readonly personal: number
}

const MOST_TARGETS = 5
const MOST_SHOTS = 4

/** Every declaration worth thinking of: the nearest few targets, with as many shots as points and rounds allow. */
export function shotsOf(sit: Situation, human: Human): Shot[] {
  const doer = { s: sit.s, f: sit.f!, human }
  const muzzle = muzzleOf(sit.s, human)
  return human.hands.flatMap((weapon) => {
    const { id, rounds, jammed } = human.weapons[weapon]!
    if (!isFirearm(id) || jammed || rounds === 0) return []
    const row = sit.numbers.weapons[id]
    const price = priceOf(doer, row.cost)
    if (price > sit.f!.ap) return []
    const personal = personalModifiers(sit.s, human, id).reduce((sum, { value }) => sum + value, 0)
    const gun: Gun = { weapon, row, price, rounds, muzzle, personal }
    return [...MODES[row.mode](sit, human, gun, targetsOf(sit, human, row.range))]
  })
}

/** The nearest in sight who do not fight a friend: too many shots would go astray. */
function targetsOf(sit: Situation, human: Human, range: number): Zombie[] {
  return sit
    .seen(human, range)
    .filter((zombie) => !human.now.shotAt.includes(zombie.id) && !sit.isFought(zombie))
    .sort((one, other) => apart(sit.s, human, one) - apart(sit.s, human, other))
    .slice(0, MOST_TARGETS)
}

type Mode = (sit: Situation, human: Human, gun: Gun, targets: readonly Zombie[]) => Generator<Shot>

const MODES: Readonly<Record<Firearm['mode'], Mode>> = {
  single: singles,
  automatic: bursts,
  shotgun: blasts,
  sawnOff: blasts,
  machineGun: sprays,
  launcher: launches,
  flame: flames,
}

function* singles(sit: Situation, _human: Human, gun: Gun, targets: readonly Zombie[]): Generator<Shot> {
  const { weapon, row, price, rounds } = gun
  const aim = priceOf({ human: sit.human }, sit.numbers.costs.aim)
  const most = Math.min(rounds, Math.floor(sit.f!.ap / Math.max(1, price)), MOST_SHOTS)
  for (const target of targets) {
    const shoot = (shots: number, aimed: number): DwaAction => ({
      type: 'shoot',
      weapon,
      targets: [{ target: target.id, shots, aimed }],
      ability: 'none',
    })
    if (sit.whyNot(shoot(1, 0)) !== null) continue
    const modifier = modifierOf(sit, gun, [target])
    for (let shots = 1; shots <= most; shots++)
      yield { action: shoot(shots, 0), cost: shots * price, hits: [hitBy(target, row, modifier, shots)] }
    if (price + aim <= sit.f!.ap)
      yield { action: shoot(1, 1), cost: price + aim, hits: [hitBy(target, row, modifier + 1, 1)] }
  }
}

function* bursts(sit: Situation, _human: Human, gun: Gun, targets: readonly Zombie[]): Generator<Shot> {
  const { weapon, row, price, rounds } = gun
  const more = priceOf({ human: sit.human }, sit.numbers.costs.sustained)
  for (const main of targets) {
    const burst = (others: readonly Zombie[], sustained: boolean): DwaAction => ({
      type: 'burst',
      weapon,
      main: main.id,
      others: others.map(({ id }) => id),
      aimed: false,
      sustained,
      ability: 'none',
    })
    if (sit.whyNot(burst([], false)) !== null) continue
    const others: Zombie[] = []
    for (const other of targets)
      if (other !== main && sit.whyNot(burst([...others, other], false)) === null) others.push(other)
    for (const group of others.length === 0 ? [[]] : [[], others])
      for (const dice of rounds > 1 ? [row.rof, 2 * row.rof] : [row.rof]) {
        const all = [main, ...group]
        const cost = price + (dice > row.rof ? more : 0)
        if (cost > sit.f!.ap) continue
        const modifier = modifierOf(sit, gun, all)
        yield { action: burst(group, dice > row.rof), cost, hits: shared(all, row, modifier, dice) }
      }
  }
}

function* blasts(sit: Situation, human: Human, gun: Gun, targets: readonly Zombie[]): Generator<Shot> {
  const { s } = sit
  const { weapon, row, price, rounds, muzzle } = gun
  const zones = SHOTGUNS[row.mode === 'sawnOff' ? 'sawnOff' : 'shotgun'].zones
  const shots = Math.min(row.rof, rounds)
  for (const { id, x, y } of targets) {
    const action: DwaAction = {
      type: 'blast',
      weapon,
      blasts: [{ target: id, at: { x, y }, shots }],
      ability: 'none',
    }
    if (sit.whyNot(action) !== null) continue
    const hits = underTriangle(s, muzzle, triangleOf(s, muzzle, row, { x, y }), human).map(({ figure, zone }) =>
      hitBy(figure, sit.numbers.zones[zones[zone]!], gun.personal, shots),
    )
    yield { action, cost: price, hits }
  }
}

function* sprays(sit: Situation, _human: Human, gun: Gun, targets: readonly Zombie[]): Generator<Shot> {
  const { weapon, row, price } = gun
  for (const target of targets) {
    const action: DwaAction = { type: 'spray', weapon, targets: [target.id], abilities: [] }
    if (sit.whyNot(action) !== null) continue
    // Whom the hits go to is chosen afterwards: the dead first.
    const under = underCircle(sit.s, target, target.level, sit.numbers.distances.spray).filter(isZombie)
    yield { action, cost: price, hits: shared(under, row, gun.personal, row.rof) }
  }
}

function* flames(sit: Situation, human: Human, gun: Gun, targets: readonly Zombie[]): Generator<Shot> {
  const { weapon, row, price, muzzle, personal } = gun
  for (const { x, y } of targets) {
    const action: DwaAction = { type: 'flame', weapon, at: { x, y } }
    if (sit.whyNot(action) !== null) continue
    const under = underFlames(sit.s, muzzle, flameOf(sit.s, muzzle, { x, y }), human)
    yield { action, cost: price, hits: under.map((figure) => hitBy(figure, row, personal, 1)) }
  }
}

/** [DWA-11.2.7.3.d] One grenade in four comes down near where it should; the others had better hit no friend. */
const LANDS = 0.25
const ASTRAY = 190

function* launches(sit: Situation, human: Human, gun: Gun, targets: readonly Zombie[]): Generator<Shot> {
  const { s, numbers } = sit
  const { weapon, price } = gun
  const scores = numbers.grenades[human.weapons[weapon]!.load]
  for (const { x, y, level } of targets) {
    const action: DwaAction = { type: 'launch', weapon, at: { x, y }, level }
    const isNearFriend = s.humans.some(
      (other) => other.whereabouts === 'table' && apart(s, other, { x, y }) < ASTRAY && other.team >= 0,
    )
    if (isNearFriend || sit.whyNot(action) !== null) continue
    const hits = underCircle(s, { x, y }, level, numbers.distances.blast).map((figure) => {
      const { elim, fall } = hitBy(figure, scores, 0, 1)
      return { figure, elim: LANDS * elim, fall: LANDS * fall }
    })
    yield { action, cost: price, hits }
  }
}

/** What is added to dice at these targets together. */
function modifierOf({ s }: Situation, { muzzle, personal }: Gun, targets: readonly Zombie[]): number {
  const conditions = targets.map((target) => conditionsAt(s, muzzle, target))
  return targetModifiers(worstOf(s, conditions), []).reduce((sum, { value }) => sum + value, personal)
}

interface Scores {
  readonly fall: number
  readonly elim: number
}

/** The share of the faces of a die that come to at least a score. */
const faces = (least: number, modifier: number): number =>
  least === 0 ? 0 : Math.max(0, Math.min(6, 7 - least + modifier)) / 6

function hitBy(figure: Figure, { fall, elim }: Scores, modifier: number, dice: number): Hit {
  const kept = (1 - faces(elim, modifier)) ** dice
  const standing = (1 - Math.max(faces(fall, modifier), faces(elim, modifier))) ** dice
  return { figure, elim: 1 - kept, fall: kept - standing }
}

/** Hits that are shared out afterwards: so many dice for all of them together. */
function shared(targets: readonly Figure[], scores: Scores, modifier: number, dice: number): Hit[] {
  return targets.map((figure) => hitBy(figure, scores, modifier, dice / targets.length))
}
