import { type Draft, handles } from '@shamble/drafts'
import type { BoardArea, DraftShape } from '@shamble/kernel'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { TablePart } from '../games/table-game.js'
import { DraftLayer } from './DraftLayer.js'

/** What is being composed on a bare field, for games whose board does not draw it. */
export function DraftPlan({ part, draft }: { readonly part: TablePart; readonly draft: Draft }): ReactNode {
  const area = areaOf(draft.space.shape) ?? around(draft)
  const svg = useRef<SVGSVGElement>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const element = svg.current!
    const measure = (): void => setScale(element.getScreenCTM()?.a || 1)
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      ref={svg}
      className="draft-plan"
      viewBox={`${area.x} ${area.y} ${area.width} ${area.depth}`}
      style={{ '--k': scale } as CSSProperties}
      role="group"
      aria-label={part.words.speak('draft.plan')}
    >
      <rect className="draft-ground" x={area.x} y={area.y} width={area.width} height={area.depth} />
      {handles(draft.space.shape, draft.value).map(({ from, base }, i) =>
        from === null || i > 0 ? null : (
          <circle key={i} className="draft-from" cx={from.x} cy={from.y} r={Math.max(base / 2, 8)} />
        ),
      )}
      <DraftLayer part={part} area={area} />
    </svg>
  )
}

/** The field that the first place of a shape lies in. */
function areaOf(shape: DraftShape): BoardArea | null {
  if (shape.kind === 'point' || shape.kind === 'path') return shape.area
  if (shape.kind === 'list') return areaOf(shape.of)
  if (shape.kind !== 'form') return null
  for (const { shape: of } of shape.fields) {
    const area = areaOf(of)
    if (area !== null) return area
  }
  return null
}

/** Where only a direction is asked for: what it reaches. */
function around(draft: Draft): BoardArea {
  const [{ from, reach }] = handles(draft.space.shape, draft.value) as [ReturnType<typeof handles>[number]]
  const far = (reach ?? 100) * 1.3
  return { x: from!.x - far, y: from!.y - far, width: 2 * far, depth: 2 * far }
}
