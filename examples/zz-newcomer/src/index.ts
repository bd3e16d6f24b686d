import type { BoardLine, GameModule, Speak } from '@shamble/kernel'
import { lastBus } from './game.js'
import { house } from './house.js'
import { ledger } from './ledger.js'
import { notation, position } from './notation.js'
import { type LastBus, type LastBusAction, type LastBusFrame, SEATS } from './state.js'
import { text } from './text.js'
import type { LastBusView, SeenCard } from './view.js'

const cardWord = (card: SeenCard | undefined) => ({
  word: card === null || card === undefined ? 'board.none' : card === '?' ? 'board.hidden' : `card.${card}`,
})

function draw(view: LastBusView, speak: Speak): BoardLine[] {
  const way = Number(view.options['way'])
  return [
    ...SEATS.map(
      (seat, i): BoardLine => [
        {
          text: speak('board.at', {
            seat: { word: `seat.${seat}` },
            at: view.at[i]!,
            way,
            card: cardWord(view.held[i]),
          }),
        },
      ],
    ),
    [{ text: speak('board.steps', { count: view.steps }), tone: 'strong' }],
  ]
}

const RULES = { roll: 'LB-2.1', walk: 'LB-2.3', sprint: 'LB-2.4', block: 'LB-3.1', pass: 'LB-3.1' } as const

const module: GameModule<LastBus, LastBusFrame, LastBusAction, LastBusView> = {
  game: lastBus,
  notation,
  position,
  ledger,
  text,
  rule: ({ type }) => RULES[type],
  label: (action, _view, speak) =>
    action.type === 'roll' ? speak('action.roll', { count: action.dice }) : speak(`action.${action.type}`),
  draw,
  bots: { house },
}
export default module
