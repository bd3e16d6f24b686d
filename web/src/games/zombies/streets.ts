import { streetsWith, type ZombiesView } from '@shamble/game-zombies/table'
import type { Words } from '../table-game.js'
import type { PlaceAction } from './Ghosts.js'

/** What a tile laid there like that leaves of the streets, in words. */
export interface StreetsSaid {
  /** Three or four words, for a key and for the board. */
  readonly short: string
  readonly whole: string
  readonly rule: string
  /** Whether it takes something away for good. */
  readonly isWarning: boolean
}

export function streetsSaid(view: ZombiesView, { kind, x, y, turn }: PlaceAction, words: Words): StreetsSaid | null {
  const streets = streetsWith(view, { kind, x, y, turn })
  if (streets === null) return null
  const { open: count, endsRace } = streets
  const say = (key: string): string => words.speak(`zombies.streets.${key}`, { count })
  if (count === 0)
    return { short: say('none'), whole: say(endsRace ? 'over' : 'last'), rule: 'ZMB-1.3.1.l', isWarning: true }
  if (endsRace) return { short: say('lost'), whole: say('race'), rule: 'ZMB-R.01', isWarning: true }
  return { short: say('open'), whole: say('left'), rule: 'ZMB-1.3.1.l', isWarning: false }
}
