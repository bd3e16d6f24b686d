import type { Params, RuleId } from '@shamble/kernel'
import type { GameModule, Speak } from '@shamble/module'
import type { DawnAction } from './actions.js'
import { drawDawn } from './draw.js'
import { dawn } from './game.js'
import { ledger } from './ledger/index.js'
import { type DoorIndex, type Mall, type Square, squareName } from './map/mall.js'
import { noChance } from './no-chance.js'
import { notation } from './notation.js'
import { componentsOf } from './options.js'
import { position } from './position.js'
import { charactersWord, characterWord, doorParams } from './rules/pieces.js'
import { stepCost, totalCost } from './rules/walking.js'
import { type Dawn, type DawnFrame, SUPER } from './state.js'
import { text } from './text/index.js'
import { type DawnView, guessDawn, recallDawn } from './view.js'

/** The rule under which each kind of action is taken. */
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

/** Procedures that leave a choice to the game where somebody likes, in an order that the label states. */
const DECIDED = ['hide', 'hidden-table', 'reaction-phase', 'free-phase', 'attack-phase', 'attack', 'generation-phase']

function label(action: DawnAction, view: DawnView, speak: Speak): string {
  return speak(`action.${labelKey(action, view)}`, labelParams(action, view))
}

function labelKey(action: DawnAction, view: DawnView): string {
  if (action.type === 'super' && action.lift >= 0) return 'super-with'
  const frame = view.frames[view.frames.length - 1] as DawnFrame | undefined
  if (action.type === 'pass' && frame?.kind === 'berserk-phase') return 'pass.berserk'
  if (action.type === 'shoot') return shotKey(action, view)
  // What the game would decide depends on what is asked.
  if (action.type === 'auto' && DECIDED.some((kind) => kind === frame?.kind)) return `auto.${frame?.kind}`
  // One that has begun its move is not stopped: it chooses to go no farther.
  const isGoing = frame !== undefined && 'going' in frame && action.type === 'stay' && frame.going === action.from
  return isGoing ? 'stay-there' : action.type
}

/** Whoever moves alone needs no name; a berserk unit is called so, for it frightens. */
function shotKey({ at }: Extract<DawnAction, { type: 'shoot' }>, view: DawnView): string {
  const key = view.active.length === 1 ? 'shoot.alone' : 'shoot'
  const hasSuper = view.at.some((square, c) => square === at && view.status[c] === SUPER)
  const isBerserk = view.units.some((unit) => unit.square === at && unit.berserk === 1)
  return isBerserk && !hasSuper ? `${key}.berserk` : key
}

function labelParams(action: DawnAction, view: DawnView): Params {
  const { mall } = componentsOf(view.options)
  switch (action.type) {
    case 'activate':
    case 'fire':
    case 'victims':
      return { who: charactersWord(action.who) }
    case 'shoot':
      return { who: charactersWord(action.who), square: squareName(action.at) }
    case 'walk':
      return { square: squareName(action.to), cost: totalCost(stepCost(guessDawn(view, noChance))) }
    case 'open':
    case 'close':
      return doorFrom(mall, action.door, view.at[view.active[0] ?? -1] ?? -1)
    case 'main':
      return { who: characterWord(action.who), ...doorParams(mall, action.door) }
    case 'place':
      return { who: characterWord(action.who), square: squareName(action.square) }
    case 'rifle':
    case 'strike':
    case 'infection':
      return { who: characterWord(action.who) }
    case 'carry':
      return { who: characterWord(action.carrier), load: characterWord(action.carried) }
    case 'drop':
      return { who: characterWord(action.carrier) }
    case 'move':
      return { from: squareName(action.from), path: action.path.map(squareName).join('-') }
    case 'stay':
      return { from: squareName(action.from) }
    case 'break':
      return { from: squareName(action.from), ...doorFrom(mall, action.door, action.from) }
    case 'super':
      return {
        who: characterWord(action.who),
        path: action.path.map(squareName).join('-'),
        ...companyParams(action, view),
      }
    case 'number':
      return { n: action.n }
    case 'hide':
    case 'appear':
    case 'berserk':
    case 'reveal':
    case 'attack':
      return { square: squareName(action.square) }
    default:
      return {}
  }
}

/** A door as one sees it from a square: what it is, and where it leads. */
function doorFrom(mall: Mall, door: DoorIndex, here: Square): Params {
  const { squares } = mall.doors[door]!
  return { ...doorParams(mall, door), square: squareName(squares.find((square) => square !== here) ?? squares[0]!) }
}

/** Where on its way a unit joins a super zombie, and where it is left. */
function companyParams({ who, path, lift, drop }: Extract<DawnAction, { type: 'super' }>, view: DawnView): Params {
  if (lift < 0) return {}
  return { joins: squareName(lift === 0 ? view.at[who]! : path[lift - 1]!), left: squareName(path[drop - 1]!) }
}

const module: GameModule<Dawn, DawnFrame, DawnAction, DawnView> = {
  game: dawn,
  notation,
  position,
  ledger,
  text,
  rule: (action) => RULES[action.type],
  label,
  draw: drawDawn,
  recall: recallDawn,
}
export default module
