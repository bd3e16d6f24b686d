import { execFileSync } from 'node:child_process'
import { type Below, seededBelow } from '@shamble/chance'
import type { HostRequest, Moment, Reply } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import type { BrowserContext, Page } from 'playwright-core'
import { blankPage, type Place, withPlace, withProfile } from './browser.js'
import { Probe } from './probe.js'

/** A tab is closed more often than a browser dies. */
const KILLED_IN = 4
/** How many answers are given before the end comes, at most. */
const MOST_ANSWERS = 12

interface Played {
  readonly match: string
  /** How far the last answer that was acknowledged has led. */
  readonly seq: number
}

type Lose = (page: Page, match: string) => Promise<void>

/**
 * Plays in a browser, closes the tab or ends the browser in the middle of an answer, and looks for the match again: all
 * that was acknowledged is there, and the match plays on.
 * @param lose a test loses something here between the two
 */
export function killedBrowsers(module: GameModule, count: number, seed: string, lose?: Lose): Promise<Probe> {
  return withPlace(async (place) => {
    const probe = new Probe()
    const below = seededBelow(seed, module.game.id)
    for (let i = 0; i < count; i += KILLED_IN)
      await withProfile((folder) =>
        oneBrowser(probe, place, module, folder, Math.min(KILLED_IN, count - i), below, lose),
      )
    return probe
  })
}

/** Closes some tabs, and in the end the whole browser. */
async function oneBrowser(
  probe: Probe,
  place: Place,
  module: GameModule,
  folder: string,
  times: number,
  below: Below,
  lose: Lose = async () => {},
): Promise<void> {
  let context = await place.launch(folder)
  const { id } = module.game
  for (let i = 0; i < times; i++) {
    const how = i === times - 1 ? 'killed browser' : 'closed tab'
    await probe.try(`${id}, ${how}`, async () => {
      const tab = await host(context, place)
      const played = await playUntil(tab, module, `${below(1e9)}`, 1 + below(MOST_ANSWERS))
      // In the middle of an answer that nobody will hear of.
      const last = answer(tab, played.match, below(1_000))
      last.catch(() => {})
      if (how === 'closed tab') await tab.close()
      else {
        end(folder)
        await context.close().catch(() => {})
        context = await place.launch(folder)
      }
      const again = await host(context, place)
      await lose(again, played.match)
      const wrong = await whyNotThere(again, played)
      await again.close()
      return wrong
    })
  }
  await context.close()
}

/** Ends every process of the browser at once, as a machine does that stops. */
function end(folder: string): void {
  const processes = execFileSync('pgrep', ['-f', '--', `--user-data-dir=${folder}`], { encoding: 'utf8' })
  for (const id of processes.trim().split('\n')) {
    try {
      process.kill(Number(id), 'SIGKILL')
    } catch {
      // It has ended with the one before it.
    }
  }
}

// As text: nothing here knows of a browser.
const IN_THE_TAB = `(url) => {
  trustedTypes.createPolicy('default', { createScriptURL: (own) => own })
  const worker = new Worker(url, { type: 'module' })
  const waiting = new Map()
  let last = 0
  worker.onmessage = ({ data }) => {
    if (data.type !== 'reply') return
    waiting.get(data.id)?.(data.reply)
    waiting.delete(data.id)
  }
  globalThis.ask = (request) =>
    new Promise((resolve) => {
      waiting.set(++last, resolve)
      worker.postMessage({ id: last, request })
    })
}`

/** A tab in which the host runs as in the page, and nothing else. */
async function host(context: BrowserContext, place: Place): Promise<Page> {
  const page = await blankPage(context, place)
  await page.evaluate(`(${IN_THE_TAB})(${JSON.stringify(place.worker)})`)
  return page
}

const ask = <T>(page: Page, request: HostRequest): Promise<Reply<T>> =>
  page.evaluate((asked) => (globalThis as unknown as { ask(request: unknown): Promise<never> }).ask(asked), request)

async function must<T>(page: Page, request: HostRequest): Promise<T> {
  const reply = await ask<T>(page, request)
  if (!reply.ok) throw new Error(`${request.type}: ${JSON.stringify(reply)}`)
  return reply.value
}

async function playUntil(page: Page, { game, unattended }: GameModule, seed: string, answers: number): Promise<Played> {
  const options = { ...unattended }
  const { match } = await must<{ match: string }>(page, { type: 'create', game: game.id, options, seed })
  const { seats } = await must<Moment>(page, { type: 'look', match })
  // Nobody but the one who kills it plays: what is there afterwards can be counted.
  for (const seat of seats.keys())
    if (seats[seat]!.by === 'bot') await ask(page, { type: 'sit', match, seat, plan: { by: 'person', name: '' } })
  for (let i = 0; i < answers; i++) if (!(await answer(page, match, i))) break
  const { seq } = await must<Moment>(page, { type: 'look', match })
  return { match, seq }
}

/** The seat that is asked gives the answer of that number. */
async function answer(page: Page, match: string, pick: number): Promise<boolean> {
  const { seats } = await must<Moment>(page, { type: 'look', match })
  for (const seat of seats.keys()) {
    const { seq, choices } = await must<Moment>(page, { type: 'look', match, seat })
    const action = choices.actions[pick % Math.max(1, choices.actions.length)]
    if (choices.asked && action !== undefined)
      return (await ask(page, { type: 'answer', match, seat, seq, answer: action })).ok
  }
  return false
}

async function whyNotThere(page: Page, { match, seq }: Played): Promise<string | null> {
  const opened = await ask(page, { type: 'open', match })
  if (!opened.ok) return `it does not open: ${JSON.stringify(opened)}`
  const moment = await must<Moment>(page, { type: 'look', match })
  if (moment.seq < seq) return `${seq} answers were acknowledged, ${moment.seq} are there`
  const verified = await ask(page, { type: 'export', match })
  if (!verified.ok) return `it cannot be exported: ${JSON.stringify(verified)}`
  if (moment.outcome === null && !(await answer(page, match, 0))) return 'it does not play on'
  return null
}
