import { type DawnView, KILLED, type Mall, type Square } from '@shamble/game-dawn/table'
import type { ReactNode } from 'react'
import { Layer } from '../../board/Layer.js'
import { person, rect, zombieUnit } from '../../kit/index.js'
import type { Words } from '../table-game.js'
import { CELL, middle } from './geometry.js'
import { lookOf, poseOf } from './Pieces.js'

const SIZE = 44
const STEP = 52
/** Two can be read where they are. */
const FEW = 2

/** A crowded square, opened beside itself while someone looks at it. */
export function OpenFan({ view, mall, square, words }: Props): ReactNode {
  const people = [0, 1, 2, 3].filter((c) => view.at[c] === square && view.status[c] !== KILLED)
  const unit = view.units.find((seen) => seen.square === square)
  const count = people.length + (unit === undefined ? 0 : 1)
  if (square < 0 || count <= FEW) return null
  const [x, y] = middle(mall, square)
  const wide = count * STEP + 4
  const left = Math.min(Math.max(x, wide / 2), mall.plan.cols * CELL - wide / 2) - wide / 2
  const top = mall.row[square]! > 1 ? y - CELL / 2 - 60 : y + CELL / 2 + 8
  const at = (i: number): number => left + 2 + STEP * (i + 0.5)
  const counters = [
    ...people.map((c, i) => person(at(i), top + 28, SIZE, lookOf(view, c, words))),
    ...(unit === undefined
      ? []
      : [
          zombieUnit(at(people.length), top + 28, SIZE - 4, {
            pose: poseOf(unit.token),
            up: unit.value > 0 ? unit.value : null,
            berserk: unit.berserk === 1 ? words.speak('dawn.counter.berserk') : null,
          }),
        ]),
  ]
  const tray = rect(left, top, wide, 56, { fill: 'var(--stock)', stroke: 'var(--ink)', 'stroke-width': 1.5 })
  return <Layer art={tray + counters.join('')} />
}

interface Props {
  readonly view: DawnView
  readonly mall: Mall
  readonly square: Square
  readonly words: Words
}
