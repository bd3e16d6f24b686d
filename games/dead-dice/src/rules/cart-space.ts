import { type DraftShape, type FormField, type Pickable, type Reason, type Space, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { adversityOf, MOST_TRAITS } from '../data/adversaries.js'
import { CHARACTERISTICS } from '../data/characteristics.js'
import { PROTECTIONS } from '../data/equipment.js'
import { HAZARDS, refund } from '../data/menace.js'
import { SPECIALS } from '../data/specials.js'
import { isPresent } from '../seats.js'
import type { DeadDice } from '../state.js'
import { adversariesFor, adversaryName } from './adversaries.js'
import { type Add, type Build, refusalOfCart, refusalOfStaging } from './building.js'
import {
  type Cart,
  EMPTY_CART,
  foesOf,
  type Line,
  linesOfCart,
  linesOfStaging,
  NO_STAGING,
  priceOfLines,
  SCENES_TO_BUILD,
  type Staging,
} from './cart.js'
import { adversityOfFoes, COMPANION_TARGET } from './purchases.js'
import { reservesInPlay } from './reserves.js'

const MOST = 12

/** [DD-5.5] The cart of a scene, with what it costs while it is filled. */
export function buildSpace(s: DeadDice): Space<DeadDiceAction> {
  return {
    kind: 'build',
    get shape() {
      return { kind: 'form', fields: stagingFields(s) } as const
    },
    holds: (action) => action.type === 'build',
    check: (action) => refusalOfStaging(s, action as Build),
    about: (action) => [...aboutLines(s, linesOfStaging(s, action as Build)), ...aboutPeople(s, action as Build)],
    sample: (below) => ({ type: 'build', ...sampleStaging(s, below) }),
  }
}

/** [DD-5.15] The same without people, for a scene that has begun. */
export function addSpace(s: DeadDice): Space<DeadDiceAction> {
  return {
    kind: 'add',
    get shape() {
      return { kind: 'form', fields: cartFields(s) } as const
    },
    holds: (action) => action.type === 'add',
    check: (action) => refusalOfAddition(s, action as Add),
    about: (action) => aboutLines(s, linesOfCart(action as Add)),
    sample: (below) => ({ type: 'add', ...sampleAddition(s, below) }),
  }
}

/** Nothing is no addition. */
const refusalOfAddition = (s: DeadDice, cart: Cart) =>
  linesOfCart(cart).length === 0 ? { rule: 'DD-5.15', key: 'add.nothing' } : refusalOfCart(s, cart)

/** Whether anything could be added at all. */
export const canAdd = (s: DeadDice): boolean => s.scene !== null && s.master.menace >= 1

function aboutLines(s: DeadDice, lines: readonly Line[]): Reason[] {
  const price = priceOfLines(lines)
  const spent = (s.scene?.spent ?? 0) + price
  const { menace } = s.master
  return [
    { key: 'cart.price', params: { price, menace, left: menace - price } },
    { key: 'cart.refund', params: { refund: refund(spent, s.options.refundRounding) } },
  ]
}

/** [DD-11.12] [DD-11.15] Points that are used, and points that are lost. */
function aboutPeople(s: DeadDice, staging: Staging): Reason[] {
  if (staging.scene !== 'confrontation') return []
  const points = adversityOfFoes(foesOf(s, staging))
  const paid = Math.ceil(points / 5) * 5
  const lost = when('DD-11.15', paid > points) ? paid - points : 0
  return [{ key: 'cart.adversity', params: { points, paid, lost } }]
}

const choice = (of: readonly string[], words: string, first?: string): DraftShape => ({
  kind: 'choice',
  of,
  words,
  ...(first === undefined ? {} : { first }),
})
const number = (min: number, max: number, first: number): DraftShape => ({ kind: 'number', min, max, first })
const list = (of: DraftShape): DraftShape => ({ kind: 'list', of, least: 0, most: MOST })
const form = (...fields: readonly FormField[]): DraftShape => ({ kind: 'form', fields })
const field = (name: string, shape: DraftShape): FormField => ({ name, key: `field.${name}`, shape })
const BY = choice(CHARACTERISTICS, 'characteristic', 'muscle')
const OFF: DraftShape = { kind: 'flag', first: false }

function cartFields(s: DeadDice): FormField[] {
  const { menace } = s.master
  const reserve = choice(reservesInPlay(s), 'reserve')
  return [
    field('horde', number(0, 2, 0)),
    field('noise', number(0, 2, 0)),
    field('lowered', list(reserve)),
    field(
      'obstacles',
      list(
        form(
          field('by', BY),
          field('difficulty', number(1, 4, 1)),
          field('wayOut', OFF),
          field('words', { kind: 'text', least: 0, most: 120 }),
        ),
      ),
    ),
    field('hazards', list(choice(HAZARDS, 'hazard'))),
    field(
      'threats',
      list(form(field('reserve', reserve), field('by', BY), field('difficulty', number(1, Math.max(1, menace), 1)))),
    ),
    field('zombies', number(0, Math.max(0, menace), 0)),
    field('ambushes', number(0, Math.max(0, menace), 0)),
    field(
      'specials',
      list(
        form(
          field('special', choice(SPECIALS, 'special')),
          field('ambush', OFF),
          field('cell', number(-1, s.options.ladderCells - 1, -1)),
          field('target', { kind: 'pick', from: targets(s) }),
        ),
      ),
    ),
  ]
}

/** [DD-12.23] Whom a Stalker can be put on; nobody for the others. */
function targets(s: DeadDice): Pickable[] {
  const stands = s.scene === null ? [] : s.scene.stands.filter((stand) => isPresent(s, stand))
  return [
    { id: -1, say: { key: 'target.none' } },
    ...stands.map(({ seat }) => ({ id: seat, say: { key: 'target.named', params: { who: s.survivors[seat]!.name } } })),
    ...s.group.companions
      .filter(({ alive }) => alive)
      .map(({ id, name }) => ({ id: COMPANION_TARGET + id, say: { key: 'target.named', params: { who: name } } })),
  ]
}

function stagingFields(s: DeadDice): FormField[] {
  const text = (least: number): DraftShape => ({ kind: 'text', least, most: 60 })
  const scenes = s.options.beginner ? SCENES_TO_BUILD.slice(0, 1) : SCENES_TO_BUILD
  return [
    field('scene', choice(scenes, 'scene', 'danger')),
    ...cartFields(s),
    field('cast', list({ kind: 'pick', from: castFor(s) })),
    field(
      'own',
      list(
        form(
          field('name', text(1)),
          field('combativity', number(1, 3, 2)),
          field('reason', number(1, 3, 1)),
          field('violence', number(1, 3, 1)),
          field('traits', { kind: 'list', of: text(1), least: 0, most: MOST_TRAITS }),
          field('bonus', number(0, 5, 0)),
          field('firearm', OFF),
          field('protection', choice(['none', ...PROTECTIONS], 'protection', 'none')),
        ),
      ),
    ),
    field('groupTrait', text(0)),
    field('foesNear', OFF),
  ]
}

/** Everybody who is known, with what they cost. */
const castFor = (s: DeadDice): Pickable[] =>
  adversariesFor(s).map((who) => ({
    id: who.id,
    say: { key: 'cast.named', params: { who: adversaryName(s, who), points: adversityOf(who) } },
  }))

type Below = (n: number) => number

/** Some scene that is affordable, put together bit by bit. */
function sampleStaging(s: DeadDice, below: Below): Staging {
  let staging: Staging = NO_STAGING
  const sorts = s.options.beginner ? 1 : SCENES_TO_BUILD.length
  const kind = SCENES_TO_BUILD[below(sorts)]!
  if (kind === 'negotiation' && refusalOfStaging(s, { ...staging, scene: kind }) === null)
    return { ...staging, scene: kind }
  if (kind === 'confrontation') {
    const cast = adversariesFor(s)
    const fight: Staging = { ...staging, scene: kind, cast: [cast[below(cast.length)]!.id] }
    if (refusalOfStaging(s, fight) === null) staging = fight
  }
  const cart = sampleCart(s, below, (more) => refusalOfStaging(s, { ...staging, ...more }) === null)
  return { ...staging, ...cart }
}

function sampleAddition(s: DeadDice, below: Below): Cart {
  const cart = sampleCart(s, below, (more) => refusalOfCart(s, more) === null)
  return linesOfCart(cart).length > 0 ? cart : { ...EMPTY_CART, zombies: 1 }
}

function sampleCart(s: DeadDice, below: Below, fits: (cart: Cart) => boolean): Cart {
  let cart = EMPTY_CART
  for (let tries = 1 + below(4); tries > 0; tries--) {
    const more = oneMore(s, cart, below)
    if (fits(more)) cart = more
  }
  return cart
}

function oneMore(s: DeadDice, cart: Cart, below: Below): Cart {
  const pick = <T>(among: readonly T[]): T => among[below(among.length)]!
  switch (below(10)) {
    case 0:
      return { ...cart, horde: cart.horde + 1 }
    case 1:
      return { ...cart, noise: cart.noise + 1 }
    case 2:
      return { ...cart, lowered: [...cart.lowered, pick(reservesInPlay(s))] }
    case 3: {
      const obstacle = { by: pick(CHARACTERISTICS), difficulty: 1 + below(4), wayOut: below(2) === 0, words: '' }
      return { ...cart, obstacles: [...cart.obstacles, obstacle] }
    }
    case 4:
      return { ...cart, hazards: [...cart.hazards, pick(HAZARDS)] }
    case 5: {
      const threat = { reserve: pick(reservesInPlay(s)), by: pick(CHARACTERISTICS), difficulty: 1 + below(2) }
      return { ...cart, threats: [...cart.threats, threat] }
    }
    case 6:
      return { ...cart, ambushes: cart.ambushes + 1 }
    case 7:
      return { ...cart, specials: [...cart.specials, sampleSpecial(s, below)] }
    default:
      return { ...cart, zombies: cart.zombies + 1 }
  }
}

function sampleSpecial(s: DeadDice, below: Below): Cart['specials'][number] {
  const special = SPECIALS[below(SPECIALS.length)]!
  const stands = s.scene === null ? [] : s.scene.stands.filter((stand) => isPresent(s, stand))
  if (special !== 'stalker' || stands.length === 0) return { special, ambush: below(2) === 0, cell: -1, target: -1 }
  const { seat, cell } = stands[below(stands.length)]!
  return { special, ambush: false, cell, target: seat }
}
