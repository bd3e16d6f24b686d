import { seededBelow, seededChance } from '@shamble/chance'
import { Offers, type Play, silently, topFrame, unwatched, type WindowFrame } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { PASS, type ZombiesAction } from '../actions.js'
import { type TurnFrame, turnOf } from '../frames/kinds.js'
import { zombies } from '../game.js'
import type { ZombiesOptions } from '../options.js'
import { position } from '../position/index.js'
import type { Zombies } from '../state.js'
import { butterFingers } from './butter-fingers.js'
import type { CardTitle } from './card.js'
import { dynamite } from './dynamite.js'
import { TITLES } from './index.js'
import { EffectWatch } from './tests/effect-watch.js'
import { FORTUNES, MAP, placeOf } from './tests/rich-map.js'
import { engine } from './tests/scene.js'
import { youLookinAtMe } from './you-lookin-at-me.js'

const NAMES = ['red', 'blue', 'green']
/** How each window begins in a position text; red is on turn. */
const MOMENTS: Readonly<Record<string, string>> = {
  'turn-start': 'turn-start',
  'tile-drawn': 'tile corner_t',
  'after-tile': 'after-tile',
  combat: 'combat',
  'after-fight': 'after-fight',
  'pre-move': 'pre-move',
  'move-set': 'move-set 4',
  step: 'stepped 3 of 4',
  'pre-zombie': 'pre-zombie',
  'post-zombie': 'post-zombie',
}
const OPEN = Object.keys(MOMENTS).filter((window) => window !== 'tile-drawn')
const UNTIL_MOVED = OPEN.slice(0, OPEN.indexOf('pre-zombie'))

/** [ZMB-W.n] In which windows of red's turn red, and the others, may play a card. */
const WINDOWS: Readonly<Record<CardTitle['window'], { red: readonly string[]; others: readonly string[] }>> = {
  open: { red: OPEN, others: OPEN },
  announce: { red: [], others: [] },
  'own-open-until-move': { red: UNTIL_MOVED, others: [] },
  'tile-drawn': { red: [], others: ['tile-drawn'] },
  'own-turn-start': { red: ['turn-start'], others: [] },
  'own-pre-move': { red: ['pre-move'], others: [] },
  'rival-pre-move': { red: [], others: ['pre-move'] },
  'move-set': { red: [], others: ['move-set'] },
  'pre-move-or-move-set': { red: ['pre-move', 'move-set'], others: ['pre-move', 'move-set'] },
  'own-pre-move-or-combat': { red: ['pre-move', 'combat'], others: [] },
}

interface Meeting {
  readonly window: string
  /** Who plays the first card and who the second; [ZMB-1.3.3.d] makes them two. */
  readonly first: number
  readonly second: number
}

const SEATS = [
  [0, 1],
  [1, 0],
  [1, 2],
] as const

/** Where two cards can meet: one window, two players. */
function meetings(a: number, b: number): Meeting[] {
  if (a === b && TITLES[a]!.copies < 2) return []
  const windowsFor = (card: number, seat: number) => WINDOWS[TITLES[card]!.window][seat === 0 ? 'red' : 'others']
  return SEATS.flatMap(([first, second]) =>
    windowsFor(a, first)
      .filter((window) => windowsFor(b, second).includes(window))
      .map((window) => ({ window, first, second })),
  )
}

/** Kept weapons that are neither of the two: everybody has one, to be dropped and stolen. */
function weaponsBesides(a: number, b: number): string[] {
  return ['fire-axe', 'chainsaw', 'skateboard', 'molotov-cocktail', 'rocket-launcher'].filter(
    (id) => id !== TITLES[a]!.id && id !== TITLES[b]!.id,
  )
}

/** The position in which two cards meet. */
function setting(a: number, b: number, meeting: Meeting, fortune: number): Zombies {
  const idle = 3 - meeting.first - meeting.second
  const weapons = weaponsBesides(a, b)
  const fillers = ['claustrophobia', 'zombie-master', 'i-feel-alive', 'fear', 'lots-of-ammo'].filter(
    (id) => id !== TITLES[a]!.id && id !== TITLES[b]!.id,
  )
  const cards = [meeting.first, meeting.second].map((seat, i) => ({ seat, card: [a, b][i]! }))
  // To take a weapon from a player one is beside them.
  const thief = cards.find(({ card }) => TITLES[card]!.id === 'you-dont-need-that')
  const places = NAMES.map((_, seat) => placeOf(cards.find((held) => held.seat === seat)?.card))
  if (thief !== undefined) places[idle] = places[thief.seat]!
  const players = NAMES.map((name, seat) => {
    const held = cards.find((card) => card.seat === seat)
    const hand = [...(held === undefined ? [] : [TITLES[held.card]!.id]), fillers[seat]].join()
    return `${name} at ${places[seat]} ${FORTUNES[fortune]![seat]} hand ${hand} inplay ${weapons[seat]}`
  })
  const options = resolveOptions(zombies.options, { seats: 3, interruptMode: 'polled' }) as ZombiesOptions
  const text = [`turn 5 red ${MOMENTS[meeting.window]}`, ...players, ...MAP].join('\n')
  const s = position.read(text, options, seededChance('pairs'))
  engine.settle(s, silently(seededChance('pairs')))
  return s
}

const offers = new Offers<ZombiesAction>('legal-only')
function legal(s: Zombies, seat: number): ZombiesAction[] {
  engine.offerTo(s, seat, offers)
  return Array.from({ length: offers.count }, (_, i) => offers.action(i))
}

/** One meeting under way, with a check after every answer. */
class Table {
  readonly s: Zombies
  readonly #below: (n: number) => number
  readonly #watch: EffectWatch
  readonly #what: string
  #play: Play
  answers = 0

  constructor(s: Zombies, what: string) {
    this.s = s
    this.#what = what
    this.#below = seededBelow('pairs', what)
    this.#play = silently(seededChance('pairs', what))
    this.#watch = new EffectWatch(s)
  }

  answer(seat: number, action: ZombiesAction): void {
    engine.step(this.s, seat, action, this.#play)
    this.answers++
    const broken = [...zombies.invariants!(this.s), ...this.#watch.see(this.s)]
    if (broken.length > 0) throw new Error(`${this.#what}, answer ${this.answers}, turn ${this.s.turn}: ${broken[0]}`)
    if (this.s.outcome === null && this.s.questions.length === 0) throw new Error(`${this.#what}: nobody is asked`)
  }

  /** Plays the card if its holder may before this window closes; everything else is passed or decided at random. */
  playIn(window: WindowFrame, seat: number, card: number): boolean {
    while (this.s.outcome === null && this.s.frames.includes(window)) {
      const asked = this.s.questions[0]!.seat
      const own = topFrame(this.s) === window && asked === seat
      const plays = own ? legal(this.s, seat).filter((action) => action.type === 'play' && action.card === card) : []
      if (plays.length > 0) {
        this.answer(seat, this.#any(plays))
        return true
      }
      this.answer(asked, topFrame(this.s).kind === 'window' ? PASS : this.#any(legal(this.s, asked)))
    }
    return false
  }

  /** Answers an announced card; says whether it could. */
  answerWith(seat: number, card: number): boolean {
    while (topFrame(this.s).kind === 'window' && (topFrame(this.s) as WindowFrame).of === 'announce') {
      const asked = this.s.questions[0]!.seat
      const play = legal(this.s, asked).find((action) => action.type === 'play' && action.card === card)
      this.answer(asked, asked === seat && play !== undefined ? play : PASS)
      if (asked === seat && play !== undefined) return true
    }
    return false
  }

  /** On with seeded answers: cards in play are used, none is played, until all that lasts has ended. */
  playOn(): void {
    this.#play = unwatched(seededChance('pairs', this.#what, 'on'))
    const enough = this.answers + 30
    while (this.s.outcome === null && (this.answers < enough || this.#watch.isWaiting)) {
      if (this.answers > 2_000) throw new Error(`${this.#what}: no end`)
      const { seat } = this.s.questions[0]!
      const choices = legal(this.s, seat)
      if (choices.length === 0) throw new Error(`${this.#what}: asked, and nothing to answer`)
      const quiet = choices.filter((action) => action.type !== 'play')
      const isWindow = topFrame(this.s).kind === 'window'
      this.answer(seat, isWindow && this.#below(4) > 0 ? PASS : this.#any(quiet))
    }
  }

  #any(actions: readonly ZombiesAction[]): ZombiesAction {
    return actions[this.#below(actions.length)]!
  }
}

const idOf = (card: number): string => TITLES[card]!.id
const windowOf = (s: Zombies): WindowFrame => topFrame(s) as WindowFrame
const cards = TITLES.map((_, card) => card)

const FEWEST_TRIES = 24

/** Tries a pair wherever it can meet, beginning somewhere else for each; says whether it did. */
function meet(a: number, b: number): boolean {
  const all = meetings(a, b)
  for (let i = 0; i < Math.max(all.length, FEWEST_TRIES); i++) {
    const meeting = all[(i + a * 7 + b * 3) % all.length]!
    const fortune = (i + a + b) % FORTUNES.length
    const { window: of, first, second } = meeting
    const what = `${idOf(a)} then ${idOf(b)} in ${of} by ${NAMES[first]} and ${NAMES[second]}, ${fortune}, try ${i}`
    const table = new Table(setting(a, b, meeting, fortune), what)
    const window = windowOf(table.s)
    const met = window.of === of && table.playIn(window, first, a) && table.playIn(window, second, b)
    table.playOn()
    if (met) return true
  }
  return false
}

/** Pairs of which the first makes the second impossible, by the rules. */
const FORBIDDEN: readonly (readonly [string, string])[] = [
  // Nobody kills zombies meanwhile.
  ['alternate-food-source', 'dynamite'],
  ['alternate-food-source', 'mine-field'],
  // A player who rests is not about to move.
  ['much-needed-rest', 'what-is-that-smell'],
  ['much-needed-rest', 'your-shoes-untied'],
  // Nor is a roll due where the keys have replaced it.
  ['the-keys-are-still-in-it', 'what-is-that-smell'],
]

describe('every pair of cards that can meet', () => {
  it('[ZMB-W.d] one after the other in a window that is offered again: nothing stalls, breaks or outlasts its time', () => {
    const allowed = cards.flatMap((a) => cards.filter((b) => meetings(a, b).length > 0).map((b) => [a, b] as const))
    const missed = allowed.filter(([a, b]) => !meet(a, b)).map(([a, b]) => `${idOf(a)} ${idOf(b)}`)
    console.log(`${allowed.length} ordered pairs can meet; ${allowed.length - missed.length} did and were played on`)
    expect(missed.sort()).toEqual(FORBIDDEN.map((pair) => pair.join(' ')).sort())
    // All 42 titles but the one that only answers, and those of which there is one copy not with themselves.
    expect(allowed).toHaveLength(1_559)
  })

  it('[ZMB-W.f] as an answer to the other: nothing stalls, breaks or outlasts its time', () => {
    const answers = cards.flatMap((a) =>
      a === youLookinAtMe.card
        ? []
        : a === dynamite.card
          ? [
              [a, youLookinAtMe.card],
              [a, butterFingers.card],
            ]
          : [[a, youLookinAtMe.card]],
    )
    const missed: string[] = []
    for (const [a, b] of answers as [number, number][]) {
      const windows = WINDOWS[TITLES[a]!.window]
      const first = windows.red.length > 0 ? 0 : 1
      const ways = windows[first === 0 ? 'red' : 'others']
      for (const fortune of FORTUNES.keys()) {
        const window = ways[(a + fortune) % ways.length]!
        const meeting = { window, first, second: first + 1 }
        const table = new Table(
          setting(a, b, meeting, fortune),
          `${idOf(b)} answers ${idOf(a)} in ${window}, ${fortune}`,
        )
        const announced = table.playIn(windowOf(table.s), first, a)
        if (!announced || !table.answerWith(meeting.second, b)) missed.push(`${idOf(a)} ${idOf(b)} ${fortune}`)
        table.playOn()
      }
    }
    console.log(`${answers.length} answers, each in ${FORTUNES.length} positions`)
    expect(missed).toEqual([])
    expect(answers).toHaveLength(42)
  })

  it('are watched by something that notices what is early or late', () => {
    const after = (change: (s: Zombies) => void, later: (s: Zombies) => void): string[] => {
      const s = setting(0, 0, { window: 'pre-zombie', first: 0, second: 1 }, 0)
      change(s)
      const watch = new EffectWatch(s)
      expect([watch.isWaiting, watch.see(s)]).toEqual([true, []])
      later(s)
      return watch.see(s)
    }
    const play = (s: Zombies) => Object.assign(s, { foodSource: 1, foodSourceEnds: 1 })
    expect(after(play, (s) => Object.assign(s, { foodSource: -1 }))).toHaveLength(1)
    expect(after(play, (s) => Object.assign(s, { turn: 6, active: 1 }))).toEqual([])
    expect(after(play, (s) => Object.assign(s, { turn: 7, active: 2 }))).toHaveLength(1)
    const frighten = (s: Zombies) => Object.assign(s, { fear: [0, 1, 0] })
    expect(after(frighten, (s) => Object.assign(s, { turn: 6, active: 1, fear: [0, 0, 0] }))).toEqual([
      'seat 1 is not afraid',
    ])
    const next = (s: Zombies, remembered: Partial<TurnFrame>): void => {
      Object.assign(s, { turn: 6, active: 1, fear: [0, 0, 0] })
      Object.assign(turnOf(s), remembered)
    }
    expect(after(frighten, (s) => next(s, { afraid: true }))).toEqual([])
    expect(after(play, (s) => next(s, { chainsaw: [0, 0, 1] }))).toHaveLength(1)
  })
})
