import { Watched } from '../app/watched.js'

/** Whom this person does not want to read, by match and seat: nobody is told. Forgotten with the tab. */
export const muted = new Watched<readonly string[]>([])

const nameOf = (match: string, seat: number): string => `${match} ${seat}`

export const isMuted = (now: readonly string[], match: string, seat: number): boolean =>
  now.includes(nameOf(match, seat))

export function mute(match: string, seat: number, on: boolean): void {
  const others = muted.get().filter((one) => one !== nameOf(match, seat))
  muted.set(on ? [...others, nameOf(match, seat)] : others)
}
