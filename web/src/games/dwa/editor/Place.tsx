import type { ReactNode } from 'react'
import { resized, turnedBy, withMoreCorners } from './change.js'
import type { Desk } from './desk.js'
import { boundsOf, pointsOf, type Ref, type Shape, withShape } from './pieces.js'
import { NumberField, Row } from './Rows.js'

const MOST_MM = 3_000

interface PlaceProps {
  readonly desk: Desk
  readonly at: Ref
  readonly shape: Shape
}

/** Where it is, how large, how it is turned: the same as a hand does, by figures. */
export function Place({ desk, at, shape }: PlaceProps): ReactNode {
  const { scenario, words } = desk
  const { speak } = words
  const { x, y, width, depth } = boundsOf(pointsOf(shape))
  const cm = (axis: 'x' | 'y', value: number, onSet: (mm: number) => void) => (
    <NumberField
      name={speak(`editor.prop.${axis}`)}
      value={value / 10}
      min={0}
      max={MOST_MM / 10}
      step={0.1}
      unit={speak(`editor.unit.${axis}`)}
      onSet={(typed) => onSet(Math.round(typed * 10))}
    />
  )
  const moved = (dx: number, dy: number): void => desk.push(dx, dy)
  return (
    <>
      <Row label={speak(shape.kind === 'spot' ? 'editor.prop.place' : 'editor.prop.corner')}>
        {cm('x', x, (mm) => moved(mm - x, 0))}
        {cm('y', y, (mm) => moved(0, mm - y))}
      </Row>
      {shape.kind === 'area' && (
        <Row label={speak('editor.prop.size')}>
          <NumberField
            name={speak('editor.prop.width')}
            value={width}
            min={1}
            max={MOST_MM}
            onSet={(mm) => desk.commit(resized(scenario, at, { x, y, width: mm, depth }), 'size')}
          />
          <span>×</span>
          <NumberField
            name={speak('editor.prop.depth')}
            value={depth}
            min={1}
            max={MOST_MM}
            unit="mm"
            onSet={(mm) => desk.commit(resized(scenario, at, { x, y, width, depth: mm }), 'size')}
          />
        </Row>
      )}
      {shape.kind === 'line' && <LineEnd {...{ desk, at, shape }} />}
      {shape.kind === 'spot' && shape.turn !== null && (
        <Row label={speak('editor.prop.heading')}>
          <NumberField
            name={speak('editor.prop.heading')}
            value={shape.turn}
            min={0}
            max={359}
            unit="°"
            onSet={(turn) => desk.commit(turnedBy(scenario, at, turn - shape.turn!), 'turn')}
          />
        </Row>
      )}
      {shape.kind === 'area' && (
        <Row label={speak('editor.prop.corners')}>
          <b className="num">{shape.outline.length}</b>
          <button
            type="button"
            className="key small"
            onClick={() => desk.commit(withMoreCorners(scenario, at), 'corner')}
          >
            {speak('editor.addCorner')}
          </button>
          {shape.outline.length > 3 && (
            <button
              type="button"
              className="key small"
              onClick={() =>
                desk.commit(withShape(scenario, at, { kind: 'area', outline: shape.outline.slice(0, -1) }), 'corner')
              }
            >
              {speak('editor.dropCorner')}
            </button>
          )}
        </Row>
      )}
    </>
  )
}

/** The length of a line: its far end goes on or comes back. */
function LineEnd({ desk, at, shape }: PlaceProps & { readonly shape: Extract<Shape, { kind: 'line' }> }): ReactNode {
  const { speak } = desk.words
  const [[x1, y1], [x2, y2]] = [shape.from, shape.to]
  const length = Math.round(Math.hypot(x2 - x1, y2 - y1))
  const stretch = (mm: number): void => {
    const k = length === 0 ? 0 : mm / length
    const to = [Math.round(x1 + (x2 - x1) * k), Math.round(y1 + (y2 - y1) * k)] as const
    desk.commit(withShape(desk.scenario, at, { ...shape, to: [Math.max(0, to[0]), Math.max(0, to[1])] }), 'size')
  }
  return (
    <Row label={speak('editor.prop.length')}>
      <NumberField name={speak('editor.prop.length')} value={length} min={1} max={MOST_MM} unit="mm" onSet={stretch} />
    </Row>
  )
}
