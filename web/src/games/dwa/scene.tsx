import type { DwaView } from '@shamble/game-dwa/table'
import type { GameEvent } from '@shamble/kernel'
import { base, pose } from '../../kit/index.js'
import type { Scene, Words } from '../table-game.js'
import { figureOf } from './pieces-art.js'

const MOMENTS: Readonly<Record<string, Scene['mood']>> = {
  died: 'loss',
  rose: 'loss',
  'last-man': 'loss',
  crashed: 'loss',
  joined: 'gain',
  objective: 'gain',
  'found-survivor': 'gain',
  'engine-starts': 'gain',
}

/** Deaths and risings, and what brings a team nearer to its goal. */
export const hasScene = ({ kind }: GameEvent): boolean => kind in MOMENTS

export function scene(event: GameEvent, view: DwaView, words: Words): Scene {
  const { kind, about } = event
  const id = about?.['figure']
  const human = typeof id === 'number' && id >= 0 ? view.humans[id] : undefined
  const art =
    kind === 'rose'
      ? base(0, 0, 20, { figure: pose(1), dead: true })
      : human === undefined
        ? ''
        : base(0, 0, 20, { figure: figureOf(human), prone: kind === 'died' })
  return {
    title: words.speak(`dwa.scene.${kind}`, { who: human?.name ?? '' }),
    mood: MOMENTS[kind] ?? 'news',
    art: art === '' ? null : <svg viewBox="-24 -24 48 48" dangerouslySetInnerHTML={{ __html: art }} />,
  }
}
