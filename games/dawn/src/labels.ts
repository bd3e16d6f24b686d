import type { Params } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import type { DawnAction } from './actions.js'
import { activationOf, topFrame, trailOf } from './frames/kinds.js'
import { type DoorIndex, type Mall, type Square, squareName } from './map/mall.js'
import { componentsOf } from './options.js'
import { stepCost, totalCost } from './rules/walking.js'
import { standIn } from './stand-in.js'
import { type Character, SUPER } from './state.js'
import type { DawnView } from './view.js'
import { charactersWord, characterWord, doorParams } from './words.js'

/** Procedures that leave a choice to the game where a player likes, in an order that the label states. */
const DECIDED = ['hide', 'hidden-table', 'reaction-phase', 'free-phase', 'attack-phase', 'attack', 'generation-phase']

export function label(action: DawnAction, view: DawnView, speak: Speak): string {
  return speak(`action.${labelKey(action, view)}`, labelParams(action, view))
}

function labelKey(action: DawnAction, view: DawnView): string {
  if (action.type === 'super' && action.lift >= 0) return 'super-with'
  const frame = topFrame(view)
  if (action.type === 'pass' && frame?.kind === 'berserk-phase') return 'pass.berserk'
  // The zombie player ends a phase, where the human side ends a move.
  if (action.type === 'finish' && view.phase !== 'human') return 'finish.phase'
  if (action.type === 'shoot') return shotKey(action, view)
  if (action.type === 'drop') return loadOf(action.carrier, view) < 0 ? 'drop' : 'drop.named'
  // What the game would decide depends on what is asked.
  if (action.type === 'auto' && DECIDED.some((kind) => kind === frame?.kind)) return `auto.${frame?.kind}`
  // One that has begun its move is not stopped: it chooses to go no farther.
  const isGoing = frame !== undefined && 'going' in frame && action.type === 'stay' && frame.going === action.from
  return isGoing ? 'stay-there' : action.type
}

/** A unit that moves alone needs no name; a berserk unit is called that, because it frightens. */
function shotKey({ at }: Extract<DawnAction, { type: 'shoot' }>, view: DawnView): string {
  const key = trailOf(view).active.length === 1 ? 'shoot.alone' : 'shoot'
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
      return { square: squareName(action.to), cost: walkCost(view) }
    case 'open':
    case 'close':
      return doorFrom(mall, action.door, view.at[trailOf(view).active[0] ?? -1] ?? -1)
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
      return { who: characterWord(action.carrier), ...loadParams(action.carrier, view) }
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
      return { count: action.n }
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

/** Whom someone carries; -1 for nobody. */
const loadOf = (carrier: Character, view: DawnView): number => activationOf(view)?.carriedBy.indexOf(carrier) ?? -1

function loadParams(carrier: Character, view: DawnView): Params {
  const load = loadOf(carrier, view)
  return load < 0 ? {} : { load: characterWord(load) }
}

function walkCost(view: DawnView): number {
  const move = activationOf(view)
  return move === null ? 0 : totalCost(stepCost(standIn(view), move))
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
