import {
  type DawnView,
  FRAN,
  faceOfView,
  INFECTED,
  isMoving,
  KILLED,
  STUNNED,
  SUPER,
  superValueOf,
  trailOf,
} from '@shamble/game-dawn/table'
import type { ReactNode } from 'react'
import { Piece } from '../../board/Piece.js'
import { closeSelection, type PersonLook, person, SMALL, selection, smallPerson, zombieUnit } from '../../kit/index.js'
import type { Words } from '../table-game.js'
import { type Fan, FRAME } from './geometry.js'
import { person as personSpot, zombies } from './spots.js'
import { personName } from './words.js'

/** A figure keeps its pose wherever it goes: the token decides, and gives nothing away. */
export const poseOf = (token: number): number => (token * 3 + (token >> 1)) % 4

const FIGURES = [
  ['rifle', 'rifle'],
  ['rifle', 'rifle'],
  ['pistol', 'rifle'],
  ['pistolLong', 'rifleLong'],
] as const

/** A person's counter as it is now. */
export function lookOf(view: DawnView, who: number, words: Words): PersonLook {
  const { speak } = words
  const status = view.status[who]!
  return {
    name: personName(who, words).toLocaleUpperCase(words.language),
    figure: FIGURES[who]![view.rifle[who] === 1 ? 1 : 0],
    values: faceOfView(view, who),
    rifle: view.rifle[who] === 1,
    stunned: status === STUNNED ? speak(`dawn.counter.stunned${who === FRAN ? '.she' : ''}`) : null,
    infected: status === INFECTED ? speak('dawn.counter.infected') : null,
    movedLastTurn: view.rests[who] === 1 && status <= INFECTED,
    superZombie: status === SUPER ? superValueOf(view) : null,
  }
}

export function Pieces({
  view,
  fan,
  words,
}: {
  readonly view: DawnView
  readonly fan: Fan
  readonly words: Words
}): ReactNode {
  const berserk = words.speak('dawn.counter.berserk')
  const people = [0, 1, 2, 3].filter((c) => view.at[c]! >= 0 && view.status[c] !== KILLED)
  return (
    <g pointerEvents="none">
      {view.units.map((unit) => {
        const { x, y, size } = fan.units.get(unit.square)!
        const up = unit.value > 0 ? unit.value : null
        const art = zombieUnit(0, 0, size, {
          pose: poseOf(unit.token),
          up,
          berserk: unit.berserk === 1 ? berserk : null,
        })
        return (
          <Piece
            key={`u${unit.token}`}
            spot={zombies(unit.square)}
            x={x}
            y={y}
            art={art}
            face={up === null ? 'down' : 'up'}
          />
        )
      })}
      {people.map((c) => {
        const { x, y, size } = fan.people.get(c)!
        const chosen = isMoving(view) && trailOf(view).active.includes(c)
        const [draw, frame] =
          size < SMALL ? [smallPerson, closeSelection(0, 0, size + FRAME)] : [person, selection(0, 0, size + 8)]
        const art = (chosen ? frame : '') + draw(0, 0, size, lookOf(view, c, words))
        return (
          <Piece
            key={`p${c}`}
            spot={personSpot(c)}
            x={x}
            y={y}
            art={art}
            face={view.status[c] === SUPER ? 'super' : 'down'}
          />
        )
      })}
    </g>
  )
}
