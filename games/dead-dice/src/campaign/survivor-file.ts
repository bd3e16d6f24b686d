import { BadInput, type Params, type Plain, type Read, type Refusal } from '@shamble/kernel'
import { flag, int, listOf, oneOf, words } from '@shamble/module'
import { LONGEST } from '../actions/people.js'
import { CREATION, SCORES } from '../data/characteristics.js'
import { ITEMS, type Item } from '../data/equipment.js'
import { TAGS } from '../data/tags.js'
import { type Sheet, spentOn, whyNotPerson } from '../rules/sheets.js'
import { maybe, object } from '../scenario/lists.js'
import type { Trait } from '../state.js'
import { REASONS } from '../text/sheet-reasons.js'

export const SURVIVOR_FORMAT = 'shamble-dead-dice-survivor/1'

/** Something that a survivor or a companion carries; `dry` is out of fuel or shells [DD-15.15]. */
export interface Carried {
  readonly item: Item
  readonly dry?: true
}

/** A survivor as people keep one: the sheet, and what a campaign has made of it. */
export interface SurvivorFile extends Sheet {
  readonly format: typeof SURVIVOR_FORMAT
  /** [DD-1.7] Everybody knows the dark side. */
  readonly exposed?: true
  /** [DD-12.13] */
  readonly carrier?: true
  /** [DD-12.2] Not spent yet. */
  readonly xp?: number
  readonly carries?: readonly Carried[]
}

/** More than experience could ever buy. */
const MOST_TRAITS = 99
export const MOST_XP = 999
const MOST_CARRIED = 200

const onlyTrue: Read<true> = (value, where) => {
  if (flag(value, where)) return true
  throw new BadInput(where, 'leave it out where it is false')
}

export const carried = listOf(object<Carried>({ item: oneOf(ITEMS), dry: maybe(onlyTrue) }), 0, MOST_CARRIED)

const trait = object<Trait>({ name: words(1, LONGEST.trait), tags: listOf(oneOf(TAGS), 0, TAGS.length) })

const file = object<SurvivorFile>({
  format: oneOf([SURVIVOR_FORMAT]),
  name: words(1, LONGEST.name),
  ...Object.fromEntries(SCORES.map((score) => [score, int(0, 9)])),
  traits: listOf(trait, 0, MOST_TRAITS),
  darkSide: words(0, LONGEST.darkSide),
  exposed: maybe(onlyTrue),
  carrier: maybe(onlyTrue),
  xp: maybe(int(0, MOST_XP)),
  carries: maybe(carried),
})

/** A survivor from outside, legal by chapter 1; experience may have bought more than creation gives. */
export const readSurvivor: Read<SurvivorFile> = (value, where) => {
  const read = file(value, where)
  const why = whyNotPerson(read, MOST_TRAITS) ?? whyTooFew(read)
  if (why !== null) throw complaint(why, where)
  return read
}

/** [DD-1.11] Nobody starts with fewer points than creation gives. */
function whyTooFew(sheet: Sheet): Refusal | null {
  const spent = spentOn(sheet)
  if (spent >= CREATION.points) return null
  return { rule: 'DD-1.11', key: 'sheet.fewPoints', params: { spent, points: CREATION.points } }
}

/** A refusal as a complaint about a file, with its rule. */
function complaint({ rule, key, at, params }: Refusal, where: string): BadInput {
  const path = at === undefined ? where : `${where}.${at.replace(/\.(\d+)/g, '[$1]')}`
  return new BadInput(path, `${REASONS.en[key!]!} ({{rule}})`, { ...params, rule } as Params)
}

const MOST_SURVIVORS = 5

/** [DD-12.4] Survivors for the first seats; the others make theirs at the table. */
export const readSurvivors = (value: unknown, where: string): Plain =>
  listOf(readSurvivor, 1, MOST_SURVIVORS)(value, where) as unknown as Plain
