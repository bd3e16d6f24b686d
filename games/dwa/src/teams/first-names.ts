import type { Gender } from './sheet.js'

/** Names for those who are made by dice; none of a ready character. */
export const NAMES: Readonly<Record<Gender, readonly string[]>> = {
  man: ['Abel', 'Boris', 'Dario', 'Emil', 'Hugo', 'Ivan', 'Kenji', 'Leon', 'Marco', 'Noah', 'Omar', 'Pavel', 'Samir'],
  woman: ['Alma', 'Carla', 'Dora', 'Elif', 'Greta', 'Irma', 'Kira', 'Lucia', 'Mina', 'Noor', 'Olga', 'Vera', 'Yuki'],
}

/** A figure of the list, or with a number where all of them are there. */
export function namesLeft(gender: Gender, taken: readonly string[]): readonly string[] {
  for (let round = 1; ; round++) {
    const names = NAMES[gender].map((name) => (round === 1 ? name : `${name} ${round}`))
    const left = names.filter((name) => !taken.includes(name))
    if (left.length > 0) return left
  }
}
