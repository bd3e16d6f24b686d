import type { ActionOf, DwaAction } from '../actions.js'
import { apart } from '../board/measure.js'
import { SHOTGUNS } from '../numbers/templates.js'
import { type Firearm, isFirearm } from '../numbers/weapons.js'
import { priceOf } from '../orders/order.js'
import { conditionsAt, personalModifiers, targetModifiers, worstOf } from '../rules/fire-modifiers.js'
import { muzzleOf } from '../rules/muzzle.js'
import { flameOf, triangleOf, underCircle, underFlames, underTriangle } from '../rules/templates.js'
import type { Figure, Human } from '../state.js'
import { type Gun, type Hit, hitBy, type Shot, shared } from './hits.js'
import type { Situation } from './situation.js'
import { launches, throwsOf } from './throwing.js'

const MOST_TARGETS = 5
const MOST_RIVALS = 3
const MOST_SHOTS = 4

/** Every declaration worth thinking of: the nearest few targets, with as many shots as points and rounds allow. */
export function shotsOf(sit: Situation, human: Human): Shot[] {
  const doer = { s: sit.s, f: sit.f!, human }
  const muzzle = muzzleOf(sit.s, human)
  const shots = human.hands.flatMap((weapon) => {
    const { id, rounds, jammed } = human.weapons[weapon]!
    if (!isFirearm(id) || jammed || rounds === 0) return []
    const row = sit.numbers.weapons[id]
    const price = priceOf(doer, row.cost)
    if (price > sit.f!.ap) return []
    const personal = personalModifiers(sit.s, human, id).reduce((sum, { value }) => sum + value, 0)
    const gun: Gun = { weapon, row, price, rounds, muzzle, personal }
    return [...MODES[row.mode](sit, human, gun, targetsOf(sit, human, row.range))]
  })
  return [...shots, ...throwsOf(sit, human), ...fromTheBack(sit, human)]
}

/** The nearest in sight who do not fight a friend: too many shots would go astray. The dead first, then people. */
function targetsOf(sit: Situation, human: Human, range: number): Figure[] {
  const nearest = (figures: readonly Figure[]): Figure[] =>
    figures
      .filter(({ id }) => !human.now.shotAt.includes(id))
      .sort((one, other) => apart(sit.s, human, one) - apart(sit.s, human, other))
  const dead = nearest(sit.seen(human, range).filter((zombie) => !sit.isFought(zombie)))
  return [...dead.slice(0, MOST_TARGETS), ...nearest(sit.rivals(human, range)).slice(0, MOST_RIVALS)]
}

type Mode = (sit: Situation, human: Human, gun: Gun, targets: readonly Figure[]) => Generator<Shot>

const MODES: Readonly<Record<Firearm['mode'], Mode>> = {
  single: singles,
  automatic: bursts,
  shotgun: blasts,
  sawnOff: blasts,
  machineGun: sprays,
  launcher: launches,
  flame: flames,
}

function* singles(sit: Situation, _human: Human, gun: Gun, targets: readonly Figure[]): Generator<Shot> {
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

function* bursts(sit: Situation, _human: Human, gun: Gun, targets: readonly Figure[]): Generator<Shot> {
  const { weapon, row, price, rounds } = gun
  const more = priceOf({ human: sit.human }, sit.numbers.costs.sustained)
  for (const main of targets) {
    const burst = (others: readonly Figure[], sustained: boolean): DwaAction => ({
      type: 'burst',
      weapon,
      main: main.id,
      others: others.map(({ id }) => id),
      aimed: false,
      sustained,
      ability: 'none',
    })
    if (sit.whyNot(burst([], false)) !== null) continue
    const others: Figure[] = []
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

function* blasts(sit: Situation, human: Human, gun: Gun, targets: readonly Figure[]): Generator<Shot> {
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

function* sprays(sit: Situation, _human: Human, gun: Gun, targets: readonly Figure[]): Generator<Shot> {
  const { weapon, price, rounds } = gun
  for (const target of targets) {
    const action: ActionOf<'spray'> = { type: 'spray', weapon, targets: [target.id], abilities: [] }
    if (sit.whyNot(action) !== null) continue
    const hits = sprayed(sit, gun, target)
    yield { action, cost: price, hits }
    // [DWA-11.2.7.2.e] From its tripod it fires twice for the same price.
    for (const second of targets) {
      const both: DwaAction = { ...action, targets: [target.id, second.id] }
      if (rounds > 1 && sit.whyNot(both) === null)
        yield { action: both, cost: price, hits: [...hits, ...sprayed(sit, gun, second)] }
    }
  }
}

/** [DWA-11.2.7.2.c] Whom the hits go to is chosen afterwards: no friend. */
function sprayed(sit: Situation, { row, personal }: Pick<Gun, 'row' | 'personal'>, target: Figure): Hit[] {
  const under = underCircle(sit.s, target, target.level, sit.numbers.distances.spray)
  const foes = under.filter((figure) => sit.isFoe(sit.human, figure))
  return shared(foes, row, personal, row.rof)
}

/** What another gun would do in the next turn is worth less. */
const LATER = 0.6

/** A machine gun that is carried and not held: taken in hand now, it fires at crowds in the next turn. */
function* fromTheBack(sit: Situation, human: Human): Generator<Shot> {
  for (const action of sit.actions('hold')) {
    const at = action.weapons[0]!
    const { id, rounds, jammed } = human.weapons[at]!
    if (action.weapons.length > 1 || id !== 'machineGun' || rounds === 0 || jammed) continue
    const row = sit.numbers.weapons[id]
    const personal = personalModifiers(sit.s, human, id).reduce((sum, { value }) => sum + value, 0)
    const cost = priceOf({ human }, sit.numbers.costs.changeWeapon)
    for (const target of targetsOf(sit, human, row.range)) {
      const hits = sprayed(sit, { row, personal }, target)
      yield { action, cost, hits: hits.map((hit) => ({ ...hit, elim: LATER * hit.elim, fall: LATER * hit.fall })) }
    }
  }
}

function* flames(sit: Situation, human: Human, gun: Gun, targets: readonly Figure[]): Generator<Shot> {
  const { weapon, row, price, muzzle, personal } = gun
  for (const { x, y } of targets) {
    const action: DwaAction = { type: 'flame', weapon, at: { x, y } }
    if (sit.whyNot(action) !== null) continue
    const under = underFlames(sit.s, muzzle, flameOf(sit.s, muzzle, { x, y }), human)
    yield { action, cost: price, hits: under.map((figure) => hitBy(figure, row, personal, 1)) }
  }
}

/** What is added to dice at these targets together. */
function modifierOf({ s }: Situation, { muzzle, personal }: Gun, targets: readonly Figure[]): number {
  const conditions = targets.map((target) => conditionsAt(s, muzzle, target))
  return targetModifiers(worstOf(s, conditions), []).reduce((sum, { value }) => sum + value, personal)
}
