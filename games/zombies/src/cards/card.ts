import type { Odds, Offers, Play, RuleId, Seat, WindowFrame } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import type { Slot, Space } from '../board/board.js'
import type { CardFrame, TurnFrame } from '../frames/kinds.js'
import type { Card, Zombies } from '../state.js'
import type { Opening, PlayWindow } from './moments.js'

/** The 42 titles in the order of the rules: a card's number is its place in this list. */
export const CARD_IDS = [
  'adjusting-nicely',
  'adrenaline-rush',
  'all-the-marbles',
  'alternate-food-source',
  'bad-sense-of-direction',
  'brain-cramp',
  'breakthrough',
  'butter-fingers',
  'chainsaw',
  'claustrophobia',
  'dynamite',
  'fear',
  'fire-axe',
  'first-aid-kit',
  'govt-enhanced-zombies',
  'grenade',
  'hey-look-a-shotgun',
  'hysterical-paralysis',
  'i-dont-think-theyre-dead',
  'i-feel-alive',
  'i-see-the-helicopter',
  'i-think-its-over-here',
  'in-the-zone',
  'just-when-you-thought',
  'lots-of-ammo',
  'mine-field',
  'molotov-cocktail',
  'much-needed-rest',
  'no-brains-here',
  'rocket-launcher',
  'skateboard',
  'slight-miscalculation',
  'the-keys-are-still-in-it',
  'this-isnt-so-bad',
  'were-screwed',
  'weekend-pass-denied',
  'what-is-that-smell',
  'where-did-everybody-go',
  'you-dont-need-that',
  'you-lookin-at-me',
  'your-shoes-untied',
  'zombie-master',
] as const
export type CardId = (typeof CARD_IDS)[number]

/** The number of a title. Names in code are checked when its module loads. */
export function cardNamed(id: string): Card {
  const card = (CARD_IDS as readonly string[]).indexOf(id)
  if (card < 0) throw new Error(`no title is called "${id}"`)
  return card
}

/** An announced card that nobody has stopped: who played it, and what was named with it. */
export interface Played {
  readonly s: Zombies
  readonly card: Card
  readonly by: Seat
  readonly seat: Seat
  readonly slot: Slot
  readonly spaces: readonly Space[]
  readonly use: number
  readonly play: Play
}

/** What must be named with a card when it is announced [ZMB-W.j]. */
export type Target =
  | { readonly kind: 'none' }
  /** A player. Where the window leaves only one, there is nobody else to name instead: it is `fixed`. */
  | {
      readonly kind: 'player'
      readonly fixed: boolean
      readonly fits: (s: Zombies, by: Seat, other: Seat) => boolean
    }
  | { readonly kind: 'building'; readonly fits: (s: Zombies, slot: Slot) => boolean }
  /** One of several sets of spaces. */
  | { readonly kind: 'spaces'; readonly sets: (s: Zombies, by: Seat) => readonly (readonly Space[])[] }
  /** One of several uses, in the words of the notation: the first is the usual one and goes without saying. */
  | {
      readonly kind: 'use'
      readonly words: readonly string[]
      readonly fits: (s: Zombies, use: number, opening: Opening) => boolean
    }

/** Choices that a card leaves until nobody can answer it [ZMB-W.j]. */
export interface Choosing {
  /** Who chooses; the player of the card when absent. */
  readonly who?: (f: CardFrame) => Seat
  readonly offer: (s: Zombies, f: CardFrame, to: Offers<ZombiesAction>) => void
  readonly answer: (s: Zombies, f: CardFrame, action: ZombiesAction, play: Play) => void
  /** Whether nothing is left to choose. */
  readonly done?: (s: Zombies, f: CardFrame, play: Play) => boolean
}

/** A card that stays in front of its owner. */
export interface Kept {
  /** Whether it counts as a weapon [ZMB-1.3.2.k]; `option` only where every kept item does [ZMB-R.06]. */
  readonly weapon: 'always' | 'option' | 'never'
  /** [ZMB-1.3.3.i] Tiles in whose building its owner must be to lay it down; anywhere where there are none. */
  readonly buildings?: readonly string[]
  /** What else must hold when it is laid down. */
  readonly mayLayDown?: (s: Zombies, seat: Seat) => boolean
  /** What it does when it is discarded [ZMB-1.3.3.h]; nothing when absent. */
  readonly use?: KeptUse
}

export interface KeptUse {
  /** The buildings or tiles that it may be used on, or -1 where it needs none. */
  readonly on: (s: Zombies, seat: Seat) => readonly Slot[]
  readonly effect: (s: Zombies, seat: Seat, slot: Slot, play: Play) => void
}

/** What a card adds to a die, and whether it does now. */
export interface Bonus {
  readonly value: number
  readonly counts: (s: Zombies, seat: Seat) => boolean
}

/** An answer to an announced card [ZMB-W.f]. */
export interface Answer {
  readonly fits: (s: Zombies, announced: WindowFrame) => boolean
  /** Whom it is announced at; nobody when absent. */
  readonly at?: (announced: WindowFrame) => Seat
  readonly effect: (s: Zombies, announced: WindowFrame) => void
}

/** What a card does when turns begin and end after it was played. */
export interface Lasting {
  readonly turnBegins?: (s: Zombies, seat: Seat, turn: TurnFrame) => void
  readonly turnEnds?: (s: Zombies, seat: Seat) => void
}

/** All that one title says, as its file writes it. */
export interface CardText {
  readonly id: CardId
  readonly set: 'base' | 'expansion'
  readonly copies: number
  /** When it may be played from hand [ZMB-W.n]; in any open window when absent. */
  readonly window?: PlayWindow
  /** What else must hold to play it. */
  readonly mayPlay?: (s: Zombies, seat: Seat, opening: Opening) => boolean
  readonly target?: Target
  /** What happens once nobody can stop it; a kept card without one is laid down. */
  readonly effect?: (p: Played) => void
  readonly choosing?: Choosing
  readonly kept?: Kept
  readonly answer?: Answer
  readonly lasting?: Lasting
  readonly combat?: Bonus
  readonly movement?: Bonus
  readonly odds?: Omit<Odds, 'rule' | 'modifiers'>
}

/** A title with everything that procedures, tables and bots ask of it; what it does not have is `undefined`. */
export interface CardTitle {
  readonly id: CardId
  readonly card: Card
  readonly rule: RuleId
  readonly set: CardText['set']
  readonly copies: number
  readonly window: PlayWindow
  readonly mayPlay: CardText['mayPlay'] | undefined
  readonly target: Target
  /** Where YOU LOOKIN' AT ME !? can send it: another player, another building, or nowhere. */
  readonly redirect: 'player' | 'building' | 'none'
  readonly effect: CardText['effect'] | undefined
  readonly choosing: Choosing | undefined
  /** Stays in front of its owner; counts as a weapon there [ZMB-1.3.2.k]; is laid down in these buildings. */
  readonly kept: boolean
  readonly weapon: boolean
  readonly buildings: readonly string[]
  readonly keeping: Kept | undefined
  readonly answer: Answer | undefined
  readonly lasting: Lasting | undefined
  readonly combat: Bonus | undefined
  readonly movement: Bonus | undefined
  readonly odds: Odds | null
}

/** One shape for all targets, too. */
function shaped(target: Target): Target {
  const { kind, fixed, fits, sets, words } = target as Record<string, unknown>
  return { kind, fixed, fits, sets, words } as Target
}

/** All members by name, whatever a title has: one shape for all 42, because every playout looks into them. */
export function defineCard(text: CardText): CardTitle {
  const { id, set, copies, kept, target = { kind: 'none' }, odds } = text
  const rule = `ZMB-card.${id}`
  const isFixed = target.kind === 'player' && target.fixed
  return {
    id,
    card: cardNamed(id),
    rule,
    set,
    copies,
    window: text.window ?? 'open',
    mayPlay: text.mayPlay,
    target: shaped(target),
    redirect: (target.kind === 'player' && !isFixed) || target.kind === 'building' ? target.kind : 'none',
    effect: text.effect,
    choosing: text.choosing,
    kept: kept !== undefined,
    weapon: kept?.weapon === 'always',
    buildings: kept?.buildings ?? [],
    keeping: kept,
    answer: text.answer,
    lasting: text.lasting,
    combat: text.combat,
    movement: text.movement,
    odds: odds === undefined ? null : { rule, modifiers: [], ...odds },
  }
}

const titles: CardTitle[] = []

/** Puts the titles where rules can ask for them by number: `index.ts` has them all. */
export function collect(cards: readonly CardTitle[]): readonly CardTitle[] {
  for (const title of cards) titles[title.card] = title
  const missing = CARD_IDS.find((_, card) => titles[card] === undefined)
  if (missing !== undefined) throw new Error(`nobody has written "${missing}"`)
  return titles
}

export const titleOf = (card: Card): CardTitle => titles[card]!

export const cardWord = (card: Card): { word: string } => ({ word: `card.${CARD_IDS[card]}` })
