import { cutOut, group, PAWN_SHAPES, pawn, rect, SHAPES, tag } from '../../kit/index.js'
import { seatLetter } from '../../setup/words.js'

// The pieces of the modes: a pawn for each seat, and the dead.

const seatOfPawn = (piece: string): number => Number(piece.slice('pawn-'.length))

export function drawPiece(name: string, index: number, x: number): string {
  if (name === 'zombie')
    return rect(x, 5, 34, 36, { fill: 'var(--floor-1)' }) + group(x + 17, 23, cutOut(34, index === 0 ? 1 : 2))
  const seat = seatOfPawn(name)
  const look = { shape: PAWN_SHAPES[seat]!, fill: 'var(--paper)', ink: 'var(--on-paper)', name: seatLetter(seat) }
  return pawn(x + 17, 24, look, 0.92)
}

export function drawSmall(
  [first = '']: readonly string[],
  x: number,
): { readonly width: number; readonly drawing: string } {
  if (first === 'zombie')
    return { width: 24, drawing: rect(x, 1, 24, 24, { fill: 'var(--floor-1)' }) + group(x + 12, 13, cutOut(23, 1)) }
  const drawing = tag('path', {
    d: SHAPES[PAWN_SHAPES[seatOfPawn(first)]!],
    transform: `translate(${x + 8} 13) scale(.58)`,
    fill: 'var(--paper)',
    stroke: 'var(--edge)',
  })
  return { width: 16, drawing }
}
