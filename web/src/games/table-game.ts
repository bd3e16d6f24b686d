import type { Draft } from '@shamble/drafts'
import type { PlainChoices } from '@shamble/host'
import type { Action, GameEvent, Question, Refusal, Seat, ViewBase, Viewer } from '@shamble/kernel'
import type { Catalogue, Language, Speak } from '@shamble/module'
import type { ComponentType, ReactNode } from 'react'
import type { MoveArrow, MoveWay } from '../board/MoveArrows.js'
import type { ReplayParts } from '../replay/parts.js'
import type { Sound } from '../table/sounds.js'
import type { LogLine } from '../table/table-state.js'
import type { TableModule } from './page-module.js'

/**
 * Something that can be pointed at: a square, a space, a place for a tile, a card, a person.
 * The game names its own, with a letter for the kind: `s:109`, `card:12`, `seat:2`.
 */
export type Spot = string

/** Everything that a table says to its people goes through this. */
export interface Words {
  readonly speak: Speak
  readonly language: Language
  /** What people call a seat: a name that someone typed, or the game's own word. */
  readonly seat: (seat: Seat) => string
}

/** Something in the bar. */
export interface Tool {
  readonly name: string
  readonly key?: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly title?: string
  /** Shown on a narrow screen too, by this shorter name. */
  readonly short?: string
  run(): void
}

/** One step of the phase track. */
export interface Phase {
  /** The rulebook's letter or number; empty where it has none. */
  readonly mark: string
  readonly name: string
  readonly current: boolean
}

export interface BarText {
  /** The reversed box at the left: `TURN` and `22`, or one line alone. */
  readonly turn: {
    readonly word: string
    readonly number?: string
    /** For a narrow screen, where the word is long: whose turn it is, and nothing else. */
    readonly short?: string
  }
  readonly phases: readonly Phase[]
  /** For a narrow screen: what is going on and what is left, in two short lines. */
  readonly now: { readonly what: string; readonly left: string }
}

export interface Prompt {
  /** The line in capitals: whose question, and what is left. */
  readonly who: string
  readonly left: string
  readonly ask: string
  /** One more sentence under the question, or none. */
  readonly note: string
}

/** Several answers in a row that people give with one gesture: a walk over several spaces. */
export interface Route<A extends Action = Action> {
  readonly spot: Spot
  readonly actions: readonly A[]
  /** What it costs, as the board writes it. */
  readonly cost: string
}

/** What can be done at a spot now. */
export interface Lit<A extends Action = Action> {
  readonly actions: readonly A[]
  /** Whether picking it is an answer; otherwise something else is to be picked after it. */
  readonly last: boolean
}

/** Many small steps that are shown as one: all pieces go their ways at once. */
export interface Passage {
  readonly name: string
  /** How long it takes, in milliseconds. */
  readonly time: number
}

/** Pieces that are on their way to where the view shows them, by the last events that told of any. */
export interface Walks {
  readonly events: readonly GameEvent[]
  /** How long they take, in milliseconds. */
  readonly time: number
}

/** Answers that are settled, and how the table would stand behind them. */
export interface Planned<A extends Action = Action, V extends ViewBase = ViewBase> {
  readonly actions: readonly A[]
  readonly view: V
  readonly choices: PlainChoices
  /** What was composed before, for anyone who steps back. */
  readonly from: Draft
  readonly before: Planned<A, V> | null
}

/** A key under the question. */
export interface PromptKey {
  readonly id: string
  readonly label: string
  /** The same in two or three words, for a narrow screen. */
  readonly brief?: string
  readonly note: string
  /** The one filled key. */
  readonly main: boolean
  readonly refusal: Refusal | null
  /** Whether the label says why it is refused. */
  readonly saysWhy?: boolean
  /** Whether a guided turn waits for something else: the key is not lit, and says so when it is pressed. */
  readonly waits?: boolean
  run(): void
  look(): void
}

/** What every part of a table is given. */
export interface TablePart<A extends Action = Action, V extends ViewBase = ViewBase> {
  readonly view: V
  /** What happened just before this view: for what is shown once, like a die beside a piece. */
  readonly news: readonly GameEvent[]
  /** The passage that these events are, while it is shown; none where they are one step. */
  readonly passage?: Passage | null
  readonly walks?: Walks | null
  /** What is being rolled: its die lies over the board, and what it decides is not on it yet. */
  readonly roll?: GameEvent | null
  /** How it stood before that, where a match is gone through again. */
  readonly before?: V
  readonly questions: readonly Question[]
  /** The answers of the viewer; none where nobody asks them. */
  readonly choices: PlainChoices
  /** What the viewer may do although nobody asks; `null` where nothing, or where the table does not let people. */
  readonly unasked?: PlainChoices | null
  /** Takes the word to compose something of it; `null` where that cannot be now. */
  readonly stepIn?: (() => void) | null
  /** Spots that have been picked on the way to an answer. */
  readonly picked: readonly Spot[]
  /** Spots that may be picked next. */
  readonly lit: ReadonlyMap<Spot, Lit<A>>
  /** Spots that a person would look for and may not pick now: the refusal's rule and sentence. */
  readonly barred: ReadonlyMap<Spot, { readonly rule: string; readonly sentence: string }>
  readonly routes: ReadonlyMap<Spot, Route<A>>
  /** The answer that is being composed, with what the rules say to it; `null` where none can be. */
  readonly draft?: Draft | null
  /** What waits for it, where it is composed behind other answers. */
  readonly plan?: Planned<A, V> | null
  /** The list of answers that is open, or the kind that is being composed. */
  readonly menu?: string | null
  /** The tool of the game's own that is in hand. */
  readonly tool?: string | null
  /** The action that is hovered, focused, chosen or composed. */
  readonly pointed: A | null
  /** The spot that is hovered, focused, or touched once. */
  readonly pointedSpot: Spot | null
  /** Answers that are drawn over the board, where a match is looked at again: the best first. */
  readonly arrows?: readonly MoveArrow[]
  /** What a guided turn means now: a small screen goes there. */
  readonly meant?: Spot | null
  /** Whether a guided turn goes on with an answer that is written so, or begins so; with every one where there is none. */
  wants?(notation: string): boolean
  readonly words: Words
  /** Whether people asked for square numbers and the like. */
  readonly numbers: boolean
  /** Looks at a spot: hover or focus. `null` when nothing is. */
  point(spot: Spot | null): void
  /** Picks a spot: a click, Enter, a drop. A finger first chooses and then confirms. */
  pick(spot: Spot, by: 'mouse' | 'touch' | 'key'): void
  /** Looks at an answer that has a key of its own. */
  look(action: A | null): void
  /** Answers at once with an action that a part offers itself. */
  answer(action: A): void
  /** Goes on with the answer that is being composed. Nothing is sent before its key. */
  compose?(draft: Draft): void
  /** Begins an answer of this kind, or goes on with one that is proposed. */
  begin?(kind: string, proposed?: A): void
  /** Settles what is composed, and composes an answer of this kind behind it. */
  planOn?(kind: string): void
  /** Sends what is composed. */
  send?(): void
  /** Steps back in what is being picked, listed, planned or composed. */
  unpick?(): void
  openMenu?(menu: string | null): void
  useTool?(tool: string | null): void
  /** Opens a rule of the ledger beside the board. */
  openRule(id: string): void
  /** Lays what is printed at a spot before the one who wants to read it; `false` where nothing is. */
  read?(spot: Spot): boolean
}

/** What a screen in place of the board is given: it sets the question where it wants it. */
export interface ScreenPart<A extends Action = Action, V extends ViewBase = ViewBase> extends TablePart<A, V> {
  readonly match: string
  /** The words of the seats, for sentences. */
  readonly seats: readonly string[]
  readonly log: readonly LogLine[]
  /** What is asked, with its keys; or how the match ended. */
  readonly prompt: ReactNode
  /** The board that it stands in place of. */
  readonly Board: ComponentType<TablePart<A, V>>
}

/** Something printed that people read before they use it: a card, an ability. */
export interface Reading {
  readonly title: string
  /** The title as it is printed, where the reader's language has another. */
  readonly printed?: string
  /** All that it says. */
  readonly text: string
  /** How much of it is left, and the like; may be empty. */
  readonly note: string
  /** When it may be used, and the rule that says so. */
  readonly when: string
  readonly whenRule: string
  /** Its own rule. */
  readonly rule: string
  /** Whether the viewer could use it, be it not now. */
  readonly isOwn: boolean
}

/** A list or a paragraph of the text twin, under its heading. */
export interface TwinSection {
  readonly id: string
  readonly title: string
  readonly note: string
  /** Lines with a number or a name in the margin; `spot` where the line can be picked or looked at. */
  readonly lines: readonly {
    readonly mark: string
    readonly text: string
    readonly spot?: Spot
    /** Lines in a row with the same one stand under it: moves of the same cost. */
    readonly group?: string
    /** A line of a drawing stands as it is: it is no sentence. */
    readonly isDrawn?: true
  }[]
}

export interface Twin {
  /** The place in focus, set large, and what it is called. */
  readonly head: { readonly place: string; readonly what: string }
  /** One paragraph: who, how they came, what is left. */
  readonly lead: string
  readonly sections: readonly TwinSection[]
}

/** A moment that nobody should miss, for a band across the board. */
export interface Scene {
  /** Three words, set large. */
  readonly title: string
  readonly mood: 'loss' | 'gain' | 'news'
  /** What it is about, drawn. */
  readonly art: ReactNode
}

/** One step of the guided first turn. */
export interface GuideStep {
  /** The catalogue's `guide.<game>.<say>`. */
  readonly say: string
  /** Answers that lead on, in the game's notation; the others are shown but say that they wait. `*` for any. */
  readonly want: readonly string[]
  /** The thing meant gets a cold frame: a spot, or `goal` for the list of what wins. */
  readonly show?: Spot
  /** Asks for nothing but to be read: a key goes on, and until then every answer waits. */
  readonly read?: true
  /** May be asked on the way, any number of times or never: every answer to it will do. */
  readonly optional?: true
}

export interface Guide {
  readonly options: Readonly<Record<string, unknown>>
  readonly preset?: string
  readonly position?: string
  readonly seed: string
  readonly seats: readonly (
    | { readonly by: 'person'; readonly name: string }
    | { readonly by: 'bot'; readonly bot: string }
  )[]
  readonly steps: readonly GuideStep[]
  /** While nobody is asked: the catalogue's `guide.<game>.<…>` for what is going on, or nothing. */
  watch?(view: ViewBase): string | null
}

/** Sentences that are fetched with a part of a table, a language at a time. */
export type MoreTexts = Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>>

/** Everything that the browser's table needs of one game: made by `defineTable` from whatever parts the game has. */
export interface TableGame<A extends Action = Action, V extends ViewBase = ViewBase> {
  readonly module: TableModule
  /** Where the panels stand on a wide screen: in the voids of the board, in a column at its side, or as the default table has them. */
  readonly layout: 'voids' | 'side' | 'drawn'
  /** What has to be picked, in order, to give this answer; none for a key of the prompt. */
  spots(action: A, view: V): readonly Spot[]
  /** Where an answer leads on the board, for an arrow; none where the game draws none. */
  wayOf?(action: A, view: V): MoveWay
  /** From which of those spots on the order does not matter; none where it always does. */
  anyOrderFrom?(action: A, view: V): number
  /** The words of a match, where its options change them. */
  wording?(words: Words, options: V['options']): Words
  bar(view: V, words: Words): BarText
  /** What is asked; once spots have been picked on the way to an answer, what is still missing. */
  prompt(view: V, question: Question | null, words: Words, picked?: readonly Spot[]): Prompt
  /** Answers with a place that stand among the keys too, because nobody would look for them on the board. */
  listed?(action: A, view: V): boolean
  /** Spots that have a key too, because whatever stands there leaves no room to touch them on the board. */
  spotKeys?(view: V, words: Words): readonly { readonly spot: Spot; readonly label: string }[]
  /** The answer in two or three words, for a narrow screen where the board shows the rest; `null` where it does not. */
  brief?(action: A, view: V, words: Words): string | null
  /** Whether nobody gives this answer by mistake: an attack on a friend. It is never the filled key. */
  isGrave?(action: A, view: V): boolean
  /** How many an answer takes along: of those at one place the largest is listed first. */
  size?(action: A): number
  /** The game's own keys, where it groups its answers; `null` where the usual ones serve. */
  keys?(part: TablePart<A, V>): readonly PromptKey[] | null
  /** What follows from the last change of a draft: a template is laid on the one who is under it. */
  follows?(draft: Draft, before: Draft, view: V): Draft
  /** What else stands in the bar; its letters go before the usual ones. */
  tools?(part: TablePart<A, V>): readonly Tool[]
  /** At the right of a key: the cost or the chance; may be empty. */
  keyNote(action: A, view: V, words: Words): string
  /**
   * How much a window matters to anyone who is asked in it: always asked (a die comes next), asked when something can be
   * played, or only when the person wants to be stopped. Asked when something can be played where this is absent.
   */
  stop?(view: V, choices: PlainChoices): 'ask' | 'offer' | 'quiet'
  /** The kinds of window in which all at one screen may be asked at once, with the sentence that names each. */
  readonly windows?: Readonly<Record<string, string>>
  /** Whether an answer that is the only one gives itself: nobody learns anything by it. */
  isForced?(action: A, view: V): boolean
  /** Whether an answer that is the only one is nothing but to throw dice: it gives itself where people want that. */
  isRoll?(action: A): boolean
  /** Whether the player who looks may ask to be stopped between the turns of others, by a button. */
  stopsBetween?(view: V): boolean
  /** Equal answers that would all be given anyway, one after another: one key gives them in a row. `null` for none. */
  whole?(
    view: V,
    choices: PlainChoices,
    words: Words,
  ): { readonly label: string; readonly actions: readonly A[] } | null
  /** Answers in a row to places that are farther than one step. */
  routes?(view: V, choices: PlainChoices): readonly Route<A>[]
  /**
   * Why spots that were picked are no answer, where a person would want to hear more than that.
   * `ask` tells what the rules say to an answer that someone may have meant.
   */
  whyNot?(spots: readonly Spot[], view: V, ask: (action: A) => Refusal | null): Refusal | null
  /** What the game itself calls its seats by now, where it names them: the survivors of the players. Empty for none yet. */
  seatNames?(view: V): readonly string[]
  /** A spot in words, for screen readers. */
  spotName(spot: Spot, view: V, words: Words): string
  twin(part: TablePart<A, V>): Twin
  /** What is printed at a spot, to be read before it is used; a spot may name a thing that lies nowhere. */
  reading?(spot: Spot, view: V, words: Words): Reading | null
  /** The spot of what an answer uses, where that is to be read first. */
  readFirst?(action: A): Spot | null
  /** The spot of what an event names and shows to everybody. */
  shownBy?(event: GameEvent): Spot | null
  /** Whether this has a scene for the viewer: a death, a card of someone else's. */
  hasScene(event: GameEvent, viewer: Viewer): boolean
  /** Whether that scene is a small one: a kill, a life lost. */
  isBriefScene?(event: GameEvent): boolean
  /** Whether something is seen rather than read: one of many zombies that are put down or shuffle on. */
  isPassing?(event: GameEvent): boolean
  /** What something sounds like, where it is no plain step and no die. */
  sound?(event: GameEvent): Sound | null
  /** Whether a roll is about the viewer; where this is absent, their own and those of nobody in particular are. */
  touches?(roll: GameEvent, view: V): boolean
  /** Whether a seat throws these dice itself; where this is absent, the seat that the roll names does. */
  isThrownBy?(roll: GameEvent, seat: Seat): boolean
  /** Whether an answer is to throw dice, which the person was told before; where this is absent, one with odds is. */
  throws?(action: A, view: V): boolean
  /** Whether a roll is one of several that decide one answer: its odds stay until the last of them. */
  isVolley?(roll: GameEvent): boolean
  /** Whether the dice of a roll are added up; where this is absent, all are. */
  isSummed?(roll: GameEvent): boolean
  /** The pieces beside which the die of a roll lies, the first that stands on the board; none for the middle. */
  rolledAt?(roll: GameEvent, view: V): readonly Spot[]
  /** The name of who rolls, where the pieces of a seat have names of their own; `null` for the name of the seat. */
  rolledBy?(roll: GameEvent, view: V, words: Words): string | null
  /** What is rolled for and how likely it is, as far as everybody knew before; may be empty. */
  rollWords?(roll: GameEvent, before: V, words: Words): string
  /** What nobody should miss, across the board; its sentence is the record's. */
  scene(event: GameEvent, view: V, words: Words): Scene
  /** What stands in the margin of the record: the seat where this says nothing else, with panels in voids the turn. */
  readonly recordBy?: 'turn' | 'seat'
  /** Whether people may ask for numbers on the board; a drawn board has none. */
  readonly hasNumbers?: boolean
  readonly Board: ComponentType<TablePart<A, V>>
  /** Whether the board draws the places of a draft itself (`DraftLayer`); else a plain plan stands beside the question. */
  readonly drawsDrafts?: boolean
  /**
   * What the table of a match that looks like this has besides, with its sentences: fetched before it is shown. `null`
   * for nothing.
   */
  more?(view: V): Promise<{
    readonly default: Partial<Omit<TableGame<A, V>, 'module' | 'more'>>
    readonly texts: MoreTexts
  }> | null
  /** A screen in place of the board and all that stands beside it, before or after the play itself; `null` for the board. */
  screen?(view: V): ComponentType<ScreenPart<A, V>> | null
  /** The people or the cards: roster, hand. */
  readonly People: ComponentType<TablePart<A, V>>
  /** Settings of what is composed, beside the game's own keys; places are set on the board. */
  readonly Settings?: ComponentType<TablePart<A, V>>
  /** What is asked about, beside the question: a tile in hand. */
  readonly Aside?: ComponentType<TablePart<A, V>>
  /** What wins, and how far everybody is. */
  readonly Goal?: ComponentType<TablePart<A, V>>
  /** Odds of what is pointed at, or of what comes next. */
  readonly Readout: ComponentType<TablePart<A, V>>
  /** What the replay draws and says: the race, its key moments, each move, the luck, the hands. */
  readonly replay: ReplayParts<V>
  /** What is other for one who looks: a game master's screen, that of a player, the table that all see. */
  forViewer?(viewer: Viewer): ViewerParts<A, V>
  /** Whether people may act here although nobody asks them: then a key lets them. That they may is no secret. */
  readonly stepsIn?: boolean
  /** What it means that a match ends without a winner: the dead have won, or nobody has. */
  readonly nobodyWins: 'lost' | 'nobody'
  /** What decided a match, where the game has more to say than its reason; `null` where it has not. */
  why?(view: V, words: Words): string | null
}

/** Whether the one who gives this answer throws dice with it, and was told so. */
export const throwsDice = (game: TableGame, action: Action, view: ViewBase): boolean =>
  game.throws?.(action, view) ?? (game.module.game.odds === undefined || game.module.game.odds(view, action) !== null)

/** What a table looks like to one viewer. How it is played on is the same for all. */
export type ViewerParts<A extends Action = Action, V extends ViewBase = ViewBase> = Partial<
  Pick<TableGame<A, V>, 'layout' | 'bar' | 'Board' | 'screen' | 'People' | 'Aside' | 'Goal' | 'Readout' | 'recordBy'>
>

/** The table as one viewer sees it. */
export function tableFor(game: TableGame, viewer: Viewer): TableGame {
  return game.forViewer === undefined ? game : { ...game, ...game.forViewer(viewer) }
}
