import {
  ask,
  BadInput,
  cloneBase,
  type Frame,
  finish,
  freshState,
  type Game,
  guessBase,
  type Offers,
  openWindow,
  type Play,
  type Procedure,
  type Seat,
  type Space,
  type State,
  unveil,
  type ViewBase,
  viewBase,
  type WindowFrame,
  windows,
} from '@shamble/kernel'
import {
  type ActionsOf,
  actionReader,
  type GameModule,
  type LedgerEntry,
  waysAtLeast,
  words,
  wordsSpace,
} from '@shamble/module'

/**
 * A game for tests of the kernel and of hosts, as small as one with everything can be: a secret number a seat,
 * free steps that can be undone, dice, a timed window that others may block, an interjection, a reveal; and with the
 * option `whispers` what nobody else learns of: dice that only one seat sees, and notes.
 */
export interface Knock extends State {
  /** What each seat holds, 1 to 9; nobody else knows. */
  held: number[]
  shown: number[]
  score: number[]
  walked: number
  /** Who has used their one jeer. */
  jeered: number[]
  /** What the jeers take from the next roll. */
  jeers: number
  /** What each seat has rolled in secret, 0 where it has not. */
  omens: number[]
  /** What each seat has written down for itself. */
  notes: string[]
}

const NOTE_LENGTH = { least: 1, most: 20 }
/** What random play writes, and what a guess finds written. */
const NOTES = ['bob bluffs', 'roll twice']

const BARE = { walk: {}, roll: {}, show: {}, knock: {}, jeer: {}, block: {}, pass: {}, omen: {} } as const
const readAction = actionReader({ ...BARE, note: { text: words(NOTE_LENGTH.least, NOTE_LENGTH.most) } })
export type KnockAction = ActionsOf<typeof readAction>
const [WALK, ROLL, SHOW, KNOCK, JEER, BLOCK, PASS, OMEN] = (
  ['walk', 'roll', 'show', 'knock', 'jeer', 'block', 'pass', 'omen'] as const
).map((type) => ({ type }) as KnockAction) as [
  KnockAction,
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

const NOTE = wordsSpace<Extract<KnockAction, { type: 'note' }>>('note', NOTE_LENGTH, NOTES) as Space<KnockAction>

function offerWhispers(s: Knock, seat: Seat, to: Offers<KnockAction>): void {
  if (!s.options['whispers']) return
  if (s.omens[seat]! > 0) to.refuse(OMEN, 'KNOCK-4')
  else to.legal(OMEN)
  to.space(NOTE)
}

function whisper(s: Knock, seat: Seat, action: KnockAction, play: Play): void {
  if (action.type === 'note') {
    s.notes[seat] = action.text
    play.emit?.({ kind: 'noted', rule: 'KNOCK-5', seat, data: { text: action.text }, seenBy: [seat] })
    return
  }
  const die = play.chance.die(6, 'KNOCK-4', [seat])
  s.omens[seat] = die
  play.emit?.({ kind: 'omen', rule: 'KNOCK-4', seat, dice: [die], seenBy: [seat] })
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
    offerWhispers(s, seat, to)
  },
  answer(s, _f, seat, action, play) {
    const { type } = action
    if (type === 'omen' || type === 'note') whisper(s, seat, action, play)
    else if (type === 'walk') {
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
  knownTo: (_s, _f, seat, { type }) => (type === 'omen' || type === 'note' ? [seat] : 'all'),
  interject(s, _f, seat, to) {
    if (s.jeered.includes(seat)) to.refuse(JEER, 'KNOCK-2.2')
    else to.legal(JEER)
    offerWhispers(s, seat, to)
  },
  interjected(s, _f, seat, action, play) {
    if (action.type !== 'jeer') return whisper(s, seat, action, play)
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
  readonly omens: number[]
  readonly notes: string[]
}

const OMENS = [0, 1, 2, 3, 4, 5, 6]
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const knockGame: Game<Knock, KnockFrame, KnockAction, KnockView> = {
  id: 'knock',
  rulesVersion: '2',
  continues: { '1': (snapshot) => ({ jeers: 0, omens: [0, 0], notes: ['', ''], ...(snapshot as object) }) },
  options: {
    specs: {
      seats: { type: 'number', min: 2, max: 3, default: 2 },
      deal: { type: 'choice', values: ['all', 'low'], default: 'all' },
      top: { type: 'number', min: 3, max: 9, default: (before) => (before['deal'] === 'low' ? 4 : 9) },
      loud: { type: 'flag', default: false },
      whispers: { type: 'flag', default: false },
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
      { held, shown: [], score, walked: 0, jeered: [], jeers: 0, omens: held.map(() => 0), notes: held.map(() => '') },
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
      omens: s.omens.slice(),
      notes: s.notes.slice(),
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
      omens: s.omens.map((omen, seat) => (seat === viewer ? omen : 0)),
      notes: s.notes.map((note, seat) => (seat === viewer ? note : '')),
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
      omens: view.omens.map((omen, seat) =>
        seat === view.viewer || !view.options['whispers'] ? omen : chance.draw(OMENS, 'KNOCK-4', 'nobody'),
      ),
      notes: view.notes.map((note, seat) =>
        seat === view.viewer || !view.options['whispers'] ? note : chance.draw(['', ...NOTES], 'KNOCK-5', 'nobody'),
      ),
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
    rule(
      'KNOCK-4',
      'Where whispers are allowed: once a game, at any time, a die that nobody else sees.',
      'Si les murmures sont permis : une fois par partie, à tout moment, un dé que personne d’autre ne voit.',
    ),
    rule(
      'KNOCK-5',
      'Where whispers are allowed: a note to oneself, at any time.',
      'Si les murmures sont permis : une note pour soi, à tout moment.',
    ),
  ],
  notation: {
    write: (action) => (action.type === 'note' ? `note ${action.text}` : action.type),
    read(typed) {
      if (typed.startsWith('note ')) return { type: 'note', text: typed.slice('note '.length) }
      return Object.hasOwn(BARE, typed) ? ({ type: typed } as KnockAction) : null
    },
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
      'option.whispers': 'Whispers',
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
      'action.omen': 'read an omen',
      'action.note': 'write a note',
      'space.note': 'Note',
      'space.note.order': 'note',
      'space.note.example': 'note bob bluffs',
      'refuse.KNOCK-1.1': 'Three steps are enough.',
      'refuse.KNOCK-1.4': 'It lies open already.',
      'refuse.KNOCK-2.2': 'You have jeered already.',
      'refuse.KNOCK-4': 'You have read your omen.',
      'event.dealt': '{{seat}} is dealt a number.',
      'event.dealt.known': '{{seat}} is dealt {{number}}.',
      'event.walked': '{{seat}} walks.',
      'event.gained': '{{seat}} gains {{points}}.',
      'event.shown': '{{seat}} shows {{number}}.',
      'event.blocked': '{{seat}} blocks.',
      'event.jeered': '{{seat}} jeers.',
      'event.omen': 'Your omen: {{dice}}.',
      'event.noted': 'You note: {{text}}',
      'odds.high': 'four or more',
      'reason.score': 'twelve points',
    },
    fr: {
      'game.name': 'Toc toc',
      'option.seats': 'Sièges',
      'option.deal': 'Nombres',
      'option.top': 'Plus haut',
      'option.loud': 'Fort',
      'option.whispers': 'Murmures',
      'preset.low': 'Petits nombres',
      'seat.ann': 'Anne',
      'seat.bob': 'Bob',
      'seat.cat': 'Cat',
      'question.turn': 'à vous',
      'question.knock': 'bloquer ?',
      'action.walk': 'marcher',
      'action.roll': 'lancer',
      'action.show': 'montrer',
      'action.knock': 'frapper',
      'action.jeer': 'huer',
      'action.block': 'bloquer',
      'action.pass': 'passer',
      'action.omen': 'lire un présage',
      'action.note': 'écrire une note',
      'space.note': 'Note',
      'space.note.order': 'note',
      'space.note.example': 'note bob bluffe',
      'refuse.KNOCK-1.1': 'Trois pas suffisent.',
      'refuse.KNOCK-1.4': 'Il est déjà montré.',
      'refuse.KNOCK-2.2': 'Vous avez déjà hué.',
      'refuse.KNOCK-4': 'Vous avez lu votre présage.',
      'event.dealt': '{{seat}} reçoit un nombre.',
      'event.dealt.known': '{{seat}} reçoit {{number}}.',
      'event.walked': '{{seat}} marche.',
      'event.gained': '{{seat}} gagne {{points}}.',
      'event.shown': '{{seat}} montre {{number}}.',
      'event.blocked': '{{seat}} bloque.',
      'event.jeered': '{{seat}} hue.',
      'event.omen': 'Votre présage : {{dice}}.',
      'event.noted': 'Vous notez : {{text}}',
      'odds.high': 'quatre ou plus',
      'reason.score': 'douze points',
    },
  },
  rule: ({ type }) =>
    type === 'note'
      ? 'KNOCK-5'
      : type === 'omen'
        ? 'KNOCK-4'
        : type === 'block' || type === 'pass'
          ? 'KNOCK-2.1'
          : 'KNOCK-1.2',
  label: ({ type }, _view, speak) => speak(`action.${type}`),
  draw: (view) => [[{ text: view.score.join(' ') }]],
  // The same people go on, and they grow louder; where nobody has won nothing goes on.
  sequel: ({ outcome, options }) => (outcome!.winners.length === 0 ? null : { seats: options['seats']!, loud: true }),
  bots: {
    house: () => ({
      decide: ({ choices }) => choices.actions.find(({ type }) => type === 'roll') ?? choices.actions[0]!,
    }),
    /** Reads its omen before anybody can ask it. */
    seer: () => ({
      decide: ({ choices }) => choices.actions.find(({ type }) => type === 'roll') ?? choices.actions[0]!,
      interject: ({ choices }) => choices.actions.find(({ type }) => type === 'omen') ?? null,
    }),
  },
}
