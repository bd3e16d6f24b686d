import {
  type HordeFrame,
  kindAt,
  knownState,
  NO_ZOMBIE,
  placesFor,
  TITLES,
  type TileFrame,
  tilesOf,
  tilesUnseen,
  topFrame,
  turnOf,
  type ZombiesView,
} from '@shamble/game-zombies/table'
import type { Question, Seat, WindowFrame } from '@shamble/kernel'
import type { Prompt, Spot, Words } from '../table-game.js'
import { askCard } from './ask-card.js'
import { askNext } from './ask-next.js'
import { happening } from './happening.js'
import { kindName, spaceWords, tileName } from './spots.js'

/** What is being asked, from what is going on: the same words as the catalogue's `question.<kind>`. */
export function askedKind(view: ZombiesView): string {
  const top = topFrame(view)
  switch (top?.kind) {
    case 'window':
      return top.of
    case 'tile':
      return top.step === 0 ? 'stack' : top.kinds.length > 0 ? 'place' : 'fill'
    case 'fight':
      return 'price'
    case 'move':
      return 'step'
    case 'discard':
      return top.must > 0 ? 'cut' : 'discard'
    case 'card':
      return `card.${TITLES[top.card]!.id}`
    default:
      return top?.kind ?? 'turn-start'
  }
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

export const drawnName = (view: ZombiesView, f: TileFrame, words: Words): string =>
  kindName(tilesOf(view.options).kinds[f.kinds[0]!]!, words)

export function prompt(
  view: ZombiesView,
  question: Question | null,
  words: Words,
  picked: readonly Spot[] = [],
): Prompt {
  if (view.outcome !== null) return over(view, words)
  const kind = askedKind(view)
  const left = leftOver(view, words)
  if (question === null) {
    const isYours = view.active === view.viewer
    const who = words.speak(isYours ? 'zombies.who.own' : 'zombies.who.nobody', { seat: words.seat(view.active) })
    return { who, left, ask: happening(view, words), note: '' }
  }
  if (question.seat === view.viewer) {
    const who = words.speak('zombies.who.you', { seat: words.seat(question.seat) })
    return { who, left, ...(askNext(view, picked, words) ?? ask(view, kind, words)) }
  }
  const what = words.speak(`question.${kind}`)
  if (question.seat < 0)
    return {
      who: words.speak('zombies.who.others'),
      left,
      ask: words.speak('zombies.anyone', { what }),
      note: told(view, words),
    }
  const seat = words.seat(question.seat)
  return {
    who: words.speak('zombies.who.wait', { seat }),
    left,
    ask: words.speak('zombies.wait', { seat, what }),
    note: told(view, words),
  }
}

function over(view: ZombiesView, words: Words): Prompt {
  const { winners, reason } = view.outcome!
  const said = words.speak(`reason.${reason}`)
  const ask =
    winners.length === 0
      ? words.speak('zombies.won.nobody', { reason: said })
      : words.speak('zombies.won', { seats: winners.map((seat) => words.seat(seat)).join(', '), reason: said })
  return { who: words.speak('zombies.who.over'), left: '', ask, note: '' }
}

/** How many zombies are still to be moved: no more than there are that have not moved yet. */
export const hordeLeft = (view: ZombiesView, { left, moved }: HordeFrame): number =>
  Math.min(left, view.zombie.filter((kind) => kind !== NO_ZOMBIE).length - moved.length)

/** At the right of the caps line: what is left of the thing under way. */
function leftOver(view: ZombiesView, words: Words): string {
  const top = topFrame(view)
  if (top?.kind === 'tile' && top.slots.length > 0 && top.kinds.length === 0) {
    const rest = pieces(top, false, words)
    return rest === '' ? '' : words.speak('zombies.left.pieces', { pieces: rest })
  }
  if (top?.kind === 'move') return words.speak('zombies.left.steps', { left: top.left, total: top.total })
  if (top?.kind === 'walk') return words.speak('zombies.left.steps', { left: top.left, total: 5 })
  if (top?.kind === 'horde' && top.step > 0) return words.speak('zombies.left.horde', { count: hordeLeft(view, top) })
  if (top?.kind === 'card') return words.speak(`card.${TITLES[top.card]!.id}`)
  const { town, base } = tilesUnseen(view)
  if (view.options.expansion !== 'militaryBase') return words.speak('zombies.left.town', { town })
  return words.speak(view.baseOpen ? 'zombies.left.stacks' : 'zombies.left.closed', { town, base })
}

/** `3 zombies, 1 life, 1 bullet` */
export function pieces(
  of: { zombies: number; lives: number; bullets: number },
  glowing: boolean,
  words: Words,
): string {
  const { zombies, lives, bullets } = of
  return [
    zombies > 0 ? words.speak(`zombies.count.${glowing ? 'glowing' : 'zombies'}`, { count: zombies }) : '',
    lives > 0 ? words.speak('zombies.count.lives', { count: lives }) : '',
    bullets > 0 ? words.speak('zombies.count.bullets', { count: bullets }) : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

type Asked = Pick<Prompt, 'ask' | 'note'>

function ask(view: ZombiesView, kind: string, words: Words): Asked {
  const top = topFrame(view)
  if (top?.kind === 'window') return askWindow(view, top, words)
  if (top?.kind === 'tile' && kind === 'place') return askPlace(view, top, words)
  if (top?.kind === 'tile' && kind === 'fill') {
    const piece = top.zombies > 0 ? (isGlowing(view, top) ? 'enhanced' : 'zombie') : top.lives > 0 ? 'life' : 'bullet'
    return {
      ask: words.speak('zombies.ask.fill', { what: words.speak(`piece.${piece}`) }),
      note: words.speak('zombies.ask.fill.note'),
    }
  }
  if (top?.kind === 'fight') return askPrice(view, top.seat, top.short, words)
  if (top?.kind === 'move') {
    const steered = view.viewer !== view.active
    return {
      ask: steered
        ? words.speak('zombies.ask.steer', { seat: words.seat(view.active) })
        : words.speak('zombies.ask.step'),
      note: '',
    }
  }
  if (top?.kind === 'walk') return { ask: words.speak('zombies.ask.walk', { seat: words.seat(top.seat) }), note: '' }
  if (top?.kind === 'horde')
    return { ask: words.speak('zombies.ask.horde'), note: words.speak('zombies.ask.horde.note') }
  if (top?.kind === 'card') return askCard(view, top, words)
  if (top?.kind === 'redirect') return askRedirect(view, words)
  return { ask: capital(words.speak(`question.${kind}`)), note: '' }
}

const isGlowing = (view: ZombiesView, f: TileFrame): boolean =>
  f.slots[0] !== undefined && kindAt(knownState(view), f.slots[0]).enhanced

function askPlace(view: ZombiesView, f: TileFrame, words: Words): Asked {
  const places = f.kinds.flatMap((kind) => placesFor(view, kind))
  const distinct = new Set(places.map(({ x, y }) => `${x},${y}`)).size
  const counts = {
    places: words.speak('zombies.count.places', { count: distinct }),
    ways: words.speak('zombies.ways', { count: places.length }),
  }
  const kind = tilesOf(view.options).kinds[f.kinds[0]!]!
  const wanted = kind.isHelipad ? { ...kind, zombies: view.options.helipadZombies } : kind
  const inside = pieces(wanted, kind.enhanced, words)
  return {
    ask:
      f.kinds.length > 1
        ? words.speak('zombies.ask.place.two')
        : words.speak('zombies.ask.place', { tile: drawnName(view, f, words) }),
    note:
      inside === ''
        ? words.speak('zombies.ask.place.empty', counts)
        : words.speak('zombies.ask.place.note', { ...counts, pieces: inside }),
  }
}

function askPrice(view: ZombiesView, seat: Seat, short: number, words: Words): Asked {
  const lives = words.speak('zombies.count.lives', { count: view.lives[seat]! })
  const bullets = words.speak('zombies.count.bullets', { count: view.bullets[seat]! })
  const note =
    view.lives[seat] === 1
      ? words.speak('zombies.ask.price.last')
      : words.speak('zombies.ask.price.note', { lives, bullets })
  return { ask: words.speak('zombies.ask.price', { count: short }), note }
}

function askWindow(view: ZombiesView, f: WindowFrame, words: Words): Asked {
  if (f.of === 'announce') return { ask: announced(view, f, words), note: told(view, words) }
  const seat = words.seat(f.by)
  if (f.of === 'tile-drawn') {
    const tile = view.frames.find((frame) => frame.kind === 'tile') as unknown as TileFrame | undefined
    const name = tile === undefined || tile.kinds.length === 0 ? '' : drawnName(view, tile, words)
    return { ask: words.speak('zombies.window.tile-drawn', { seat, tile: name }), note: '' }
  }
  const own = f.by === view.viewer
  const form = own && f.of === 'pre-move' && turnOf(view).afraid ? 'fear' : own ? 'own' : 'other'
  const turn = view.frames[0] as unknown as { total: number }
  const count = Math.max(0, Math.floor(turn.total / 2 ** turnOf(view).halvings))
  return { ask: words.speak(`zombies.window.${f.of}.${form}`, { seat, count }), note: '' }
}

interface About {
  readonly card: number
  readonly seat: Seat
  readonly slot: number
  readonly spaces: readonly number[]
}

/** Who announces what on whom. */
function announced(view: ZombiesView, f: WindowFrame, words: Words): string {
  const { card, seat, slot, spaces } = f.about as unknown as About
  const title = TITLES[card]!
  const named = { seat: words.seat(f.by), card: words.speak(`card.${title.id}`) }
  if (seat >= 0) return words.speak('zombies.announce.at', { ...named, target: words.seat(seat) })
  if (slot >= 0) return words.speak('zombies.announce.on', { ...named, tile: tileName(view, slot, words) })
  if (spaces.length > 0) {
    const where = spaces.map((space) => spaceWords(view, space, words)).join(' · ')
    return words.speak('zombies.announce.into', { ...named, space: where })
  }
  return words.speak(title.kept ? 'zombies.announce.kept' : 'zombies.announce', named)
}

const announcement = (view: ZombiesView): About | undefined =>
  (view.frames as unknown as WindowFrame[]).findLast((frame) => frame.kind === 'window' && frame.of === 'announce')
    ?.about as About | undefined

/** What the announced card does, under the question. */
function told(view: ZombiesView, words: Words): string {
  const about = announcement(view)
  return about === undefined ? '' : words.speak(`cardText.${TITLES[about.card]!.id}`)
}

/** [ZMB-card.you-lookin-at-me] The viewer's own card was turned aside. */
function askRedirect(view: ZombiesView, words: Words): Asked {
  const about = announcement(view)
  if (about === undefined) return { ask: '', note: '' }
  const card = words.speak(`card.${TITLES[about.card]!.id}`)
  return {
    ask: words.speak(about.slot >= 0 ? 'zombies.ask.redirect.on' : 'zombies.ask.redirect', { card }),
    note: told(view, words),
  }
}
