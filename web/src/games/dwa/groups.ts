import type { DwaAction } from '@shamble/game-dwa/table'

type Type = DwaAction['type']

/** Orders that share a key as long as none of them has been chosen, in the order of their keys. */
export const GROUPS = {
  walk: ['walk'],
  fire: ['shoot', 'burst', 'blast', 'spray', 'flame', 'launch', 'throw', 'pin', 'fireClose', 'alert'],
  close: ['blow', 'strike'],
  way: ['climb', 'jump', 'dodge', 'leave', 'takeCover', 'getUp'],
  weapons: ['reload', 'clearJam', 'setUp', 'restart', 'refuel', 'deepPockets', 'hold'],
  things: ['door', 'pickUp', 'take', 'give', 'drop', 'treat', 'radio', 'extinguish', 'recruit'],
  places: ['drive', 'start', 'search', 'board', 'fitBattery', 'alight'],
  end: ['goOn', 'rest', 'pass'],
} as const satisfies Readonly<Record<string, readonly Type[]>>
export type Group = keyof typeof GROUPS

export const GROUP_NAMES = Object.keys(GROUPS) as readonly Group[]

const BY_TYPE = new Map<string, Group>(GROUP_NAMES.flatMap((group) => GROUPS[group].map((type) => [type, group])))

/** The group of an order, or of a kind of space; `null` for what is no order. */
export const groupOf = (type: string): Group | null => BY_TYPE.get(type) ?? null

/** Kinds of fire whose draft names figures or a place on the table. */
export const FIRE_KINDS: readonly string[] = [
  'shoot',
  'burst',
  'blast',
  'spray',
  'flame',
  'launch',
  'throw',
  'fireClose',
]
