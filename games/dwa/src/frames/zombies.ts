import { type Path, pathLength } from '@shamble/geometry'
import { ask, type Play, type Procedure, pop, type Seat, when } from '@shamble/kernel'
import { type Ability, mayUse, use } from '../abilities/ability.js'
import { ABILITIES, abilityById } from '../abilities/index.js'
import { type DwaAction, PASS } from '../actions.js'
import { humansInContact, isEngaged } from '../board/measure.js'
import { nameOf, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { fireArmedZombie, firesNow } from '../rules/armed-zombies.js'
import {
  attacksOnFirst,
  declareAttacks,
  inOrderOfDice,
  isHit,
  rollAttacks,
  rollSuccessesAgain,
  settleAttacks,
  victimsOf,
} from '../rules/attacks.js'
import { type Ground, groundOf, removed } from '../rules/ground.js'
import { breakIn, keyOf } from '../rules/openings.js'
import { callsOf, equallyGood, type Prey, perceived, SENSE_RULES, SENSES } from '../rules/senses.js'
import { chargeOf, chargeTo, walkAlong, wander } from '../rules/zombie-moves.js'
import { type Plan, planFor } from '../rules/zombie-plans.js'
import type { Dwa, FigureId, Human, HumanId, Zombie } from '../state.js'
import { alertsAfter } from './alert.js'
import { contactsOf } from './contact.js'
import type { ZombiesFrame } from './kinds.js'

export const zombiesFrame = (): ZombiesFrame => ({
  kind: 'zombies',
  step: 0,
  engaged: [],
  gotUp: [],
  stunned: [],
  calls: [],
  left: [],
  zombie: 0,
  prey: -1,
  workers: {},
  attacks: [],
  lucky: [],
  shooters: [],
})

const BEGIN = 0
const MOVE = 1
const PREY = 2
const OPENINGS = 3
const ATTACK = 4
const VICTIM = 5
const ROLL = 6
const LUCKY = 7
const FIRE = 8
const END = 9

/**
 * Phase 3 [DWA-8.3.a]: all stand up, all move and charge, then all attack. All walks are one passage for the figure that
 * watches, all attacks another.
 */
export const zombies: Procedure<Dwa, ZombiesFrame, DwaAction> = {
  run(s, f, play) {
    switch (f.step) {
      case BEGIN: {
        const g = groundOf(s)
        begin(g, f, play)
        move(g, f, play)
        return
      }
      case MOVE:
        move(groundOf(s), f, play)
        return
      case PREY:
        ask(s, deadSeat(s), 'prey')
        return
      case OPENINGS:
        play.passage?.('zombie-openings')
        breakIn(s, f, play)
        f.step = isOneByOne(s) ? END : ATTACK
        return
      case ATTACK:
        declareAttacks(s, f, isOneByOne(s) ? zombieOf(s, f.zombie) : s.zombies)
        f.step = VICTIM
        return
      case VICTIM:
        if (openAttack(f) !== undefined) ask(s, deadSeat(s), 'victim')
        else f.step = ROLL
        return
      case ROLL:
        play.passage?.('zombie-attacks')
        attack(s, f, play)
        return
      case LUCKY:
        ask(s, s.humans[f.attacks[0]!.human]!.team, 'luckyStar')
        return
      case FIRE:
        play.passage?.('zombie-fire')
        fire(s, f, play)
        return
      default:
        play.passage?.(null)
        recover(s, f, play)
        pop(s)
    }
  },

  offer(s, f, _seat, to) {
    if (f.step === PREY) {
      const zombie = zombieOf(s, f.zombie)[0]!
      for (const { human } of equallyGood(groundOf(s), zombie, f.calls))
        to.legal({ type: 'prey', zombie: zombie.id, human })
    } else if (f.step === VICTIM) {
      const { zombie } = openAttack(f)!
      for (const { id } of victimsOf(s, zombieOf(s, zombie)[0]!)) to.legal({ type: 'prey', zombie, human: id })
    } else {
      const human = s.humans[f.attacks[0]!.human]!
      for (const { id } of luckyStars(s, human)) to.legal({ type: 'reroll', ability: id, by: human.id })
      to.legal(PASS)
    }
  },

  answer(s, f, _seat, action, play) {
    if (action.type === 'prey' && f.step === PREY) {
      f.prey = action.human
      f.step = MOVE
    } else if (action.type === 'prey') {
      openAttack(f)!.human = action.human
      f.attacks.sort(inOrderOfDice)
    } else if (f.step === LUCKY) {
      if (action.type === 'reroll') {
        use(s, s.humans[action.by]!, abilityById(action.ability as never), play)
        f.lucky.push(action.by)
        rollSuccessesAgain(s, f, play)
      }
      f.step = ROLL
      settleAttacks(s, f, play)
    }
  },
}

const isOneByOne = (s: Dwa): boolean => when('R-03', s.options.zombieActivation === 'oneByOne')
const deadSeat = (s: Dwa): Seat => s.teams.length
const zombieOf = (s: Dwa, id: FigureId): Zombie[] => {
  const found = s.zombies.find((zombie) => zombie.id === id)
  return found === undefined ? [] : [found]
}
const openAttack = (f: ZombiesFrame) => f.attacks.find(({ human }) => human < 0)

/** Who is in contact is noted; then all who lie on the ground stand up [DWA-15.1.6.b]. */
function begin(g: Ground, f: ZombiesFrame, play: Play): void {
  const { s } = g
  for (const zombie of s.zombies) {
    if (zombie.stunned) f.stunned.push(zombie.id)
    if (isEngaged(s, zombie) || victimsOf(s, zombie).length > 0) f.engaged.push(zombie.id)
    if (zombie.stunned || !when('DWA-15.1.6.b', zombie.posture === 'prone')) continue
    zombie.posture = 'standing'
    f.gotUp.push(zombie.id)
  }
  if (f.gotUp.length > 0)
    tell(s, play, {
      kind: 'zombies-got-up',
      rule: 'DWA-15.1.6.b',
      data: { count: f.gotUp.length },
      about: { figures: f.gotUp.slice() },
    })
  f.calls = callsOf(g)
  f.left = inOrder(g, f)
  f.shooters = isOneByOne(s) ? [] : s.zombies.filter(({ gun }) => gun !== '').map(({ id }) => id)
  f.step = MOVE
}

/** Nearest to its target first, then by id; those without a target last. */
function inOrder(g: Ground, f: ZombiesFrame): FigureId[] {
  const far = new Map<FigureId, number>()
  for (const zombie of g.s.zombies) {
    if (zombie.stunned) continue
    far.set(zombie.id, f.engaged.includes(zombie.id) ? 0 : farFromPrey(g, zombie, f))
  }
  return [...far.keys()].sort((one, other) => far.get(one)! - far.get(other)! || other - one)
}

function farFromPrey(g: Ground, zombie: Zombie, f: ZombiesFrame): number {
  for (const { squared } of perceived(g, zombie, f.calls)) return squared
  return Number.MAX_SAFE_INTEGER
}

/** [DICE-7] Each zombie in order: where it wanders, its move, its charge. */
function move(g: Ground, f: ZombiesFrame, play: Play): void {
  const { s } = g
  play.passage?.('zombie-walks')
  while (when('DWA-8.3.a', f.left.length > 0)) {
    const [zombie] = zombieOf(s, f.left[0]!)
    if (zombie === undefined || !canMove(s, f, zombie)) {
      f.zombie = f.left.shift()!
      if (!isOneByOne(s)) continue
      actAlone(f, zombie)
      return
    }
    const isSettled = f.zombie === zombie.id && f.prey >= 0
    if (!isSettled && when('DWA-2.b', s.options.zombieSeat) && equallyGood(g, zombie, f.calls).length > 1) {
      f.zombie = zombie.id
      f.step = PREY
      return
    }
    const prey = isSettled ? settledFirst(perceived(g, zombie, f.calls), f.prey) : perceived(g, zombie, f.calls)
    f.left.shift()
    f.zombie = zombie.id
    f.prey = -1
    const hasMoved = actWith(g, f, zombie, prey, play)
    if (isOneByOne(s)) actAlone(f, zombie)
    if (hasMoved && interrupted(s, zombie)) return
    if (isOneByOne(s)) return
  }
  f.step = OPENINGS
}

/** As a player has settled, then as the rules have it. */
function settledFirst(prey: Iterable<Prey>, first: HumanId): Prey[] {
  const all = [...prey]
  return [...all.filter(({ human }) => human === first), ...all.filter(({ human }) => human !== first)]
}

/** One by one it attacks and fires before the next zombie moves. */
function actAlone(f: ZombiesFrame, zombie: Zombie | undefined): void {
  f.step = ATTACK
  f.shooters = zombie !== undefined && zombie.gun !== '' ? [zombie.id] : []
}

/** [DWA-15.1.6.c] Not after getting up, not stunned or knocked down meanwhile, not out of contact. */
function canMove(s: Dwa, f: ZombiesFrame, zombie: Zombie): boolean {
  if (zombie.stunned || zombie.posture !== 'standing') return false
  // It does nothing else, and does not charge [DWA-15.1.6.e].
  const hasRisen = f.gotUp.includes(zombie.id)
  if (when('DWA-15.1.6.c', hasRisen) && when('DWA-15.1.6.e', hasRisen)) return false
  return !isEngaged(s, zombie) && victimsOf(s, zombie).length === 0
}

/** Whatever a zombie does with its points; `true` where it has moved. */
function actWith(g: Ground, f: ZombiesFrame, zombie: Zombie, prey: Iterable<Prey>, play: Play): boolean {
  f.engaged = f.engaged.filter((id) => id !== zombie.id)
  const plan = planFor(g, zombie, prey)
  if (when('DWA-15.1.3.4.a', plan === 'nobody')) return wanders(g, zombie, play)
  // Kept until a human is perceived.
  zombie.wanders = -1
  if (plan !== null && plan !== 'nobody' && plan.kind === 'work') {
    const key = keyOf(plan.at)
    f.workers[key] = [...(f.workers[key] ?? []), zombie.id]
    return false
  }
  const way = plan === null || plan === 'nobody' ? null : walkAlong(g, zombie, plan.path, plan.prey.human)
  if (when('DWA-15.1.3.b', way !== null)) tellWalk(g.s, zombie, way!, (plan as Plan).prey, play)
  return charges(g, zombie, play) || way !== null
}

/** [DWA-15.1.3.b] Whom it perceives and how, with its way for drawings. */
function tellWalk(s: Dwa, zombie: Zombie, way: Path, prey: Prey, play: Play): void {
  if (play.emit === null) return
  const sense = SENSES[prey.sense]!
  const whom = prey.human < 0 ? { word: 'object.radio' } : s.humans[prey.human]!.name
  tell(
    s,
    play,
    {
      kind: `zombie-came.${prey.called ? 'moan' : sense}`,
      rule: prey.called ? 'DWA-15.1.3.f' : SENSE_RULES[sense],
      data: { who: nameOf(zombie), whom, length: pathLength(way) },
      about: { figure: zombie.id, sense: prey.called ? 'moan' : sense, prey: prey.human },
      way: { piece: zombie.id, points: way },
    },
    ['zombieAp', `distances.${sense}`, 'distances.step', 'distances.radio', 'costs.move', 'costs.cross'],
  )
}

/** One direction, kept until it is blocked or a human is perceived; by option a new one every turn. */
function wanders(g: Ground, zombie: Zombie, play: Play): boolean {
  const { s } = g
  const dice: number[] = []
  if (zombie.wanders < 0 || when('R-60', s.options.wander === 'redraw')) {
    dice.push(play.chance.die(20, 'GEO-12'))
    zombie.wanders = (18 * dice[0]!) % 360
  }
  const { way, end } = wander(g, zombie)
  tell(
    s,
    play,
    {
      kind: end === 'left' ? 'zombie-left' : way === null ? 'zombie-blocked' : 'zombie-wandered',
      rule: end === 'left' ? 'R-60' : 'DWA-15.1.3.4.a',
      ...(dice.length > 0 ? { dice } : {}),
      data: { who: nameOf(zombie), length: way === null ? 0 : pathLength(way) },
      about: { figure: zombie.id, sense: 'wander', prey: -1, end },
      ...(way === null ? {} : { way: { piece: zombie.id, points: way } }),
    },
    ['zombieAp', 'costs.move', 'costs.cross', 'distances.step'],
  )
  if (end === 'blocked') zombie.wanders = -1
  if (end === 'left') {
    s.zombies.splice(s.zombies.indexOf(zombie), 1)
    removed(g, zombie)
    return false
  }
  return way !== null
}

/** [DWA-15.1.4.a] One die where a figure is near enough. */
function charges(g: Ground, zombie: Zombie, play: Play): boolean {
  const { s } = g
  if (!when('DWA-15.1.4.a', s.options.charge) || isEngaged(s, zombie)) return false
  const charge = chargeOf(g, zombie)
  if (charge === null) return false
  const { charge: need } = numbersOf(s.options).scores
  const die = play.chance.die(6, 'DWA-15.1.4.a')
  const succeeds = when('DWA-15.1.4.a', die >= need)
  const way = succeeds ? chargeTo(g, zombie, charge.to) : null
  tell(
    s,
    play,
    {
      kind: succeeds ? 'charged' : 'charge-failed',
      rule: 'DWA-15.1.4.a',
      ...(charge.human.team >= 0 ? { seat: charge.human.team } : {}),
      dice: [die],
      data: { who: nameOf(zombie), whom: charge.human.name, need },
      about: { figure: zombie.id, prey: charge.human.id },
      ...(way === null ? {} : { way: { piece: zombie.id, points: way } }),
    },
    ['scores.charge', 'distances.charge'],
  )
  return succeeds
}

/** Asks the player who can answer a zombie's move: first those it has come upon, then those on alert. */
function interrupted(s: Dwa, zombie: Zombie): boolean {
  const before = s.frames.length
  alertsAfter(s)
  contactsOf(s, zombie, humansInContact(s, zombie))
  return s.frames.length > before
}

/** Human by human: the dice, a figure's Lucky Star, the wounds. */
function attack(s: Dwa, f: ZombiesFrame, play: Play): void {
  while (f.attacks.length > 0) {
    rollAttacks(s, f, play)
    const human = s.humans[f.attacks[0]!.human]!
    if (f.lucky.includes(human.id)) rollSuccessesAgain(s, f, play)
    else if (human.team >= 0 && luckyStars(s, human).length > 0 && isStruck(s, f)) {
      tellDice(s, f, play)
      f.step = LUCKY
      return
    }
    settleAttacks(s, f, play)
  }
  f.step = FIRE
}

const isStruck = (s: Dwa, f: ZombiesFrame): boolean =>
  attacksOnFirst(s, f).some(({ attack: { dice }, modifiers }) => dice.some((die) => isHit(s, die, modifiers)))

/** What there is to throw again. */
function tellDice(s: Dwa, f: ZombiesFrame, play: Play): void {
  const attacks = attacksOnFirst(s, f)
  const human = s.humans[attacks[0]!.attack.human]!
  tell(s, play, {
    kind: 'zombies-strike',
    rule: 'R-70.10',
    seat: human.team,
    dice: attacks.flatMap(({ attack: { dice } }) => dice),
    data: { whom: human.name, count: attacks.length },
    about: { target: human.id, figures: attacks.map(({ attack: { zombie } }) => zombie) },
  })
}

/** */
const luckyStars = (s: Dwa, human: Human): Ability[] =>
  ABILITIES.filter(({ id, luckyStar }) => luckyStar === true && mayUse(s, human, id))

/** [DWA-12.7.e] By id. */
function fire(s: Dwa, f: ZombiesFrame, play: Play): void {
  for (const id of f.shooters)
    for (const zombie of zombieOf(s, id)) if (firesNow(s, f, zombie)) fireArmedZombie(s, zombie, play)
  f.shooters = []
  f.step = !isOneByOne(s) ? END : f.left.length > 0 ? MOVE : OPENINGS
}

/** A figure that was stunned has skipped this phase. */
function recover(s: Dwa, f: ZombiesFrame, play: Play): void {
  const found = s.zombies.filter(({ id, stunned }) => stunned && f.stunned.includes(id))
  if (!when('R-28', found.length > 0)) return
  for (const zombie of found) zombie.stunned = false
  tell(s, play, {
    kind: 'zombies-came-to',
    rule: 'R-28',
    data: { count: found.length },
    about: { figures: found.map(({ id }) => id) },
  })
}
