import {
  ask,
  BadInput,
  cloneBase,
  type Frame,
  finish,
  freshState,
  type Game,
  guessBase,
  openWindow,
  type Play,
  type Procedure,
  type Seat,
  type State,
  unveil,
  type ViewBase,
  viewBase,
  type WindowFrame,
  windows,
} from '@shamble/kernel'
import { type ActionsOf, actionReader, type GameModule, type LedgerEntry, waysAtLeast } from '@shamble/module'

/**
 * A game for tests of the kernel and of hosts, as small as one with everything can be: a secret number a seat,
 * free steps that can be undone, dice, a timed window that others may block, an interjection, a reveal.
 */
export interface Knock extends State {
  /** What each seat holds, 1 to 9; nobody else knows. */
  held: number[]
  shown: number[]
  score: number[]
  walked: number
  /** Who has used his one jeer. */
  jeered: number[]
  /** What the jeers take from the next roll. */
  jeers: number
}

const readAction = actionReader({ walk: {}, roll: {}, show: {}, knock: {}, jeer: {}, block: {}, pass: {} })
export type KnockAction = ActionsOf<typeof readAction>
const [WALK, ROLL, SHOW, KNOCK, JEER, BLOCK, PASS] = (
  ['walk', 'roll', 'show', 'knock', 'jeer', 'block', 'pass'] as const
).map((type): KnockAction => ({ type })) as [
  KnockAction,
  KnockAction,
  KnockAction,
  KnockAction,
  KnockAction,
  KnockAction,
  KnockAction,
]

interface TurnFrame extends Frame {
  kind: 'turn'
}
export type KnockFrame = TurnFrame | WindowFrame

const active = (s: State): Seat => (s.turn - 1) % s.answered.length

function gain(s: Knock, seat: Seat, points: number, rule: string, play: Play, dice?: number[]): void {
  s.score[seat]! += points
  play.emit?.({ kind: 'gained', rule, seat, data: { points }, ...(dice ? { dice } : {}) })
  if (s.score[seat]! >= 12) finish(s, [seat], 'score', 'KNOCK-3')
}

function endTurn(s: Knock): void {
  s.turn++
  s.walked = 0
}

const turn: Procedure<Knock, TurnFrame, KnockAction> = {
  run: (s) => ask(s, active(s), 'turn'),
  offer(s, _f, seat, to) {
    if (s.walked < 3) to.legal(WALK)
    else to.refuse(WALK, 'KNOCK-1.1')
    to.legal(ROLL)
    to.legal(KNOCK)
    if (s.shown.includes(seat)) to.refuse(SHOW, 'KNOCK-1.4')
    else to.legal(SHOW)
  },
  answer(s, _f, seat, { type }, play) {
    if (type === 'walk') {
      s.walked++
      play.emit?.({ kind: 'walked', rule: 'KNOCK-1.1', seat })
    } else if (type === 'roll') {
      const die = play.chance.die(6, 'KNOCK-1.2')
      gain(s, seat, Math.max(0, die - s.jeers), 'KNOCK-1.2', play, [die])
      s.jeers = 0
      endTurn(s)
    } else if (type === 'show') {
      s.shown.push(seat)
      play.reveal?.('all')
      play.emit?.({ kind: 'shown', rule: 'KNOCK-1.4', seat, data: { number: s.held[seat]! } })
    } else openWindow(s, 'knock', seat)
  },
  interject(s, _f, seat, to) {
    if (s.jeered.includes(seat)) to.refuse(JEER, 'KNOCK-2.2')
    else to.legal(JEER)
  },
  interjected(s, _f, seat, _action, play) {
    s.jeered.push(seat)
    s.jeers++
    play.emit?.({ kind: 'jeered', rule: 'KNOCK-2.2', seat })
  },
}

const window = windows<Knock, KnockAction>(
  {
    knock: {
      order: 'together',
      answers: 1,
      reopens: false,
      timing: 'timed',
      pass: PASS,
      eligible: (s, f) => [...s.answered.keys()].filter((seat) => seat !== f.by),
      responses(_s, _f, _seat, to) {
        to.legal(BLOCK)
      },
      respond(_s, f, seat, _action, play) {
        f.verdict = 'cancelled'
        play.emit?.({ kind: 'blocked', rule: 'KNOCK-2.1', seat })
      },
      resolve(s, f, play) {
        const number = s.held[f.by]!
        // The gain tells everybody what is held.
        play.reveal?.('all')
        if (!s.shown.includes(f.by)) s.shown.push(f.by)
        gain(s, f.by, number, 'KNOCK-1.3', play)
        endTurn(s)
      },
      fizzle: (s) => endTurn(s),
    },
  },
  2,
)

export interface KnockView extends ViewBase, Pick<Knock, 'shown' | 'score' | 'walked' | 'jeered' | 'jeers'> {
  /** 0 where the viewer may not know. */
  readonly held: number[]
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const knockGame: Game<Knock, KnockFrame, KnockAction, KnockView> = {
  id: 'knock',
  rulesVersion: '2',
  continues: { '1': (snapshot) => ({ jeers: 0, ...(snapshot as object) }) },
  options: {
    specs: {
      seats: { type: 'number', min: 2, max: 3, default: 2 },
      deal: { type: 'choice', values: ['all', 'low'], default: 'all' },
      top: { type: 'number', min: 3, max: 9, default: (before) => (before['deal'] === 'low' ? 4 : 9) },
      loud: { type: 'flag', default: false },
    },
    presets: { low: { deal: 'low' } },
  },
  secrets: () => true,
  seats: (options) => ['ann', 'bob', 'cat'].slice(0, options['seats'] as number),
  setup(options, play) {
    const seats = options['seats'] as number
    const bag = NUMBERS.slice(0, options['top'] as number)
    const held: number[] = []
    for (let seat = 0; seat < seats; seat++) {
      const number = play.chance.draw(bag, 'KNOCK-0', [seat])
      bag.splice(bag.indexOf(number), 1)
      held.push(number)
      play.emit?.({ kind: 'dealt', rule: 'KNOCK-0', seat, secret: { seenBy: [seat], data: { number } } })
    }
    const score = held.map(() => 0)
    return freshState(
      options,
      seats,
      { kind: 'turn', step: 0 },
      { held, shown: [], score, walked: 0, jeered: [], jeers: 0 },
    )
  },
  frames: { turn, window },
  action: readAction,
  clone: (s) =>
    cloneBase(s, {
      held: s.held.slice(),
      shown: s.shown.slice(),
      score: s.score.slice(),
      walked: s.walked,
      jeered: s.jeered.slice(),
      jeers: s.jeers,
    }),
  view(s, viewer) {
    const { shown, score, walked, jeered, jeers } = s
    const held = s.held.map((number, seat) => (seat === viewer || shown.includes(seat) ? number : 0))
    return viewBase(knockGame, s, viewer, {
      held,
      shown: shown.slice(),
      score: score.slice(),
      walked,
      jeered: jeered.slice(),
      jeers,
    })
  },
  guess(view, chance) {
    const { shown, score, walked, jeered, jeers } = view
    const bag = NUMBERS.slice(0, view.options['top'] as number).filter((number) => !view.held.includes(number))
    const held = view.held.map((number) => {
      if (number > 0) return number
      const drawn = chance.draw(bag, 'KNOCK-0', 'nobody')
      bag.splice(bag.indexOf(drawn), 1)
      return drawn
    })
    const s: Knock = guessBase(view, {
      held,
      shown: shown.slice(),
      score: score.slice(),
      walked,
      jeered: jeered.slice(),
      jeers,
    })
    return unveil(knockGame, s, view, chance)
  },
  odds(view, action) {
    if (action.type !== 'roll') return null
    const modifiers = view.jeers > 0 ? [{ rule: 'KNOCK-2.2', value: -view.jeers }] : []
    return {
      rule: 'KNOCK-1.2',
      need: 4,
      modifiers,
      results: [{ key: 'high', ways: waysAtLeast(1, 6, 4 + view.jeers), of: 6 }],
    }
  },
  invariants: (s) => (s.walked > 3 ? ['KNOCK-1.1: walked too far'] : []),
}

const rule = (id: string, en: string, fr: string): LedgerEntry => ({ id, class: 'behaviour', en, fr })

export const knock: GameModule<Knock, KnockFrame, KnockAction, KnockView> = {
  game: knockGame,
  ledger: [
    rule('KNOCK-0', 'Each seat is dealt a secret number.', 'Chaque siège reçoit un nombre secret.'),
    rule('KNOCK-1.1', 'Up to three steps a turn.', 'Jusqu’à trois pas par tour.'),
    rule('KNOCK-1.2', 'A roll gains its points and ends the turn.', 'Un jet rapporte ses points et finit le tour.'),
    rule('KNOCK-1.3', 'A knock gains the number held.', 'Frapper rapporte le nombre tenu.'),
    rule('KNOCK-1.4', 'A number is shown once.', 'Un nombre se montre une fois.'),
    rule('KNOCK-2.1', 'Others may block a knock.', 'Les autres peuvent bloquer.'),
    rule('KNOCK-2.2', 'One jeer a game, at any time.', 'Une huée par partie, à tout moment.'),
    rule('KNOCK-3', 'Twelve points win.', 'Douze points gagnent.'),
  ],
  notation: {
    write: ({ type }) => type,
    read: (text) =>
      Object.hasOwn({ walk: 1, roll: 1, show: 1, knock: 1, jeer: 1, block: 1, pass: 1 }, text)
        ? ({ type: text } as KnockAction)
        : null,
  },
  position: {
    write: () => null,
    read() {
      throw new BadInput('position', 'this game has no position text')
    },
  },
  text: {
    en: {
      'game.name': 'Knock',
      'option.seats': 'Seats',
      'option.deal': 'Numbers',
      'option.top': 'Highest',
      'option.loud': 'Loud',
      'preset.low': 'Low numbers',
      'seat.ann': 'Ann',
      'seat.bob': 'Bob',
      'seat.cat': 'Cat',
      'question.turn': 'your turn',
      'question.knock': 'block it?',
      'action.walk': 'walk',
      'action.roll': 'roll',
      'action.show': 'show',
      'action.knock': 'knock',
      'action.jeer': 'jeer',
      'action.block': 'block',
      'action.pass': 'pass',
      'refuse.KNOCK-1.1': 'Three steps are enough.',
      'refuse.KNOCK-1.4': 'It lies open already.',
      'refuse.KNOCK-2.2': 'You have jeered already.',
      'event.dealt': '{{seat}} is dealt a number.',
      'event.dealt.known': '{{seat}} is dealt {{number}}.',
      'event.walked': '{{seat}} walks.',
      'event.gained': '{{seat}} gains {{points}}.',
      'event.shown': '{{seat}} shows {{number}}.',
      'event.blocked': '{{seat}} blocks.',
      'event.jeered': '{{seat}} jeers.',
      'odds.high': 'four or more',
      'reason.score': 'twelve points',
    },
    fr: {
      'game.name': 'Toc toc',
      'option.seats': 'Sièges',
      'option.deal': 'Nombres',
      'option.top': 'Plus haut',
      'option.loud': 'Fort',
      'preset.low': 'Petits nombres',
      'seat.ann': 'Anne',
      'seat.bob': 'Bob',
      'seat.cat': 'Cat',
      'question.turn': 'à vous',
      'question.knock': 'bloquer ?',
      'action.walk': 'marcher',
      'action.roll': 'lancer',
      'action.show': 'montrer',
      'action.knock': 'frapper',
      'action.jeer': 'huer',
      'action.block': 'bloquer',
      'action.pass': 'passer',
      'refuse.KNOCK-1.1': 'Trois pas suffisent.',
      'refuse.KNOCK-1.4': 'Il est déjà montré.',
      'refuse.KNOCK-2.2': 'Vous avez déjà hué.',
      'event.dealt': '{{seat}} reçoit un nombre.',
      'event.dealt.known': '{{seat}} reçoit {{number}}.',
      'event.walked': '{{seat}} marche.',
      'event.gained': '{{seat}} gagne {{points}}.',
      'event.shown': '{{seat}} montre {{number}}.',
      'event.blocked': '{{seat}} bloque.',
      'event.jeered': '{{seat}} hue.',
      'odds.high': 'quatre ou plus',
      'reason.score': 'douze points',
    },
  },
  rule: ({ type }) => (type === 'block' || type === 'pass' ? 'KNOCK-2.1' : 'KNOCK-1.2'),
  label: ({ type }, _view, speak) => speak(`action.${type}`),
  draw: (view) => [[{ text: view.score.join(' ') }]],
  // The same people go on, and they grow louder; where nobody has won nothing goes on.
  sequel: ({ outcome, options }) => (outcome!.winners.length === 0 ? null : { seats: options['seats']!, loud: true }),
  bots: {
    house: () => ({
      decide: ({ choices }) => choices.actions.find(({ type }) => type === 'roll') ?? choices.actions[0]!,
    }),
  },
}
