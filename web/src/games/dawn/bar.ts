import { type DawnView, type FreeFrame, isAutomatic, isMoving, topFrame, trailOf } from '@shamble/game-dawn/table'
import type { BarText, Phase, Words } from '../table-game.js'
import { pointsAndShots } from './prompt.js'
import { peopleNames } from './words.js'

/** The rulebook's letters; the humans have none, nor has what comes before phase A where the dead move by themselves. */
const TRACK = [
  ['human', ''],
  ['hidden', ''],
  ['berserk', 'A'],
  ['reaction', 'B'],
  ['free', 'C'],
  ['attack', 'D'],
  ['generation', 'E'],
] as const

export function bar(view: DawnView, words: Words): BarText {
  const { speak } = words
  const track = TRACK.filter(([phase]) => phase !== 'hidden' || isAutomatic(view))
  const phases = track.map(
    ([phase, mark]): Phase => ({
      mark,
      name: speak(`dawn.phase.${phase}`),
      current: view.phase === phase && view.outcome === null,
    }),
  )
  const isSetup = view.phase === 'setup'
  return {
    turn: isSetup ? { word: speak('dawn.setup') } : { word: speak('dawn.turn'), number: String(view.turn) },
    phases,
    now: { what: what(view, words), left: left(view, words) },
  }
}

/** What is going on, in a few words. */
function what(view: DawnView, words: Words): string {
  const { speak } = words
  if (view.outcome !== null) return speak('dawn.now.over')
  if (isMoving(view))
    return speak('dawn.now.moves', {
      who: peopleNames(trailOf(view).active, words),
      count: trailOf(view).active.length,
    })
  return speak(`dawn.now.${view.phase}`)
}

function left(view: DawnView, words: Words): string {
  const { speak } = words
  if (view.outcome !== null) return speak(`reason.${view.outcome.reason}`)
  if (isMoving(view)) return pointsAndShots(view, words, 'short')
  if (view.phase === 'free') return speak('dawn.left.free', { count: (topFrame(view) as FreeFrame).left ?? 0 })
  return speak('dawn.left.units', { count: view.units.length })
}
