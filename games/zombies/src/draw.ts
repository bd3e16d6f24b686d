import type { Seat } from '@shamble/kernel'
import type { BoardLine, Span, Speak } from '@shamble/module'
import { isOnTable, kindAt } from './board/board.js'
import { drawMap, PAWNS, WIDEST } from './board/draw-map.js'
import { cardWord } from './cards/card.js'
import { heyLookAShotgun } from './cards/hey-look-a-shotgun.js'
import { TITLES } from './cards/index.js'
import { type HordeFrame, type MoveFrame, type TurnFrame, turnOf, type ZombiesFrame } from './frames/kinds.js'
import { TURN_STEPS } from './frames/turn.js'
import { placed } from './labels.js'
import { isOnlyZombieWin } from './rules/goal.js'
import { isLastRound, roundOf } from './rules/rounds.js'
import type { Card, Zombies } from './state.js'
import { publicState, type ZombiesView } from './view.js'

/**
 * The table in the terminal: the map, whose turn it is, what everybody has, what is in force, and the reader's own
 * hand.
 */
export function drawZombies(view: ZombiesView, speak: Speak): BoardLine[] {
  const s = publicState(view)
  return [
    ...drawMap(s),
    ...wrapped(speak('board.legend'), 'dim'),
    ...wrapped(namedTiles(s, speak), 'dim'),
    [],
    ...turnLines(view, speak),
    ...view.words.flatMap((_, seat) => playerLines(view, seat, speak)),
    ...wrapped(stackWords(view, speak), 'dim'),
    ...effectLines(s, speak),
    ...handLines(view, speak),
  ]
}

/** `3 Hospital · 7 Toy Store`, and every passage that was blown open. */
function namedTiles(s: Zombies, speak: Speak): string {
  const tiles = [...s.tileKind.keys()]
    .filter((slot) => isOnTable(s, slot) && (kindAt(s, slot).name !== null || kindAt(s, slot).isHelipad))
    .map((slot) => `${slot} ${speak(`tile.${kindAt(s, slot).id}`)}`)
  const joins: string[] = []
  for (let i = 0; i < s.joins.length; i += 2)
    joins.push([s.joins[i]!, s.joins[i + 1]!].map((at) => `${Math.floor(at / 9)}.${at % 9}`).join(' = '))
  return [...tiles, ...joins].join(' · ')
}

function turnLines(view: ZombiesView, speak: Speak): BoardLine[] {
  const seat = seatWord(view, view.active, speak)
  const step = speak(`board.step.${stepWord(view)}`)
  const more = (view.frames as ZombiesFrame[]).flatMap((frame) => frameWords(view, frame, speak) ?? [])
  const round = roundOf(view)
  const counted = round === null ? [] : [speak(isLastRound(view) ? 'board.round.last' : 'board.round', round)]
  return wrapped([speak('board.turn', { turn: view.turn, seat, step }), ...counted, ...more].join(' · '), 'strong')
}

/** The numbered step that is under way: the frame of the turn is one further already. */
function stepWord(view: ZombiesView): string {
  if (view.outcome !== null) return 'over'
  const step = (view.frames[0] as TurnFrame).step - 1
  if (step < TURN_STEPS.tile) return 'start'
  if (step <= TURN_STEPS['after-tile']) return 'tile'
  if (step <= TURN_STEPS['after-fight']) return 'combat'
  if (step <= TURN_STEPS.refill) return 'cards'
  if (step <= TURN_STEPS.roll) return 'roll'
  if (step < TURN_STEPS['pre-zombie']) return 'move'
  return step <= TURN_STEPS['post-zombie'] ? 'zombies' : 'discard'
}

function frameWords(view: ZombiesView, frame: ZombiesFrame, speak: Speak): string | null {
  if (frame.kind === 'move') {
    const { left, total }: MoveFrame = frame
    return speak('board.movement', { left, total })
  }
  if (frame.kind === 'horde') {
    const { left }: HordeFrame = frame
    return speak('board.horde', { count: left })
  }
  if (frame.kind !== 'window' || frame.of !== 'announce') return null
  const { card, seat, slot } = frame.about as { card: Card; seat: Seat; slot: number }
  const who = { seat: seatWord(view, frame.by, speak), card: cardWord(card) }
  if (seat >= 0) return speak('board.announced.at', { ...who, target: seatWord(view, seat, speak) })
  return slot >= 0 ? speak('board.announced.on', { ...who, ...placed(view, slot) }) : speak('board.announced', who)
}

const seatWord = (view: ZombiesView, seat: Seat, speak: Speak): string => speak(`seat.${view.words[seat]}`)

function playerLines(view: ZombiesView, seat: Seat, speak: Speak): BoardLine[] {
  const name = seatWord(view, seat, speak)
  const longest = Math.max(...view.words.map((_, other) => seatWord(view, other, speak).length))
  const figures = [
    speak('board.collection', { zombies: view.reserve[seat]!, goal: view.options.winZombies }),
    speak('board.lives', { lives: view.lives[seat]! }),
    speak('board.bullets', { bullets: view.bullets[seat]! }),
    speak('board.cards', { count: view.held[seat]! }),
  ].join('  ')
  const lead: Span[] = [
    { text: `${PAWNS[seat]} ${name.padEnd(longest)}  `, tone: seat === view.viewer ? 'first' : 'second' },
    { text: figures },
  ]
  const badges = badgesOf(view, seat, speak).join(', ')
  const kept = view.inPlay[seat]!.map((card) => speak(`card.${TITLES[card]!.id}`)).join(', ')
  const used = 2 + longest + 2 + figures.length
  const fits = badges === '' || used + 3 + badges.length <= WIDEST
  const lines: BoardLine[] = [badges !== '' && fits ? [...lead, { text: `   ${badges}`, tone: 'warn' }] : lead]
  const indent = ' '.repeat(longest + 4)
  if (!fits) lines.push(...wrapped(badges, 'warn', indent))
  if (kept !== '')
    lines.push(...wrapped(speak('board.listed', { name: speak('board.in-play'), what: kept }), 'plain', indent))
  return lines
}

function badgesOf(view: ZombiesView, seat: Seat, speak: Speak): string[] {
  const isActive = seat === view.active
  const badge = (isOn: boolean, name: string, params = {}): string[] =>
    isOn ? [speak(`board.badge.${name}`, params)] : []
  const steered = isActive && turnOf(view).brainCramp >= 0
  return [
    ...badge(isActive && view.outcome === null, 'active'),
    ...badge(view.played[seat]! > 0, 'played'),
    ...badge(isActive && turnOf(view).afraid, 'afraid'),
    ...badge(isActive && turnOf(view).shut, 'shut'),
    ...badge(isActive && turnOf(view).smellSlot !== -1 && !turnOf(view).hasLeft, 'smell'),
    ...badge(steered, 'brain-cramp', { seat: steered ? seatWord(view, turnOf(view).brainCramp, speak) : '' }),
    ...badge(isActive && turnOf(view).halvings > 0, 'halved'),
    ...badge(isActive && turnOf(view).inTheZone, 'zone'),
    ...badge(isActive && turnOf(view).forfeited, 'forfeited'),
    ...badge(turnOf(view).adrenaline[seat] === 1 || (isActive && turnOf(view).adrenalineMove), 'adrenaline'),
    ...badge(view.jeep[seat] === 1, 'jeep'),
    ...badge(view.inPlay[seat]!.includes(heyLookAShotgun.card), 'charges', { count: view.charges[seat] }),
    ...badge(turnOf(view).chainsaw[seat] === 1, 'chainsaw'),
    ...badge(turnOf(view).molotov[seat]! >= 0, 'molotov', placed(view, turnOf(view).molotov[seat]!)),
    ...badge(view.fear[seat] === 1, 'fear'),
    ...badge(view.paralysis[seat] !== 0, 'skip'),
    ...badge(view.claustrophobia[seat] === 1, 'claustrophobia'),
  ]
}

function stackWords(view: ZombiesView, speak: Speak): string {
  const withBase = view.options.expansion === 'militaryBase'
  const tiles = speak('board.tiles', {
    town: view.townStack.length + (view.helipadLeft ? 1 : 0),
    base:
      withBase && !view.baseOpen ? `${view.baseStack.length} (${speak('board.base.closed')})` : view.baseStack.length,
    removed: view.removed.length,
  })
  return `${tiles} · ${speak('board.deck', { deck: view.deckSize, discarded: view.discarded.length })}`
}

function effectLines(s: Zombies, speak: Speak): BoardLine[] {
  const effect = (seat: Seat, name: string): BoardLine[] =>
    seat < 0 ? [] : wrapped(speak(`board.effect.${name}`, { seat: speak(`seat.${s.words[seat]}`) }), 'warn')
  return [
    ...effect(s.marbles, 'marbles'),
    ...effect(s.foodSource, 'food-source'),
    ...effect(s.govtEnhanced, 'govt-enhanced'),
    ...(isOnlyZombieWin(s) ? wrapped(speak('board.only-25', { goal: s.options.winZombies }), 'warn') : []),
  ]
}

/** The reader's own cards, with what each of them does. */
function handLines(view: ZombiesView, speak: Speak): BoardLine[] {
  if (view.viewer === 'spectator') return []
  const lines: BoardLine[] = [[], [{ text: `${speak('board.hand')}:`, tone: 'strong' }]]
  if (view.hand.length === 0) lines.push([{ text: `  ${speak('board.empty')}`, tone: 'dim' }])
  for (const card of view.hand) {
    const { id } = TITLES[card]!
    lines.push(
      ...wrapped(speak('board.listed', { name: speak(`card.${id}`), what: speak(`cardText.${id}`) }), 'plain', '  '),
    )
  }
  return lines
}

/** A long sentence in lines of the page's width. */
function wrapped(text: string, tone: Span['tone'] & string, indent = ''): BoardLine[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDEST) {
      lines.push(line)
      line = `  ${word}`
    } else line = line === '' ? word : `${line} ${word}`
  }
  if (line !== '') lines.push(line)
  return lines.map((written) => [{ text: indent + written, tone }])
}
