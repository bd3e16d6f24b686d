import { BadInput, Engine } from '@shamble/kernel'
import { type GameModule, LARGEST_RECORD, resolveOptions, type Speak } from '@shamble/module'
import { type CheckedDice, checkDice, gameOf, optionsIn, splitRecords } from '@shamble/record'
import { faultSentence, gameSpeaker, seatName, speaker } from '@shamble/text'
import { loadGame } from '../catalogue.js'
import { inFile, readText } from '../files.js'
import { languageFor, type Output } from '../output.js'
import { spoken } from '../spoken.js'
import { cliText } from '../text/index.js'

/** Checks the dice of a downloaded match, or of a series, without asking anybody. 1 where anything does not agree. */
export async function verify(
  file: string,
  options: { readonly lang?: string; readonly json?: boolean },
  output: Output,
): Promise<number> {
  const written = readText(file, LARGEST_RECORD)
  const language = languageFor(options.lang)
  const game = spoken(speaker(language, cliText[language]), () => inFile(file, () => gameOf(written)))
  const module = await loadGame(game)
  const speak = gameSpeaker(module, language, cliText[language])
  const engine = new Engine(module.game)
  const records = splitRecords(written)
  const checked = records.map((record, i) => {
    const end = i === records.length - 1 ? 'told' : 'known'
    try {
      return { dice: checkDice(engine, record, end), record }
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      return { fault: new BadInput(error.where, faultSentence(error, speak)).message }
    }
  })
  const isWrong = checked.some((one) => 'fault' in one)
  if (options.json) {
    const matches = checked.map((one) => ('fault' in one ? { agrees: false, ...one } : { agrees: true, ...one.dice }))
    output.out(JSON.stringify({ game, agrees: !isWrong, matches }, null, 2))
    return isWrong ? 1 : 0
  }
  checked.forEach((one, i) => {
    if (checked.length > 1) output.out(speak('replay.match', { number: i + 1, count: checked.length }))
    if ('fault' in one) output.out(speak('verify.fault', { fault: one.fault }))
    else for (const line of sentences(module, one.dice, one.record, speak)) output.out(line)
  })
  return isWrong ? 1 : 0
}

function sentences(
  module: GameModule,
  { open, closed, parts, before, commitment }: CheckedDice,
  record: string,
  speak: Speak,
): string[] {
  const seats = module.game.seats(resolveOptions(module.game.options, optionsIn(record)))
  const players = parts.flatMap((part) => part.seats).map((seat) => seatName(seats, seat, speak))
  return [
    speak('verify.agrees', { count: open + closed }),
    players.length > 0 ? speak('verify.players', { players: players.join(', ') }) : speak('verify.nobody'),
    ...(before > 0 ? [speak('verify.before', { count: before })] : []),
    speak('verify.commitment', { commitment }),
  ]
}
