import { type ComponentType, type ReactNode, useMemo } from 'react'
import { CropContext } from '../board/crop.js'
import type { TablePart, Words } from '../games/table-game.js'
import type { Occasion, OccasionView } from './reference.js'

interface Props {
  readonly at: Occasion
  /** What the game shows of a case; the whole board where it says nothing. */
  readonly view: OccasionView | null
  readonly Board: ComponentType<TablePart>
  readonly words: Words
}

/** A live crop of the board at the moment that brought someone here, with what is drawn over it, and a sentence. */
export function Plate({ at, view, Board, words }: Props): ReactNode {
  const crop = useMemo(() => view?.crop(at) ?? null, [view, at])
  const part = useMemo(() => view?.marked(at.part) ?? at.part, [view, at])
  const place = view?.place(at) ?? ''
  const { lead, strong } = view?.told(at) ?? { lead: '', strong: '' }
  return (
    <section className="col on-table">
      <h2 className="caps">
        <span>{words.speak('rules.on-table', { turn: at.turn })}</span>
        <span>{place}</span>
      </h2>
      <div className="plate" role="img" aria-label={words.speak('rules.plate', { place })}>
        <div inert>
          <CropContext value={crop}>
            <Board {...part} />
          </CropContext>
        </div>
      </div>
      <p className="told">
        {lead} {strong === '' ? null : <b>{strong}</b>}
      </p>
    </section>
  )
}
