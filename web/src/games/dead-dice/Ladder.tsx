import { type ReactNode, useContext, useMemo, useRef } from 'react'
import { type Control, Controls } from '../../board/Controls.js'
import { CropContext } from '../../board/crop.js'
import { Layer } from '../../board/Layer.js'
import { type LadderDrawn, type LadderScene, ladderArt } from './art/ladder-art.js'
import type { Part } from './part.js'
import { spotName } from './spots.js'
import { useRoom } from './use-room.js'

interface Props {
  readonly part: Part
  readonly ladder: LadderScene
  /** What the strip is called. */
  readonly label: string
}

/** Lower than this nothing but bodies and numbers has room. */
const SMALL = { width: 620, height: 220 } as const

/** As large as a shop window and a plate of the rules have it. */
const STILL = { width: 1400, height: 486 } as const

/** The range ladder in whatever room there is, with all that can be picked on it. */
export function Ladder({ part, ladder, label }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const room = useRoom(box)
  const crop = useContext(CropContext)
  const size = crop === null ? room : STILL
  const drawn = useMemo(
    () =>
      ladderArt(ladder, {
        width: Math.max(1, size.width),
        height: Math.max(1, size.height),
        isSmall: size.width < SMALL.width || size.height < SMALL.height,
      }),
    [ladder, size.width, size.height],
  )
  const html = useMemo(() => ({ __html: drawn.art }), [drawn])
  if (crop !== null)
    return (
      <svg viewBox={`0 0 ${STILL.width} ${STILL.height}`} aria-hidden="true">
        <g dangerouslySetInnerHTML={html} />
        <Pieces drawn={drawn} />
      </svg>
    )
  return (
    <div className="dd-ladder" ref={box}>
      {room.width > 0 && room.height > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it
        <svg viewBox={`0 0 ${room.width} ${room.height}`} role="group" aria-label={label}>
          <Layer art={drawn.art} />
          <Pieces drawn={drawn} />
          <Controls part={part} controls={controlsOf(part, drawn)} />
        </svg>
      )}
    </div>
  )
}

/** Where pieces stand, for the dice that lie beside them. */
const Pieces = ({ drawn }: { readonly drawn: LadderDrawn }): ReactNode => (
  <g className="dd-pieces">
    {[...drawn.boxes]
      .filter(([spot]) => !spot.startsWith('c:'))
      .map(([spot, box]) => (
        <rect key={spot} data-piece={spot} {...box} fill="none" />
      ))}
  </g>
)

/** Who or what can be picked, or would be looked for: cells first, so that whatever stands on them is touched first. */
function controlsOf({ lit, barred, view, words }: Part, { boxes }: LadderDrawn): Control[] {
  return [...boxes].flatMap(([spot, box]): Control[] => {
    const no = barred.get(spot)
    if (!lit.has(spot) && no === undefined) return []
    const name = spotName(spot, view, words)
    return [{ spot, box, label: no === undefined ? name : `${name}. ${no.sentence}`, isBarred: no !== undefined }]
  })
}
