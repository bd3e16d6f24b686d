import { areaName, type DawnView, KILLED, type Mall, type Square } from '@shamble/game-dawn/table'
import type { Speak } from '@shamble/module'
import { n, text } from '../../kit/index.js'
import { CELL, corner, middle } from './geometry.js'

export interface Sign {
  readonly letter: string
  readonly square: number
  readonly flush: 'left' | 'right'
}

// On the reconstructed mall letters and names are clear of doors; on any other they follow the rule below.
const OWN_MALL = 'Reconstructed mall (not the published map)'
const NAME_AT: Readonly<Record<string, string>> = {
  A: '015',
  B: '055',
  C: '006',
  D: '010',
  E: '030',
  F: '118',
  G: '126<',
  H: '131<',
  S: '178',
  I: '181',
  J: '186',
  K: '137<',
  L: '194',
}
const LETTER_AT: Readonly<Record<string, string>> = {
  A: '037',
  B: '077',
  C: '043',
  D: '048',
  E: '051',
  F: '121',
  G: '146',
  H: '151',
  S: '200',
  I: '205',
  J: '210',
  K: '157',
  L: '215',
}

const signOf = (letter: string, at: string): Sign => ({
  letter,
  square: Number.parseInt(at, 10) - 1,
  flush: at.endsWith('<') ? 'right' : 'left',
})

/** The last square of an area for its letter, the first for its name: a directory is read that way. */
function signsBy(mall: Mall, own: Readonly<Record<string, string>>, end: 'first' | 'last'): Sign[] {
  return Object.keys(mall.plan.areas).flatMap((letter) => {
    const hint = own[letter]
    if (mall.plan.name === OWN_MALL && hint !== undefined) return [signOf(letter, hint)]
    const square = end === 'first' ? mall.area.indexOf(letter) : mall.area.lastIndexOf(letter)
    return square < 0 ? [] : [{ letter, square, flush: 'left' as const }]
  })
}

export function letters(mall: Mall): string {
  return signsBy(mall, LETTER_AT, 'last')
    .map(({ letter, square }) => {
      const [x, y] = middle(mall, square)
      return text(x, y + CELL * 0.42, letter, {
        class: 'num',
        'font-size': n(CELL * 1.2),
        'text-anchor': 'middle',
        fill: 'var(--ink-a)',
        opacity: 0.16,
      })
    })
    .join('')
}

/** How far a name is from the wall, and how wide a letter of it is, in board units. */
const INDENT = 8
const LETTER = 4.9

/** What covers the band in which a name is: people wholly, a crowd too, a unit hardly. */
const PEOPLE = 4
const UNIT = 1
const BERSERK = 2
/** A door in the wall below leaves no room for a name at all. */
const DOOR = 20

/**
 * The names of the stores, under the counters: each in its own place, or, where people are in that, in another row
 * of the same store that has fewer of them.
 */
export function names(view: DawnView, mall: Mall, speak: Speak): string {
  const covered = coverOf(view, mall)
  return signsBy(mall, NAME_AT, 'first')
    .map((home) => {
      const name = areaName(mall, home.letter, speak)
      const { square, flush } = placeFor(mall, home, name, covered)
      const [x, y] = corner(mall, square)
      const isRight = flush === 'right'
      return text(x + (isRight ? CELL - INDENT : INDENT), y + CELL - 0.9, name, {
        class: 'store',
        fill: 'var(--ink-a)',
        'text-anchor': isRight ? 'end' : 'start',
      })
    })
    .join('')
}

/** How much of the band at the foot of each square is taken. */
function coverOf(view: DawnView, mall: Mall): readonly number[] {
  const cover = mall.area.map(() => 0)
  for (const { square, berserk } of view.units) cover[square]! += berserk === 1 ? BERSERK : UNIT
  view.at.forEach((square, c) => {
    if (square >= 0 && view.status[c] !== KILLED) cover[square]! += PEOPLE
  })
  mall.plan.doors.forEach(({ a, b, sideOfA }) => {
    if (sideOfA === 'S') cover[Number(a) - 1]! += DOOR
    if (sideOfA === 'N' && b !== null) cover[Number(b) - 1]! += DOOR
  })
  return cover
}

/** Where a name is: at home, unless people are in its way there and fewer elsewhere in the store. */
export function placeFor(mall: Mall, home: Sign, name: string, covered: readonly number[]): Sign {
  const costOf = (sign: Sign): number => spanOf(mall, sign, name).reduce((sum, at) => sum + covered[at]!, 0)
  const atHome = costOf(home)
  if (!spanOf(mall, home, name).some((at) => covered[at]! % DOOR >= PEOPLE)) return home
  let [best, least] = [home, atHome]
  for (let square = 0; square < mall.size; square++) {
    if (mall.area[square] !== home.letter) continue
    const sign: Sign = { letter: home.letter, square, flush: 'left' }
    if (!fits(mall, sign, name)) continue
    const cost = costOf(sign)
    if (cost < least) [best, least] = [sign, cost]
  }
  return best
}

/** The squares over which a name runs. */
function spanOf(mall: Mall, { square, flush }: Sign, name: string): Square[] {
  const count = Math.ceil((name.length * LETTER + INDENT) / CELL)
  const step = flush === 'right' ? -1 : 1
  return Array.from({ length: count }, (_, i) => square + i * step).filter(
    (at) => mall.row[at] === mall.row[square] && mall.area[at] === mall.area[square],
  )
}

/** Whether a name that begins at a wall stays within its store. */
function fits(mall: Mall, sign: Sign, name: string): boolean {
  const { square } = sign
  const isAtWall = mall.area[square - 1] !== sign.letter || mall.row[square - 1] !== mall.row[square]
  const room = spanOf(mall, sign, name).length * CELL - INDENT
  return isAtWall && room >= name.length * LETTER
}
