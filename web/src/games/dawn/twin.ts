import {
  areaName,
  type DawnView,
  isMoving,
  type Mall,
  mallOfView,
  placeName,
  pointsLeft,
  type Square,
  STUNNED,
  SUPER,
  shotsLeft,
  sightLine,
  squareName,
  trailOf,
  walksOf,
  watchersOf,
} from '@shamble/game-dawn/table'
import { inRow, section } from '../../table/twin-section.js'
import type { Twin, TwinSection, Words } from '../table-game.js'
import { bar } from './bar.js'
import { conditionsOf } from './conditions.js'
import type { Part } from './part.js'
import { prompt } from './prompt.js'
import { focusSquare, person, square as squareSpot, zombies } from './spots.js'
import {
  doorFrom,
  doorName,
  listed,
  peopleNames,
  personName,
  personState,
  spotName,
  squareContents,
  unitWords,
} from './words.js'

/** The same table, read instead of seen: in the order of the keyboard, everything read off the view. */
export function twin(part: Part): Twin {
  const { view, words } = part
  const mall = mallOfView(view)
  const here = focusSquare(view)
  const place = here < 0 ? bar(view, words).turn : null
  return {
    head:
      place === null
        ? { place: squareName(here), what: placeName(mall, here, words.speak) }
        : {
            place: place.number === undefined ? place.word : `${place.word} ${place.number}`,
            what: place.number === undefined ? '' : bar(view, words).now.what,
          },
    lead: here >= 0 ? leadAt(part, mall, here) : leadNowhere(part),
    sections: [
      ...(here >= 0 ? [inSightOf(view, mall, here, words)] : []),
      ...(isMoving(view) ? [moves(part)] : []),
      people(view, mall, words),
      areas(view, mall, words),
      doorsSection(view, mall, words),
      victory(view, words),
    ],
  }
}

/** Who is here, how they came, what is left, doors, who saw them. */
function leadAt(part: Part, mall: Mall, here: Square): string {
  const { view, words } = part
  const { speak } = words
  const who = trailOf(view).active.filter((c) => view.at[c] === here)
  const sentences: string[] = []
  if (who.length === 1)
    sentences.push(
      speak('dawn.twin.stands', {
        who: personName(who[0]!, words),
        weapon: speak(`dawn.twin.weapon.${weaponKey(view, who[0]!)}`),
      }),
    )
  else if (who.length > 1) sentences.push(speak('dawn.twin.stand', { who: peopleNames(who, words) }))
  else sentences.push(speak('dawn.twin.here', { contents: listed(squareContents(view, here, words), words) }))
  if (isMoving(view)) {
    const way = [trailOf(view).startSquare, ...trailOf(view).entered].slice(0, -1).map(squareName)
    if (way.length > 0) sentences.push(speak('dawn.twin.came', { way: listed(way, words) }))
    const shots = trailOf(view).active.reduce((sum, c) => sum + shotsLeft(view, c), 0)
    const points = speak('dawn.points', { count: pointsLeft(view) })
    sentences.push(speak('dawn.twin.left', { points, shots: speak('dawn.twin.shots', { count: shots }) }))
  }
  for (const door of [...mall.doorsAt[here]!, mall.mainDoorAt[here]!])
    if (door >= 0) sentences.push(doorFrom(view, door, here, words))
  const seen = isMoving(view) ? watchersOf(view).length : 0
  if (seen > 0) sentences.push(speak('dawn.twin.seen', { count: seen }))
  return sentences.join(' ')
}

const weaponKey = (view: DawnView, c: number): string => (view.rifle[c] === 1 ? 'rifle' : c < 2 ? 'm16' : 'pistol')

function leadNowhere(part: Part): string {
  const { view, words } = part
  const question = part.questions.find((asked) => asked.seat === view.viewer) ?? part.questions[0] ?? null
  const { ask, note } = prompt(view, question, words)
  return inRow([ask, note])
}

/** Where one square is from another, counted in squares: `2 south`, `1 north, 3 east`. */
function bearing(mall: Mall, from: Square, to: Square, words: Words): string {
  const down = mall.row[to]! - mall.row[from]!
  const right = mall.col[to]! - mall.col[from]!
  const parts: string[] = []
  if (down !== 0) parts.push(words.speak(down < 0 ? 'dawn.bearing.north' : 'dawn.bearing.south', { n: Math.abs(down) }))
  if (right !== 0)
    parts.push(words.speak(right < 0 ? 'dawn.bearing.west' : 'dawn.bearing.east', { n: Math.abs(right) }))
  return parts.length === 0 ? words.speak('dawn.bearing.here') : parts.join(', ')
}

/** Units that a square can see, nearest first, with the door looked through [DAWN-6.4.a]. */
function inSightOf(view: DawnView, mall: Mall, here: Square, words: Words): TwinSection {
  const seen = view.units
    .map((unit) => ({ unit, line: sightLine(view, here, unit.square) }))
    .filter(({ line }) => line.clear)
    .sort((a, b) => a.line.range - b.line.range || a.unit.square - b.unit.square)
  return section(
    'sight',
    words.speak('dawn.twin.sight', { square: squareName(here) }),
    seen.map(({ unit, line }) => {
      const where = bearing(mall, here, unit.square, words)
      const what = unitWords(unit, words)
      const text =
        line.door < 0 || unit.square === here
          ? words.speak('dawn.twin.unit', { what, where })
          : words.speak('dawn.twin.unit-through', { what, where, door: doorName(view, line.door, words) })
      return { mark: squareName(unit.square), text, spot: zombies(unit.square) }
    }),
    words.speak('dawn.twin.sight-note', { count: seen.length }),
  )
}

/** Squares that can be reached, cheapest first: each line can be picked. */
function moves(part: Part): TwinSection {
  const { view, words } = part
  const { speak } = words
  const walks = [...walksOf(view)].sort((a, b) => a.cost - b.cost || a.to - b.to)
  const lines = walks.map(({ to, cost }) => ({
    mark: '',
    text: spotName(squareSpot(to), view, words),
    spot: squareSpot(to),
    group: speak('dawn.points', { count: cost }),
  }))
  return section('moves', speak('dawn.twin.moves'), lines)
}

function people(view: DawnView, mall: Mall, words: Words): TwinSection {
  const { speak } = words
  return section(
    'people',
    speak('dawn.people.title'),
    [0, 1, 2, 3].map((c) => {
      const at = view.at[c]!
      const state = personState(view, c, words).toLocaleLowerCase(words.language)
      const params = { who: personName(c, words), state, weapon: speak(`dawn.twin.weapon.${weaponKey(view, c)}`) }
      if (at < 0) return { mark: '–', text: speak('dawn.twin.gone', params), spot: person(c) }
      const others = squareContents(view, at, words, c)
      const living = view.status[c]! < SUPER
      const sentences = [
        speak(living ? 'dawn.twin.person' : 'dawn.twin.turned', { ...params, place: placeName(mall, at, words.speak) }),
      ]
      if (others.length > 0) sentences.push(speak('dawn.twin.shares', { others: listed(others, words) }))
      if (view.status[c] === STUNNED) sentences.push(speak('dawn.twin.wakes', { square: squareName(at) }))
      return { mark: squareName(at), text: sentences.join(' '), spot: person(c) }
    }),
    speak('dawn.people.values'),
  )
}

/** Hall and stores, each with who is there. */
function areas(view: DawnView, mall: Mall, words: Words): TwinSection {
  const { speak } = words
  const letters = ['.', ...Object.keys(mall.plan.areas).sort()]
  return section(
    'areas',
    speak('dawn.twin.areas'),
    letters.map((letter) => {
      const living = [0, 1, 2, 3].filter(
        (c) => view.at[c]! >= 0 && view.status[c]! <= SUPER && mall.area[view.at[c]!] === letter,
      )
      const units = view.units.filter((unit) => mall.area[unit.square] === letter)
      const found: string[] = []
      if (living.length > 0) found.push(peopleNames(living, words))
      if (units.length > 0) {
        const each = units.map((unit) => {
          const square = squareName(unit.square)
          if (unit.berserk === 1) return speak('dawn.twin.unit-berserk', { square })
          return unit.value > 0 ? speak('dawn.twin.unit-value', { square, value: unit.value }) : square
        })
        found.push(speak('dawn.twin.units', { count: units.length, squares: listed(each, words) }))
      }
      const who = found.length === 0 ? speak('dawn.twin.nobody') : `${found.join('; ')}.`
      if (letter === '.') return { mark: speak('dawn.twin.hall'), text: who }
      return { mark: letter, text: speak('dawn.twin.area', { name: areaName(mall, letter, speak), who }) }
    }),
    speak('dawn.left.units', { count: view.units.length }),
  )
}

/** Doors that are not simply open: the others need no line. */
function doorsSection(view: DawnView, mall: Mall, words: Words): TwinSection {
  const { speak } = words
  const changed = mall.doors.flatMap(({ kind }, door) => (kind === 'main' || view.doors[door] !== 0 ? [door] : []))
  const lines = changed.map((door) => ({
    mark: squareName(mall.doors[door]!.squares[0]!),
    text: speak('dawn.twin.door-line', { door: doorName(view, door, words) }),
  }))
  return section('doors', speak('dawn.twin.doors'), lines, speak('dawn.twin.doors-note'))
}

function victory(view: DawnView, words: Words): TwinSection {
  const { speak } = words
  const lines = conditionsOf(view, words).map(({ name, detail, count }) => ({
    mark: count,
    text: speak('dawn.twin.condition', { name, detail: detail.replace(/[.]$/, '') }),
  }))
  return section('victory', speak('dawn.twin.victory'), lines, '14.2.a')
}
