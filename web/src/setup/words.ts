import type { OptionSpec, Options, Plain } from '@shamble/kernel'
import { resolveOptions, type Speak } from '@shamble/module'
import { saidOf } from '@shamble/text'
import type { PageModule } from '../games/page-module.js'
import { listedGame } from '../games/registry.js'
import { differing, PERSON, type SeatDraft, specOf } from './draft.js'
import type { Mode, SetupPlan } from './plan.js'
import type { RuleSet } from './sets.js'

/** A sentence of the catalogue, or `null` where it has none: a key that is missing comes back as itself. */
export function said(speak: Speak, key: string, params: Record<string, string | number> = {}): string | null {
  const sentence = speak(key, params)
  return sentence === key ? null : sentence
}

export const optionLabel = (speak: Speak, name: string): string => speak(`option.${name}`)

/** Where there is little room. */
export const shortLabel = (speak: Speak, name: string): string =>
  said(speak, `setup.short.${name}`) ?? optionLabel(speak, name)

export function valueLabel(speak: Speak, spec: OptionSpec, name: string, value: Plain): string {
  if (spec.type === 'flag') return speak(value === true ? 'setup.yes' : 'setup.no')
  if (spec.type === 'number') return String(value)
  if (spec.type === 'data' && spec.isTyped) return said(speak, `setup.value.${name}.${value}`) ?? String(value)
  if (spec.type === 'data' && !isSupplied(value)) return speak('setup.data.own')
  if (spec.type === 'data') return said(speak, `setup.value.${name}.${value}`) ?? speak('setup.data.supplied')
  return said(speak, `setup.value.${name}.${value}`) ?? capital(said(speak, `option.${name}.${value}`) ?? String(value))
}

/** What comes with the game, by its name, or nothing at all; whatever else is someone's own file. */
export const isSupplied = (value: Plain): boolean => value === null || typeof value === 'string'

/** What a changed option means for this table, as part of a sentence. */
export function clause(speak: Speak, spec: OptionSpec, name: string, value: Plain): string {
  const plain = typeof value === 'number' ? value : String(value)
  return (
    said(speak, `setup.but.${name}.${plain}`) ??
    said(speak, `setup.but.${name}`, { value: plain }) ??
    saidOf(optionLabel(speak, name), valueLabel(speak, spec, name, value), speak)
  )
}

/** What a place is for, as the game calls it; `null` where all play alike. */
export function sideWord(speak: Speak, game: string, word: string): string | null {
  const { plainSeats = [] } = listedGame(game)?.page ?? {}
  return said(speak, `setup.side.${word}`) ?? (plainSeats.includes(word) ? null : speak(`seat.${word}`))
}

export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat)

/** What a sentence calls a seat. */
export function seatWord(speak: Speak, { by, name }: SeatDraft, seat: number): string {
  if (by === PERSON) return name.trim() || speak('seat.number', { number: seat + 1 })
  return speak(by === 'random' ? 'setup.chance' : 'setup.the-house')
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

export function listed(speak: Speak, words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : speak('setup.list.and', { list: words.slice(0, -1).join(', '), last })
}

/** Who moves what, in a sentence. */
export function whoSentence(
  speak: Speak,
  plan: SetupPlan | undefined,
  mode: Mode | null,
  seats: readonly SeatDraft[],
): string {
  const words = seats.map((seat, i) => seatWord(speak, seat, i))
  const [a = '', b = '', c = '', d = ''] = words
  const own = mode === null ? null : said(speak, `setup.who.${mode.id}`, { a, b, c, d })
  if (own !== null) return capital(own)
  const [alone, several] = plan?.say?.who ?? ['setup.players.alone', 'setup.players.several']
  // The house counts once, however many seats it plays.
  return capital(speak(words.length === 1 ? alone : several, { list: listed(speak, [...new Set(words)]) }))
}

/** What happens when the filled key is pressed. */
export function startWords(
  speak: Speak,
  plan: SetupPlan | undefined,
  mode: Mode | null,
  seats: readonly SeatDraft[],
  options: Options,
): string {
  const words = seats.map((seat, i) => seatWord(speak, seat, i))
  const what = (key: string, seat: number): string =>
    speak('setup.start', { what: speak(key, { a: words[seat] ?? '' }) })
  const first = mode?.start ?? plan?.startsWith?.(options)
  if (first !== undefined) return what(`setup.start.${first.say}`, first.seat)
  if (plan?.say === undefined) return speak('setup.start.now')
  const [alone, several] = plan.say.start
  return what(words.length === 1 ? alone : several, 0)
}

/** The edition or expansion, as the sentence about the table begins with it. */
export function rulesWord(speak: Speak, plan: Ruled | undefined, options: Options): string {
  const lead = plan?.lead ?? null
  if (lead !== null && plan?.goesOn) {
    const what = said(speak, `setup.value.${lead}.${options[lead]}`) ?? said(speak, `option.${lead}.${options[lead]}`)
    if (what !== null) return speak('setup.by.handed', { what: capital(what) })
  }
  if (plan?.goesOn) return capital(speak('setup.base.handed'))
  return (lead === null ? null : said(speak, `setup.by.${options[lead]}`)) ?? speak('setup.by.other')
}
type Ruled = Pick<SetupPlan, 'lead' | 'goesOn'>

/** What the differences are counted from. */
export function baseWord(speak: Speak, { lead, goesOn }: Ruled, options: Options): string {
  if (goesOn) return speak('setup.base.handed')
  return (lead === null ? null : said(speak, `setup.base.${options[lead]}`)) ?? speak('setup.base.other')
}

const SPELLED = 3

/** The changes as one half of a sentence; of many only the first are told. */
export function butWords(speak: Speak, clauses: readonly string[]): string {
  const told = clauses.length > SPELLED + 1 ? clauses.slice(0, SPELLED) : clauses
  const left = clauses.length - told.length
  return listed(speak, left === 0 ? told : [...told, speak('setup.but.more', { count: left })])
}

/** What a key calls a set of rules; the plain rules have a name in each game. */
export const setLabel = (speak: Speak, { game }: PageModule, { id, name }: RuleSet): string =>
  name ?? said(speak, `setup.preset.${id}.${game.id}`) ?? said(speak, `setup.preset.${id}`) ?? speak(`preset.${id}`)

/** What a set of rules means for a table, in plain words. */
export function setWords(speak: Speak, module: PageModule, plan: SetupPlan | undefined, set: RuleSet): string {
  const { game } = module
  const usual = resolveOptions(game.options)
  const options = resolveOptions(game.options, set.options)
  if (set.name === null) {
    const otherwise = Object.keys(options).filter((name) => name !== plan?.lead && options[name] !== usual[name])
    const numbers = Object.entries(options).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    const params = { ...Object.fromEntries(numbers), count: otherwise.length }
    const own =
      said(speak, `setup.preset.${set.id}.${game.id}.say`, params) ?? said(speak, `setup.preset.${set.id}.say`, params)
    if (own !== null) return own
  }
  const clauses = differing(module, plan, options).map((name) =>
    clause(speak, specOf(module, name), name, options[name]!),
  )
  const rules = rulesWord(speak, plan, options)
  return `${rules}${clauses.length === 0 ? '' : `${speak('setup.but.start')}${butWords(speak, clauses)}`}.`
}
