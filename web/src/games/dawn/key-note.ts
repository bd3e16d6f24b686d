import dawn from '@shamble/game-dawn/module'
import {
  attackFacts,
  type DawnAction,
  type DawnView,
  pointsLeft,
  shotFacts,
  squareName,
  stepCostOf,
  topFrame,
  trailOf,
} from '@shamble/game-dawn/table'
import type { Words } from '../table-game.js'

const DOOR_COST = 2

export const whole = (share: number): string => String(Math.round(share * 100))

/** At the right of a key: what it costs, or how likely it is. */
export function keyNote(action: DawnAction, view: DawnView, words: Words): string {
  const { speak } = words
  switch (action.type) {
    case 'shoot':
    case 'fire':
      return shotNote(action, view, words)
    case 'walk': {
      const { enter, leave, carry } = stepCostOf(view)
      return speak('dawn.points', { count: enter + leave + carry })
    }
    case 'open':
    case 'close':
      return speak('dawn.points', { count: DOOR_COST })
    case 'main':
    case 'rifle':
      return speak('dawn.key.all-points')
    case 'finish':
      return topFrame(view)?.kind === 'activation' && pointsLeft(view) > 0
        ? speak('dawn.key.lost', { count: pointsLeft(view) })
        : ''
    case 'activate':
      return speak('dawn.key.place', { square: squareName(view.at[action.who[0]!]!) })
    case 'berserk':
    case 'break': {
      const result = dawn.game.odds?.(view, action)?.results[0]
      return result === undefined ? '' : speak('dawn.percent', { n: whole(result.ways / result.of) })
    }
    case 'number': {
      const frame = topFrame(view)
      return frame?.kind === 'attack'
        ? speak('dawn.key.strength', { n: attackFacts(view, frame.square, action.n).strength })
        : ''
    }
    case 'appear':
    case 'attack':
      return squareName(action.square)
    default:
      return ''
  }
}

/** The square that the shots of an action come from, and the one that they go to. */
export function shotEnds(
  action: Extract<DawnAction, { type: 'shoot' | 'fire' }>,
  view: DawnView,
): readonly [from: number, at: number] {
  const frame = topFrame(view)
  if (action.type === 'fire') return frame?.kind === 'attack' ? [frame.square, frame.square] : [-1, -1]
  return [view.at[trailOf(view).active[0] ?? action.who[0]!]!, action.at]
}

function shotNote(action: Extract<DawnAction, { type: 'shoot' | 'fire' }>, view: DawnView, words: Words): string {
  const [from, at] = shotEnds(action, view)
  if (from < 0) return ''
  const { chance, panic } = shotFacts(view, action.who, from, at)
  const hit = words.speak('dawn.percent', { n: whole(chance) })
  if (panic.length !== 1) return hit
  return words.speak('dawn.key.shot', { hit, ways: panic[0]!.ways, of: panic[0]!.of })
}
