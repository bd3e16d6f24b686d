import {
  ALL_CHARACTERS,
  type DawnAction,
  type DawnView,
  INFECTED,
  type Square,
  STUNNED,
  shootersOf,
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

/** The square in which more groups of people can shoot together than have a key; `null` where there is none. */
export function crowdedFight(view: DawnView): Square | null {
  const shooters = shootersOf(view)
  return shooters.length >= MANY ? view.at[shooters[0]!]! : null
}

/** Everybody who can be moved, or can shoot, has a key, and so has a whole stack; a part of one is picked by its square. */
export function hasKey({ type, who }: Extract<DawnAction, { type: 'activate' | 'fire' }>, view: DawnView): boolean {
  const stacks = type === 'fire' ? [shootersOf(view)] : stacksOf(view)
  return who.length === 1 || stacks.some((stack) => stack.length === who.length && who.every((c) => stack.includes(c)))
}
