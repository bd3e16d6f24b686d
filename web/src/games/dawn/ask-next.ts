import { type DawnView, mallOfView, squareName } from '@shamble/game-dawn/table'
import type { Question } from '@shamble/kernel'
import type { Spot, Words } from '../table-game.js'
import { readSpot } from './spots.js'
import { personName } from './words.js'

/**
 * What is still missing once something has been picked: where the unit goes, who shoots at it, who carries. `null`
 * where the question itself says it.
 */
export function askNext(view: DawnView, { kind }: Question, picked: readonly Spot[], words: Words): string | null {
  const [first, second] = picked.map(readSpot)
  if (first === null || first === undefined) return null
  const { speak } = words
  const here = { square: squareName(first.index) }
  switch (kind) {
    case 'activate':
      return first.kind === 's' ? speak('dawn.then.activate', here) : null
    case 'act':
      if (first.kind === 'z') return speak('dawn.then.shoot', here)
      if (first.kind === 'p') return speak('dawn.then.carry', { who: personName(first.index, words) })
      return first.kind === 'm' ? speak('dawn.then.main', { called: speak(mainDoorWord(view, first.index)) }) : null
    case 'defend':
      return first.kind === 'z' ? speak('dawn.then.fire', here) : null
    case 'react':
    case 'free': {
      if (first.kind === 'z') return speak(`dawn.then.${unitAt(view, first.index)}`, here)
      if (first.kind !== 'p') return null
      const who = personName(first.index, words)
      return second?.kind === 'z'
        ? speak('dawn.then.super-with', { who, square: squareName(second.index) })
        : speak('dawn.then.super', { who })
    }
    default:
      return null
  }
}

const mainDoorWord = (view: DawnView, door: number): string => `door.${mallOfView(view).plan.doors[door]!.name}`

const unitAt = (view: DawnView, square: number): 'unit' | 'berserk' =>
  view.units.some((unit) => unit.square === square && unit.berserk === 1) ? 'berserk' : 'unit'
