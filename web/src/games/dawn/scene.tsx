import { aboutOf, CHARACTERS, type DawnView, standingOf } from '@shamble/game-dawn/table'
import type { GameEvent } from '@shamble/kernel'
import { person } from '../../kit/index.js'
import type { Scene, Words } from '../table-game.js'
import { lookOf } from './Pieces.js'

const MOMENTS: Readonly<Record<string, Scene['mood']>> = {
  infected: 'loss',
  killed: 'loss',
  'turned-super': 'loss',
  'super-eliminated': 'gain',
  'main-closed': 'gain',
  'rifle-taken': 'gain',
  hit: 'gain',
  stunned: 'loss',
}
const BRIEF: readonly string[] = ['hit', 'stunned']

export const isBriefScene = ({ kind }: GameEvent): boolean => BRIEF.includes(kind)

/** What brings either side nearer to its goal. */
export const hasScene = ({ kind }: GameEvent): boolean => kind in MOMENTS

/** [DAWN-5.5.b] The dead have no way in any longer. */
const isLastDoor = ({ kind }: GameEvent, view: DawnView): boolean =>
  kind === 'main-closed' && standingOf(view).doorsShut === MAIN_DOORS
const MAIN_DOORS = 4

export function scene(event: GameEvent, view: DawnView, words: Words): Scene {
  const { kind } = event
  const who = aboutOf(event).who ?? -1
  const name = who < 0 ? '' : words.speak(`character.${CHARACTERS[who]!}`)
  return {
    title: words.speak(`dawn.scene.${isLastDoor(event, view) ? 'last-door' : kind}`, { who: name }),
    mood: MOMENTS[kind] ?? 'loss',
    art:
      who < 0 ? null : (
        <svg viewBox="-27 -27 56 57" dangerouslySetInnerHTML={{ __html: person(0, 1, 44, lookOf(view, who, words)) }} />
      ),
  }
}
