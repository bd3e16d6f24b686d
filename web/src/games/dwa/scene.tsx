import type { DwaView } from '@shamble/game-dwa/table'
import type { GameEvent, Viewer } from '@shamble/kernel'
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
/** Small ones, and only of the viewer's own team. */
const BRIEF: Readonly<Record<string, Scene['mood']>> = {
  destroyed: 'gain',
  left: 'gain',
  wounded: 'loss',
  exploded: 'news',
  'out-of-fuel': 'loss',
  'chainsaw-empty': 'loss',
}

/** A figure in flames, whose fire nobody's turn is: one of the dead burns for everybody, too. */
const BURNS = 'caught-fire'

export const isBriefScene = ({ kind }: GameEvent): boolean => kind in BRIEF || kind === BURNS

/** Deaths, risings and fire, and what brings a team nearer to its goal; kills and wounds of the viewer's own team. */
export const hasScene = ({ kind, seat }: GameEvent, viewer: Viewer): boolean =>
  kind in MOMENTS || kind === BURNS || (kind in BRIEF && seat === viewer)

export function scene(event: GameEvent, view: DwaView, words: Words): Scene {
  const { kind, about, data } = event
  const id = about?.['figure']
  const isDead = typeof id === 'number' && id < 0
  const human = typeof id === 'number' && id >= 0 ? view.humans[id] : undefined
  const art =
    kind === 'rose' || kind === 'destroyed' || isDead
      ? base(0, 0, 20, { figure: pose(1), dead: true, prone: kind === 'destroyed' })
      : human === undefined
        ? ''
        : base(0, 0, 20, { figure: figureOf(human), prone: kind === 'died' })
  return {
    title: words.speak(`dwa.scene.${kind}`, { who: human?.name ?? data?.['whom'] ?? '', count: view.destroyed }),
    mood: MOMENTS[kind] ?? BRIEF[kind] ?? (isDead ? 'gain' : 'loss'),
    art: art === '' ? null : <svg viewBox="-24 -24 48 48" dangerouslySetInnerHTML={{ __html: art }} />,
  }
}
