import {
  BOUND,
  carriersOf,
  type DawnView,
  FRAN,
  faceOfView,
  type HumanTurnFrame,
  isAutomatic,
  isMoving,
  pointsInAll,
  pointsLeft,
  shotsLeft,
  squareName,
  topFrame,
  trailOf,
} from '@shamble/game-dawn/table'
import type { Question } from '@shamble/kernel'
import type { Prompt, Spot, Words } from '../table-game.js'
import { askNext } from './ask-next.js'
import { peopleNames, personName } from './words.js'

export function prompt(view: DawnView, question: Question | null, words: Words, picked: readonly Spot[] = []): Prompt {
  const { speak } = words
  if (view.outcome !== null) return over(view, words)
  if (question === null) return underWay(view, words)
  const next = askNext(view, question, picked, words)
  return {
    who: speak(`dawn.who.${side(view, question)}`, { seat: words.seat(question.seat) }),
    left: leftOf(view, question, words),
    ask: next ?? askOf(view, question, words),
    note: next === null ? noteOf(view, question, words) : '',
  }
}

/** Nobody is asked: what is going on meanwhile. */
function underWay(view: DawnView, words: Words): Prompt {
  const { speak } = words
  const isHuman = view.phase === 'human' || view.phase === 'setup'
  const ask = isMoving(view)
    ? speak('dawn.wait.moving', { who: peopleNames(trailOf(view).active, words), count: trailOf(view).active.length })
    : speak(`dawn.wait.${view.phase}`)
  return { who: speak(isHuman ? 'dawn.who.living' : 'dawn.who.dead'), left: '', ask, note: '' }
}

function over(view: DawnView, words: Words): Prompt {
  const { speak } = words
  const { winners, reason } = view.outcome!
  const won = winners.length === 0 ? 'nobody' : isAutomatic(view) ? 'all' : winners[0] === 0 ? 'humans' : 'zombies'
  return {
    who: speak('dawn.now.over'),
    left: speak('dawn.over.turns', { count: view.turn }),
    ask: speak(`dawn.over.${won}`),
    note: speak('dawn.over.why', { reason: speak(`reason.${reason}`) }),
  }
}

const isTogether = ({ options: { mode } }: DawnView): boolean => mode === 'coop-3' || mode === 'coop-4'

/** In cooperative play each seat has a name; otherwise there are the humans and the zombies. */
function side(view: DawnView, question: Question): string {
  const { mode } = view.options
  if (isTogether(view)) return 'seat'
  return mode === 'two-player' && question.seat === 1 ? 'zombies' : 'humans'
}

/** Points and shots that are left to anyone who is being moved. */
export function pointsAndShots(view: DawnView, words: Words, form: 'long' | 'short'): string {
  const shots = trailOf(view).active.reduce((sum, c) => sum + shotsLeft(view, c), 0)
  const allShots = trailOf(view).active.reduce((sum, c) => sum + faceOfView(view, c)[0], 0)
  const points = pointsLeft(view)
  if (form === 'short')
    return words.speak('dawn.left.both', {
      points: words.speak('dawn.points', { count: points }),
      shots: words.speak('dawn.shots', { count: shots }),
    })
  return words.speak('dawn.left.act', { points, all: pointsInAll(view), shots, allShots })
}

function leftOf(view: DawnView, question: Question, words: Words): string {
  const { speak } = words
  const frame = topFrame(view)
  switch (question.kind) {
    case 'act':
      return isMoving(view) ? pointsAndShots(view, words, 'long') : ''
    case 'hide':
      return speak('dawn.left.hide', { n: view.hidden.length })
    case 'place':
      return speak('dawn.left.place', { n: view.at.filter((at) => at >= 0).length })
    case 'react':
      return speak('dawn.left.react', { count: view.units.filter((unit) => unit.duty === BOUND).length })
    case 'free':
    case 'priority':
      return frame?.kind === 'free-phase' ? speak('dawn.left.free', { count: frame.left }) : ''
    case 'attack':
      return frame?.kind === 'attack-phase' ? speak('dawn.left.attack', { count: frame.squares.length }) : ''
    case 'activate':
    case 'berserk':
      return speak('dawn.left.units', { count: view.units.length })
    default:
      return ''
  }
}

function askOf(view: DawnView, { kind }: Question, words: Words): string {
  const { speak } = words
  const frame = topFrame(view)
  if (kind === 'place') return speak('dawn.ask.place', { who: personName(view.at.indexOf(-1), words) })
  if (kind === 'act' && isMoving(view)) return askToAct(view, words)
  if (kind === 'council') {
    const { proposal, chaired } = frame as HumanTurnFrame
    return speak(proposal.length === 0 ? 'dawn.ask.council-pass' : 'dawn.ask.council', {
      who: peopleNames(proposal, words),
      seat: words.seat(chaired[chaired.length - 1]!),
    })
  }
  if (kind === 'activate' && isTogether(view)) return speak('dawn.ask.propose')
  if (frame?.kind === 'attack') {
    const params = { square: squareName(frame.square), count: frame.number, who: peopleNames(frame.victims, words) }
    return speak(`dawn.ask.${kind}`, params)
  }
  return speak(`dawn.ask.${kind}`)
}

function askToAct(view: DawnView, words: Words): string {
  const { speak } = words
  const who = peopleNames(trailOf(view).active, words)
  const load = carriersOf(view).findIndex((carrier) => trailOf(view).active.includes(carrier))
  if (load >= 0)
    return speak('dawn.ask.act.carry', { who, load: personName(load, words), count: trailOf(view).active.length })
  const spent = pointsLeft(view) <= 0
  const silent = trailOf(view).active.every((c) => shotsLeft(view, c) === 0)
  if (spent && silent) return speak('dawn.ask.act.nothing', { who, count: trailOf(view).active.length })
  const form = trailOf(view).active.length > 1 ? 'they' : trailOf(view).active[0] === FRAN ? 'she' : 'he'
  return speak(spent ? `dawn.ask.act.shoot` : silent ? 'dawn.ask.act.walk' : `dawn.ask.act.${form}`, {
    who,
    count: trailOf(view).active.length,
  })
}

/** One sentence more where the question alone does not say what hangs on it. */
function noteOf(view: DawnView, { kind }: Question, words: Words): string {
  const { speak } = words
  switch (kind) {
    case 'activate':
    case 'hide':
    case 'place':
    case 'react':
    case 'defend':
    case 'priority':
    case 'berserk':
    case 'appear':
      return speak(`dawn.note.${kind}`)
    case 'free':
      return view.noted > 0 ? speak('dawn.note.free') : ''
    default:
      return ''
  }
}
