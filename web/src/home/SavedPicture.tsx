import type { Moment } from '@shamble/host'
import { Component, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { matchWords } from '../app/game-words.js'
import { CropContext, WHOLE } from '../board/crop.js'
import { listedGame } from '../games/registry.js'
import type { TableGame, Words } from '../games/table-game.js'
import { stillPart } from '../table/still.js'
import type { SavedTable } from './saved.js'
import { type Stood, standOf } from './stand.js'
import '../styles/saved-picture.css'

interface Props {
  readonly save: SavedTable
  readonly words: Words
}

/** The most lines of a standing that a row has room for. */
const MOST = 6

/** The board of a saved match, small, and how everybody is doing: drawn when the row comes into view. */
export function SavedPicture({ save, words }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const [stood, setStood] = useState<Stood | null>(null)
  useEffect(() => {
    let isGone = false
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      void standOf(save).then(
        (found) => isGone || setStood(found),
        () => {},
      )
    })
    watch.observe(box.current!)
    return () => {
      isGone = true
      watch.disconnect()
    }
  }, [save])
  return <Picture {...{ stood, words, box }} />
}

interface PictureProps {
  readonly stood: Stood | null
  readonly words: Words
  readonly box?: RefObject<HTMLDivElement | null>
}

/** The same of a match that was looked at already. */
export function Picture({ stood, words: { language }, box }: PictureProps): ReactNode {
  const shown = useMemo(() => {
    if (stood === null) return null
    const { game, moment } = stood
    const { view, seats } = moment
    const words = matchWords(language, game.module, seats, game.module.game.seats(view.options), game.seatNames?.(view))
    const own = game.wording?.(words, view.options) ?? words
    return { game, words: own, part: stillPart(moment, { words: own, numbers: false, openRule() {} }) }
  }, [stood, language])
  const hasBoard = listedGame(stood?.game.module.game.id ?? '')?.kind === 'game'
  return (
    <div
      className="saved-picture"
      ref={box}
      data-game={stood?.game.module.game.id}
      data-drawn={shown !== null || undefined}
    >
      {shown !== null && (
        <>
          {hasBoard && (
            <Quiet>
              <div className="saved-board" aria-hidden="true" inert>
                <CropContext value={WHOLE}>
                  <shown.game.Board {...shown.part} />
                </CropContext>
              </div>
            </Quiet>
          )}
          <Quiet>
            <Standing {...shown} />
          </Quiet>
        </>
      )}
    </div>
  )
}

function Standing({ game, words, part }: { game: TableGame; words: Words; part: { view: Moment['view'] } }): ReactNode {
  const lines = game.replay.lines([part.view], words)
  if (lines.length === 0) return null
  return (
    <p className="saved-standing">
      <span>{game.replay.title(part.view, words)}</span>
      {lines.slice(0, MOST).map(({ name, end }) => (
        <span key={name}>
          <b>{name}</b> {end}
        </span>
      ))}
    </p>
  )
}

/** A picture that cannot be drawn is left out: the row says the rest. */
class Quiet extends Component<{ readonly children: ReactNode }> {
  override readonly state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children
  }
}
