import type { Chance, Seat } from '@shamble/kernel'
import type { Bot, Knowledge } from '@shamble/module'
import type { DwaAction } from '../actions.js'
import { isEngaged } from '../board/measure.js'
import { isFirearm } from '../numbers/weapons.js'
import { methodsOf } from '../options.js'
import type { Human } from '../state.js'
import type { DwaView } from '../view.js'
import { aboard } from './driving.js'
import { type Goal, goalOf } from './goals.js'
import { isElsewhere, overLevels } from './levels.js'
import { away, towards } from './moving.js'
import { shotsOf } from './shooting.js'
import { distance, Situation } from './situation.js'
import { because, type Thought } from './thought.js'

type DwaKnowledge = Knowledge<DwaAction, DwaView>

/** A bot that can say why. */
export interface HouseBot extends Bot<DwaAction, DwaView> {
  advise(known: DwaKnowledge, chance: Chance): Thought
}

/**
 * The house bot of Dead Walk Again. It works for what the scenario asks (`goals.ts`), on the shortest way there
 * (`moving.ts`), and fires where that pays (`shooting.ts`): at whoever would be in contact next turn before all others.
 * It stands up, breaks away from more than one enemy, fights one, reloads when nothing is near, treats, searches and
 * picks up on its way, and ends out of reach of the dead where it can. No chance is used: the same knowledge always gives
 * the same answer.
 */
export function houseBot(_seat: Seat): HouseBot {
  return {
    decide: (known) => think(known).action,
    advise: (known) => think(known),
  }
}

function think({ view, choices, seat }: DwaKnowledge): Thought {
  const { actions, spaces } = choices
  if (actions.length === 1 && spaces.length === 0) return because(actions[0]!, 'only')
  const sit = new Situation(view, choices)
  const kind = view.questions.find((question) => question.seat === seat)?.kind ?? ''
  switch (kind) {
    case 'deploy':
      return because({ type: 'deployRest' }, 'deploy')
    case 'fear':
      return fear(sit)
    case 'reroll':
      return because(sit.actions('reroll')[0] ?? { type: 'pass' }, 'reroll')
    case 'antiseptic':
      return because(sit.actions('antiseptic')[0] ?? { type: 'pass' }, 'antiseptic')
    case 'activate':
      return activate(sit, seat)
    case 'act':
      return act(sit)
    case 'halt':
      return because({ type: 'goOn' }, 'goOn')
    case 'share':
      return share(sit)
    case 'learn':
      return because(sit.actions('learn')[0] ?? { type: 'close' }, 'learn')
    case 'disorder':
      return because(sit.actions('disorder')[0]!, 'disorder')
    case 'cure':
      return because(sit.actions('cure')[0] ?? { type: 'close' }, 'cure')
    case 'gear':
      return because(sit.actions('heal')[0] ?? { type: 'close' }, 'gear')
    case 'muster':
      return muster(sit)
    default:
      return anything(sit)
  }
}

/** With whatever helps: abilities are there to be used. */
function fear(sit: Situation): Thought {
  const tests = sit.actions('fear')
  const helped = tests.find(({ ability }) => ability !== 'none')
  return because(helped ?? tests[0]!, helped === undefined ? 'fear' : 'fear.helped')
}

/** Those who are in trouble first, then those who can fire, then the rest. */
function activate(sit: Situation, seat: Seat): Thought {
  const ready = sit.s.humans.filter(({ id }) => sit.actions('activate').some(({ human }) => human === id))
  if (ready.length === 0) return because({ type: 'endPhase' }, 'done')
  const urgency = (human: Human): number => {
    if (isEngaged(sit.s, human)) return 0
    return sit.danger(human)
  }
  const next = ready.reduce((best, human) => (urgency(human) < urgency(best) ? human : best))
  void seat
  const enemies = sit.enemies(next)
  const answers = sit.actions('activate').filter(({ human }) => human === next.id)
  const flees = answers.find(({ as }) => as === 'breakAway')
  const acts = answers.filter(({ as }) => as === 'act')
  const best = acts.find(({ ability }) => ability === 'hero' || ability === 'quickWitted') ?? acts[0]
  // One enemy is fought, two are left, more are fought because nobody gets away from them.
  if (flees !== undefined && (best === undefined || (enemies.length <= 3 && !canFinish(next, enemies.length))))
    return because(flees, 'breakAway', { who: next.name })
  return because(best ?? flees!, enemies.length > 0 ? 'fight' : 'activate', { who: next.name })
}

/** Whether somebody in contact has what it takes to finish so many: a gun for close quarters, or a blade. */
function canFinish({ hands, weapons }: Human, enemies: number): boolean {
  const isArmed = hands.some((i) => {
    const { id, rounds, jammed } = weapons[i]!
    return isFirearm(id)
      ? (id === 'pistol' || id === 'revolver' || id === 'submachineGun') && rounds > 0 && !jammed
      : true
  })
  return isArmed && enemies <= 1
}

function act(sit: Situation): Thought {
  const { human, choices } = sit
  const [up] = sit.actions('getUp')
  if (up !== undefined && human.posture === 'prone') return because(up, 'getUp')
  if (sit.enemies(human).length > 0) return fight(sit)
  const [left] = sit.actions('leave')
  const goal = goalOf(sit, human)
  if (left !== undefined && goal?.what === 'leave') return because(left, 'leave')
  const useful = onTheWay(sit, goal)
  const danger = sit.danger(human)
  if (useful !== null && danger > 120) return useful
  const shots = shotsOf(sit, human).sort(
    (one, other) => other.worth / other.cost - one.worth / one.cost || other.worth - one.worth,
  )
  const [best] = shots
  // A climb takes a whole turn: nobody wastes it on the dead below.
  const isClimbing = goal !== null && isElsewhere(sit, human, goal)
  // [DWA-15.1.3.1.D] Where every shot brings another of them, only the nearest are worth it.
  const isLoud = methodsOf(sit.s.options, sit.board.scenario.arrivals).includes('D')
  const near = isLoud ? 110 : 260
  if (best !== undefined && (danger <= near || (best.worth >= 0.7 && !isClimbing && !isLoud) || goal === null))
    return because(best.action, 'fire')
  if (useful !== null) return useful
  const [load] = sit.actions('reload')
  const isEmpty = human.hands.some((i) => isFirearm(human.weapons[i]!.id) && human.weapons[i]!.rounds === 0)
  if (load !== undefined && (isEmpty || goal === null)) return because(load, 'reload')
  const [clear] = sit.actions('clearJam')
  if (clear !== undefined && danger > 60) return because(clear, 'clearJam')
  const move = movement(sit, goal, danger)
  if (move !== null) return move
  if (load !== undefined) return because(load, 'reload')
  const [cover] = sit.actions('takeCover')
  if (cover !== undefined && sit.s.zombies.some(({ gun }) => gun !== '')) return because(cover, 'cover')
  const rest = choices.actions.find(({ type }) => type === 'rest')
  return rest === undefined ? anything(sit) : because(rest, 'rest')
}

/** In contact: the blow or shot that is likeliest to rid him of somebody. */
function fight(sit: Situation): Thought {
  const { human } = sit
  for (const kind of ['fireClose', 'blow'] as const) {
    const listed = sit.actions(kind)
    if (listed.length > 0) return because(bestBlow(sit, human, listed), kind)
    const space = sit.space(kind)
    if (space !== null)
      return because(
        space.sample(() => 0),
        kind,
      )
  }
  const walk = away(sit, human, null)
  if (walk !== null) return because(walk, 'away')
  const rest = sit.actions('rest')[0]
  return rest === undefined ? anything(sit) : because(rest, 'rest')
}

/** The prone are finished first; a blade beats a club, a chainsaw beats both. */
function bestBlow(sit: Situation, human: Human, listed: readonly DwaAction[]): DwaAction {
  const worth = (action: DwaAction): number => {
    const { target, weapon } = action as { target?: number; weapon?: number }
    const isProne = sit.s.zombies.find(({ id }) => id === target)?.posture === 'prone'
    const id = weapon === undefined || weapon < 0 ? '' : (human.weapons[weapon]?.id ?? '')
    const edge = id === 'chainsaw' ? 3 : id !== '' && !isFirearm(id as never) ? 2 : 1
    return (isProne ? 4 : 0) + edge
  }
  return listed.reduce((best, action) => (worth(action) > worth(best) ? action : best))
}

/** What is done where one stands: things to pick up, rooms to search, wounds to treat, people to bring along. */
function onTheWay(sit: Situation, goal: Goal | null): Thought | null {
  const { human, s } = sit
  const [recruit] = sit.actions('recruit')
  if (recruit !== undefined) return because(recruit, 'recruit')
  if (goal?.what === 'fetch') {
    const pick = sit.actions('pickUp').find(({ lying }) => lying === goal.id)
    if (pick !== undefined) return because(pick, 'fetch')
  }
  if (goal?.what === 'search' && sit.roomOf(human) === goal.id) {
    const [search] = sit.actions('search')
    if (search !== undefined) return because(search, 'search')
  }
  const treat = sit.actions('treat').find(({ patient }) => s.humans[patient]!.wounds >= 2)
  if (treat !== undefined) return because(treat, 'treat')
  const drives = sit.actions('board').find(({ drives: isDriver }) => isDriver) ?? sit.actions('board')[0]
  if (drives !== undefined && goal !== null && String(goal.id).startsWith('vehicle')) return because(drives, 'board')
  return human.whereabouts === 'vehicle' ? aboard(sit, goal) : null
}

function movement(sit: Situation, goal: Goal | null, danger: number): Thought | null {
  const { human } = sit
  if (goal !== null && goal.what !== 'hold') {
    const over = overLevels(sit, human, goal)
    if (over !== null) return because(over, over.type === 'walk' ? `goal.${goal.what}` : 'climb')
    const walk = isElsewhere(sit, human, goal) ? null : towards(sit, human, goal.to)
    if (walk !== null) return because(walk, `goal.${goal.what}`)
    const [door] = sit.actions('door').filter(({ opening }) => sit.s.openings[opening]!.state === 'closed')
    if (door !== undefined && distance(human, goal.to) > 60) return because(door, 'door')
  }
  if (danger < 160) {
    const walk = away(sit, human, goal?.to ?? null)
    if (walk !== null) return because(walk, 'away')
  }
  return null
}

/** Every hit to somebody else as long as there are some, eliminations to the nearest. */
function share(sit: Situation): Thought {
  const space = sit.space('share')
  if (space !== null)
    return because(
      space.sample(() => 0),
      'share',
    )
  return because(sit.actions('share')[0]!, 'share')
}

function muster(sit: Situation): Thought {
  const roll = sit.space('rollMember')
  if (roll !== null)
    return because(
      roll.sample(() => 0),
      'muster',
    )
  return because(
    sit.space('sign')!.sample(() => 0),
    'muster',
  )
}

/** Whatever the moment offers, the quietest first. */
function anything({ choices }: Situation): Thought {
  const quiet = choices.actions.find(
    ({ type }) => type === 'pass' || type === 'goOn' || type === 'close' || type === 'rest',
  )
  const [first] = choices.actions
  return because(quiet ?? first ?? choices.spaces[0]!.sample(() => 0), 'only')
}
