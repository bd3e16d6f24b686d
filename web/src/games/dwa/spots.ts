import type { DwaAction, DwaView } from '@shamble/game-dwa/table'
import type { Spot, Words } from '../table-game.js'

const figure = (id: number): Spot => (id < 0 ? `z:${-id}` : `h:${id}`)

/** What has to be picked on the board to give an answer: whom it is about. */
export function spots(action: DwaAction): readonly Spot[] {
  switch (action.type) {
    case 'activate':
    case 'fear':
      return [figure(action.human)]
    case 'blow':
    case 'extinguish':
    case 'recruit':
      return [figure(action.target)]
    case 'treat':
      return [figure(action.patient)]
    case 'door':
      return [`o:${action.opening}`]
    case 'pickUp':
      return [`l:${action.lying}`]
    default:
      return []
  }
}

/** Where a spot lies; `null` for what lies nowhere. */
export function placeOf(spot: Spot, view: DwaView): { readonly x: number; readonly y: number } | null {
  const [kind, value] = spot.split(':')
  const id = Number(value)
  switch (kind) {
    case 'z':
      return view.zombies.find((zombie) => zombie.id === -id) ?? null
    case 'h':
      return view.humans[id] ?? null
    case 'l':
      return view.lying.find((lying) => lying.id === id) ?? null
    default:
      return null
  }
}

export function spotName(spot: Spot, view: DwaView, { speak }: Words): string {
  const [kind, value] = spot.split(':')
  const id = Number(value)
  if (kind === 'h') return view.humans[id]?.name ?? ''
  if (kind === 'z') return `Zombie ${id}`
  return speak(kind === 'o' ? 'dwa.opening' : 'dwa.thing')
}
