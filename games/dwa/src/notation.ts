import type { Plain } from '@shamble/kernel'
import type { Notation } from '@shamble/module'
import { type DwaAction, readAction } from './actions.js'

/**
 * `walk 520,620 554,607 halts=50`, `shoot z3 weapon=0 shots=2`. An action is its type, then what it is mainly about, then
 * whatever is not usual as `name=value`:
 *
 * - a zombie is `z3`, a human `h0`, in the order of creation; nobody is `-`;
 * - a place is `x,y` in millimetres, a list is joined by `/`;
 * - what is left out is usual: no ability, one shot, nothing aimed.
 */
export const notation: Notation<DwaAction> = { write, read }

/** How a field is written. */
interface Codec {
  readonly write: (value: Plain) => string
  /** `undefined` for what is none. */
  readonly read: (text: string) => Plain | undefined
}

const number: Codec = {
  write: String,
  read: (text) => (/^-?\d{1,6}$/.test(text) ? Number(text) : undefined),
}
const wordly: Codec = { write: String, read: (text) => (/^[\w.-]+$/.test(text) ? text : undefined) }
const flagged: Codec = {
  write: (value) => (value === true ? 'yes' : 'no'),
  read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
}
/** Nobody at all, where a figure may be left out. */
export const NOBODY = 999
const figure: Codec = {
  write: (value) => (value === NOBODY ? '-' : (value as number) < 0 ? `z${-(value as number)}` : `h${value}`),
  read: (text) => {
    if (text === '-') return NOBODY
    const [, kind, digits] = /^([zh])(\d{1,5})$/.exec(text) ?? []
    if (digits === undefined) return undefined
    return kind === 'z' ? 0 - Number(digits) : Number(digits)
  },
}
const place: Codec = {
  write: (value) => {
    const { x, y } = value as { x: number; y: number }
    return `${x},${y}`
  },
  read: (text) => {
    const [, x, y] = /^(-?\d{1,5}),(-?\d{1,5})$/.exec(text) ?? []
    return y === undefined ? undefined : { x: Number(x), y: Number(y) }
  },
}

function listOf(item: Codec): Codec {
  return {
    write: (value) => (value as readonly Plain[]).map(item.write).join('/') || '-',
    read: (text) => {
      if (text === '-') return []
      const items = text.split('/').map(item.read)
      return items.includes(undefined) ? undefined : (items as Plain[])
    },
  }
}

/** Several fields in one word, joined by a colon; those at the end that are usual are left out. */
function record(fields: Readonly<Record<string, readonly [Codec, Plain?]>>): Codec {
  const names = Object.keys(fields)
  return {
    write: (value) => {
      const members = value as Readonly<Record<string, Plain>>
      const parts = names.map((name) => fields[name]![0].write(members[name]!))
      while (parts.length > 1) {
        const [codec, usual] = fields[names[parts.length - 1]!]!
        if (usual === undefined || parts[parts.length - 1] !== codec.write(usual)) break
        parts.pop()
      }
      return parts.join(':')
    },
    read: (text) => {
      const parts = text.split(':')
      if (parts.length > names.length) return undefined
      const members: Record<string, Plain> = {}
      for (const [i, name] of names.entries()) {
        const [codec, usual] = fields[name]!
        const part = parts[i]
        const value = part === undefined ? usual : codec.read(part)
        if (value === undefined) return undefined
        members[name] = value
      }
      return members
    },
  }
}

/** A name in quotes. */
const quoted: Codec = {
  write: (value) => JSON.stringify(value),
  read: (text) => {
    try {
      return JSON.parse(text) as Plain
    } catch {
      return undefined
    }
  },
}

type Field = readonly [name: string, codec: Codec, usual?: Plain]
interface Form {
  /** Written bare and in this order; the last may go on to the end where it is a list. */
  readonly bare: readonly Field[]
  /** Written as `name=value` where they are not usual. */
  readonly named: readonly Field[]
}

const form = (bare: readonly Field[] = [], named: readonly Field[] = []): Form => ({ bare, named })
const ability: Field = ['ability', wordly, 'none']
const weapon: Field = ['weapon', number, 0]
const XY: readonly Field[] = [
  ['x', number],
  ['y', number],
]

const FORMS: Partial<Record<DwaAction['type'], Form>> = {
  deploy: form([['human', figure], ...XY]),
  fear: form([['human', figure]], [ability]),
  reroll: form([
    ['ability', wordly],
    ['by', figure],
  ]),
  antiseptic: form([['by', figure]]),
  activate: form([['human', figure]], [['as', wordly, 'act'], ability]),
  walk: form([['path', listOf(place)]], [['halts', listOf(number), []], ability]),
  climb: form([['to', place]], [ability]),
  jump: form([['to', place]], [ability]),
  door: form([['opening', number]]),
  give: form([
    ['to', figure],
    ['thing', number],
  ]),
  pickUp: form([['lying', number]]),
  take: form([
    ['body', figure],
    ['thing', number],
  ]),
  drop: form([['thing', number]]),
  hold: form([['weapons', listOf(number)]]),
  treat: form([
    ['patient', figure],
    ['with', wordly],
  ]),
  extinguish: form([['target', figure]]),
  recruit: form([['target', figure]]),
  radio: form([['on', flagged]]),
  leave: form([['edge', wordly]]),
  shoot: form(
    [['targets', listOf(record({ target: [figure], shots: [number, 1], aimed: [number, 0] }))]],
    [weapon, ability],
  ),
  burst: form(
    [['main', figure]],
    [weapon, ['others', listOf(figure), []], ['aimed', flagged, false], ['sustained', flagged, false], ability],
  ),
  blast: form([['blasts', listOf(record({ target: [figure], at: [place], shots: [number, 1] }))]], [weapon, ability]),
  spray: form([['targets', listOf(figure)]], [weapon, ['abilities', listOf(wordly), []]]),
  flame: form([['at', place]], [weapon]),
  launch: form([['at', place]], [weapon, ['level', number, 0]]),
  pin: form([['grenade', wordly]]),
  throw: form(
    [
      ['grenade', wordly],
      ['at', place],
    ],
    [['level', number, 0]],
  ),
  reload: form([], [weapon, ['load', number, 0], ability]),
  clearJam: form([], [weapon]),
  setUp: form([], [weapon]),
  refuel: form([['what', wordly]], [['vehicle', number, -1]]),
  restart: form([], [weapon]),
  deepPockets: form([], [weapon]),
  blow: form([['target', figure]], [['weapon', number, -1], ability]),
  fireClose: form(
    [['targets', listOf(figure)]],
    [weapon, ['shots', number, 1], ['aimed', number, 0], ['sustained', flagged, false], ability],
  ),
  share: form([['hits', listOf(figure)]]),
  strike: form(
    [['target', figure]],
    [
      ['weapon', number, -1],
      ['close', flagged, false],
    ],
  ),
  dodge: form(XY),
  search: form(
    [],
    [
      ['room', number, -1],
      ['vehicle', number, -1],
    ],
  ),
  lucky: form([['change', number]]),
  board: form([['vehicle', number]], [['drives', flagged, false]]),
  alight: form(XY),
  start: form(
    [
      ['vehicle', number],
      ['with', wordly],
    ],
    [ability],
  ),
  fitBattery: form([['vehicle', number]]),
  drive: form([['steps', number]], [['path', listOf(place), []]]),
  prey: form([
    ['zombie', figure],
    ['human', figure],
  ]),
  member: form(
    [['name', quoted]],
    [
      ['gender', wordly, 'man'],
      ['archetype', wordly, 'civilian'],
      ['sub', wordly, 'none'],
      ability,
      ['weapons', listOf(wordly), []],
      ['flaws', number, 0],
    ],
  ),
  rollMember: form(
    [['name', quoted]],
    [
      ['gender', wordly, 'any'],
      ['archetype', wordly, 'any'],
      ['sub', wordly, 'none'],
      ability,
      ['weapons', listOf(wordly), []],
    ],
  ),
  ready: form([['who', quoted]]),
  dismiss: form([['human', figure]]),
  sign: form([['name', quoted]]),
  learn: form([
    ['human', figure],
    ['ability', wordly],
  ]),
  disorder: form([
    ['human', figure],
    ['how', wordly],
    ['disorder', wordly],
  ]),
  cure: form([
    ['doctor', figure],
    ['patient', figure],
  ]),
  heal: form([
    ['by', figure],
    ['patient', figure],
    ['with', wordly],
  ]),
  handOver: form([
    ['from', figure],
    ['to', figure],
    ['thing', number],
  ]),
}

function write(action: DwaAction): string {
  const { bare, named } = FORMS[action.type] ?? form()
  const members = action as unknown as Readonly<Record<string, Plain>>
  const parts: string[] = [action.type]
  for (const [name, codec] of bare) parts.push(codec.write(members[name]!))
  for (const [name, codec, usual] of named) {
    const text = codec.write(members[name]!)
    if (usual === undefined || text !== codec.write(usual)) parts.push(`${name}=${text}`)
  }
  return parts.join(' ')
}

const TOKEN = /"(?:[^"\\]|\\.)*"|\S+/g

function read(text: string): DwaAction | null {
  const [type = '', ...rest] = text.trim().match(TOKEN) ?? []
  const { bare, named } = (Object.hasOwn(FORMS, type) ? FORMS[type as DwaAction['type']] : undefined) ?? form()
  const members: Record<string, Plain> = { type }
  for (const [name, , usual] of named) if (usual !== undefined) members[name] = usual
  let at = 0
  for (const token of rest) {
    const [, name, value] = /^([a-zA-Z]+)=(.+)$/.exec(token) ?? []
    const field = name === undefined ? bare[at++] : named.find(([known]) => known === name)
    const read = field?.[1].read(value ?? token)
    if (field === undefined || read === undefined) return null
    members[field[0]] = read
  }
  try {
    return readAction(members, 'action')
  } catch {
    return null
  }
}
