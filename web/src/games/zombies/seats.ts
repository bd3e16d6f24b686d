import type { Seat } from '@shamble/kernel'
import { PAWN_SHAPES, type PawnLook, pawn, SHAPES } from '../../kit/index.js'

const PAPER = '#F0E5CC'
const INK = '#11110D'

/** The pawns by seat: red, blue, green, yellow, white, black. The shape tells them apart, the fill is extra. */
const FILLS = ['#E4664A', '#7FC4E8', '#8FC78A', '#EFE234', PAPER, INK] as const

export function pawnLook(seat: Seat, name: string): PawnLook {
  const fill = FILLS[seat % FILLS.length]!
  const shape = PAWN_SHAPES[seat % PAWN_SHAPES.length]!
  return { shape, fill, ink: fill === INK ? PAPER : INK, name: name === '' ? '?' : name.toUpperCase() }
}

/** A pawn beside a name: outlined in the page's ink, so that the dark one shows on dark stock. */
export function pawnInline(seat: Seat, name: string): string {
  const { shape } = pawnLook(seat, name)
  return `<path d="${SHAPES[shape]}" fill="none" stroke="var(--ink)" stroke-width="6"/>${pawn(0, 0, pawnLook(seat, name))}`
}
