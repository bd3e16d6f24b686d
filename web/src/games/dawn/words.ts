import {
  activationOf,
  CHARACTERS,
  carriersOf,
  type DawnView,
  DOOR_STATES,
  FRAN,
  INFECTED,
  isMoving,
  KILLED,
  type Mall,
  mallOfView,
  placeName,
  type Side,
  type Square,
  STUNNED,
  SUPER,
  squareName,
  trailOf,
} from '@shamble/game-dawn/table'
import type { Params } from '@shamble/kernel'
import type { Spot, Words } from '../table-game.js'
import { readSpot } from './spots.js'

/** Peter, Roger, Steve, Fran. */
export const personName = (who: number, words: Words): string => words.speak(`character.${CHARACTERS[who]}`)

export const peopleNames = (who: readonly number[], words: Words): string =>
  words.speak(`characters.${who.map((c) => CHARACTERS[c]).join('+')}`)

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[], words: Words): string {
  if (items.length < 2) return items.join('')
  return words.speak('dawn.list', { first: items.slice(0, -1).join(', '), last: items[items.length - 1]! })
}

/** Small numbers are spelled out in a sentence. */
export function numberWord(count: number, { speak }: Words): string {
  const key = `chart.number.${count}`
  const said = speak(key)
  return said === key ? String(count) : said
}

/** The rifle where someone holds one, else what they came with [DAWN-1.0.a]. */
export function weaponName(view: DawnView, who: number, words: Words): string {
  if (view.rifle[who] === 1) return words.speak('dawn.weapon.rifle')
  return words.speak(who < 2 ? 'dawn.weapon.m16' : 'dawn.weapon.pistol')
}

/** What to know of someone at a glance: the state, then what they do. */
export function personState(view: DawnView, who: number, words: Words): string {
  const say = (state: string, params?: Params): string => words.speak(`dawn.state.${state}`, params)
  // Some languages say of Fran what they do not say of the others.
  const of = (state: string): string => (who === FRAN ? `${state}.she` : state)
  const status = view.status[who]!
  if (status === KILLED) return say(of('killed'))
  if (status === SUPER) return view.at[who]! < 0 ? say(of('super-gone')) : say('super')
  if (view.at[who]! < 0) return say(of('unplaced'))
  const is = status === STUNNED ? say(of('stunned')) : status === INFECTED ? say(of('infected')) : ''
  const doing = doingOf(view, who, words, of, say)
  if (is === '') return doing === '' ? say('ready') : doing
  return doing === '' ? is : say('both', { is, doing: doing.toLocaleLowerCase(words.language) })
}

function doingOf(
  view: DawnView,
  who: number,
  words: Words,
  of: (state: string) => string,
  say: (state: string, params?: Params) => string,
): string {
  const carrier = carriersOf(view)[who]!
  if (carrier >= 0) return say(of('carried'), { who: personName(carrier, words) })
  if (isMoving(view) && trailOf(view).active.includes(who))
    return say(activationOf(view)?.panicked[who] === 1 ? 'panics' : 'moving')
  return view.rests[who] === 1 ? say('rests') : ''
}

export const mainDoorName = (mall: Mall, door: number, words: Words): string =>
  words.speak(`dawn.main.${mall.plan.doors[door]!.name ?? 'North'}`)

const doorState = (view: DawnView, door: number): string => DOOR_STATES[view.doors[door]!]!

/** `a closed glass door`, wherever it is. */
const doorWords = (view: DawnView, door: number, words: Words): string =>
  words.speak(`dawn.door.${mallOfView(view).doors[door]!.kind}.${doorState(view, door)}`)

/** `a closed glass door between 109 and 129`. */
export function doorName(view: DawnView, door: number, words: Words): string {
  const mall = mallOfView(view)
  const { kind, squares } = mall.doors[door]!
  const [a, b] = squares.map(squareName)
  if (kind === 'main')
    return words.speak(`dawn.spot.main.${doorState(view, door)}`, {
      name: words.speak(`dawn.main.in.${mall.plan.doors[door]!.name ?? 'North'}`),
      square: a!,
    })
  return words.speak('dawn.spot.door', { door: doorWords(view, door, words), a: a!, b: b! })
}

const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', S: 'N', E: 'W', W: 'E' }

/** The same from one of its squares: `South is a closed glass door to 129.` */
export function doorFrom(view: DawnView, door: number, here: Square, words: Words): string {
  const mall = mallOfView(view)
  const { squares } = mall.doors[door]!
  const { sideOfA } = mall.plan.doors[door]!
  const side = squares[0] === here ? sideOfA : OPPOSITE[sideOfA]
  const beyond = squares.find((square) => square !== here)
  if (beyond === undefined) return words.speak('dawn.twin.main', { door: doorName(view, door, words) })
  return words.speak(`dawn.twin.door.${side}`, { door: doorWords(view, door, words), square: squareName(beyond) })
}

/**
 * Who and what is in a square, in words.
 * @param but one of the four who is spoken of already
 */
export function squareContents(view: DawnView, square: Square, words: Words, but = -1): string[] {
  const { speak } = words
  const found: string[] = []
  const living = [0, 1, 2, 3].filter((c) => c !== but && view.at[c] === square && view.status[c]! < SUPER)
  if (living.length > 0) found.push(peopleNames(living, words))
  for (let c = 0; c < 4; c++)
    if (c !== but && view.at[c] === square && view.status[c] === SUPER)
      found.push(speak('dawn.spot.super', { who: personName(c, words) }))
  const unit = view.units.find((seen) => seen.square === square)
  if (unit !== undefined) found.push(unitWords(unit, words))
  if (square === mallOfView(view).rifleSquare && view.riflesLeft > 0)
    found.push(speak('dawn.spot.rifles', { count: view.riflesLeft }))
  if (view.hidden.includes(square)) found.push(speak('dawn.spot.noted'))
  return found
}

export function unitWords(
  unit: { readonly value: number; readonly faceUp: boolean; readonly berserk: number },
  words: Words,
): string {
  const kind = unit.berserk === 1 ? 'berserk' : 'unit'
  if (unit.value === 0) return words.speak(`dawn.${kind}.down`)
  return words.speak(unit.faceUp ? `dawn.${kind}.up` : `dawn.${kind}.known`, { value: unit.value })
}

/** A spot in words, for screen readers: what it is, where, and who is there. */
export function spotName(spot: Spot, view: DawnView, words: Words): string {
  const read = readSpot(spot)
  const mall = mallOfView(view)
  if (read === null) return spot
  const { kind, index } = read
  const { speak } = words
  if (kind === 'd' || kind === 'm') return mall.doors[index] === undefined ? spot : doorName(view, index, words)
  if (kind === 'p') {
    const at = view.at[index]!
    const state = personState(view, index, words).toLocaleLowerCase(words.language)
    const name = personName(index, words)
    return at < 0
      ? speak('dawn.spot.person-off', { name, state })
      : speak('dawn.spot.person', { name, state, square: squareName(at) })
  }
  if (index >= mall.size) return spot
  const square = squareName(index)
  const contents = squareContents(view, index, words)
  if (kind === 'z') return speak('dawn.spot.zombies', { square, contents: contents.join(', ') })
  const place = placeName(mall, index, speak)
  return contents.length === 0
    ? speak('dawn.spot.square', { square, place })
    : speak('dawn.spot.square-with', { square, place, contents: contents.join(', ') })
}
