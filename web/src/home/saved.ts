import type { ListedCard } from '@shamble/host'
import { allSeries } from '@shamble/host/series'
import type { Language, Speak } from '@shamble/module'
import { rivalName, rivalsAt } from '../rivals/cast.js'

/** A saved match as the home page lists it. */
export type SavedTable = ListedCard

/** Whether people elsewhere wait for someone here. */
export const isYourTurn = ({ asked, seats, over }: SavedTable): boolean =>
  !over && asked.some((seat) => seats[seat]?.by === 'person' && !seats[seat].elsewhere)

const MINUTE = 60_000

/** The latest first. */
export const byTime = (saves: readonly SavedTable[]): readonly SavedTable[] =>
  [...saves].sort((a, b) => b.saved - a.saved || a.id.localeCompare(b.id))

/** Matches that go on from each other as one, by the last of them; the latest first. */
export function seriesByTime(saves: readonly SavedTable[]): readonly (readonly SavedTable[])[] {
  const series = allSeries(saves)
  return byTime(series.map((one) => one.at(-1)!)).map((last) => series.find((one) => one.at(-1) === last)!)
}

/** The match that people mean by "resume": of this game, not over, played last. */
export const newest = (saves: readonly SavedTable[], game?: string): SavedTable | null =>
  byTime(saves).find((save) => !save.over && (game === undefined || save.game === game)) ?? null

/** What people called it, or its game, day and hour; tables begun in the same minute are counted. */
export function tableName(
  save: SavedTable,
  speak: Speak,
  language: Language,
  among: readonly SavedTable[] = [],
): string {
  if (save.name.trim() !== '') return save.name
  const minute = (time: number): number => Math.floor(time / MINUTE)
  const before = among.filter(
    (other) =>
      other.name.trim() === '' &&
      other.game === save.game &&
      minute(other.created) === minute(save.created) &&
      (other.created < save.created || (other.created === save.created && other.id < save.id)),
  ).length
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(save.created)
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(save.created)
  const name = speak('home.tables.unnamed', { game: speak(`home.${save.game}.name`), day, time })
  return before === 0 ? name : speak('home.tables.again', { name, number: before + 1 })
}

/** Who sits there: people by their names, and rivals by theirs. */
export function people(save: SavedTable, speak: Speak): string {
  if (save.seats.every((seat) => seat.by === 'bot')) return speak('home.tables.alone')
  const rivals = rivalsAt(save.seats).flatMap((rival) => (rival === null ? [] : [rivalName(rival)]))
  const names = save.seats.flatMap((seat) => (seat.by === 'person' && seat.name.trim() !== '' ? [seat.name] : []))
  return [...new Set([...names, ...rivals])].join(', ')
}

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, length: number, upTo: number])[] = [
  ['minute', MINUTE, 60 * MINUTE],
  ['hour', 60 * MINUTE, 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE, 14 * 24 * 60 * MINUTE],
]

/** "3 hours ago", and the date for what is older than two weeks; `null` where it is less than a minute. */
export function ago(time: number, now: number, language: Language): string | null {
  const away = Math.max(0, now - time)
  if (away < MINUTE) return null
  const step = STEPS.find(([, , upTo]) => away < upTo)
  if (step === undefined) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time)
  const [unit, length] = step
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(away / length), unit)
}
