import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Host, type MatchCard, type Reply, type SeatPlan } from '@shamble/host'
import { BadInput } from '@shamble/kernel'
import { type GameModule, optionSpecs, type Speak } from '@shamble/module'
import { faultSentence, gameSpeaker, speaker } from '@shamble/text'
import { listGames, loadGame } from '../catalogue.js'
import { FileStore } from '../file-store.js'
import { readText } from '../files.js'
import { chosenFrom, optionsFrom } from '../game-options.js'
import { type Keyboard, terminalKeyboard } from '../keyboard.js'
import { languageFor, type Output } from '../output.js'
import { ROOT } from '../root.js'
import { TerminalTable } from '../terminal-table.js'
import { cliText } from '../text/index.js'

export interface PlayOptions {
  readonly seats?: string
  readonly set: string[]
  readonly preset?: string
  readonly seed?: string
  readonly realDice?: boolean
  readonly position?: string
  readonly resume?: string | true
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
  const home = process.env['SHAMBLE_HOME'] ?? join(ROOT, '.shamble')
  const store = new FileStore(asked.saves ?? join(home, 'matches'))
  try {
    const card = asked.resume === undefined ? null : await savedMatch(store, asked.resume, game, language)
    const id = card?.game ?? game ?? (await askForGame(keys, output, language))
    if (id === null) return 0
    const module = await loadGame(id)
    const speak = gameSpeaker(module, language, cliText[language])
    // Somebody who only said "start" is asked how; whoever named a game has said what he wants.
    const chosen = card === null && game === undefined ? await askForPreset(module, keys, output, language) : undefined
    if (chosen === null) return 0
    const given = chosen === undefined ? asked : { ...asked, preset: chosen }
    const host = new Host({ games: [module], store })
    const port = host.connect()
    const match =
      card === null
        ? await newMatch(module, given, port, speak)
        : value(await port.request({ type: 'open', match: card.id }), speak).match
    const { cards } = value(await port.request({ type: 'list' }), speak)
    const seated = cards.find((other) => other.id === match) ?? null
    const persons = personSeats(seated?.seats ?? plannedSeats(module, given))
    // A set-up that waits for dice cannot be looked at yet; its options are the given ones.
    const looked = await port.request({ type: 'look', match })
    const options = looked.ok ? looked.value.view.options : optionsFrom(module, given.set, given.preset)
    const words = module.game.seats(options)
    const table = new TerminalTable(
      { port, module, match, persons, keyboard: keys, output, speak, language, file: store.recordFile(match) },
      words,
      module.game.secrets(options),
    )
    await table.run()
    await port.request({ type: 'close', match })
    return 0
  } finally {
    keys.close()
  }
}

function personSeats(plans: readonly Pick<SeatPlan, 'by'>[]): number[] {
  return plans.flatMap((plan, seat) => (plan.by === 'person' ? [seat] : []))
}

function plannedSeats(module: GameModule, given: PlayOptions): readonly { by: 'person' | 'bot' }[] {
  return (
    givenSeats(given) ??
    module.game
      .seats(optionsFrom(module, given.set, given.preset))
      .map((_, seat) => ({ by: seat === 0 ? 'person' : 'bot' }))
  )
}

function givenSeats(given: PlayOptions) {
  return given.seats?.split(',').map((word) => {
    const name = word.trim()
    return name === 'person' ? ({ by: 'person', name: '' } as const) : ({ by: 'bot', bot: name } as const)
  })
}

/** Options as given; at one terminal nobody races a clock, and as many sit down as are named. */
function tableOptions(module: GameModule, given: PlayOptions) {
  const named = givenSeats(given)
  const counts = optionSpecs(module.game.options)['seats']?.type === 'number' && named !== undefined
  return { ...module.unattended, ...(counts ? { seats: named.length } : {}), ...chosenFrom(module, given.set) }
}

async function newMatch(
  module: GameModule,
  given: PlayOptions,
  port: ReturnType<Host['connect']>,
  speak: Speak,
): Promise<string> {
  const seats = givenSeats(given)
  const { position, preset, seed } = given
  const reply = await port.request({
    type: 'create',
    game: module.game.id,
    options: tableOptions(module, given),
    realDice: given.realDice ?? false,
    ...(preset === undefined ? {} : { preset }),
    ...(seed === undefined ? {} : { seed }),
    ...(seats === undefined ? {} : { seats }),
    ...(position === undefined
      ? {}
      : { position: existsSync(position) ? readText(position) : position.replaceAll('\\n', '\n') }),
  })
  return value(reply, speak).match
}

async function savedMatch(
  store: FileStore,
  wanted: string | true,
  game: string | undefined,
  language: 'en' | 'fr',
): Promise<MatchCard> {
  const cards = await store.list()
  const found = cards.find((card) =>
    wanted === true ? !card.over && (game === undefined || card.game === game) : card.id.startsWith(wanted),
  )
  if (found === undefined) throw new BadInput('--resume', speaker(language, cliText[language])('play.nothingToResume'))
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

function value<T>(reply: Reply<T>, speak: Speak): T {
  if (reply.ok) return reply.value
  if ('error' in reply) throw new BadInput(reply.error.where, faultSentence(reply.error, speak))
  throw new BadInput('', `refused by ${reply.refusal.rule}`)
}
