import { BadInput } from '@shamble/kernel'
import { gameSpeaker, seatName, speaker } from '@shamble/text'
import { loadGame } from '../catalogue.js'
import { lineTo } from '../online/line.js'
import { readLink } from '../online/link.js'
import { OutsideBot } from '../online/outside-bot.js'
import { seatToken } from '../online/seat-tokens.js'
import { languageFor, type Output } from '../output.js'
import { value } from '../saves.js'
import { cliText } from '../text/index.js'

export interface JoinOptions {
  readonly bot: string
  readonly name?: string
  readonly lang?: string
}

/** Lets a bot of this machine play a place at an online table, until the match is over. */
export async function join(written: string, asked: JoinOptions, output: Output): Promise<number> {
  const language = languageFor(asked.lang)
  const speak = speaker(language, cliText[language])
  const link = readLink(written, speak)
  const name = asked.name ?? speak('join.name')
  const { port, follow } = await lineTo(link, seatToken(link, name, speak), speak)
  try {
    follow((line) => {
      if (line === 'lost' || line === 'open') output.out(speak(`online.line.${line}`))
    })
    const { invitation } = link
    const { game, as } = value(await port.request({ type: 'invited', invitation }), speak)
    if (as === 'watcher') throw new BadInput('', speak('join.watchOnly'))
    const module = await loadGame(game)
    const { match, seat } = value(await port.request({ type: 'join', invitation, name }), speak)
    output.out(speak('join.sits', { name, game: gameSpeaker(module, language)('game.name'), number: seat + 1 }))
    const end = await new OutsideBot({ port, module, match, seat, bot: asked.bot }).play()
    if (end === 'gone') throw new BadInput('', speak('online.gone'))
    const { options } = value(await port.request({ type: 'rules', match }), speak)
    const called = gameSpeaker(module, language, cliText[language])
    const winners = end.outcome.winners.map((one) => seatName(module.game.seats(options), one, called)).join(', ')
    const reason = called(`reason.${end.outcome.reason}`)
    output.out(called(winners === '' ? 'play.drawn' : 'play.won', { winners, reason }))
    return 0
  } finally {
    port.close()
  }
}
