import type { Plain } from '@shamble/kernel'
import { type Cart, EMPTY_CART, NO_STAGING, type OwnFoe, type Staging } from '../rules/cart.js'
import { COMPANION_TARGET } from '../rules/purchases.js'
import { nameOrWords, number, quoted, seat } from './codecs.js'
import type { Form } from './form.js'
import { between, COLON } from './tokens.js'

type Item = readonly string[]
type Changing<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] }
type Filled = Changing<Staging>

const WAY_OUT = 'way-out'
const NEAR = 'near'
const COMPANION = 'companion'

/**
 * What a game master buys, with commas between: `zombies 2, ambush, obstacle muscle 2 way-out "the shutter",
 * hazard fire, threat shelter muscle 1, lower provisions, noise, horde, alpha near, stalker at 2 on first`.
 */
export const cartForm: Form = {
  write: (members) => writeCart(members as unknown as Cart).join(', ') || 'nothing',
  read: (tokens) => {
    const cart = filled()
    if (!readItems(cart, tokens)) return null
    const { scene: _scene, cast, own, groupTrait, foesNear, ...bought } = cart
    return cast.length + own.length > 0 || groupTrait !== '' || foesNear ? null : plain(bought)
  },
}

/** A whole scene: `build confrontation: zombies, foe west, foe "Bob" 2 1 1, trait looters, foes near`. */
export const buildForm: Form = {
  write: (members) => {
    const staging = members as unknown as Staging
    const items = [...writeCart(staging), ...writePeople(staging)]
    return items.length === 0 ? staging.scene : `${staging.scene}: ${items.join(', ')}`
  },
  read: ([scene, colon, ...tokens]) => {
    const staging = filled()
    staging.scene = scene as Staging['scene']
    if (colon === undefined) return plain(staging)
    return colon === COLON && tokens.length > 0 && readItems(staging, tokens) ? plain(staging) : null
  },
}

const plain = (value: object): Readonly<Record<string, Plain>> => value as Readonly<Record<string, Plain>>

const filled = (): Filled => ({
  ...(NO_STAGING as Filled),
  lowered: [],
  obstacles: [],
  hazards: [],
  threats: [],
  specials: [],
  cast: [],
  own: [],
})

const times = (what: string, count: number): string[] => (count === 0 ? [] : [count === 1 ? what : `${what} ${count}`])

function writeCart(cart: Cart): string[] {
  return [
    ...times('zombies', cart.zombies),
    ...times('ambush', cart.ambushes),
    ...cart.obstacles.map(({ by, difficulty, wayOut, words }) =>
      ['obstacle', by, difficulty, ...(wayOut ? [WAY_OUT] : []), ...(words === '' ? [] : [quoted.write(words)])].join(
        ' ',
      ),
    ),
    ...cart.hazards.map((hazard) => `hazard ${hazard}`),
    ...cart.threats.map(({ reserve, by, difficulty }) => `threat ${reserve} ${by} ${difficulty}`),
    ...cart.lowered.map((reserve) => `lower ${reserve}`),
    ...times('noise', cart.noise),
    ...times('horde', cart.horde),
    ...cart.specials.map(({ special, ambush, cell, target }) =>
      [
        'special',
        special,
        ...(ambush ? [NEAR] : []),
        ...(cell === -1 ? [] : ['at', cell]),
        ...(target === -1 ? [] : ['on', writeTarget(target)]),
      ].join(' '),
    ),
  ]
}

/** [DD-12.23] A survivor by the seat, a companion by the number. */
const writeTarget = (target: number): string =>
  target < COMPANION_TARGET ? seat.write(target) : `${COMPANION} ${target - COMPANION_TARGET}`

function readTarget([who, id, ...more]: Item): number | undefined {
  if (who !== COMPANION) return id === undefined ? (seat.read([who ?? '']) as number | undefined) : undefined
  const companion = more.length === 0 ? (number.read([id ?? '']) as number | undefined) : undefined
  return companion === undefined || companion < 0 ? undefined : COMPANION_TARGET + companion
}

function writePeople({ cast, own, groupTrait, foesNear }: Staging): string[] {
  return [
    ...cast.map((id) => `foe ${nameOrWords.write(id)}`),
    ...own.map(writeFoe),
    ...(groupTrait === '' ? [] : [`trait ${nameOrWords.write(groupTrait)}`]),
    ...(foesNear ? [`foes ${NEAR}`] : []),
  ]
}

function writeFoe({ name, combativity, reason, violence, traits, bonus, firearm, protection }: OwnFoe): string {
  return [
    'newcomer',
    quoted.write(name),
    combativity,
    reason,
    violence,
    ...(bonus === 0 ? [] : [`+${bonus}`]),
    ...(firearm ? ['firearm'] : []),
    ...(protection === 'none' ? [] : [protection]),
    ...traits.map(quoted.write),
  ].join(' ')
}

function readItems(into: Filled, tokens: readonly string[]): boolean {
  if (tokens.length === 1 && tokens[0] === 'nothing') return true
  return between(tokens).every(([what, ...rest]) => readItem(into, what ?? '', rest))
}

function readItem(into: Filled, what: string, rest: Item): boolean {
  switch (what) {
    case 'zombies':
      return counted(into, 'zombies', rest)
    case 'ambush':
      return counted(into, 'ambushes', rest)
    case 'noise':
    case 'horde':
      return counted(into, what, rest)
    case 'hazard':
      return put(into.hazards, rest.length === 1 ? rest[0]! : null)
    case 'lower':
      return put(into.lowered, rest.length === 1 ? rest[0]! : null)
    case 'threat':
      return put(into.threats, readThreat(rest))
    case 'obstacle':
      return put(into.obstacles, readObstacle(rest))
    case 'special':
      return put(into.specials, readSpecial(rest))
    case 'foe':
      return put(into.cast, rest.length === 1 ? (nameOrWords.read(rest) ?? null) : null)
    case 'newcomer':
      return put(into.own, readFoe(rest))
    case 'trait': {
      const trait = rest.length === 1 ? nameOrWords.read(rest) : undefined
      into.groupTrait = (trait as string | undefined) ?? ''
      return trait !== undefined
    }
    case 'foes':
      into.foesNear = rest.length === 1 && rest[0] === NEAR
      return into.foesNear
    default:
      return false
  }
}

function counted(into: Filled, what: 'zombies' | 'ambushes' | 'noise' | 'horde', rest: Item): boolean {
  const count = rest.length === 0 ? 1 : number.read(rest)
  if (typeof count !== 'number' || into[what] !== EMPTY_CART[what]) return false
  into[what] = count
  return true
}

function put(list: unknown[], item: unknown): boolean {
  if (item !== null) list.push(item)
  return item !== null
}

function readThreat([reserve, by, difficulty, ...more]: Item): object | null {
  const value = number.read([difficulty ?? ''])
  return value === undefined || more.length > 0 ? null : { reserve, by, difficulty: value }
}

function readObstacle([by, difficulty, ...more]: Item): object | null {
  const value = number.read([difficulty ?? ''])
  const wayOut = more[0] === WAY_OUT
  const said = wayOut ? more.slice(1) : more
  const words = said.length === 0 ? '' : quoted.read(said)
  return value === undefined || words === undefined ? null : { by, difficulty: value, wayOut, words }
}

function readSpecial([special, ...more]: Item): object | null {
  const rest = more.slice()
  const ambush = rest[0] === NEAR
  if (ambush) rest.shift()
  const cell = rest[0] === 'at' ? number.read([rest[1] ?? '']) : -1
  if (rest[0] === 'at') rest.splice(0, 2)
  const target = rest.length === 0 ? -1 : rest[0] === 'on' ? readTarget(rest.slice(1)) : undefined
  return cell === undefined || target === undefined ? null : { special, ambush, cell, target }
}

function readFoe([name, ...more]: Item): object | null {
  const called = quoted.read([name ?? ''])
  const [combativity, reason, violence] = more.slice(0, 3).map((token) => number.read([token]))
  const rest = more.slice(3)
  const bonus = /^\+\d$/.test(rest[0] ?? '') ? Number(rest.shift()!.slice(1)) : 0
  const firearm = rest[0] === 'firearm'
  if (firearm) rest.shift()
  const protection = rest.length > 0 && !rest[0]!.startsWith('"') ? rest.shift()! : 'none'
  const traits = rest.map((token) => quoted.read([token]))
  if ([called, combativity, reason, violence, ...traits].includes(undefined)) return null
  return { name: called, combativity, reason, violence, traits, bonus, firearm, protection }
}
