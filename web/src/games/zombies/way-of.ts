import type { ZombiesAction, ZombiesView } from '@shamble/game-zombies/table'
import { centreOf } from '../../board/box.js'
import type { MoveWay } from '../../board/MoveArrows.js'
import { spaceCentre } from './layout.js'
import { spotBox } from './Marks.js'
import { moverOf } from './Pieces.js'
import { spots } from './spots.js'
import { UNIT } from './tile-art.js'

/** Where an answer leads: a step from the pawn, a zombie's way, or the place that a card or a tile is put to. */
export function wayOf(action: ZombiesAction, view: ZombiesView): MoveWay {
  const { x, y } = spaceCentre(view, view.position[moverOf(view)]!)
  const places = spots(action, view).flatMap((spot) => {
    const box = spotBox(spot, view)
    return box === null ? [] : [centreOf(box)]
  })
  return { points: action.type === 'step' || action.type === 'stop' ? [[x, y], ...places] : places, size: UNIT }
}
