import dawn from '@shamble/game-dawn/module'
import type { Mall } from '@shamble/game-dawn/table'
import type { ReactNode } from 'react'
import { Controls } from '../../board/Controls.js'
import type { Spot } from '../table-game.js'
import { type Fan, spotRect } from './geometry.js'
import type { Part } from './part.js'
import { readSpot, type SPOT_KINDS } from './spots.js'
import { spotName } from './words.js'

/** Squares first, people last: what is drawn later is touched first where things overlap. */
const ORDER = ['s', 'd', 'm', 'z', 'p'] as const satisfies readonly (typeof SPOT_KINDS)[number][]

/** Everything that can be pointed at, as real buttons over the drawing. */
export function BoardControls({
  part,
  mall,
  fan,
}: {
  readonly part: Part
  readonly mall: Mall
  readonly fan: Fan
}): ReactNode {
  const controls = [...new Set([...part.lit.keys(), ...part.routes.keys(), ...part.barred.keys()])]
    .flatMap((spot) => {
      const kind = readSpot(spot)?.kind
      const box = spotRect(spot, mall, fan)
      if (kind === undefined || box === null) return []
      const lit = part.lit.get(spot)
      return [
        {
          spot,
          box,
          order: ORDER.indexOf(kind),
          label: controlName(spot, part),
          isBarred: lit === undefined && !part.routes.has(spot),
          drags: lit !== undefined && !lit.last ? ('any' as const) : null,
        },
      ]
    })
    .sort((a, b) => a.order - b.order)
  return <Controls part={part} controls={controls} />
}

/** What it is, and what picking it does or why it does nothing. */
function controlName(spot: Spot, part: Part): string {
  const { view, words } = part
  const name = spotName(spot, view, words)
  const lit = part.lit.get(spot)
  const route = part.routes.get(spot)
  const barred = part.barred.get(spot)
  if (lit?.last && lit.actions.length === 1)
    return words.speak('dawn.hit.act', { name, act: dawn.label(lit.actions[0]!, view, words.speak) })
  if (lit !== undefined) return words.speak('dawn.hit.choices', { name, count: lit.actions.length })
  if (route !== undefined) return words.speak('dawn.hit.route', { name, cost: route.cost })
  return barred === undefined ? name : words.speak('dawn.hit.barred', { name, why: barred.sentence })
}
