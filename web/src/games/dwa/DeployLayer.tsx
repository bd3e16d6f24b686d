import type { Handle } from '@shamble/drafts'
import { deploymentOf } from '@shamble/game-dwa/table'
import { type ReactNode, useRef } from 'react'
import { ARROWS } from '../../board/arrows.js'
import { useHandles } from '../../draft/use-handles.js'
import { base, poly } from '../../kit/index.js'
import type { Part } from './part.js'
import { figureOf } from './pieces-art.js'
import { K } from './scale.js'

/** Where the team may start, and who is being placed: by a click, by dragging or with the arrow keys. */
export function DeployLayer(part: Part): ReactNode {
  const { draft, compose, view } = part
  const layer = useRef<SVGGElement>(null)
  const latest = useRef(draft)
  latest.current = draft
  const seat = view.viewer === 'spectator' ? 0 : view.viewer
  const { outline } = deploymentOf(view, seat)
  const id = (draft?.at(['human']) ?? null) as number | null
  const [x, y] = [draft?.at(['x']) as number, draft?.at(['y']) as number]
  const put = (to: { readonly x: number; readonly y: number }): void => {
    const now = latest.current
    if (now == null) return
    const first = view.humans.find(({ team, whereabouts }) => team === seat && whereabouts === 'waiting')
    const who = now.at(['human']) === null && first !== undefined ? now.set(['human'], first.id) : now
    compose?.(who.set(['x'], Math.round(to.x)).set(['y'], Math.round(to.y)))
  }
  useHandles(layer, {
    take: () => ({ path: ['x'], at: { x, y } }) as unknown as Handle,
    move: (_path, to) => put(to),
    place: put,
  })
  if (draft == null) return null
  const human = id === null ? undefined : view.humans[id]
  return (
    <g ref={layer} className={draft.checked?.refusal == null ? 'dwa-deploy' : 'dwa-deploy wrong'}>
      <path className="zone" d={poly(outline.map((p) => [p.x, p.y] as const))} data-place />
      {human !== undefined && (
        <g
          role="slider"
          tabIndex={0}
          data-handle="x"
          aria-label={human.name}
          aria-valuenow={x}
          aria-valuetext={part.words.speak('draft.at', { x, y })}
          onKeyDown={(event) => {
            const way = ARROWS[event.key]
            const by = event.shiftKey ? 1 : 10
            if (way === undefined) return
            event.preventDefault()
            event.stopPropagation()
            put({ x: x + way[0] * by, y: y + way[1] * by })
          }}
        >
          <g
            transform={`translate(${x} ${y}) scale(${1 / K})`}
            dangerouslySetInnerHTML={{
              __html: base(0, 0, (view.options.baseMm / 2) * K, { figure: figureOf(human), ghost: true }),
            }}
          />
        </g>
      )}
    </g>
  )
}
