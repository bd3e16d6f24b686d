import { Engine } from '@shamble/kernel'
import { Match, type ReadOptions, readRecord } from '@shamble/record'
import { eventSentence, gameSpeaker, seatName } from '@shamble/text'
import { loadGame } from '../catalogue.js'
import { inFile, readText } from '../files.js'
import { languageFor, type Output, paint, paintLine } from '../output.js'
import { cliText } from '../text/index.js'

interface ReplayOptions {
  readonly verify?: boolean
  readonly recover?: boolean
  readonly continue?: boolean
  readonly lang?: string
  readonly json?: boolean
}

/** Plays a record again. Opening it verifies it: every hash must agree. */
export async function replay(file: string, options: ReplayOptions, output: Output): Promise<number> {
  const written = readText(file)
  const { header } = inFile(file, () => readRecord(written, 'recover'))
  const module = await loadGame(header.game)
  const how: ReadOptions = {
    damaged: options.recover ? 'recover' : 'refuse',
    otherRules: options.continue ? 'continue' : 'refuse',
  }
  const match = inFile(file, () => Match.read(new Engine(module.game), written, how))
  const { state } = match
  const language = languageFor(options.lang)
  const speak = gameSpeaker(module, language, cliText[language])
  const seats = module.game.seats(state.options)
  const damage = match.damage?.message ?? null
  const log = match.log.map((entry) => ({
    ...entry,
    text: entry.events.map((event) => eventSentence(event, seats, speak)),
  }))
  if (options.json) {
    const answers = log.map(({ seq, seat, answer, text }) => ({ seq, seat, answer, text }))
    output.out(
      JSON.stringify(
        { game: header.game, verified: true, answers: state.seq, damage, outcome: state.outcome, log: answers },
        null,
        2,
      ),
    )
    return 0
  }
  if (!options.verify) {
    for (const entry of log) {
      entry.text.forEach((sentence, i) => {
        output.out(
          `${paint(`${String(entry.seq).padStart(4)} ${(entry.events[i]?.rule ?? '').padEnd(10)}`, 'dim', output.colour)} ${sentence}`,
        )
      })
    }
    output.out('')
    for (const line of module.draw(module.game.view(state, 'spectator'), speak))
      output.out(paintLine(line, output.colour))
  }
  if (damage !== null) output.out(speak('replay.recovered', { damage }))
  output.out(speak('replay.verified', { count: state.seq, hash: match.hash.slice(0, 8) }))
  if (state.outcome !== null) {
    const winners = state.outcome.winners.map((seat) => seatName(seats, seat, speak)).join(', ')
    output.out(speak(winners ? 'play.won' : 'play.drawn', { winners, reason: speak(`reason.${state.outcome.reason}`) }))
  }
  return 0
}
