import type { Page } from 'playwright-core'
import { type Look, look, next, type Offer, ready } from './look.js'

/** Chooses what to do of what is offered. */
export type Choose = (offers: readonly Offer[]) => Offer

interface Playing {
  readonly choose: Choose
  /** More than so many gestures is no game that ends. */
  readonly most?: number
  readonly by?: Hand
  /** Stops before this is done. */
  readonly until?: (seen: Look) => boolean | Promise<boolean>
  /** Told of everything that is seen on the way. */
  readonly seen?: (seen: Look) => void | Promise<void>
}

/** How an offer is taken up; where that takes a step before the answer, tells how the page looked behind that step. */
export type Hand = (page: Page, offer: Offer) => Promise<Look | undefined>

export const mouse: Hand = async (page, offer) => {
  await page.mouse.click(offer.x, offer.y)
  if (isCard(offer)) await readerKey(page).click()
}

/** A card is read first: what is done with it is a key of what one reads. */
const isCard = ({ id }: Offer): boolean => id.startsWith('card:') || id.startsWith('kept:')
const readerKey = (page: Page) => page.locator('dialog.reader .keys .key').first()

/** The first touch chooses, the second in the same place does it; a key is pressed once. */
export const finger: Hand = async (page, offer) => {
  if (isCard(offer)) return tapCard(page, offer)
  const armed = await touch(page, offer)
  if (armed !== null) await page.touchscreen.tap(offer.x, offer.y)
  return armed ?? undefined
}

/** The first touch, and then the key that says what it would do. */
export const fingerAndKey: Hand = async (page, offer) => {
  if (isCard(offer)) return tapCard(page, offer)
  if ((await touch(page, offer)) === null) return
  const armed = await ready(page)
  const { x, y } = armed.offers.find(({ kind }) => kind === 'key')!
  await page.touchscreen.tap(x, y)
  return armed
}

const tapCard: Hand = async (page, { x, y }) => {
  await page.touchscreen.tap(x, y)
  await readerKey(page).tap()
}

/** Touches something once; where that was only a choice, to be confirmed, tells how the page looks with it. */
async function touch(page: Page, { kind, id, x, y }: Offer): Promise<Look | null> {
  const before = (await look(page)).moment
  await page.touchscreen.tap(x, y)
  if (kind === 'key') return null
  const armed = await page.waitForFunction(
    ([spot, moment]) => {
      const { dataset } = document.querySelector<HTMLElement>('.table') ?? document.body
      if (dataset['armed'] === spot) return 'armed'
      return `${dataset['moment']} ${dataset['waits']} ${dataset['composed']}` === moment ? false : 'done'
    },
    [id, before],
  )
  return (await armed.jsonValue()) === 'armed' ? look(page) : null
}

/** More tabs than anything on a table is away. */
const MOST_TABS = 200

/** Digits for the keys; Tab until the focus is on the spot or one of its kind, the arrows from there, and Enter. */
export const keys: Hand = async (page, { kind, digit, id }) => {
  if (kind === 'key' && digit !== '') {
    await page.keyboard.press(digit === '↵' ? 'Enter' : digit)
    return
  }
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab')
    const focused = await focusOn(page)
    const isKind = kind === 'spot' && focused.split(':')[0] === id.split(':')[0]
    if (focused !== id && !(isKind && (await byArrows(page, id)))) continue
    await page.keyboard.press('Enter')
    // The key that plays it has the focus.
    if (id.startsWith('card:') || id.startsWith('kept:')) await readerKey(page).press('Enter')
    return
  }
  throw new Error(`no number of tabs leads to ${id}`)
}

const focusOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { dataset } = (document.activeElement ?? document.body) as HTMLElement
    return dataset['spot'] ?? dataset['action'] ?? ''
  })

async function byPages(page: Page, id: string): Promise<boolean> {
  const from = await focusOn(page)
  do await page.keyboard.press('PageDown')
  while (![id, from].includes(await focusOn(page)))
  return (await focusOn(page)) === id
}

/**
 * From one spot of the board to another, always by the arrow that points at it most, and where that goes round in
 * circles by the page keys; says whether it was reached.
 */
async function byArrows(page: Page, id: string): Promise<boolean> {
  const been = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const way = await page.evaluate((spot) => {
      const wanted = document.querySelector(`.controls [data-spot="${spot}"] .hit`)
      const here = document.activeElement?.querySelector('.hit')
      if (wanted == null || here == null) return null
      const [to, from] = [wanted.getBoundingClientRect(), here.getBoundingClientRect()]
      const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
      const across = dx < 0 ? 'ArrowLeft' : 'ArrowRight'
      const down = dy < 0 ? 'ArrowUp' : 'ArrowDown'
      return Math.abs(dx) > Math.abs(dy) ? [across, down] : [down, across]
    }, id)
    if (way === null) return false
    const before = await focusOn(page)
    if (been.has(before)) return byPages(page, id)
    been.add(before)
    await page.keyboard.press(way[0]!)
    // Nothing is that way: round the corner.
    if ((await focusOn(page)) === before) await page.keyboard.press(way[1]!)
    if ((await focusOn(page)) === id) return true
  }
  return false
}

/** Plays through the page until the match is over; tells how many gestures it took. */
export async function playOn(page: Page, { choose, most = 1500, by = mouse, until, seen }: Playing): Promise<number> {
  let now = await ready(page)
  for (let made = 0; made < most; made++) {
    await seen?.(now)
    if (now.at === 'over' || (await until?.(now))) return made
    const offers = now.offers.filter(({ id }) => id !== 'back' && id !== 'turn')
    // Anyone who comes forward may have nothing to say; nobody always goes on.
    const chosen = now.at === 'anyone' ? offers[0]! : choose(offers)
    const before = now
    const behind = (await by(page, chosen)) ?? before
    now = await next(page, behind).catch((reason: unknown) => {
      throw new Error(`nothing came of ${JSON.stringify(chosen)} at ${before.moment}: ${reason}`)
    })
    if (now.refused !== null) throw new Error(`${chosen.name} was offered and refused: ${now.refused}`)
  }
  throw new Error(`not over after ${most} gestures`)
}

/** The first of these that is offered, else one of all by numbers that are the same in every run. */
export function prefer(seed: number, ...wished: readonly RegExp[]): Choose {
  const below = numbers(seed)
  return (offers) => {
    for (const wish of wished) {
      const found = offers.find(({ id }) => wish.test(id))
      if (found !== undefined) return found
    }
    return offers[below(offers.length)]!
  }
}

function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return (state >> 8) % below
  }
}

/** Plays until dice are asked for. */
export async function untilDice(page: Page, by: Hand, ...wished: readonly RegExp[]): Promise<void> {
  const choose = prefer(40, ...wished)
  for (;;) {
    const seen: Look = await ready(page)
    await by(page, choose(seen.offers.filter(({ id }) => id !== 'back' && id !== 'turn')))
    const now = await page.waitForFunction((moment) => {
      if (document.querySelector('.realdice') !== null) return 'dice'
      if (document.querySelector('.curtain') !== null) return 'more'
      const { dataset } = document.querySelector<HTMLElement>('.table')!
      const now = `${dataset['moment']} ${dataset['waits']} ${dataset['composed']}`
      return dataset['waits'] !== 'others' && now !== moment && 'more'
    }, seen.moment)
    if ((await now.jsonValue()) === 'dice') return
  }
}
