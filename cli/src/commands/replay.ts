import { BadInput, Engine } from '@shamble/kernel'
import { type GameModule, LARGEST_RECORD, type Speak } from '@shamble/module'
import { fileOf, gameOf, linesIn, type Match, type ReadOptions, readSeries } from '@shamble/record'
import { eventSentence, faultSentence, gameSpeaker, seatName, speaker } from '@shamble/text'
import { loadGame } from '../catalogue.js'
import { cardBeside } from '../file-store.js'
import { inFile, readText, writeNewFile } from '../files.js'
import { languageFor, type Output, paint, paintLine } from '../output.js'
import { spoken } from '../spoken.js'
import { cliText } from '../text/index.js'

interface ReplayOptions {
  readonly verify?: boolean
  readonly recover?: boolean
  readonly continue?: boolean
  readonly out?: string
  readonly lang?: string
  readonly json?: boolean
}

/** Plays a record again, or those of a series. Opening them verifies them: every hash must agree. */
export async function replay(file: string, options: ReplayOptions, output: Output): Promise<number> {
  const written = readText(file, LARGEST_RECORD)
  const language = languageFor(options.lang)
  const table = speaker(language, cliText[language])
  const game = spoken(table, () => inFile(file, () => gameOf(written)))
  const module = await loadGame(game)
  const speak = gameSpeaker(module, language, cliText[language])
  const how: ReadOptions = {
    damaged: options.recover ? 'recover' : 'refuse',
    otherRules: options.continue ? 'continue' : 'refuse',
    ...(isWholeInStore(file, written) ? { end: 'known' } : {}),
  }
  const { matches, damage } = spoken(speak, () =>
    inFile(file, () => readSeries(module, new Engine(module.game), written, how)),
  )
  if (options.out !== undefined) writeNewFile(options.out, fileOf(matches.map((match) => match.text())))
  if (options.json) {
    const told = matches.map((match) => summary(module, match, speak))
    const [only] = told
    const body = told.length === 1 ? only : { game, matches: told }
    output.out(JSON.stringify({ ...body, damage: damage?.message ?? null }, null, 2))
    return 0
  }
  for (const [i, match] of matches.entries()) {
    if (matches.length > 1) output.out(speak('replay.match', { number: i + 1, count: matches.length }))
    if (!options.verify) tellMatch(module, match, output, speak)
    const { state, hash } = match
    output.out(speak('replay.verified', { count: state.seq, hash: hash.slice(0, 8) }))
    if (state.outcome !== null) tellOutcome(module, match, output, speak)
  }
  if (damage !== null) output.out(speak('replay.recovered', { damage: said(damage, speak) }))
  if (options.out !== undefined) output.out(speak('replay.written', { file: options.out }))
  return 0
}

/** Whether a record stands where it was played, and is as long as the card beside it says. */
export function isWholeInStore(file: string, written: string): boolean {
  if (!file.endsWith('.match')) return false
  const card = cardBeside(file)
  return card !== null && card.lines === linesIn(written.endsWith('\n') ? written : `${written}\n`)
}

const said = (damage: BadInput, speak: Speak): string =>
  new BadInput(damage.where, faultSentence(damage, speak)).message

function summary(module: GameModule, { state, log }: Match, speak: Speak) {
  const seats = module.game.seats(state.options)
  return {
    game: module.game.id,
    verified: true,
    answers: state.seq,
    outcome: state.outcome,
    log: log.map(({ seq, seat, answer, events }) => ({
      seq,
      seat,
      answer,
      text: events.map((event) => eventSentence(event, seats, speak)),
    })),
  }
}

function tellMatch(module: GameModule, { state, log }: Match, output: Output, speak: Speak): void {
  const seats = module.game.seats(state.options)
  for (const { seq, events } of log)
    for (const event of events) {
      const margin = `${String(seq).padStart(4)} ${event.rule.padEnd(10)}`
      output.out(`${paint(margin, 'dim', output.colour)} ${eventSentence(event, seats, speak)}`)
    }
  output.out('')
  for (const line of module.draw(module.game.view(state, 'spectator'), speak))
    output.out(paintLine(line, output.colour))
}

function tellOutcome(module: GameModule, { state }: Match, output: Output, speak: Speak): void {
  const { winners, reason } = state.outcome!
  const seats = module.game.seats(state.options)
  const names = winners.map((seat) => seatName(seats, seat, speak)).join(', ')
  output.out(speak(names ? 'play.won' : 'play.drawn', { winners: names, reason: speak(`reason.${reason}`) }))
}
