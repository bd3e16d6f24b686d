import {
  DIRECTIONS,
  distancesFrom,
  ENHANCED,
  isOnTable,
  kindAt,
  knownState,
  type Space,
  spaceOf,
  stepNumber,
  TITLES,
  tilesUnseen,
  topFrame,
  walksOf,
} from '@shamble/game-zombies/table'
import { ruleWord } from '../../table/sentence.js'
import { inRow, section, type TwinLine } from '../../table/twin-section.js'
import type { Twin } from '../table-game.js'
import { bothNames, cardMoment } from './cards.js'
import type { Part } from './part.js'
import { roundWords } from './round.js'
import {
  atCard,
  atKept,
  atSeat,
  atSlot,
  atSpace,
  atZombie,
  placeWords,
  spaceContents,
  spaceNumber,
  spacePart,
  spaceWords,
  tileName,
} from './spots.js'
import { stackSentence } from './stack-sentence.js'
import { badgesOf, effectsOf } from './status.js'

/** The table in words: the pawn's place, the hand, what is near, everybody, every zombie and every tile. */
export function twin(part: Part): Twin {
  const { view, words } = part
  const { speak } = words
  const top = topFrame(view)
  const seat =
    top?.kind === 'walk' || top?.kind === 'fight' ? top.seat : view.viewer === 'spectator' ? view.active : view.viewer
  const space = view.position[seat]!
  const here = spaceContents(view, space, words).filter((what) => what !== words.seat(seat))
  const step = view.outcome === null ? stepNumber(view) : 7
  const lead = speak('zombies.twin.lead', {
    seat: words.seat(seat),
    space: spaceWords(view, space, words),
    step,
    name: speak(`zombies.step.${step}`),
    lives: speak('zombies.count.lives', { count: view.lives[seat]! }),
    bullets: speak('zombies.count.bullets', { count: view.bullets[seat]! }),
    zombies: speak('zombies.reserve', { count: view.reserve[seat]!, goal: view.options.winZombies }),
  })
  const round = roundWords(view, words)
  const titled = (id: string, lines: readonly TwinLine[]) => section(id, speak(`zombies.twin.${id}`), lines)
  return {
    head: { place: spaceNumber(space), what: spacePart(view, space, words) },
    lead: inRow([
      lead,
      here.length === 0 ? '' : speak('zombies.twin.here', { what: here.join(', ') }),
      round === '' ? '' : speak('zombies.twin.round', { round }),
    ]),
    sections: [
      titled('near', reach(part)),
      titled('hand', hand(part)),
      titled('seats', seats(part)),
      titled('zombies', dead(part, space)),
      titled('tiles', tiles(part)),
      titled('stacks', stacks(part)),
      titled('effects', effects(part)),
    ].filter(({ lines }) => lines.length > 0),
  }
}

/** Where one may walk, by cost. */
function reach({ view, words, choices }: Part): TwinLine[] {
  if (!choices.actions.some(({ type }) => type === 'step')) return []
  return walksOf(view)
    .sort((a, b) => a.steps.length - b.steps.length || a.space - b.space)
    .map(({ space, steps, fights }) => {
      const there = [spacePart(view, space, words), ...spaceContents(view, space, words)].join(', ')
      const waiting = words.speak('zombies.count.zombies', { count: fights })
      return {
        mark: spaceNumber(space),
        text: fights === 0 ? there : words.speak('zombies.twin.walk.fight', { walk: there, fights: waiting }),
        group: words.speak('zombies.twin.walk', { count: steps.length }),
        spot: atSpace(space),
      }
    })
}

/** What a building is needed for says so itself. */
const isPutDown = (card: number): boolean => TITLES[card]!.buildings.length > 0

function hand({ view, words, lit, barred }: Part): TwinLine[] {
  if (view.viewer === 'spectator') return []
  const held = view.hand.map((card, i): TwinLine => {
    const spot = atCard(card)
    const said = { card: bothNames(card, words), what: words.speak(`cardText.${TITLES[card]!.id}`) }
    const no = barred.get(spot)
    const text = lit.has(spot)
      ? words.speak('zombies.twin.card.now', said)
      : no !== undefined
        ? words.speak('zombies.twin.card.not', { ...said, why: no.sentence, rule: ruleWord(no.rule, words) })
        : isPutDown(card)
          ? words.speak('zombies.twin.kept', said)
          : words.speak('zombies.twin.card', { ...said, when: cardMoment(card, view, words).when })
    return { mark: String(i + 1), text, spot }
  })
  const kept = view.inPlay[view.viewer]!.map(
    (card): TwinLine => ({
      mark: words.speak('zombies.inplay'),
      text: words.speak('zombies.twin.kept', {
        card: bothNames(card, words),
        what: words.speak(`cardText.${TITLES[card]!.id}`),
      }),
      spot: atKept(card),
    }),
  )
  return [...held, ...kept]
}

function seats({ view, words }: Part): TwinLine[] {
  return view.words.map((_, seat) => {
    const text = words.speak('zombies.twin.seat', {
      space: spaceWords(view, view.position[seat]!, words),
      lives: words.speak('zombies.count.lives', { count: view.lives[seat]! }),
      bullets: words.speak('zombies.count.bullets', { count: view.bullets[seat]! }),
      cards: words.speak('zombies.count.cards', { count: view.held[seat]! }),
      zombies: words.speak('zombies.reserve', { count: view.reserve[seat]!, goal: view.options.winZombies }),
    })
    const kept = view.inPlay[seat]!.map((card) => bothNames(card, words))
    const badges = badgesOf(view, seat, words).map((badge) => badge.text)
    return { mark: words.seat(seat), text: [text, ...kept, ...badges].join('. '), spot: atSeat(seat) }
  })
}

/** Nearest first, counted in steps from the pawn. */
function dead({ view, words, lit }: Part, from: Space): TwinLine[] {
  const far = distancesFrom(view, from)
  const spaces = [...view.zombie.keys()].filter((space) => view.zombie[space] !== 0)
  const away = (space: Space): number => far.get(space) ?? Number.MAX_SAFE_INTEGER
  return spaces
    .sort((a, b) => away(a) - away(b) || a - b)
    .map((space) => {
      const name = spacePart(view, space, words)
      const steps = far.get(space)
      const isGlowing = view.zombie[space] === ENHANCED
      const text =
        steps === undefined
          ? words.speak('zombies.twin.apart', { space: name })
          : words.speak('zombies.twin.away', { space: name, count: steps })
      return {
        mark: spaceNumber(space),
        text: isGlowing ? words.speak('zombies.twin.tile', { tile: words.speak('piece.enhanced'), what: text }) : text,
        spot: lit.has(atZombie(space)) ? atZombie(space) : atSpace(space),
      }
    })
}

/** Every tile in reading order, with its roads and what is on it. */
function tiles({ view, words }: Part): TwinLine[] {
  const s = knownState(view)
  return [...view.tileKind.keys()]
    .filter((slot) => isOnTable(s, slot))
    .sort((a, b) => view.tileY[a]! - view.tileY[b]! || view.tileX[a]! - view.tileX[b]!)
    .map((slot) => {
      const spaces = Array.from({ length: 9 }, (_, cell) => spaceOf(slot, cell))
      const count = (values: readonly number[], wanted: (value: number) => boolean): number =>
        spaces.filter((space) => wanted(values[space]!)).length
      const zombies = count(view.zombie, (value) => value > 0)
      const lives = count(view.counter, (value) => value === 1)
      const bullets = count(view.counter, (value) => value === 2)
      const { exits } = kindAt(s, slot).facings[view.tileTurn[slot]!]!
      const sides = DIRECTIONS.filter((side) => exits[side]).map((side) => words.speak(`zombies.side.${side}`))
      const place = { x: view.tileX[slot]!, y: view.tileY[slot]! }
      const what = inRow(
        [
          slot === 0 ? '' : placeWords(view, place, words),
          words.speak('zombies.twin.exits', { sides: sides.join(', ') }),
          zombies > 0 ? words.speak('zombies.count.zombies', { count: zombies }) : '',
          lives > 0 ? words.speak('zombies.count.lives', { count: lives }) : '',
          bullets > 0 ? words.speak('zombies.count.bullets', { count: bullets }) : '',
          zombies + lives + bullets === 0 ? words.speak('zombies.twin.none') : '',
        ],
        ', ',
      )
      const text = words.speak('zombies.twin.tile', { tile: tileName(view, slot, words), what })
      return { mark: String(slot), text, spot: atSlot(slot) }
    })
}

function stacks(part: Part): TwinLine[] {
  const { view, words } = part
  const { town, base } = tilesUnseen(view)
  return [
    { mark: String(town + base), text: stackSentence(part).sentence },
    {
      mark: String(view.deckSize),
      text: words.speak('zombies.deck', { deck: view.deckSize, discarded: view.discarded.length }),
    },
  ]
}

function effects({ view, words }: Part): TwinLine[] {
  return effectsOf(view, words).map(({ text, rule }) => ({ mark: ruleWord(rule, words), text }))
}
