import type { Plain } from '@shamble/kernel'
import { CREATION, SCORES } from '../data/characteristics.js'
import { buildForm, cartForm } from './cart.js'
import {
  type Codec,
  listOf,
  maybe,
  nameOrWords,
  number,
  person,
  quoted,
  record,
  row,
  seat,
  traitUsed,
  word,
} from './codecs.js'
import { type Field, type Form, form } from './form.js'

const tail = (name: string, codec: Codec, usual?: Plain, keyword = name): Field => ({
  name,
  codec,
  keyword,
  ...(usual === undefined ? {} : { usual }),
})

const one = (name: string, codec: Codec): Form => form([[name, codec]])
const ids = listOf(number)
const words = listOf(word)
const HELPERS = tail('helpers', ids, [], 'with')
const LEADER = tail('leader', seat, undefined, 'by')

/** Whom an attack is meant for: a group goes without saying. */
const AIM: Form = form([['id', number]], [tail('on', word, 'horde', 'of'), HELPERS])
const HELPED: Form = form([], [HELPERS])

/** [DD-1.11] Whatever is still at its start goes without saying. */
const SCORE_FIELDS: readonly Field[] = SCORES.map((score) => tail(score, number, CREATION.start))
const TRAIT = record([
  ['name', quoted],
  ['tags', row],
])
const PERSON: readonly Field[] = [
  ...SCORE_FIELDS,
  tail('darkSide', quoted, '', 'hides'),
  // The last: a tag may be called like a score.
  { ...tail('traits', listOf(TRAIT), []), toTheEnd: true },
]

const PEOPLE: Readonly<Record<string, Form>> = {
  sheet: form([['name', quoted]], PERSON),
  listedSheet: form(
    [['name', quoted]],
    [...SCORE_FIELDS, tail('trait', word), tail('second', word, 'none'), tail('darkSide', word, undefined, 'hides')],
  ),
  readySheet: one('who', nameOrWords),
  sendBack: form([
    ['seat', seat],
    ['words', quoted],
  ]),
  trust: one('seat', seat),
  companion: form([['name', quoted]], [tail('talent', words, [])]),
  equip: form([['seat', seat]], [tail('items', words, [], 'with')]),
  wield: one('hand', ids),
  handOver: form([['thing', number]], [tail('seat', seat, undefined, 'to')]),
  drop: one('thing', number),
  stash: one('thing', number),
  treat: form([['thing', number]], [tail('seat', seat, undefined, 'to')]),
  takeOut: one('thing', number),
  putOn: one('thing', number),
  takeOff: one('what', word),
  shoulder: one('what', word),
  setDown: one('what', word),
  promote: one('companion', number),
  promoted: form([], PERSON),
  award: one('seat', seat),
  vote: one('seat', seat),
  improve: one('score', word),
  learn: form([['name', quoted]], [tail('tags', words, [], 'for')]),
}

const TURNS: Readonly<Record<string, Form>> = {
  objectives: one('picks', words),
  ownObjectives: form([['picks', words]], [tail('own', listOf(quoted), [])]),
  takeAlong: one('companions', ids),
  leg: form([['to', word]], [tail('objective', maybe, -1)]),
  parley: form([['to', word]], [tail('objective', maybe, -1), tail('request', word, undefined, 'for')]),
  exit: one('route', nameOrWords),
  namePlace: one('words', quoted),
  try: form([['obstacle', number]], [LEADER]),
  shift: form([['obstacle', number]], [tail('difficulty', number, undefined, 'to')]),
  search: form([], [LEADER]),
  take: one('what', word),
  refuge: one('where', word),
  prepare: form([['wish', word]], [LEADER, tail('by', word, undefined, 'through'), tail('on', maybe, -1)]),
  ownWish: form([['words', quoted]], [LEADER]),
  raiseTrust: one('seat', seat),
  strike: form([], [tail('empty', word), tail('low', word)]),
  request: one('what', word),
  ownRequest: one('words', quoted),
  stake: one('stake', word),
  speak: form([['by', word]], [tail('leader', seat, undefined, 'speaker')]),
  give: form([], [tail('things', ids, []), tail('steps', words, [])]),
  verdict: one('how', word),
}

const FIGHT: Readonly<Record<string, Form>> = {
  walk: one('cell', number),
  melee: AIM,
  shoot: AIM,
  throw: AIM,
  disengage: HELPED,
  attract: one('horde', number),
  name: one('horde', number),
  call: HELPED,
  layTrap: HELPED,
  flee: HELPED,
  tackle: form([['obstacle', number]], [HELPERS]),
  help: one('whom', seat),
  haul: form([['whom', seat]], [tail('cell', number, undefined, 'to'), HELPERS]),
  pickUp: one('thing', number),
  runOver: form([['zombies', number]], [tail('cell', number, undefined, 'to'), HELPERS]),
  setUp: one('thing', number),
  dismantle: one('thing', number),
  climbOut: HELPED,
  cure: form([['whom', seat]], [HELPERS]),
  sendOut: one('companion', number),
  placeTrap: one('cell', number),
  hit: one('horde', number),
  spend: one('thing', number),
}

const CORE: Readonly<Record<string, Form>> = {
  sacrifice: form([['what', word]], [tail('id', maybe, -1)]),
  offer: one('words', quoted),
  say: one('words', quoted),
  note: one('words', quoted),
  confide: one('words', quoted),
  whisper: form([['words', quoted]], [tail('seat', seat, undefined, 'to')]),
  forget: one('note', number),
  rollTable: one('table', word),
  reveal: one('what', word),
  contagion: one('seat', seat),
  bestow: form([['item', word]], [tail('seat', seat, undefined, 'to')]),
  vehicle: form([['kind', word]], [tail('trailer', word, 'none', 'with')]),
  attempt: form([['words', quoted]], [tail('by', word, undefined, 'through')]),
  rule: form(
    [
      ['by', word],
      ['difficulty', number],
    ],
    [tail('trait', maybe, -1), tail('companions', ids, [], 'with')],
  ),
  difficulty: one('difficulty', number),
  judge: one('how', word),
}

/** [DD-10.6] An adversary's trait by its place, or the group's. */
const TRAIT_USED = tail('trait', traitUsed, -1)

const MASTER: Readonly<Record<string, Form>> = {
  stage: one('words', quoted),
  reserves: form([], [tail('empty', word), tail('low', word)]),
  build: buildForm,
  add: cartForm,
  panic: form([
    ['seat', seat],
    ['difficulty', number],
  ]),
  lead: one('seat', seat),
  target: form([['horde', number]], [tail('at', person)]),
  seize: one('whom', seat),
  foeWalk: one('cell', number),
  foeMelee: form([['whom', seat]], [TRAIT_USED]),
  foeShoot: form([['whom', seat]], [TRAIT_USED]),
  foeStrike: form([['horde', number]], [TRAIT_USED]),
  foeDisengage: form([], [TRAIT_USED]),
  foeFlee: form([], [TRAIT_USED]),
  invoke: one('trait', traitUsed),
}

/** How each answer is written, where its verb alone does not do. */
export const FORMS: Readonly<Record<string, Form>> = { ...CORE, ...PEOPLE, ...TURNS, ...FIGHT, ...MASTER }
