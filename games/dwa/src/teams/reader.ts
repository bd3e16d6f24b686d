import { BadInput, type Params, type Plain, type Read, type Refusal } from '@shamble/kernel'
import { flag, int, listOf, oneOf, onlyFields, record, words } from '@shamble/module'
import { ABILITY_IDS } from '../abilities/ids.js'
import { DISORDER_IDS } from '../disorders/ids.js'
import { FLAW_IDS } from '../flaws/ids.js'
import { FIREARMS, GRENADES, MELEE_IDS, OBJECTS, type WeaponId } from '../numbers/weapons.js'
import { emptyPouch, newWeapon } from '../rules/gear.js'
import { sheetReasons } from '../text/en-scenarios.js'
import { WIDEST, whyNotSheet } from './legal.js'
import { READY_TEAM_IDS } from './names.js'
import { handsFor } from './ready.js'
import {
  ARCHETYPES,
  type CarriedObject,
  FULL,
  GENDERS,
  type GivenTeam,
  type Pouch,
  type Sheet,
  SUB_ARCHETYPES,
  type TeamSheet,
  UNISSUED,
  type Weapon,
} from './sheet.js'

const MOST_TEAMS = 4
const MOST_MEMBERS = 20
const MOST_CARRIED = 99

/** Teams for a match, in the order of their seats: ready ones by name, or whole. */
export function readTeams(value: unknown, where: string): Plain {
  return listOf(givenTeam, 1, MOST_TEAMS)(value, where) as unknown as Plain
}

const givenTeam: Read<GivenTeam> = (value, where) =>
  typeof value === 'string' ? oneOf(READY_TEAM_IDS)(value, where) : readTeam(value, where)

/** A team as people write or keep it. What a sheet does not say is as at the start of a first game. */
export const readTeam: Read<TeamSheet> = (value, where) => {
  const given = record(value, where)
  onlyFields(given, ['name', 'members', 'fallen', 'size', 'copy'], where)
  // A team without a living member has ended.
  const members = listOf(sheet, 1, MOST_MEMBERS)(given['members'], `${where}.members`)
  for (const [i, { name }] of members.entries())
    if (members.findIndex((other) => other.name === name) < i)
      throw new BadInput(`${where}.members[${i}].name`, 'two members are called "{{name}}"', { name })
  const fallen = given['fallen']
  return {
    name: words(0, 40)(given['name'], `${where}.name`),
    members,
    ...(given['size'] === undefined ? {} : { size: int(1, 99)(given['size'], `${where}.size`) }),
    ...(fallen === undefined ? {} : { fallen: listOf(words(1, 24), 0, 999)(fallen, `${where}.fallen`) }),
    ...(given['copy'] !== undefined && flag(given['copy'], `${where}.copy`) ? { copy: true } : {}),
  }
}

const SHEET_FIELDS: { readonly [K in keyof Sheet]: true } = {
  name: true,
  gender: true,
  archetype: true,
  sub: true,
  xp: true,
  rank: true,
  morale: true,
  abilities: true,
  flaws: true,
  trauma: true,
  disorders: true,
  wounds: true,
  bitten: true,
  weapons: true,
  hands: true,
  pouch: true,
  kills: true,
  closeKills: true,
}

/** [DWA-16.1.a] A character, legal whatever the options; what they forbid beyond that is said with them. */
const sheet: Read<Sheet> = (value, where) => {
  const given = record(value, where)
  onlyFields(given, Object.keys(SHEET_FIELDS), where)
  const take = <T>(name: keyof Sheet, read: Read<T>, otherwise: T): T =>
    given[name] === undefined ? otherwise : read(given[name], `${where}.${name}`)
  const weapons = take('weapons', listOf(weapon, 0, 9), []) as Weapon[]
  const read: Sheet = {
    name: words(1, 24)(given['name'], `${where}.name`),
    gender: oneOf(GENDERS)(given['gender'], `${where}.gender`),
    archetype: oneOf(ARCHETYPES)(given['archetype'], `${where}.archetype`),
    sub: take('sub', oneOf(SUB_ARCHETYPES), 'none'),
    xp: take('xp', int(0, 9_999), 0),
    rank: take('rank', int(1, 99), 1),
    morale: take('morale', int(-99, 99), 10),
    abilities: take('abilities', listOf(oneOf(ABILITY_IDS), 0, ABILITY_IDS.length), []).slice(),
    flaws: take('flaws', listOf(oneOf(FLAW_IDS), 0, FLAW_IDS.length), []).slice(),
    trauma: take('trauma', int(0, 99), 0),
    disorders: take('disorders', listOf(oneOf(DISORDER_IDS), 0, DISORDER_IDS.length), []).slice(),
    wounds: take('wounds', int(0, 99), 0),
    bitten: take('bitten', flag, false),
    weapons,
    hands: take('hands', listOf(int(0, 8), 0, 2), handsFor(weapons.map(({ id }) => id))).slice(),
    pouch: take('pouch', pouch, emptyPouch()),
    kills: take('kills', int(0, 99_999), 0),
    closeKills: take('closeKills', int(0, 99_999), 0),
  }
  const why = whyNotSheet(read, WIDEST)
  if (why !== null) throw refused(why, where)
  return read
}

/** A refusal as a complaint about a file: things go by the ids that are written there. */
export function refused(why: Refusal, where: string): BadInput {
  const { key, params } = sheetFault(why)
  return new BadInput(why.at === undefined ? where : `${where}.${why.at.replace(/\.(\d+)/g, '[$1]')}`, key, params)
}

/** The sentence of a refusal with its rule, as complaints write it. */
export function sheetFault({ rule, key, params = {} }: Refusal): { readonly key: string; readonly params: Params } {
  const typed = Object.entries(params).map(([name, param]) => [
    name,
    typeof param === 'object' ? param.word.replace(/^.*\./, '') : param,
  ])
  return { key: `${sheetReasons[key!]!} ({{rule}})`, params: { ...Object.fromEntries(typed), rule } }
}

const weaponId = oneOf<WeaponId>([...FIREARMS, ...MELEE_IDS])
const WEAPON_FIELDS = ['id', 'rounds', 'jammed', 'silenced', 'ready', 'load']

/** `pistol` for a new one whose loads are rolled; or whole, with what is in it. */
const weapon: Read<Weapon> = (value, where) => {
  if (typeof value === 'string') return newWeapon(weaponId(value, where), UNISSUED)
  const given = record(value, where)
  onlyFields(given, WEAPON_FIELDS, where)
  const fresh = newWeapon(weaponId(given['id'], `${where}.id`), UNISSUED)
  const take = <T>(name: string, read: Read<T>, otherwise: T): T =>
    given[name] === undefined ? otherwise : read(given[name], `${where}.${name}`)
  return {
    id: fresh.id,
    rounds: take('rounds', int(UNISSUED, MOST_CARRIED), fresh.rounds),
    jammed: take('jammed', flag, false),
    silenced: take('silenced', flag, false),
    ready: take('ready', flag, fresh.ready),
    load: take('load', oneOf(['fragmentation', 'flash']), fresh.load),
  }
}

const objects: Read<CarriedObject> = (value, where) => {
  const given = record(value, where)
  onlyFields(given, ['what', 'of', 'on'], where)
  return {
    what: oneOf([...OBJECTS, 'story'])(given['what'], `${where}.what`),
    of: given['of'] === undefined ? '' : words(0, 40)(given['of'], `${where}.of`),
    on: given['on'] === undefined ? false : flag(given['on'], `${where}.on`),
  }
}

const amount = int(0, MOST_CARRIED)

const pouch: Read<Pouch> = (value, where) => {
  const given = record(value, where)
  onlyFields(given, ['bullets', 'belts', 'cartridges', 'arrows', 'grenades', 'objects'], where)
  const take = <T>(name: string, read: Read<T>, otherwise: T): T =>
    given[name] === undefined ? otherwise : read(given[name], `${where}.${name}`)
  const magazines = listOf(int(FULL, MOST_CARRIED), 0, MOST_CARRIED)
  const empty = emptyPouch()
  return {
    bullets: take('bullets', magazines, []).slice(),
    belts: take('belts', magazines, []).slice(),
    cartridges: take('cartridges', int(0, 9_999), 0),
    arrows: take('arrows', int(0, 9_999), 0),
    grenades: take('grenades', grenades, empty.grenades),
    objects: take('objects', listOf(objects, 0, MOST_CARRIED), []).slice(),
  }
}

const grenades: Read<Pouch['grenades']> = (value, where) => {
  const given = record(value, where)
  onlyFields(given, GRENADES, where)
  const read = emptyPouch().grenades
  for (const id of GRENADES) if (given[id] !== undefined) read[id] = amount(given[id], `${where}.${id}`)
  return read
}
