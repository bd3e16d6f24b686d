import {
  kindAt,
  knownState,
  type Place,
  type Slot,
  spaceOf,
  tilesOf,
  type ZombiesView,
} from '@shamble/game-zombies/table'
import { icon, n, text } from '../../kit/index.js'
import type { Words } from '../table-game.js'
import { gateEnds } from './base-art.js'
import { placeOf, slotsOf, spaceCentre, tileCorner } from './layout.js'
import { kindName } from './spots.js'
import { plateArt, TILE, type TileSpot, tileArt, UNIT } from './tile-art.js'

const spotOf = (view: ZombiesView, slot: Slot): TileSpot => ({
  kind: kindAt(knownState(view), slot),
  turn: view.tileTurn[slot]!,
  townSide: view.gateTownSide,
  ...placeOf(view, slot),
})

/** Every tile on the table, with its shadow. */
export function cityArt(view: ZombiesView): string {
  const slots = slotsOf(view)
  const shadows = slots.map((slot) => {
    const { x, y } = tileCorner(placeOf(view, slot))
    return `<rect x="${x + 4}" y="${y + 5}" width="${TILE}" height="${TILE}" fill="var(--shade)" opacity=".6"/>`
  })
  const tiles = slots.map((slot) => {
    const { x, y } = tileCorner(placeOf(view, slot))
    return tileArt(spotOf(view, slot), x, y)
  })
  return shadows.join('') + tiles.join('') + joinsArt(view)
}

/** Passages that BREAKTHROUGH has opened: a path of planks, and a hole where it goes through the wall. */
function joinsArt(view: ZombiesView): string {
  const found: string[] = []
  for (let i = 0; i < view.joins.length; i += 2) {
    const [a, b] = [spaceCentre(view, view.joins[i]!), spaceCentre(view, view.joins[i + 1]!)]
    const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
    const line = `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`
    found.push(
      `<path d="${line}" stroke="#0B0B07" stroke-width="13"/><path d="${line}" stroke="var(--paper)" stroke-width="9" stroke-dasharray="3 4"/>`,
      `<path d="M-13 -4L-6 -6L-4 -13L1 -7L9 -12L8 -4L14 0L7 4L8 12L1 7L-6 13L-7 5L-14 3Z" transform="translate(${n(mx)} ${n(my)})" fill="#0B0B07" stroke="var(--paper)" stroke-width="1.6"/>`,
    )
  }
  return found.join('')
}

/** Names on the walls and at the gate; below whatever is there. */
export function namesArt(view: ZombiesView, words: Words): string {
  const s = knownState(view)
  const ends = { town: words.speak('zone.town'), base: words.speak('zombies.base.short') }
  return slotsOf(view)
    .map((slot) => {
      const kind = kindAt(s, slot)
      const { x, y } = tileCorner(placeOf(view, slot))
      if (kind.id === 'front_gate') {
        const facing = kind.facings[view.tileTurn[slot]!]!
        return (
          plateArt(spotOf(view, slot), kindName(kind, words), x, y) + gateEnds(facing, view.gateTownSide, ends, x, y)
        )
      }
      if (!kind.isNamed && !kind.isHelipad && kind.id !== 'town_square') return ''
      return plateArt(spotOf(view, slot), kindName(kind, words), x, y)
    })
    .join('')
}

/** The numbers by which keys and notation name spaces: tile and cell. */
export function numbersArt(view: ZombiesView): string {
  const s = knownState(view)
  return slotsOf(view)
    .flatMap((slot) => {
      const { x, y } = tileCorner(placeOf(view, slot))
      const { zone, facings } = kindAt(s, slot)
      const { open, ground } = facings[view.tileTurn[slot]!]!
      // Several pawns on a space are over its number: the next ones tell it.
      const free = open.filter((cell) => view.position.filter((at) => at === spaceOf(slot, cell)).length < 2)
      return free.map((cell) => {
        const isInside = ground[cell] === 'building'
        // Names are on the walls to the west and south.
        const [left, down] = [isInside && cell % 3 === 0 ? 10 : 4, isInside && cell > 5 ? 39 : 46]
        return text(x + (cell % 3) * UNIT + left, y + Math.floor(cell / 3) * UNIT + down, `${slot}.${cell}`, {
          class: `sq ${zone}${isInside ? ' inside' : ''}`,
        })
      })
    })
    .join('')
}

/** A road's end where nothing can ever be [ZMB-1.3.1.o]. */
export function deadArt(places: readonly Place[]): string {
  return places
    .map((place) => {
      const { x, y } = tileCorner(place)
      return `<rect x="${x + 8}" y="${y + 8}" width="${TILE - 16}" height="${TILE - 16}" fill="url(#dead)" stroke="var(--line)" stroke-width="1.2" stroke-dasharray="2 6"/>${icon('cross', x + TILE / 2 - 8, y + TILE / 2 - 8, 1, 'var(--line)')}`
    })
    .join('')
}

/** A tile that is still in hand, as it would be placed; the corner of the drawing is the origin. */
export function handTileArt(view: ZombiesView, at: { kind: number; turn: number; x: number; y: number }): string {
  return tileArt({ kind: tilesOf(view.options).kinds[at.kind]!, turn: at.turn, x: at.x, y: at.y }, 0, 0)
}

export function handPlateArt(view: ZombiesView, at: { kind: number; turn: number }, words: Words): string {
  const kind = tilesOf(view.options).kinds[at.kind]!
  return kind.isNamed || kind.isHelipad || kind.id === 'front_gate'
    ? plateArt({ kind, turn: at.turn, x: 0, y: 0 }, kindName(kind, words), 0, 0)
    : ''
}
