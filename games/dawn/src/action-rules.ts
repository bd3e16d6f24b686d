import type { RuleId } from '@shamble/kernel'
import type { DawnAction } from './actions.js'
import { AFTER_GLASS, type DawnFrame, type MovePhaseFrame, type ReactionFrame, topFrame } from './frames/kinds.js'
import type { Square } from './map/mall.js'
import { stepsTowards } from './rules/sight.js'
import { isStoppedByDoor } from './rules/zombie-movement.js'
import { standIn } from './stand-in.js'
import { isAutomatic, mallOf, SUPER } from './state.js'
import type { DawnView } from './view.js'

/** The rule under which each kind of action is taken, where its moment says nothing nearer. */
const RULES: Readonly<Record<DawnAction['type'], RuleId>> = {
  hide: 'DAWN-3.1.c',
  place: 'DAWN-3.2.a',
  activate: 'DAWN-4.1.a',
  pass: 'DAWN-5.0.e',
  agree: 'DAWN-15.9.b',
  object: 'DAWN-15.9.b',
  carry: 'DAWN-5.6.a',
  drop: 'DAWN-5.6.e',
  walk: 'DAWN-5.0.c',
  open: 'DAWN-5.5.a',
  close: 'DAWN-5.5.a',
  main: 'DAWN-5.5.b',
  rifle: 'DAWN-12.0.b',
  shoot: 'DAWN-6.0.a',
  finish: 'DAWN-5.0.d',
  appear: 'DAWN-15.2.b',
  berserk: 'DAWN-10.0.a',
  move: 'DAWN-7.0.c',
  stay: 'DAWN-7.2.c',
  break: 'DAWN-10.4.a',
  super: 'DAWN-11.2.a',
  reveal: 'DAWN-9.2.b',
  attack: 'DAWN-4.2D.a',
  fire: 'DAWN-6.9.a',
  hold: 'DAWN-8.1.a',
  number: 'DAWN-8.0.b',
  victims: 'DAWN-8.0.b',
  strike: 'DAWN-8.0.b',
  infection: 'DAWN-11.0.a',
  auto: 'DAWN-RUL.05',
  autoAll: 'DAWN-15.5.c',
}

/** Which rule says what the game does where a choice is left to it. */
const LEFT_TO_THE_GAME: Readonly<Partial<Record<DawnFrame['kind'], RuleId>>> = {
  hide: 'DAWN-3.1.c',
  'hidden-table': 'DAWN-15.2.b',
  'free-phase': 'DAWN-15.5.c',
  'attack-phase': 'DAWN-DICE.d',
  attack: 'DAWN-DICE.d',
  'generation-phase': 'DAWN-DICE.e',
}

/** The rule under which an action is taken at this moment. */
export function ruleOf(action: DawnAction, view: DawnView): RuleId {
  const frame = topFrame(view)
  return (frame === undefined ? null : ruleInside(action, view, frame)) ?? RULES[action.type]
}

function ruleInside(action: DawnAction, view: DawnView, f: DawnFrame): RuleId | null {
  if (action.type === 'auto') return LEFT_TO_THE_GAME[f.kind] ?? null
  if (action.type === 'break' && isReadySuperAt(view, action.from)) return 'DAWN-11.6.a'
  switch (f.kind) {
    case 'human-turn':
      return action.type === 'activate' && action.who.length > 1 ? 'DAWN-5.2.a' : null
    case 'activation':
      return action.type === 'finish' && f.spent < f.allowance ? 'DAWN-5.1.b' : null
    case 'berserk-phase':
      return action.type === 'pass' ? 'DAWN-DIF.27' : null
    case 'reaction-phase':
      return ruleInReaction(action, view, f)
    case 'free-phase':
      return ruleInFreeMovement(action, view, f)
    default:
      return null
  }
}

function ruleInReaction(action: DawnAction, view: DawnView, f: ReactionFrame): RuleId | null {
  switch (action.type) {
    case 'move':
      // [DAWN-7.2.d] Beside a super zombie it may react; everything else must.
      return isAfterGlass(f, action.from) ? 'DAWN-DIF.07' : isCompanion(view, action.from) ? 'DAWN-7.2.d' : 'DAWN-7.0.b'
    case 'stay':
      return action.from === f.going ? goingRule(f) : stoppedRule(view, action.from, f.target)
    case 'break':
      return 'DAWN-10.4.d'
    case 'super':
      return 'DAWN-11.4.a'
    case 'reveal':
      return 'DAWN-9.2.a'
    case 'finish':
      return 'DAWN-7.0.a'
    default:
      return null
  }
}

function ruleInFreeMovement(action: DawnAction, view: DawnView, f: MovePhaseFrame): RuleId | null {
  switch (action.type) {
    case 'move': {
      if (isAutomatic(view)) return 'DAWN-15.5.c'
      if (isAfterGlass(f, action.from)) return 'DAWN-DIF.07'
      const isBerserk = view.units.some(({ square, berserk }) => square === action.from && berserk === 1)
      return isBerserk || isCompanion(view, action.from) ? 'DAWN-4.2C.b' : null
    }
    case 'stay':
      return action.from === f.going ? goingRule(f) : null
    case 'super':
      return 'DAWN-4.2C.b'
    case 'reveal':
      // [DAWN-9.4.b] Nothing else is done before all that are hidden have come.
      return isCleared(view) ? 'DAWN-9.4.b' : null
    case 'finish':
      return 'DAWN-7.0.a'
    default:
      return null
  }
}

/** What lets a zombie that is on its way go no farther: the glass it broke, or what it walked through. */
const goingRule = (f: MovePhaseFrame): RuleId => (f.pause === AFTER_GLASS ? 'DAWN-DIF.07' : 'DAWN-11.2.a')

const isAfterGlass = (f: MovePhaseFrame, from: Square): boolean => f.pause === AFTER_GLASS && f.going === from

/** [DAWN-7.2.b] What stops a unit that must react: a closed door, or else another zombie. */
function stoppedRule(view: DawnView, from: Square, target: Square): RuleId {
  const s = standIn(view)
  const mall = mallOf(view)
  return isStoppedByDoor(s, mall, from, stepsTowards(s, mall, target)) ? 'DAWN-7.2.b' : 'DAWN-7.2.c'
}

/** [DAWN-11.4.a] One that has moved leaves the glass to the unit with it. */
const isReadySuperAt = (view: DawnView, square: Square): boolean =>
  view.at.some((at, c) => at === square && view.status[c] === SUPER && view.superMoved[c] === 0)

const isCompanion = (view: DawnView, square: Square): boolean => view.companions.includes(square)

const isCleared = (view: DawnView): boolean => {
  const [turn] = view.frames as readonly DawnFrame[]
  return turn?.kind === 'game-turn' && turn.cleared === 1
}
