import { head } from '../kit/body.js'
import { badge } from '../kit/counters.js'
import { n, type Point, poly, rect, tag } from '../kit/svg.js'
import type { Rival } from './cast.js'

// Cut paper, as all pieces are: a badge, shoulders, a head, and what a person is known by.

const INK = 'var(--on-paper)'
const PAPER = 'var(--paper)'
const SIZE = 36

const cut = (points: readonly Point[], fill = INK): string => tag('path', { d: poly(points), fill })
const line = (d: string, width = 1.2): string =>
  tag('path', { d, fill: 'none', stroke: INK, 'stroke-width': width, 'stroke-linejoin': 'bevel' })

/** The same points on both sides of the middle. */
const both = (half: readonly Point[]): Point[] => [...half, ...half.map(([x, y]): Point => [-x, y]).reverse()]

const shoulders = (width: number): string =>
  cut(
    both([
      [3, 9],
      [width * 0.7, 11],
      [width, 18],
    ]),
  )

const skull = (rx: number, ry: number): string =>
  tag('path', { d: head(0, -1, rx, ry), fill: PAPER, stroke: INK, 'stroke-width': 1.4 })

const eyes = (y: number): string => rect(-4.6, y, 3, 1.3, { fill: INK }) + rect(1.6, y, 3, 1.3, { fill: INK })
const nose = line('M0.3 -1.6L-1 2.4H0.8', 1)
const mouth = (y: number, wide: number): string => rect(-wide / 2, y, wide, 1, { fill: INK })

const hood = (brow: number, down: number): string =>
  cut(
    both([
      [0, -14],
      [6.5, -13],
      [10, -8],
      [9.8, down],
      [7.4, down],
      [7, brow],
      [2, brow + 1.4],
    ]),
  )

const FACES: Readonly<Record<Rival, string>> = {
  // A knot of hair under a nurse's cap.
  odile:
    shoulders(14) +
    skull(7.6, 10) +
    hood(-6, 1) +
    cut(
      both([
        [0, -16.5],
        [6, -16],
        [7.6, -10.4],
        [0, -9.4],
      ]),
      PAPER,
    ) +
    rect(-0.8, -15.2, 1.6, 5, { fill: INK }) +
    rect(-2.5, -13.5, 5, 1.6, { fill: INK }) +
    eyes(-3) +
    nose +
    mouth(5, 3.6),
  // A hat with a brim, and a beard.
  marcus:
    shoulders(16) +
    skull(7.8, 10.4) +
    cut(
      both([
        [0, 2.6],
        [4, 2.2],
        [7.6, -1],
        [7.2, 5],
        [3.8, 10.6],
        [0, 11],
      ]),
    ) +
    rect(-2, 4.6, 4, 1.1, { fill: PAPER }) +
    cut([
      [-12.5, -6.6],
      [-7, -8],
      [-6.4, -15.5],
      [6, -15],
      [7, -8],
      [12.5, -6.2],
      [11, -4.8],
      [-11, -5.2],
    ]) +
    eyes(-2.8),
  // A scarf tied at the side, and a strong jaw.
  wanda:
    shoulders(15) +
    hood(-7, 6) +
    skull(7.6, 10) +
    cut(
      [
        [-8.6, -5],
        [-7.6, -12],
        [0, -14],
        [7.6, -12.5],
        [8.6, -5.4],
        [0, -7.6],
      ],
      PAPER,
    ) +
    line('M-8.6 -5L-7.6 -12L0 -14L7.6 -12.5L8.6 -5.4L0 -7.6Z', 1.4) +
    cut([
      [8, -8],
      [13.5, -11],
      [12.4, -6.6],
      [14, -3],
      [8.4, -5.6],
    ]) +
    line('M-4 -12.4L-3.2 -8M2.6 -13L3 -8.6', 1) +
    eyes(-3) +
    nose +
    mouth(5, 4.6),
  // A caretaker's cap and a moustache.
  boris:
    shoulders(16) +
    skull(8.2, 10) +
    cut([
      [-8.6, -7],
      [-9.4, -12],
      [-4, -15.2],
      [5, -15.2],
      [9.6, -12],
      [8.6, -7],
    ]) +
    cut([
      [-3, -8],
      [8.6, -8],
      [12.4, -5],
      [-1, -5.4],
    ]) +
    eyes(-2.6) +
    line('M0 -1.4L-0.8 1.4H0.8', 1) +
    cut(
      both([
        [0, 2.2],
        [3.4, 2.6],
        [6.4, 5.4],
        [2, 5],
      ]),
    ) +
    mouth(6.8, 2.6),
  // Earphones, glasses, straight hair.
  ida:
    shoulders(13) +
    hood(-6.4, 9) +
    skull(7.2, 9.8) +
    cut([
      [-7.2, -4.6],
      [-6, -11],
      [4, -12],
      [7, -5.4],
      [1, -8.4],
    ]) +
    line('M-10.4 -4V-10L-5.6 -15H5.6L10.4 -10V-4', 1.8) +
    rect(-12, -5, 3.6, 7, { fill: INK }) +
    rect(8.4, -5, 3.6, 7, { fill: INK }) +
    tag('path', {
      d: 'M-6.2 -4.4H-1V0H-6.2ZM1 -4.4H6.2V0H1ZM-1 -2.4H1',
      fill: PAPER,
      stroke: INK,
      'stroke-width': 1.1,
    }) +
    rect(-4.4, -2.6, 1.6, 1.3, { fill: INK }) +
    rect(2.8, -2.6, 1.6, 1.3, { fill: INK }) +
    mouth(4.8, 3),
  // A cook's hat, and a thin moustache.
  tadeo:
    shoulders(14) +
    skull(7.4, 10) +
    tag('path', {
      d: poly([
        [-7, -6.4],
        [-7.4, -10],
        [-10.4, -12.4],
        [-8, -16.4],
        [-2.6, -15.6],
        [1, -17.4],
        [5, -15.6],
        [9.4, -16],
        [10, -12],
        [7.4, -10],
        [7, -6.4],
      ]),
      fill: PAPER,
      stroke: INK,
      'stroke-width': 1.4,
    }) +
    line('M-7.2 -9.6H7.2M-3 -10.4L-3.4 -13.4M3 -10.4L3.4 -13.4', 1) +
    eyes(-3.2) +
    nose +
    line('M-5.4 2.6L-2 4L0 3.4L2 4L5.4 2.6', 1.2) +
    mouth(6, 2.6) +
    cut(
      both([
        [0, 12],
        [3.4, 10.6],
        [2.6, 14.6],
      ]),
      PAPER,
    ),
}

/** The face of a rival, drawn around the origin within a square of 38. */
export function rivalArt(rival: Rival): string {
  const shape = badge(SIZE, false)
  const stock = tag('path', { d: shape, fill: PAPER, stroke: 'var(--edge)', 'stroke-width': 1 })
  const halftone = [-13, -9, -5, -1, 3]
    .map((y) => rect(n(-SIZE / 2), y, SIZE, 1, { fill: INK, opacity: 0.16 }))
    .join('')
  return stock + halftone + FACES[rival]
}
