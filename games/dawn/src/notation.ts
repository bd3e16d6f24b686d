import type { Notation } from '@shamble/module'
import type { DawnAction } from './actions.js'
import { CHARACTERS } from './counters.js'
import { squareName } from './map/mall.js'

const name = (c: number): string => CHARACTERS[c]!
const names = (who: readonly number[]): string => who.map(name).join(' ')
const squares = (path: readonly number[]): string => path.map(squareName).join(' ')

/**
 * `shoot 063 peter roger`, `walk 064`, `close #5`. Squares have three digits; doors are counted from 1 after `#`,
 * in the order of the map file, because an action is read without the map.
 */
export const notation: Notation<DawnAction> = { write, read }

function write(a: DawnAction): string {
  switch (a.type) {
    case 'hide':
    case 'appear':
    case 'berserk':
    case 'reveal':
    case 'attack':
      return `${a.type} ${squareName(a.square)}`
    case 'place':
      return `place ${name(a.who)} ${squareName(a.square)}`
    case 'activate':
    case 'fire':
    case 'victims':
      return `${a.type} ${names(a.who)}`
    case 'carry':
      return `carry ${name(a.carrier)} ${name(a.carried)}`
    case 'drop':
      return `drop ${name(a.carrier)}`
    case 'walk':
      return `walk ${squareName(a.to)}`
    case 'open':
    case 'close':
      return `${a.type} #${a.door + 1}`
    case 'main':
      return `main #${a.door + 1} ${name(a.who)}`
    case 'rifle':
    case 'strike':
    case 'infection':
      return `${a.type} ${name(a.who)}`
    case 'shoot':
      return `shoot ${squareName(a.at)} ${names(a.who)}`
    case 'finish':
      return 'done'
    case 'move':
      return `move ${squareName(a.from)} ${squares(a.path)}`.trim()
    case 'stay':
      return `stay ${squareName(a.from)}`
    case 'break':
      return `break ${squareName(a.from)} #${a.door + 1}`
    case 'super':
      return `super ${name(a.who)} ${squares(a.path)}${a.lift < 0 ? '' : ` with ${a.lift} ${a.drop}`}`
    case 'number':
      return `number ${a.n}`
    case 'autoAll':
      return 'auto all'
    default:
      return a.type
  }
}

/** Peter, Roger, Steve, Fran: in whatever order they are named. */
const inOrder = (people: readonly number[]): number[] => [...people].sort((a, b) => a - b)

const BARE = ['pass', 'agree', 'object', 'hold', 'auto'] as const

function read(text: string): DawnAction | null {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/)
  if (verb === 'done' && rest.length === 0) return { type: 'finish' }
  if (verb === 'auto' && rest.length === 1 && rest[0] === 'all') return { type: 'autoAll' }
  const bare = BARE.find((word) => word === verb)
  if (bare !== undefined) return rest.length === 0 ? { type: bare } : null
  const people = rest
    .filter((word) => (CHARACTERS as readonly string[]).includes(word))
    .map((word) => CHARACTERS.indexOf(word as 'peter'))
  // [DAWN-2.1.c] 24 means 024.
  const places = rest.filter((word) => /^\d{1,3}$/.test(word) && Number(word) > 0).map((word) => Number(word) - 1)
  const doors = rest.filter((word) => /^#\d+$/.test(word)).map((word) => Number(word.slice(1)) - 1)
  if (verb === 'super') return readSuper(rest, people)
  if (verb === 'number')
    return rest.length === 1 && /^[1-4]$/.test(rest[0]!) ? { type: 'number', n: Number(rest[0]) } : null
  if (people.length + places.length + doors.length !== rest.length || doors.some((door) => door < 0)) return null
  return readVerb(verb, people, places, doors)
}

function readVerb(verb: string, people: number[], places: number[], doors: number[]): DawnAction | null {
  const [p, q, d] = [people.length, places.length, doors.length]
  const shape = (persons: number, squaresThere: number, doorsThere: number) =>
    p === persons && q === squaresThere && d === doorsThere
  switch (verb) {
    case 'hide':
    case 'appear':
    case 'berserk':
    case 'reveal':
    case 'attack':
      return shape(0, 1, 0) ? { type: verb, square: places[0]! } : null
    case 'place':
      return shape(1, 1, 0) ? { type: 'place', who: people[0]!, square: places[0]! } : null
    case 'activate':
    case 'fire':
    case 'victims':
      return p > 0 && q === 0 && d === 0 ? { type: verb, who: inOrder(people) } : null
    case 'carry':
      return shape(2, 0, 0) ? { type: 'carry', carrier: people[0]!, carried: people[1]! } : null
    case 'drop':
      return shape(1, 0, 0) ? { type: 'drop', carrier: people[0]! } : null
    case 'walk':
      return shape(0, 1, 0) ? { type: 'walk', to: places[0]! } : null
    case 'open':
    case 'close':
      return shape(0, 0, 1) ? { type: verb, door: doors[0]! } : null
    case 'main':
      return shape(1, 0, 1) ? { type: 'main', door: doors[0]!, who: people[0]! } : null
    case 'rifle':
    case 'strike':
    case 'infection':
      return shape(1, 0, 0) ? { type: verb, who: people[0]! } : null
    case 'shoot':
      return p > 0 && q === 1 && d === 0 ? { type: 'shoot', at: places[0]!, who: inOrder(people) } : null
    case 'move':
      return p === 0 && q > 0 && d === 0 ? { type: 'move', from: places[0]!, path: places.slice(1) } : null
    case 'stay':
      return shape(0, 1, 0) ? { type: 'stay', from: places[0]! } : null
    case 'break':
      return shape(0, 1, 1) ? { type: 'break', from: places[0]!, door: doors[0]! } : null
    default:
      return null
  }
}

/** `super fran 045 046 with 0 2`: the way, and where on it a unit joins and is left. */
function readSuper(rest: readonly string[], people: readonly number[]): DawnAction | null {
  const joined = rest.indexOf('with')
  const way = (joined < 0 ? rest : rest.slice(0, joined)).slice(1)
  const [lift, drop] = joined < 0 ? [-1, -1] : rest.slice(joined + 1).map(Number)
  const sound =
    people.length === 1 &&
    way.length > 0 &&
    way.every((word) => /^\d{3}$/.test(word)) &&
    Number.isInteger(lift) &&
    Number.isInteger(drop)
  return sound
    ? { type: 'super', who: people[0]!, path: way.map((word) => Number(word) - 1), lift: lift!, drop: drop! }
    : null
}
