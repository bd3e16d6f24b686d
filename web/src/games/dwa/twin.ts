import { bearing as windTo } from '@shamble/drafts'
import {
  activationOf,
  apart,
  boardOf,
  type DwaView,
  type Figure,
  type Human,
  type Intent,
  isBody,
  numbersOf,
  risesUpTo,
  roomAt,
  sightOf,
  thingName,
  type Zombie,
} from '@shamble/game-dwa/table'
import { saidOf } from '@shamble/text'
import { inRow, section, type TwinLine } from '../../table/twin-section.js'
import type { Twin, TwinSection, Words } from '../table-game.js'
import { testsOf } from './After.js'
import { acting } from './acting.js'
import { wantedBy } from './conditions.js'
import { intents } from './intents-art.js'
import { lengthWords } from './lengths.js'
import { engineWords, namesAboard } from './names-art.js'
import type { Part } from './part.js'
import { prompt } from './prompt.js'
import { figureSpot } from './spots.js'
import { inWords } from './terrain-art.js'
import { carriedBy, insideOf } from './weapon-words.js'

/** The table as headed lists and sentences, measured from the one who acts. */
export function twin(part: Part): Twin {
  const { view, words, questions } = part
  const { speak } = words
  const question = questions.find(({ seat }) => seat === view.viewer) ?? questions[0] ?? null
  const { ask } = prompt(view, question, words, part.picked)
  const active = acting(view)
  const from = active ?? view.humans.find(({ whereabouts }) => whereabouts === 'table') ?? null
  const frame = activationOf(view)
  const lead = inRow([
    ask,
    active === null || frame === null ? '' : speak('dwa.twin.left', { who: active.name, ap: frame.ap }),
    active === null ? '' : speak('dwa.twin.stands', { where: placeWords(view, active, words) }),
    active?.now.frightened === true ? speak('dwa.note.frightened') : '',
  ])
  return {
    head: {
      place: active?.name ?? String(view.turn),
      what: active === null ? speak('dwa.turn') : placeWords(view, active, words),
    },
    lead,
    sections: [
      ...(from === null ? [] : deadSections(part, from)),
      peopleSection(part, from),
      ...(from === null ? [] : [nearSection(part, from)]),
      testsSection(part),
      goalSection(part),
    ].filter(({ lines }) => lines.length > 0),
  }
}

/** Where someone stands: in a room, or so far from the corner of the table. */
function placeWords(view: DwaView, { x, y, level }: Figure, words: Words): string {
  const board = boardOf(view.options)
  const room = board.rooms[roomAt(board, { x, y })]
  const at = words.speak('dwa.twin.at', { x: lengthWords(x, view, words), y: lengthWords(y, view, words) })
  return inRow(
    [
      room === undefined ? '' : inWords(room.name, words.language),
      at,
      level > 0 ? words.speak('dwa.twin.up', { height: lengthWords(level, view, words) }) : '',
    ],
    ', ',
  )
}

/** How far and which way: `12 cm north-east`. */
function bearingWords(
  view: DwaView,
  from: Figure,
  to: { readonly x: number; readonly y: number },
  words: Words,
): string {
  const wind = windTo(from, to)
  const length = lengthWords(apart(view, from, to), view, words)
  return wind === null ? length : words.speak('dwa.twin.bearing', { length, wind: { word: `wind.${wind}` } })
}

const nearest =
  (view: DwaView, from: Figure) =>
  (one: Figure, other: Figure): number =>
    apart(view, from, one) - apart(view, from, other)

/** The dead in sight, with how much of them is hidden; then the others. */
function deadSections({ view, words }: Part, from: Human): TwinSection[] {
  const { speak } = words
  const coming = new Map(intents(view).map((intent) => [intent.zombie, intent]))
  const all = [...view.zombies].sort(nearest(view, from))
  const sights = new Map(all.map((zombie) => [zombie.id, sightOf(view, from, zombie)]))
  const isSeen = ({ id }: Zombie): boolean => sights.get(id)!.stopped < sights.get(id)!.rays
  const line = (zombie: Zombie): TwinLine => {
    const { hidden, rays } = sights.get(zombie.id)!
    return {
      mark: String(-zombie.id),
      spot: figureSpot(zombie.id),
      text: `${inRow(
        [
          bearingWords(view, from, zombie, words),
          ...(zombie.posture === 'prone' ? [speak('posture.prone')] : []),
          ...(zombie.stunned ? [speak('state.stunned')] : []),
          ...(zombie.burning === null ? [] : [speak('state.burning')]),
          ...(isSeen(zombie) && hidden > 0 ? [speak('dwa.hidden', { hidden, all: rays })] : []),
          intentWords(view, coming.get(zombie.id), words),
        ],
        ', ',
      )}.`,
    }
  }
  return [
    section(
      'seen',
      speak('dwa.twin.seen', { who: from.name }),
      all.filter(isSeen).map(line),
      speak('dwa.twin.nearest'),
    ),
    section('unseen', speak('dwa.twin.unseen'), all.filter((zombie) => !isSeen(zombie)).map(line)),
  ]
}

const intentWords = (view: DwaView, intent: Intent | undefined, { speak }: Words): string =>
  intent === undefined ? '' : speak(`dwa.twin.comes.${intent.sense}`, { whom: view.humans[intent.human]?.name ?? '' })

function peopleSection({ view, words }: Part, from: Human | null): TwinSection {
  const { speak } = words
  const lines = view.humans
    .filter(({ whereabouts }) => whereabouts !== 'gone')
    .map((human): TwinLine => {
      const isHere = human.whereabouts === 'table' || human.whereabouts === 'vehicle'
      const held = human.hands
        .map((i) => human.weapons[i]!)
        .map((weapon) => inRow([speak(`weapon.${weapon.id}`), insideOf(view, words, weapon)], ', '))
      const rises = isBody(human) ? risesUpTo(view, human) : 0
      return {
        mark: '·',
        spot: figureSpot(human.id),
        text: `${saidOf(
          human.name,
          inRow(
            [
              ...(from === null || from === human || !isHere ? [] : [bearingWords(view, from, human, words)]),
              ...(isHere ? [placeWords(view, human, words)] : [small(speak(`dwa.whereabouts.${human.whereabouts}`))]),
              ...(isHere ? [small(speak(`dwa.acted.${human.now.acted}`)), ...held] : []),
              ...(isHere ? [small(carriedBy(view, words, human))] : []),
              ...(isHere ? [small(speak('dwa.member', { wounds: human.wounds, morale: human.morale }))] : []),
              ...(human.posture === 'standing' || !isHere ? [] : [speak(`posture.${human.posture}`)]),
              ...(rises > 0 ? [speak('dwa.twin.rises', { face: rises })] : []),
            ],
            ', ',
          ),
          speak,
        )}.`,
      }
    })
  return section('people', speak('dwa.twin.people'), lines)
}

/** In the middle of a sentence. */
const small = (said: string): string => said.charAt(0).toLocaleLowerCase() + said.slice(1)
const capital = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1)

/** How far off something may be and still be named. */
const NEAR = 300

/** Doors, things, vehicles and rooms around, nearest first. */
function nearSection({ view, words }: Part, from: Human): TwinSection {
  const { speak } = words
  const board = boardOf(view.options)
  const places = [
    ...board.openings.map(({ a, b, kind }, i) => ({
      name: speak(`opening.${kind}`),
      spot: `o:${i}`,
      at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      state: speak(`dwa.opening.${view.openings[i]!.barricaded ? 'barricaded' : view.openings[i]!.state}`),
    })),
    ...view.lying.map((lying) => ({
      name: thingName(view, lying.thing, speak),
      spot: `l:${lying.id}`,
      at: lying,
      state: '',
    })),
    ...view.vehicles.map((vehicle, i) => ({
      name: speak(`vehicle.${vehicle.kind}`),
      spot: `v:${i}`,
      at: vehicle,
      state: inRow([engineWords(view, vehicle, words), ...namesAboard(view, i, words)], ', '),
    })),
    ...board.rooms.map(({ name, outline }, i) => ({
      name: inWords(name, words.language),
      spot: `r:${i}`,
      at: middleOf(outline),
      state: speak(
        view.rooms[i]!.searched > 0 ? 'dwa.searched' : view.rooms[i]!.explored ? 'dwa.explored' : 'dwa.unexplored',
      ),
    })),
  ]
  const { step } = numbersOf(view.options).distances
  const lines = places
    .map((place) => ({ ...place, far: apart(view, from, place.at) }))
    .filter(({ far }) => far <= Math.max(NEAR, 4 * step))
    .sort((one, other) => one.far - other.far)
    .map(({ name, spot, at, state }) => ({
      mark: '·',
      spot,
      text: `${saidOf(capital(name), inRow([bearingWords(view, from, at, words), state], ', '), speak)}.`,
    }))
  return section('near', speak('dwa.twin.near'), lines)
}

function middleOf(outline: readonly { readonly x: number; readonly y: number }[]): { x: number; y: number } {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

function testsSection(part: Part): TwinSection {
  const { view, words } = part
  const people = view.humans.filter(({ team, whereabouts }) => team >= 0 && whereabouts === 'table')
  const lines = people.flatMap((human) => testsOf(part, view, human).map(({ words: text }) => ({ mark: '·', text })))
  return section('tests', words.speak('dwa.coming'), lines)
}

function goalSection({ view, words }: Part): TwinSection {
  const { speak } = words
  const team = view.viewer === 'spectator' || view.teams[view.viewer] === undefined ? 0 : view.viewer
  const lines = wantedBy(view, team, words).map(({ kind, isMet, any, lines: wanted }) => ({
    mark: isMet ? '✓' : '–',
    text: `${saidOf(
      speak(`dwa.want.${kind}`),
      wanted
        .map(({ words: said, count }) => (count === '' ? said : `${said} (${count})`))
        .join(` ${speak(any ? 'dwa.or' : 'dwa.and')} `),
      speak,
    )}.`,
  }))
  return section('goal', speak('table.goal'), lines)
}
