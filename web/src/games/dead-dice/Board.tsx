import { type ReactNode, useContext, useMemo } from 'react'
import { CropContext } from '../../board/crop.js'
import { Head, placeWords } from './Head.js'
import { Ladder } from './Ladder.js'
import { ladderOf } from './ladder.js'
import type { Part } from './part.js'
import { Way } from './Way.js'

/** The scene on its ladder; between two scenes the way that the group is on. */
export function Board(part: Part): ReactNode {
  const { view, words, lit } = part
  const isStill = useContext(CropContext) !== null
  const cells = [...lit.keys()].filter((spot) => spot.startsWith('c:')).join(' ')
  const ladder = useMemo(
    () =>
      view.scene === null
        ? null
        : ladderOf(view, view.scene, words, cells === '' ? [] : cells.split(' ').map((spot) => Number(spot.slice(2)))),
    [view, words, cells],
  )
  if (isStill) return ladder === null ? null : <Ladder part={part} ladder={ladder} label="" />
  return (
    <div className="dd-board">
      <Head view={view} words={words} />
      {ladder === null ? (
        <Way {...part} />
      ) : (
        <Ladder part={part} ladder={ladder} label={words.speak('dd.ladder', { place: placeWords(view, words) })} />
      )}
    </div>
  )
}
