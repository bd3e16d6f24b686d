import type { GameEvent } from '@shamble/kernel'
import type { ReactNode } from 'react'
import type { Scene, Words } from '../games/table-game.js'
import { Sentence } from './sentence.js'
import '../styles/scene.css'

interface Props {
  readonly event: GameEvent
  readonly scene: Scene
  readonly seats: readonly string[]
  readonly words: Words
}

/** A moment that nobody should miss, across the board. Whoever listens hears its sentence with the rest of the news. */
export function Staged({ event, scene, seats, words }: Props): ReactNode {
  return (
    <div className="scene" data-mood={scene.mood} aria-hidden="true">
      <div className="scene-art">{scene.art}</div>
      <div>
        <p className="scene-title">{scene.title}</p>
        <p className="scene-say">
          <Sentence event={event} seats={seats} words={words} />
        </p>
      </div>
    </div>
  )
}
