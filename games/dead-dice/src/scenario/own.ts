import { BadInput, type Plain, type Read } from '@shamble/kernel'
import { flag, found, int, listOf, oneOf, record, text, words } from '@shamble/module'
import { ADVERSARY_RANGES, type Adversary, MOST_TRAITS } from '../data/adversaries.js'
import { CHARACTERISTICS } from '../data/characteristics.js'
import { ITEMS, type Item, PROTECTIONS } from '../data/equipment.js'
import { OBJECTIVES } from '../data/game-master.js'
import { HAZARDS } from '../data/menace.js'
import { RESERVES, type Reserve } from '../data/reserves.js'
import { TAGS, TAGS_OF_TALENT } from '../data/tags.js'
import { EXCLUDING, VARIANTS } from '../data/variants.js'
import { VEHICLES } from '../data/vehicles.js'
import { brainsOnSale } from './brains-on-sale.js'
import { maybe, object, orNull } from './lists.js'
import {
  COMMON_WORDS,
  type Companion,
  type Place,
  type Route,
  type Scenario,
  type StoryStep,
  type Twist,
} from './scenario.js'

export const FORMAT = 'shamble-dead-dice-scenario/1'

/** The longest that a word of a scenario may be: room for a hook of several sentences. */
const LONGEST = 800
const SHORT = 60

type Named<T> = T & { readonly name: string }

/** [DD-16.68] A scenario as people write it: everything but the title may be left out. */
export interface OwnScenario {
  readonly format: typeof FORMAT
  readonly title: string
  readonly start?: Scenario['start']
  readonly priority?: readonly Reserve[]
  readonly roster?: readonly Named<Adversary>[]
  readonly groupTrait?: string | null
  readonly twist?: Twist
  readonly variants?: Scenario['variants']
  readonly companions?: readonly Companion[]
  readonly kit?: readonly Item[]
  readonly places?: { readonly dice: 0 | 1 | 2; readonly places: readonly Named<Place>[] }
  readonly story?: readonly (StoryStep & { readonly say: string })[]
  readonly routes?: readonly (Route & { readonly say: string; readonly out: string })[]
  readonly words?: Readonly<Record<string, string>>
}

const ID = /^[a-z][A-Za-z0-9-]{0,31}$/
const id: Read<string> = (value, where) => {
  const written = text(value, where)
  if (!ID.test(written))
    throw new BadInput(where, 'expected a short name of letters and digits, found {{found}}', { found: found(written) })
  return written
}

const short = words(1, SHORT)
const long = words(1, LONGEST)
const reserve = oneOf(RESERVES)
const onlyTrue: Read<true> = (value, where) => {
  if (flag(value, where)) return true
  throw new BadInput(where, 'leave it out where it is false')
}

const { combativity, reason, violence } = ADVERSARY_RANGES
const adversary = object<Named<Adversary>>({
  id,
  name: short,
  // Nobody is bought who is out of action already [DD-10.2].
  combativity: int(combativity.min + 1, combativity.max),
  reason: int(reason.min, reason.max),
  violence: int(violence.min, violence.max),
  traits: listOf(short, 0, MOST_TRAITS),
  arm: orNull(object({ bonus: int(0, 5), firearm: flag })),
  protection: maybe(oneOf(PROTECTIONS)),
})

const TWISTS: Readonly<Record<Twist['element'], Read<Twist>>> = {
  zombies: object({ element: text }),
  confrontation: object({ element: text }),
  hazard: object({ element: text, hazard: oneOf(HAZARDS) }),
  obstacle: object({ element: text, by: oneOf(CHARACTERISTICS) }),
  threat: object({ element: text, reserve, difficulty: int(1, 4) }),
  lowerReserve: object({ element: text, reserve }),
}
const twist: Read<Twist> = (value, where) => {
  const element = oneOf(Object.keys(TWISTS) as Twist['element'][])(record(value, where)['element'], `${where}.element`)
  return TWISTS[element](value, where)
}

const place = object<Named<Place>>({
  id,
  name: short,
  finds: listOf(oneOf(ITEMS), 1, 6),
  vehicle: maybe(oneOf(VEHICLES)),
})

/** So many places as the dice have sums; without dice at least one. */
export const PLACES_OF_DICE = { 0: [1, 12], 1: [6, 6], 2: [11, 11] } as const
const places: Read<NonNullable<OwnScenario['places']>> = (value, where) => {
  const dice = int(0, 2)(record(value, where)['dice'], `${where}.dice`) as 0 | 1 | 2
  const [least, most] = PLACES_OF_DICE[dice]
  return object<NonNullable<OwnScenario['places']>>({ dice: int(0, 2), places: listOf(place, least, most) })(
    value,
    where,
  )
}

const own = object<OwnScenario>({
  format: oneOf([FORMAT]),
  title: short,
  start: maybe(object({ empty: reserve, low: reserve })),
  priority: maybe(listOf(reserve, RESERVES.length, RESERVES.length)),
  roster: maybe(listOf(adversary, 0, 12)),
  groupTrait: maybe(orNull(short)),
  twist: maybe(twist),
  variants: maybe(listOf(oneOf(VARIANTS), 0, VARIANTS.length)),
  companions: maybe(
    listOf(
      object<Companion>({
        name: orNull(short),
        role: orNull(short),
        talent: listOf(oneOf(TAGS), 0, TAGS_OF_TALENT.max),
      }),
      0,
      12,
    ),
  ),
  kit: maybe(listOf(oneOf(ITEMS), 0, 6)),
  places: maybe(places),
  story: maybe(listOf(object({ objective: oneOf(OBJECTIVES), place: orNull(id), say: short }), 4, 4)),
  routes: maybe(
    listOf(
      object({
        id,
        by: oneOf(CHARACTERISTICS),
        loud: maybe(onlyTrue),
        vehicle: maybe(oneOf(VEHICLES)),
        say: short,
        out: long,
      }),
      1,
      6,
    ),
  ),
  words: maybe(
    object(Object.fromEntries([...COMMON_WORDS, 'living'].filter(isFree).map((name) => [name, maybe(long)]))),
  ),
})

/** The title and the steps of the story have fields of their own. */
function isFree(name: string): boolean {
  return name !== 'title' && !name.startsWith('step.')
}

/** [DD-16.68] Read strictly; the first thing that is wrong with it is what is said. */
export function readOwnScenario(value: unknown, where: string): Plain {
  const given = own(value, where)
  const fault = faultOf(given)
  if (fault !== null) throw new BadInput(`${where}.${fault.path}`, fault.sentence, fault.params)
  return given as unknown as Plain
}

interface Fault {
  readonly path: string
  readonly sentence: string
  readonly params?: Readonly<Record<string, string>>
}

function faultOf({ start, priority, roster, variants = [], places, story, routes }: OwnScenario): Fault | null {
  if (start !== undefined && start.empty === start.low)
    return { path: 'start.low', sentence: 'one reserve starts Empty and another Low (DD-4.10)' }
  for (const [path, ids] of [
    ['priority', priority],
    ['variants', variants],
    ['roster', roster?.map(({ id }) => id)],
    ['places.places', places?.places.map(({ id }) => id)],
    ['routes', routes?.map(({ id }) => id)],
  ] as const) {
    const twice = ids?.findIndex((one, i) => ids.indexOf(one as never) !== i) ?? -1
    if (twice >= 0)
      return { path: `${path}[${twice}]`, sentence: 'there is another "{{id}}"', params: { id: ids![twice]! } }
  }
  const clash = EXCLUDING.find((pair) => pair.every((variant) => variants.includes(variant)))
  if (clash !== undefined) return { path: 'variants', sentence: 'two of these variants exclude each other (DD-12.1)' }
  if (story !== undefined) {
    if (story[3]!.objective !== 'exit' || story.filter(({ objective }) => objective === 'exit').length !== 1)
      return { path: 'story[3]', sentence: 'the last step, and no other, is the exit (DD-16.68)' }
    if (!story.some(({ objective }) => objective === 'information'))
      return { path: 'story', sentence: 'one step is for information (DD-16.68)' }
    const known = (places?.places ?? brainsOnSale.places.places).map(({ id }) => id)
    const lost = story.findIndex(({ place }) => place !== null && !known.includes(place))
    if (lost >= 0)
      return { path: `story[${lost}].place`, sentence: 'there is no "{{id}}"', params: { id: story[lost]!.place! } }
  }
  return null
}
