import { existsSync } from 'node:fs'
import { Host, type HostPort, type MatchCard, type SeatPlan, sequelOf } from '@shamble/host'
import { BadInput, type Options } from '@shamble/kernel'
import { type GameModule, optionSpecs, resolveOptions, type Speak } from '@shamble/module'
import type { HandedOn } from '@shamble/record'
import { faultSentence, gameSpeaker, speaker } from '@shamble/text'
import { listGames, loadGame } from '../catalogue.js'
import type { FileStore } from '../file-store.js'
import { readText } from '../files.js'
import { chosenFrom } from '../game-options.js'
import { type Keyboard, terminalKeyboard } from '../keyboard.js'
import { playOnline } from '../online/play-online.js'
import { languageFor, type Output } from '../output.js'
import { rivalThreads } from '../rival-threads.js'
import { isNamed, savedMatches, value } from '../saves.js'
import { givenNames } from '../seat-names.js'
import { spoken } from '../spoken.js'
import { TerminalTable } from '../terminal-table.js'
import { cliText } from '../text/index.js'

export interface PlayOptions {
  readonly join?: string
  readonly name?: string
  readonly seats?: string
  readonly set: string[]
  readonly preset?: string
  readonly seed?: string
  readonly realDice?: boolean
  readonly position?: string
  readonly resume?: string | true
  readonly after?: string | true
  readonly copy?: boolean
  readonly saves?: string
  readonly lang?: string
}

/** Plays a match in the terminal. */
export async function play(
  game: string | undefined,
  asked: PlayOptions,
  output: Output,
  keyboard?: Keyboard,
): Promise<number> {
  const language = languageFor(asked.lang)
  if (keyboard === undefined && !process.stdin.isTTY)
    throw new BadInput('', speaker(language, cliText[language])('play.noTerminal'))
  const keys = keyboard ?? terminalKeyboard()
  if (asked.join !== undefined)
    return playOnline(asked.join, asked.name, language, output, keys).finally(() => keys.close())
  const store = savedMatches(asked.saves)
  const { thinking, close } = rivalThreads()
  try {
    const card = asked.resume === undefined ? null : await savedMatch(store, asked.resume, game, language)
    const before = asked.after === undefined ? null : await endedMatch(store, asked.after, game, language)
    const id = card?.game ?? game ?? before?.game ?? (await askForGame(keys, output, language))
    if (id === null) return 0
    const module = await loadGame(id)
    const speak = gameSpeaker(module, language, cliText[language])
    // People who only said "start" are asked how; those who named a game have said what they want.
    const isOpen = card === null && before === null && game === undefined
    const chosen = isOpen ? await askForPreset(module, keys, output, language) : undefined
    if (chosen === null) return 0
    const given = chosen === undefined ? asked : { ...asked, preset: chosen }
    const host = new Host({ games: [module], store, ...(thinking === undefined ? {} : { thinking }) })
    const port = host.connect()
    const handed =
      before === null ? {} : (value(await port.request({ type: 'sequel', match: before.id }), speak).handed ?? {})
    const match =
      card === null
        ? await newMatch(module, given, handed, before, port, speak)
        : await resumed(card, store, port, keys, output, speak)
    if (match === null) return 0
    const { cards } = value(await port.request({ type: 'list' }), speak)
    const seated = cards.find((other) => other.id === match) ?? null
    const persons = personSeats(seated?.seats ?? [])
    // A set-up that waits for dice cannot be looked at yet; its options are the given ones.
    const looked = await port.request({ type: 'look', match })
    const options = looked.ok ? looked.value.view.options : plannedOptions(module, given, handed)
    const words = module.game.seats(options)
    const names = givenNames(seated?.seats ?? [], words)
    const called = speaker(language, cliText[language], module.text[language], names)
    const saved = speak('play.saved', { file: store.recordFile(match), id: match })
    const table = new TerminalTable(
      { port, module, match, persons, keyboard: keys, output, speak: called, language, saved },
      words,
      module.game.secrets(options),
    )
    await table.run()
    await tellNext(port, match, output, speak)
    await port.request({ type: 'close', match })
    return 0
  } finally {
    keys.close()
    await close()
  }
}

function personSeats(plans: readonly Pick<SeatPlan, 'by'>[]): number[] {
  return plans.flatMap((plan, seat) => (plan.by === 'person' ? [seat] : []))
}

function givenSeats(given: PlayOptions) {
  return given.seats?.split(',').map((word) => {
    const [who, ...named] = word.trim().split(':')
    const name = named.join(':').trim()
    return who === 'person' ? ({ by: 'person', name } as const) : ({ by: 'bot', bot: word.trim() } as const)
  })
}

/**
 * Options as given; at one terminal nobody races a clock, and as many sit down as are named. What is handed on is not
 * chosen here; who chooses otherwise is told by the host.
 */
function tableOptions(module: GameModule, given: PlayOptions, handed: HandedOn) {
  const named = givenSeats(given)
  const counts = optionSpecs(module.game.options)['seats']?.type === 'number' && named !== undefined
  const usual = { ...module.unattended, ...(counts ? { seats: named.length } : {}) }
  const free = Object.entries(usual).filter(([name]) => !Object.hasOwn(handed, name))
  return { ...Object.fromEntries(free), ...chosenFrom(module, given.set) }
}

const plannedOptions = (module: GameModule, given: PlayOptions, handed: HandedOn): Options =>
  resolveOptions(module.game.options, { ...tableOptions(module, given, handed), ...handed }, given.preset ?? null)

/** Says how the next match is begun, where one can go on from this. */
async function tellNext(port: HostPort, match: string, output: Output, speak: Speak): Promise<void> {
  const reply = await port.request({ type: 'sequel', match })
  if (reply.ok && reply.value.handed !== null && reply.value.next === null)
    output.out(speak('play.next', { id: match }))
}

async function newMatch(
  module: GameModule,
  given: PlayOptions,
  handed: HandedOn,
  before: MatchCard | null,
  port: HostPort,
  speak: Speak,
): Promise<string> {
  const seats = givenSeats(given)
  const options = spoken(speak, () => tableOptions(module, given, handed))
  const { position, preset, seed, realDice, copy } = given
  const reply = await port.request({
    type: 'create',
    game: module.game.id,
    options,
    ...(before === null ? {} : { after: before.id }),
    ...(copy === undefined ? {} : { copy }),
    ...(realDice === undefined ? {} : { realDice }),
    ...(preset === undefined ? {} : { preset }),
    ...(seed === undefined ? {} : { seed }),
    ...(seats === undefined ? {} : { seats }),
    ...(position === undefined
      ? {}
      : { position: existsSync(position) ? readText(position) : position.replaceAll('\\n', '\n') }),
  })
  return value(reply, speak).match
}

/** Takes a saved match up; where its record is damaged, its sound part as a new match, if that is wanted. */
async function resumed(
  { id }: MatchCard,
  store: FileStore,
  port: HostPort,
  keys: Keyboard,
  output: Output,
  speak: Speak,
): Promise<string | null> {
  const opened = await port.request({ type: 'open', match: id })
  const isDamaged = !opened.ok && 'error' in opened && /^(record$|line \d+(?!\.rulesVersion))/.test(opened.error.where)
  if (!isDamaged) return value(opened, speak).match
  output.out(speak('play.damaged', { reason: faultSentence(opened.error, speak) }))
  const typed = await keys.ask(speak('play.yes'))
  if (typed?.trim().toLowerCase() !== speak('play.yes')) return null
  const { record } = await store.load(id)
  return value(await port.request({ type: 'import', record, recover: true }), speak).match
}

async function savedMatch(
  store: FileStore,
  wanted: string | true,
  game: string | undefined,
  language: 'en' | 'fr',
): Promise<MatchCard> {
  const cards = await store.list()
  const found = cards.find((card) =>
    wanted === true ? !card.over && (game === undefined || card.game === game) : isNamed(card, wanted),
  )
  if (found === undefined) throw new BadInput('--resume', speaker(language, cliText[language])('play.nothingToResume'))
  return found
}

/** The match that the next one goes on from; where none is named, the last that is over and has no next one. */
async function endedMatch(
  store: FileStore,
  wanted: string | true,
  game: string | undefined,
  language: 'en' | 'fr',
): Promise<MatchCard> {
  const cards = await store.list()
  const found = cards.find((card) =>
    wanted === true
      ? card.over && (game === undefined || card.game === game) && sequelOf(cards, card.id) === undefined
      : isNamed(card, wanted),
  )
  const speak = speaker(language, cliText[language])
  if (found === undefined) throw new BadInput('--after', speak('play.nothingAfter'))
  if (game !== undefined && found.game !== game)
    throw new BadInput('--after', speak('a game of "{{found}}", not of "{{game}}"', { found: found.game, game }))
  return found
}

/** Which of the game's presets; `undefined` where there is nothing to choose, `null` when nobody answers. */
async function askForPreset(
  module: GameModule,
  keys: Keyboard,
  output: Output,
  language: 'en' | 'fr',
): Promise<string | undefined | null> {
  const presets = Object.keys(module.game.options.presets)
  if (presets.length === 0) return undefined
  const speak = gameSpeaker(module, language, cliText[language])
  output.out(speak('play.how'))
  const lines = [...presets.map((preset) => speak(`preset.${preset}`)), speak('play.asIs')]
  for (const [i, line] of lines.entries()) output.out(`${String(i + 1).padStart(4)}  ${line}`)
  for (;;) {
    const typed = await keys.ask('1')
    if (typed === null) return null
    if (Number(typed) === lines.length) return undefined
    const preset = presets[typed.trim() === '' ? 0 : Number(typed) - 1] ?? presets.find((name) => name === typed.trim())
    if (preset !== undefined) return preset
  }
}

async function askForGame(keys: Keyboard, output: Output, language: 'en' | 'fr'): Promise<string | null> {
  const speak = speaker(language, cliText[language])
  const games = listGames()
  output.out(speak('play.which'))
  for (const [i, listed] of games.entries()) {
    const name = await loadGame(listed.id).then(
      (module) => gameSpeaker(module, language)('game.name'),
      (error: Error) => error.message,
    )
    output.out(`${String(i + 1).padStart(4)}  ${name} (${speak(`play.${listed.kind}`)})`)
  }
  for (;;) {
    const typed = await keys.ask('1')
    if (typed === null) return null
    const chosen =
      games[typed.trim() === '' ? 0 : Number(typed) - 1] ?? games.find((listed) => listed.id === typed.trim())
    if (chosen !== undefined) return chosen.id
  }
}
