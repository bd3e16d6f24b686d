import { setTimeout } from 'node:timers/promises'
import { type Below, seededBelow } from '@shamble/chance'
import type { MatchCard } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import { linesIn } from '@shamble/record'
import type { BrowserContext, Page } from 'playwright-core'
import { blankPage, type Place, withPlace, withProfile } from './browser.js'
import { Probe } from './probe.js'
import { sampleMatch } from './sample-matches.js'

/** Long enough for a slow machine; a page that is blank or loads for ever is found out by it. */
const PATIENCE = 60_000
const AGAIN_AFTER = 100

/** What is written as JavaScript runs in the page: nothing here knows of a browser. */
type Harm = (below: Below, kept: Kept) => { readonly what: string; readonly script: string }

/** A match as it is kept. */
interface Sound {
  readonly record: string
  readonly seats: number
}

interface Kept {
  readonly game: string
  readonly damaged: string
  /** The screens that are visited besides the home page and a table. */
  readonly screens: readonly string[]
}

const LONG = 3_000_000
/** What may stand where something else was kept. */
const TEXTS: readonly string[] = [
  '',
  '{',
  'null',
  '7',
  '"x"',
  '[]',
  '{}',
  '[null,1,"x",[],{}]',
  '{"__proto__":{"language":"fr"},"constructor":1,"names":{"length":9}}',
  '{"language":"xx","theme":7,"names":[1,{}],"pace":"fast","volume":null,"rolls":[],"twin":"yes"}',
  '{"format":"shamble-dead-dice-scenario/1","title":"x","places":{"dice":9,"places":7},"roster":[null],"story":"x"}',
  '{"format":"shamble-dead-dice-scenario/1","title":[],"words":7}',
  '{"name":"x","table":{"width":"wide"},"deployment":null}',
  '[{"name":"x","options":[]},{"name":"y","options":{"__proto__":1,"seats":99}},{"name":7,"options":null}]',
  'x'.repeat(LONG),
  `{"names":["${'x'.repeat(LONG)}"]}`,
]
const VALUES: readonly string[] = [
  'null',
  '7',
  '""',
  '"x"',
  '[]',
  '{}',
  '{ length: 9 }',
  'new Date(0)',
  'new Map()',
  '-1',
  '1e300',
  '"x".repeat(1000000)',
]

const pick = <T>(from: readonly T[], below: Below): T => from[below(from.length)]!

const local = (key: string, below: Below) => {
  const text = pick(TEXTS, below)
  return {
    what: `${key} is ${JSON.stringify(text.slice(0, 60))}`,
    script: `localStorage.setItem(${JSON.stringify(key)}, ${text.length > 1_000 ? `'${text[0]}'.repeat(${LONG})` : JSON.stringify(text)})`,
  }
}

const inDatabase = (what: string, run: string) => ({
  what,
  script: `new Promise((done, failed) => {
    const request = indexedDB.open('shamble')
    request.onerror = () => failed(request.error)
    request.onsuccess = () => {
      const db = request.result
      const change = db.transaction(['cards', 'pieces', 'things'], 'readwrite')
      change.oncomplete = () => { db.close(); done() }
      change.onabort = () => failed(change.error)
      const [cards, pieces, things] = ['cards', 'pieces', 'things'].map((name) => change.objectStore(name))
      ${run}
    }
  })`,
})

const CARD_FIELDS = ['owner', 'guests', 'game', 'name', 'seats', 'seed', 'lines', 'saved', 'turn', 'over', 'after']

const HARMS: readonly Harm[] = [
  (below) => local('shamble.settings', below),
  (below, { game }) => local(`shamble.rules.${game}`, below),
  (below, { game }) => local(`shamble.${game}.${game === 'dwa' ? 'editing' : 'writing'}.new`, below),
  (below, { damaged }) => {
    const [field, value] = [pick(CARD_FIELDS, below), pick(VALUES, below)]
    return inDatabase(
      `a card's ${field} is ${value}`,
      `cards.get('${damaged}').onsuccess = ({ target: { result } }) => cards.put({ ...result, ${field}: ${value} })`,
    )
  },
  (below, { damaged }) => {
    const value = pick(VALUES, below)
    return inDatabase(`a piece of a record is ${value}`, `pieces.put(${value}, ['${damaged}', 0])`)
  },
  (_, { damaged }) => inDatabase('a record is gone', `pieces.delete(['${damaged}', 0])`),
  (_, { damaged }) => inDatabase('a card is gone', `cards.delete('${damaged}')`),
  (below, { game }) => {
    const value = pick(VALUES, below)
    return inDatabase(
      `a thing of the drawer is ${value}`,
      `things.put({ id: 'odd', value: ${value} })
       things.put({ id: 'other', game: '${game}', kind: 'scenario', name: ${value}, saved: 1, value: ${value} })
       things.put({ id: 'third', game: '${game}', kind: 'scenario', name: 'third', saved: 1, value: ${value} })`,
    )
  },
  () =>
    inDatabase(
      'strange keys',
      `cards.put({ id: 7 }); cards.put({ id: [] }); pieces.put('x', 'x'); things.put({ id: '__proto__' })`,
    ),
]

type Spoil = (page: Page, kept: Kept) => Promise<void>

/**
 * Damages what a browser keeps, and visits every screen: each shows something, nothing loads for ever, a match that was
 * not touched opens as it was, and not a letter of what was there has changed.
 * @param spoil a test loses something here
 */
export function corruptStorage(module: GameModule, count: number, seed: string, spoil?: Spoil): Promise<Probe> {
  return withPlace((place) =>
    withProfile(async (folder) => {
      const context = await place.launch(folder)
      context.setDefaultTimeout(PATIENCE)
      const probe = new Probe()
      const below = seededBelow(seed, module.game.id)
      const match = sampleMatch(module, seed, 8, 'running')
      const sound = { record: match.text(), seats: match.state.answered.length }
      try {
        for (let i = 0; i < count; i++) {
          const kept = keptBy(module.game.id, i)
          const { what, script } = HARMS[i % HARMS.length]!(below, kept)
          await probe.try(`${kept.game}, ${what}`, () => oneVisit(context, place, kept, script, sound, spoil))
        }
      } finally {
        await context.close()
      }
      return probe
    }),
  )
}

const SOUND = 'a'.repeat(32)
const DAMAGED = 'b'.repeat(32)

function keptBy(game: string, turn: number): Kept {
  const screens = [`#/setup/${game}`, `#/own/${game}/editor`, `#/table/${DAMAGED}`, `#/replay/${DAMAGED}`]
  // What can be met there, and one other by turns.
  const met = turn % HARMS.length
  const first = met === 1 ? 0 : met === 2 || met === 7 ? 1 : met > 2 ? 2 : 3
  return { game, damaged: DAMAGED, screens: [...new Set([screens[first]!, pickOf(screens, turn)])] }
}

const pickOf = <T>(from: readonly T[], turn: number): T => from[Math.floor(turn / HARMS.length) % from.length]!

async function oneVisit(
  context: BrowserContext,
  place: Place,
  kept: Kept,
  script: string,
  sound: Sound,
  spoil: Spoil = async () => {},
): Promise<string | null> {
  const blank = await blankPage(context, place)
  const faults: string[] = []
  const note = (fault: { error(): Error }): void => void faults.push(fault.error().message)
  context.on('weberror', note)
  try {
    await blank.evaluate(EMPTIED)
    await blank.evaluate(
      filled(
        [SOUND, kept.damaged].map((id) => card(kept.game, id, sound)),
        sound.record,
      ),
    )
    await blank.evaluate(script)
    for (const address of ['#/', ...kept.screens, `#/table/${SOUND}`]) {
      const page = await context.newPage()
      await page.goto(place.address + address)
      const isTable = address === `#/table/${SOUND}`
      const shown = await settles(
        page,
        isTable ? `${SETTLED} && document.querySelector('[data-moment], .curtain') !== null` : SETTLED,
      )
      const text = await page.evaluate('document.body.innerText.slice(0, 200)')
      await page.close()
      if (!shown) return `${address} shows nothing, or loads for ever: ${JSON.stringify(text)}`
    }
    await spoil(blank, kept)
    // A table that is opened may note where it stands, behind what is there.
    if (!String(await blank.evaluate(PIECES)).startsWith(sound.record))
      return 'the match that was not touched has changed'
    return faults.length === 0 ? null : `broke with ${faults.join(' | ')}`
  } finally {
    context.off('weberror', note)
    await blank.close()
  }
}

/** Whether a page comes to rest. Its policy lets nobody wait inside it: it is asked again and again. */
async function settles(page: Page, settled: string): Promise<boolean> {
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    if (await page.evaluate(settled)) return true
    await setTimeout(AGAIN_AFTER)
  }
  return false
}

/** Something to read, and nothing that still loads. */
const SETTLED = `document.querySelector('.loading:not([hidden]), .first-paint') === null &&
  document.querySelector('#app').innerText.trim().length > 20`

const EMPTIED = `localStorage.clear(); new Promise((done, failed) => {
  const request = indexedDB.deleteDatabase('shamble')
  request.onsuccess = () => done()
  request.onerror = () => failed(request.error)
})`

const PIECES = `new Promise((done, failed) => {
  const request = indexedDB.open('shamble')
  request.onerror = () => failed(request.error)
  request.onsuccess = () => {
    const pieces = request.result.transaction('pieces').objectStore('pieces')
    const all = pieces.getAll(IDBKeyRange.bound(['${SOUND}', 0], ['${SOUND}', 1e9]))
    all.onsuccess = () => { request.result.close(); done(all.result.join('')) }
  }
})`

const filled = (cards: readonly MatchCard[], record: string): string => `new Promise((done, failed) => {
  const request = indexedDB.open('shamble', 2)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('cards', { keyPath: 'id' })
    request.result.createObjectStore('pieces')
    request.result.createObjectStore('things', { keyPath: 'id' })
  }
  request.onerror = () => failed(request.error)
  request.onsuccess = () => {
    const change = request.result.transaction(['cards', 'pieces'], 'readwrite')
    for (const card of ${JSON.stringify(cards)}) {
      change.objectStore('cards').put(card)
      change.objectStore('pieces').put(${JSON.stringify(record)}, [card.id, 0])
    }
    change.oncomplete = () => { request.result.close(); done() }
    change.onabort = () => failed(change.error)
  }
})`

/** All seats are people's: nobody plays on while someone looks. */
function card(game: string, id: string, { record, seats }: Sound): MatchCard {
  return {
    id,
    owner: 'here',
    guests: [],
    game,
    name: 'kept',
    seats: Array.from({ length: seats }, () => ({ by: 'person', name: '', owner: 'here' }) as const),
    realDice: false,
    seed: null,
    responseSeconds: 0,
    created: 1,
    saved: 1,
    turn: 1,
    over: false,
    lines: linesIn(record),
    after: null,
    copy: false,
    waiting: false,
    invitation: null,
    asked: [],
    given: [],
    revision: 0,
    proposal: null,
  }
}
