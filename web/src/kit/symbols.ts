import { n } from './svg.js'

/** Marks of one path each, in the box that `BOXES` gives. */
export const SYMBOLS = {
  rifleMark: 'M0 9L6 6L10 6L13 4L34 2.5L34 4.2L22 5L22 6.2L16 7L14.5 11L12 11L12.5 8L8 8.5L2 12Z',
  foot: 'M2 0C5 -1 7 2 6.4 6L5.6 10L2 10L1 5C.4 2 .6 .6 2 0ZM2.1 11.4L5.4 11.4C5.8 14 5 16 3.6 16C2.2 16 1.8 14 2.1 11.4Z',
  heart: 'M8 14L1.2 7.4C-.6 5.4 0 2.2 2.4 1.2C4.6 .3 6.8 1.2 8 3.4C9.2 1.2 11.4 .3 13.6 1.2C16 2.2 16.6 5.4 14.8 7.4Z',
  bullet: 'M1 5C1 2 2.6 .4 4 0C5.4 .4 7 2 7 5L7 11L1 11ZM.6 12.2L7.4 12.2L7.4 15.6L.6 15.6Z',
  tick: 'M1 7L4 4.4L7 8L13 1L15 3L7.4 13Z',
  cross: 'M1 3.4L3.4 1L8 5.6L12.6 1L15 3.4L10.4 8L15 12.6L12.6 15L8 10.4L3.4 15L1 12.6L5.6 8Z',
  eye: 'M0 5C3 1.4 6 0 9 0C12 0 15 1.4 18 5C15 8.6 12 10 9 10C6 10 3 8.6 0 5ZM9 2.4A2.6 2.6 0 1 0 9 7.6A2.6 2.6 0 1 0 9 2.4Z',
  lock: 'M3 7V5A4 4 0 0 1 11 5V7H13V15H1V7ZM5.2 7H8.8V5A1.8 1.8 0 0 0 5.2 5Z',
  turn: 'M9 1.5A7 7 0 1 1 2.6 5.4L4.6 6.2A4.9 4.9 0 1 0 9 3.6V6L4.4 2.6L9 -.8Z',
  skull:
    'M3 0H13L16 4V10L13 12.4V16H10.6V13.4H9.2V16H6.8V13.4H5.4V16H3V12.4L0 10V4ZM3 5.4V9H6.4V5.4ZM9.6 5.4V9H13V5.4Z',
} as const

export type SymbolName = keyof typeof SYMBOLS

/** On a board: at a place, at a scale, in an ink. */
export const icon = (name: SymbolName, x: number, y: number, scale: number, fill: string): string =>
  `<path d="${SYMBOLS[name]}" transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})" fill="${fill}" fill-rule="evenodd"/>`

/** In a line of words, in the ink of the words. */
export const inlineIcon = (name: SymbolName, size = 14, width = 16, height = 16): string =>
  `<svg class="ico" width="${size / 10}rem" height="${size / 10}rem" viewBox="-0.5 -0.5 ${width + 1} ${height + 1}" aria-hidden="true"><path d="${SYMBOLS[name]}" fill="currentColor" fill-rule="evenodd"/></svg>`
