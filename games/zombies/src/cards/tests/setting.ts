import { ScriptedChance } from '@shamble/chance'
import type { Applied } from '@shamble/kernel'
import type { ZombiesAction } from '../../actions.js'
import { turnOf } from '../../frames/kinds.js'
import { notation } from '../../notation.js'
import type { Zombies } from '../../state.js'
import { OPEN_WINDOWS } from '../moments.js'
import { bare } from '../plays.js'
import { begin, cardOf, engine, type Given, idsOf, playsOf } from './scene.js'

/** The windows that the ledger calls OPEN [ZMB-W.c], in the order of a turn. */
export const OPEN: readonly string[] = [...OPEN_WINDOWS]

/** How each window is reached in a position text. Red is on turn and a zombie shares their space. */
const MOMENTS: Readonly<Record<string, string>> = {
  'turn-start': 'turn-start',
  'tile-drawn': 'tile corner_t',
  'after-tile': 'after-tile',
  combat: 'combat',
  'after-fight': 'after-fight',
  'pre-move': 'pre-move',
  'move-set': 'move-set 3',
  step: 'stepped 2 of 3',
  'pre-zombie': 'pre-zombie',
  'post-zombie': 'post-zombie',
}

/** Where and in what circumstances a card is tried. */
export interface Setting {
  /** Where its holder is and what else they have: `at 1.0 reserve 13`. */
  readonly holder?: string
  /** What the other player has. */
  readonly other?: string
  /** Further lines of the position: tiles, effects. */
  readonly lines?: readonly string[]
}

/** A zombie in the middle of the town square, where everybody begins. */
export const SQUARE = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
/** A road that leads away from the square. */
export const ROAD = ['tile straight_t 0 -1 turn 0', 'tile straight_t 0 -2 turn 0']
/** Green could answer: so a window stays open, and the match stops there. */
export const GREEN = 'green hand fear'
const NAMES = ['red', 'blue', 'green']
const FILLER = 'i-feel-alive'

function answer(s: Zombies, seat: number, action: ZombiesAction): Applied<Zombies> {
  const result = engine.apply(s, seat, action, new ScriptedChance({ dice: [1, 1, 1] }))
  if (!result.ok) throw new Error(`${NAMES[seat]}: ${notation.write(action)} is refused by ${result.refusal.rule}`)
  return result
}

/** A window of red's turn with the card in the hand of one player; in `announce` the other has announced a card. */
function enter(id: string, holder: number, window: string, setting: Setting, more: string): Zombies {
  const other = 1 - holder
  const announces = window === 'announce'
  const hands = [
    `hand ${id} ${setting.holder ?? ''} ${more}`,
    `${setting.other ?? ''} ${announces ? `hand ${FILLER}` : ''}`,
  ]
  let s = begin([
    `turn 5 red ${announces ? 'turn-start' : MOMENTS[window]}`,
    `${NAMES[holder]} ${hands[0]}`,
    `${NAMES[other]} ${hands[1]}`,
    ...(setting.lines?.some((line) => line.startsWith('tile 0 ')) ? [] : [SQUARE]),
    ...(setting.lines ?? []),
  ])
  const wanted = announces ? other : holder
  const isAsked = (): boolean => s.questions[0]?.seat === wanted
  if (!isAsked() && s.frames.at(-1)?.kind === 'window' && window !== 'tile-drawn')
    s = answer(s, 1 - wanted, { type: 'pass' }).state
  if (!announces) return s
  return answer(s, other, bare(cardOf(FILLER))).state
}

export interface Windows {
  /** In which windows of their own turn, and of another's, a player may play the card. */
  readonly own: readonly string[]
  readonly rival: readonly string[]
  /** What the refusals in the other windows cite. */
  readonly refusedBy: readonly string[]
  /** What refuses it, in a window where it is allowed, to a player who has played a card in this turn. */
  readonly secondCard: readonly string[]
}

/** Tries one card in every window of a turn, for the player whose turn it is and for another one. */
export function windowsOf(id: string, setting: Setting = {}): Windows {
  const found = { own: [] as string[], rival: [] as string[] }
  const reasons = new Set<string>()
  const spent = new Set<string>()
  for (const [whose, holder] of [
    ['own', 0],
    ['rival', 1],
  ] as const) {
    for (const window of [...Object.keys(MOMENTS), 'announce']) {
      const plays = playsOf(enter(id, holder, window, setting, ''), holder, id)
      if (typeof plays === 'string') reasons.add(plays)
      else {
        found[whose].push(window)
        // One more kept card, so that the window asks a player who has played.
        const again = playsOf(enter(id, holder, window, setting, 'played 1 inplay skateboard'), holder, id)
        spent.add(typeof again === 'string' ? again : 'allowed')
      }
    }
  }
  return { ...found, refusedBy: [...reasons].sort(), secondCard: [...spent] }
}

/** What YOU LOOKIN' AT ME !? does to a card. */
export interface Redirected {
  /** Who or what its player must choose among instead; nothing where the card fizzles. */
  readonly targets: readonly string[]
  /** Whether the log said that it had no effect. */
  readonly fizzled: boolean
  /** What the card changed all the same, besides hands and piles. */
  readonly changed: readonly string[]
  readonly discarded: readonly string[]
}

const BOOKKEEPING = ['kind', 'step', 'seq', 'answered', 'questions', 'frames', 'hands', 'discarded', 'played']

/** Everything that a card could change, what the turn remembers included. */
const remembered = (s: Zombies): Record<string, unknown> => ({ ...turnOf(s), ...s })

/** Announces a card in a window and answers it with YOU LOOKIN' AT ME !?, held by green. */
export function lookinAt(id: string, window: string, holder: 'red' | 'blue', setting: Setting = {}): Redirected {
  const seat = NAMES.indexOf(holder)
  const withGreen: Setting = {
    ...setting,
    lines: [...(setting.lines ?? []), 'green hand you-lookin-at-me inplay skateboard'],
  }
  const before = enter(id, seat, window, withGreen, '')
  const plays = playsOf(before, seat, id)
  if (typeof plays === 'string') throw new Error(`${id} cannot be played: ${plays}`)
  const announced = answer(before, seat, plays[0]!).state
  const { state, events } = answer(announced, 2, bare(cardOf('you-lookin-at-me')))
  const isAsked = state.frames.at(-1)?.kind === 'redirect'
  const after = remembered(state)
  const was = remembered(before)
  return {
    targets: isAsked ? engine.choices(state, seat).actions.map((action) => notation.write(action)) : [],
    fizzled: events.some(({ kind }) => kind === 'fizzled'),
    changed: Object.keys(was).filter(
      (key) => !BOOKKEEPING.includes(key) && JSON.stringify(was[key]) !== JSON.stringify(after[key]),
    ),
    discarded: idsOf(state.discarded),
  }
}

/** A building card on its way into play: `laid`, or the rule that refuses it. */
export interface LayingDown {
  readonly inside: string
  readonly outside: string
  /** With a card of the same title in play already. */
  readonly second: string
  /** With the option that wants it laid down on entering: in the turn of entering, and later. */
  readonly onEntering: string
  readonly afterEntering: string
}

/** Tries to lay a card down inside its building (a space of tile 1 or a later one) and on a space outside it. */
export function layingDown(id: string, lines: readonly string[], inside: string, outside: string): LayingDown {
  const lay = (red: string, options: Given = {}): string => {
    const s = begin(['turn 5 red pre-zombie', `red hand ${id} ${red}`, ...lines], options)
    const plays = playsOf(s, 0, id)
    if (typeof plays === 'string') return plays
    return answer(s, 0, plays[0]!).state.inPlay[0]!.includes(cardOf(id)) ? 'laid' : 'nowhere'
  }
  const onEntry = { buildingCardTiming: 'onEntry' }
  return {
    inside: lay(`at ${inside}`),
    outside: lay(`at ${outside}`),
    second: lay(`at ${inside} inplay ${id}`),
    onEntering: lay(`at ${inside} entered ${inside.split('.')[0]}`, onEntry),
    afterEntering: lay(`at ${inside}`, onEntry),
  }
}

/** Whether a card in play is lost in the three ways in which weapons are. */
export interface Fate {
  readonly onDeath: boolean
  readonly byButterFingers: boolean
  readonly byTheft: boolean
}

export function fateOf(id: string, options: Given = {}): Fate {
  const card = cardOf(id)
  const dying = begin(['turn 5 red combat', `red lives 1 bullets 0 hand fear inplay ${id}`, SQUARE], options)
  const rolled = answer(dying, 0, { type: 'pass' }).state
  const paid = answer(rolled, 0, { type: 'pay', with: 'life' }).state
  const dead = paid.questions[0]?.kind === 'death' ? answer(paid, 0, { type: 'lose' }).state : paid
  const offered = (play: string, red: string): boolean => {
    const lines = ['turn 5 red pre-zombie', `red inplay ${id} ${red}`, `blue hand ${play}`]
    const s = answer(begin(lines, options), 0, { type: 'pass' }).state
    const plays = playsOf(s, 1, play)
    const at =
      typeof plays === 'string' ? undefined : plays.find((action) => action.type === 'play' && action.seat === 0)
    if (at === undefined) return false
    const asked = answer(s, 1, at).state
    return engine.choices(asked, 1).actions.some((action) => action.type === 'weapon' && action.card === card)
  }
  return {
    onDeath: !dead.inPlay[0]!.includes(card),
    byButterFingers: offered('butter-fingers', 'bullets 1'),
    byTheft: offered('you-dont-need-that', ''),
  }
}

/** What refuses a card in the windows that are not its own, and a second card in one turn. */
export const ELSEWHERE: readonly string[] = ['TABLE.6', 'ZMB-W.n']
export const ONCE: readonly string[] = ['ZMB-1.3.3.d']

/** What `windowsOf` finds for a card that may be played in any open window, by anybody. */
export const EVERYWHERE: Windows = {
  own: OPEN,
  rival: OPEN,
  refusedBy: ELSEWHERE,
  secondCard: ONCE,
}
export const WEAPON: Fate = { onDeath: true, byButterFingers: true, byTheft: true }
export const NO_WEAPON: Fate = { onDeath: false, byButterFingers: false, byTheft: false }

/** What laying down a building card must give: only inside, never twice, by option only in the turn of entering. */
export const inBuilding = (rule: string): LayingDown => ({
  inside: 'laid',
  outside: rule,
  second: 'ZMB-1.3.3.g',
  onEntering: 'laid',
  afterEntering: 'ZMB-R.07',
})
