import { cloneBase, freshState, type Game, type Odds, viewBase } from '@shamble/kernel'
import { CARDS, type LastBus, type LastBusAction, type LastBusFrame, readAction, SEATS } from './state.js'
import { turn } from './turn.js'
import { guess, type LastBusView, seenCards } from './view.js'
import { walk } from './walk.js'

export const lastBus: Game<LastBus, LastBusFrame, LastBusAction, LastBusView> = {
  id: 'zz-newcomer',
  rulesVersion: '1',
  options: {
    specs: { way: { type: 'number', min: 10, max: 40, default: 20, rule: 'LB-4.2' } },
    presets: { short: { way: 10 } },
  },
  secrets: true,
  seats: () => SEATS,
  setup(options, play) {
    const rest = CARDS.slice()
    const held = SEATS.map((_, seat) => {
      const card = play.chance.draw(rest, 'LB-1.2', [seat])
      rest.splice(rest.indexOf(card), 1)
      play.emit?.({
        kind: 'drew',
        rule: 'LB-1.2',
        seat,
        secret: { seenBy: [seat], data: { card: { word: `card.${card}` } } },
      })
      return card
    })
    return freshState(options, SEATS.length, { kind: 'turn', step: 0 }, { at: [0, 0], steps: 0, held, spent: [], rest })
  },
  frames: { turn, walk },
  action: readAction,
  clone: (s) =>
    cloneBase(s, {
      at: s.at.slice(),
      steps: s.steps,
      held: s.held.slice(),
      spent: s.spent.slice(),
      rest: s.rest.slice(),
    }),
  view: (s, viewer) =>
    viewBase(lastBus, s, viewer, {
      at: s.at.slice(),
      steps: s.steps,
      held: seenCards(s, viewer),
      spent: s.spent.slice(),
    }),
  guess,
  odds,
  invariants(s) {
    const cards = [...s.rest, ...s.held.filter((card) => card !== null), ...s.spent].sort()
    return cards.join() === CARDS.join() ? [] : [`LB-1.3: the cards are ${cards.join(', ')}`]
  },
}

/** [LB-2.2] */
function odds(_view: LastBusView, action: LastBusAction): Odds | null {
  if (action.type !== 'roll') return null
  const [stumble, of] = action.dice === 1 ? [1, 6] : [11, 36]
  return {
    rule: 'LB-2.2',
    modifiers: [],
    results: [
      { key: 'steps', ways: of! - stumble!, of: of! },
      { key: 'stumble', ways: stumble!, of: of! },
    ],
  }
}
