import type { GameEvent, Params, RuleId } from '@shamble/kernel'
import { type DoorIndex, type Square, squareName } from './map/mall.js'
import { type Character, type Dawn, mallOf, type Phase } from './state.js'
import { charactersWord, characterWord, doorParams, entranceWord } from './words.js'

/** A unit by its public number. */
type Token = number

interface Place {
  readonly square: Square
}
interface UnitThere extends Place {
  readonly unit: Token
}
interface Person {
  readonly who: Character
}
interface People {
  readonly group: readonly Character[]
}
interface Shot extends People, Place {
  readonly result: number
  /** Of all that is in the square: of `unit` alone where no super zombie adds its own. */
  readonly value: number
  readonly unit?: Token
}
interface Strike extends Person, Place {
  readonly strength: number
}
interface UnitMove {
  readonly from: Square
  readonly path: readonly Square[]
  readonly unit: Token
  readonly berserk: number
}
interface DoorWork extends People {
  readonly door: DoorIndex
  readonly left: number
}
type Nothing = Readonly<Record<never, never>>

/** What each kind of event is about, by ids. The words of its sentence are made from them. */
export interface DawnEvents {
  noted: Place
  placed: Person & Place
  'turn-over': { readonly turn: number }
  'nobody-eligible': Nothing
  agreed: Nothing
  objected: Nothing
  proposed: People
  passed: Nothing
  activated: People & Place & { readonly allowance: number }
  carries: Person & { readonly load: Character }
  drops: Person & { readonly load: Character }
  walked: People & Place & { readonly from: Square; readonly cost: number; readonly left: number }
  woke: Person
  'door-opened': DoorWork
  'door-closed': DoorWork
  'main-closed': Person & { readonly door: DoorIndex }
  'rifle-taken': Person
  'move-over': People
  'shot-declared': People & Place
  panicked: Person & { readonly level: number }
  'kept-calm': Person & { readonly level: number }
  'door-shot': { readonly door: DoorIndex }
  hit: Shot
  missed: Shot
  eliminated: UnitThere
  'super-eliminated': Person & Place
  'turned-up': UnitThere & { readonly value: number }
  'hidden-revealed': UnitThere & { readonly left: number }
  'nothing-hidden': Nothing
  'hidden-digit': { readonly digit: number }
  appeared: UnitThere
  calmed: UnitThere
  'stays-berserk': UnitThere
  berserk: UnitThere
  'not-berserk': UnitThere
  'no-berserk-check': Nothing
  exempt: UnitThere
  reacted: UnitMove
  moved: UnitMove
  'super-moved': Person & { readonly from: Square; readonly path: readonly Square[] }
  'super-moved-with': Person & { readonly from: Square; readonly path: readonly Square[]; readonly unit: Token }
  looked: UnitThere
  saw: UnitThere & { readonly value: number }
  'glass-broken': UnitThere & { readonly door: DoorIndex; readonly value: number }
  'glass-held': UnitThere & { readonly door: DoorIndex; readonly value: number }
  'glass-smashed': Place & { readonly door: DoorIndex }
  'free-roll': Nothing
  'priority.1': Place
  'priority.2': Place
  'priority.3': Place
  'priority.4': Place
  'priority.5': Place
  'number-declared': Place & { readonly n: number }
  'number-rolled': Place & { readonly n: number }
  'victims-named': People
  'too-weak': Person
  'attack-failed': Strike
  stunned: Strike
  infected: Strike
  killed: Strike
  'no-entrance': Nothing
  'entrance-rolled': { readonly doors: readonly DoorIndex[] }
  'entrance-barred': { readonly door: DoorIndex }
  'pool-empty': { readonly door: DoorIndex }
  entered: UnitThere & { readonly door: DoorIndex }
  'still-human': Person
  'turned-super': Person & Place
  'ended.three-lost': Nothing
  'ended.fran': Nothing
  'ended.fran-double': Nothing
  'ended.mall-cleared': Nothing
}
export type DawnEventKind = keyof DawnEvents

/** What dice are rolled for. */
export const ROLLS = [
  'shot',
  'panic',
  'hidden',
  'berserk',
  'free',
  'glass',
  'number',
  'attack',
  'entrance',
  'infection',
] as const
export type Roll = (typeof ROLLS)[number]

/** The dice of an event, by its kind; no other kind has any. */
const ROLL_OF: Readonly<Partial<Record<DawnEventKind, Roll>>> = {
  hit: 'shot',
  missed: 'shot',
  panicked: 'panic',
  'kept-calm': 'panic',
  'nothing-hidden': 'hidden',
  'hidden-digit': 'hidden',
  calmed: 'berserk',
  'stays-berserk': 'berserk',
  berserk: 'berserk',
  'not-berserk': 'berserk',
  'free-roll': 'free',
  'glass-broken': 'glass',
  'glass-held': 'glass',
  'number-rolled': 'number',
  'attack-failed': 'attack',
  stunned: 'attack',
  infected: 'attack',
  killed: 'attack',
  'entrance-rolled': 'entrance',
  'still-human': 'infection',
  'turned-super': 'infection',
}

type Union<T> = T extends unknown ? keyof T : never
type Member<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never
type Any = DawnEvents[DawnEventKind]

/** All that any event may be about, for a reader of events of every kind. */
export type DawnAbout = { readonly [K in Union<Any>]?: Member<Any, K> } & {
  /** The phase in which it happened. */
  readonly phase?: Phase
  readonly roll?: Roll
}

/** The ids that an event of Dawn carries; what has faded is absent. */
export const aboutOf = (event: GameEvent): DawnAbout => (event.about ?? {}) as DawnAbout

type Rest = Pick<GameEvent, 'dice' | 'modifiers' | 'fleeting' | 'seenBy' | 'seat'>

/** An event with its ids, and the words that its sentence makes of them. Call it only where there is a listener. */
export function event<K extends DawnEventKind>(
  s: Dawn,
  kind: K,
  rule: RuleId,
  ids: DawnEvents[K],
  rest: Rest = {},
): GameEvent {
  const roll = ROLL_OF[kind]
  const about = { ...ids, phase: s.phase, ...(roll === undefined ? {} : { roll }) }
  return { kind, rule, ...rest, data: wordsOf(s, ids), about: about as NonNullable<GameEvent['about']> }
}

const NUMBERS = [
  'allowance',
  'berserk',
  'cost',
  'digit',
  'left',
  'level',
  'n',
  'result',
  'strength',
  'turn',
  'value',
] as const

/** Ids in words: what a sentence may say of them. */
function wordsOf(s: Dawn, ids: DawnAbout): Params {
  const data: Record<string, Params[string]> = {}
  if (ids.who !== undefined) data['who'] = characterWord(ids.who)
  if (ids.load !== undefined) data['load'] = characterWord(ids.load)
  if (ids.group !== undefined) {
    data['who'] = charactersWord(ids.group)
    data['count'] = ids.group.length
  }
  if (ids.square !== undefined) data['square'] = squareName(ids.square)
  if (ids.from !== undefined) data['from'] = squareName(ids.from)
  if (ids.path !== undefined) data['path'] = ids.path.map(squareName).join('-')
  if (ids.door !== undefined) Object.assign(data, doorParams(mallOf(s), ids.door))
  if (ids.doors !== undefined) {
    data['count'] = ids.doors.length
    data['doors'] = entranceWord(mallOf(s), ids.doors)
  }
  for (const name of NUMBERS) {
    const number = ids[name]
    if (number !== undefined) data[name] = number
  }
  return data
}
