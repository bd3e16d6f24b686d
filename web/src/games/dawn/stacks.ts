import {
  ALL_CHARACTERS,
  type DawnAction,
  type DawnView,
  INFECTED,
  type Square,
  STUNNED,
} from '@shamble/game-dawn/table'

/** Anyone who may be moved in the squares of the board, square by square. */
function stacksOf(view: DawnView): readonly (readonly number[])[] {
  const able = ALL_CHARACTERS.filter(
    (c) => view.at[c]! >= 0 && view.status[c]! <= INFECTED && view.status[c] !== STUNNED && view.rests[c] === 0,
  )
  const squares = [...new Set(able.map((c) => view.at[c]!))]
  return squares.map((square) => able.filter((c) => view.at[c] === square))
}

/** Three and four can go in more groups than keys have room for. */
const MANY = 3

/** Squares in which more groups of people can go than have a key. */
export const crowdedSquares = (view: DawnView): readonly Square[] =>
  stacksOf(view).flatMap((stack) => (stack.length >= MANY ? [view.at[stack[0]!]!] : []))

/** Everybody who can be moved has a key, and so has a whole stack; a part of one is picked by its square. */
export function hasKey({ who }: Extract<DawnAction, { type: 'activate' }>, view: DawnView): boolean {
  return (
    who.length === 1 ||
    stacksOf(view).some((stack) => stack.length === who.length && who.every((c) => stack.includes(c)))
  )
}
