import type { GameEvent } from '@shamble/kernel'
import type { ReactNode } from 'react'
import type { Scene, Words } from '../games/table-game.js'
import { Sentence } from './sentence.js'
import '../styles/scene.css'

interface Props {
  readonly event: GameEvent
  readonly scene: Scene
  /** Whether it is a small one. */
  readonly isBrief: boolean
  readonly seats: readonly string[]
  readonly words: Words
  /** Lays what it shows before the one who wants to read it; none where nothing is printed on it. */
  readonly read: (() => void) | null
}

/** A moment that nobody should miss, across the board. Anyone who listens hears its sentence with the rest of the news. */
export function SceneCard({ event, scene, isBrief, seats, words, read }: Props): ReactNode {
  return (
    <div className="scene" data-mood={scene.mood} data-brief={isBrief || undefined} aria-hidden="true">
      {/* For the one who sees it: the record has the same for everybody, and stays. */}
      <div className="scene-art" onPointerDown={read ?? undefined} data-read={read !== null || undefined}>
        {scene.art}
      </div>
      <div>
        <p className="scene-title">{scene.title}</p>
        {!isBrief && (
          <p className="scene-say">
            <Sentence event={event} seats={seats} words={words} />
          </p>
        )}
      </div>
    </div>
  )
}
