import { boardOf, type DwaAction, type DwaView, thingName } from '@shamble/game-dwa/table'
import type { Spot, Words } from '../table-game.js'
import { seenAt } from './aboard.js'

/** A figure by its number: humans from 0 up, zombies from -1 down. */
export const figureSpot = (id: number): Spot => (id < 0 ? `z:${-id}` : `h:${id}`)

/** The figure of a spot; `null` for a spot of another kind. */
export function figureAt(spot: Spot | null): number | null {
  const [kind, value] = (spot ?? '').split(':')
  return kind === 'z' ? -Number(value) : kind === 'h' ? Number(value) : null
}

/** What has to be picked on the board to give an answer: whom or what it is about. */
export function spots(action: DwaAction): readonly Spot[] {
  switch (action.type) {
    case 'activate':
    case 'fear':
      return [figureSpot(action.human)]
    case 'blow':
    case 'strike':
    case 'extinguish':
    case 'recruit':
      return [figureSpot(action.target)]
    case 'treat':
      return [figureSpot(action.patient)]
    case 'door':
      return [`o:${action.opening}`]
    case 'pickUp':
      return [`l:${action.lying}`]
    case 'take':
      return [`b:${action.body}`]
    case 'board':
    case 'start':
    case 'fitBattery':
      return [`v:${action.vehicle}`]
    case 'search':
      return action.vehicle >= 0 ? [`v:${action.vehicle}`] : [`r:${action.room}`]
    case 'prey':
      return [figureSpot(action.human)]
    default:
      return []
  }
}

export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a spot lies; `null` for what lies nowhere. */
export function placeOf(spot: Spot, view: DwaView): Place | null {
  const [kind, value] = spot.split(':')
  const id = Number(value)
  const board = boardOf(view.options)
  const base = view.options.baseMm
  const around = (at: { x: number; y: number } | null | undefined, size = base): Place | null =>
    at == null ? null : { x: at.x - size / 2, y: at.y - size / 2, width: size, height: size }
  switch (kind) {
    case 'z':
      return around(view.zombies.find((zombie) => zombie.id === -id))
    case 'h': {
      const human = view.humans[id]
      return human === undefined ? null : around(seenAt(view, human))
    }
    case 'b':
      return around(view.humans[id])
    case 'l':
      return around(view.lying.find((lying) => lying.id === id))
    case 'v':
      return around(view.vehicles[id], 2 * base)
    case 'o': {
      const opening = board.openings[id]
      if (opening === undefined) return null
      const { a, b } = opening
      const pad = 8
      return {
        x: Math.min(a.x, b.x) - pad,
        y: Math.min(a.y, b.y) - pad,
        width: Math.abs(a.x - b.x) + 2 * pad,
        height: Math.abs(a.y - b.y) + 2 * pad,
      }
    }
    case 'r': {
      const room = board.rooms[id]
      if (room === undefined) return null
      const [xs, ys] = [room.outline.map(({ x }) => x), room.outline.map(({ y }) => y)]
      return around(
        { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 },
        2 * base,
      )
    }
    default:
      return null
  }
}

export function spotName(spot: Spot, view: DwaView, { speak, language }: Words): string {
  const [kind, value] = spot.split(':')
  const id = Number(value)
  const board = boardOf(view.options)
  switch (kind) {
    case 'h':
      return view.humans[id]?.name ?? ''
    case 'z':
      return speak('dwa.zombie', { number: id })
    case 'b':
      return speak('dwa.bodyOf', { who: view.humans[id]?.name ?? '' })
    case 'o':
      return speak(`opening.${board.openings[id]?.kind ?? 'door'}`)
    case 'v':
      return speak(`vehicle.${view.vehicles[id]?.kind ?? 'car'}`)
    case 'r': {
      const name = board.rooms[id]?.name ?? ''
      return typeof name === 'string' ? name : name[language]
    }
    case 'l': {
      const lying = view.lying.find((one) => one.id === id)
      return lying === undefined ? '' : thingName(view, lying.thing, speak)
    }
    default:
      return ''
  }
}
