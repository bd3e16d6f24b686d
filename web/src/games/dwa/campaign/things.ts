import type { DwaView } from '@shamble/game-dwa/table'
import { type Thing, thingWord } from '@shamble/game-dwa/teams'
import type { Words } from '../../table-game.js'

/** What something that is carried is called, with how many there are. */
export function thingName(view: DwaView, thing: Thing, { speak }: Words): string {
  const word = thingWord(view, thing)
  const name = typeof word === 'object' ? speak(word.word) : String(word)
  return 'count' in thing && thing.count > 1 ? speak('campaign.several', { name, count: thing.count }) : name
}
