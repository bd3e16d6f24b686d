import type { Page } from 'playwright-core'

/** Something that a person could do now, as the page offers it. */
export interface Offer {
  /** What it is called: the words on it, or those that a screen reader says. */
  readonly name: string
  /** The answer of a key in the game's notation; the name of a spot; empty on a curtain. */
  readonly id: string
  readonly kind: 'key' | 'spot'
  /** The digit that answers it. */
  readonly digit: string
  readonly x: number
  readonly y: number
}

export interface Look {
  readonly at: 'you' | 'others' | 'over' | 'curtain' | 'anyone' | 'nowhere'
  /** Tells one moment from the next. */
  readonly moment: string
  readonly refused: string | null
  readonly offers: readonly Offer[]
}

/**
 * What someone in front of the screen sees: only what is really on top at its place counts as offered, so a key
 * under something else is none.
 */
export const look = (page: Page): Promise<Look> => page.evaluate(lookHere, undefined)

/** @param isGlance whether it is enough to know which moment it is: what is offered takes much longer to find */
function lookHere(isGlance = false): Look {
  const all = <T extends Element>(selector: string): T[] => [...document.querySelectorAll<T>(selector)]
  const table = document.querySelector<HTMLElement>('.table')
  const curtain = document.querySelector('.curtain')
  const at =
    curtain !== null
      ? curtain.querySelector('#anyone-ask') !== null
        ? 'anyone'
        : 'curtain'
      : ((table?.dataset['waits'] ?? 'nowhere') as Look['at'])
  const found: Element[] = isGlance
    ? []
    : curtain !== null
      ? all('.curtain button.key')
      : all('.prompt .keys button.key, .composer button[type="submit"], .table [data-spot]:not([aria-disabled="true"])')
  const offers: Offer[] = []
  for (const element of found) {
    const box = (element.querySelector(':scope > rect') ?? element).getBoundingClientRect()
    const points = [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.8],
      [0.2, 0.8],
      [0.8, 0.2],
    ].map(([across, down]) => ({ x: box.left + box.width * across!, y: box.top + box.height * down! }))
    const point = points.find(({ x, y }) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (element === top || element.contains(top))
    })
    if (point === undefined) continue
    const spot = element.getAttribute('data-spot')
    // A place that is picked already would only turn what is there.
    if (spot !== null && table?.dataset['moment']?.split(' ').includes(spot)) continue
    offers.push({
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      id: spot ?? element.getAttribute('data-action') ?? '',
      kind: spot === null ? 'key' : 'spot',
      digit: spot === null ? (element.querySelector('b')?.textContent ?? '') : '',
      ...point,
    })
  }
  return {
    at,
    moment:
      curtain !== null
        ? `curtain ${curtain.textContent}`
        : `${table?.dataset['moment']} ${table?.dataset['waits']} ${table?.dataset['composed']}`,
    refused: document.querySelector('.refused')?.textContent ?? null,
    offers,
  }
}

/** Waits until someone at this screen is to do something, or the match is over. */
export async function ready(page: Page): Promise<Look> {
  // Survives that the page is being loaded, which the other does not.
  await page.waitForFunction(() => document.querySelector('.table[data-waits], .curtain') !== null)
  return next(page, null)
}

/** Waits until another moment than this one stands still before someone, or something has been refused. */
export const next = (page: Page, from: Look | null): Promise<Look> =>
  page.evaluate(`(${waitHere})(${lookHere}, ${JSON.stringify(from?.moment ?? null)})`)

async function waitHere(lookNow: (isGlance?: boolean) => Look, from: string | null): Promise<Look> {
  const MOST = 180_000
  const WAIT = 30
  const begun = performance.now()
  let before = ''
  let still = 0
  for (;;) {
    const glance = lookNow(true)
    const isOther = from === null || glance.moment !== from || glance.refused !== null
    const isAsked = glance.at !== 'others' && glance.at !== 'nowhere'
    const seen = isOther && isAsked ? lookNow() : glance
    const isHere = seen.at === 'over' || (isAsked && seen.offers.length > 0)
    // A board first moves to where something can be done: nobody reaches for it before it stands still.
    const now = isOther && isHere ? JSON.stringify(seen) : ''
    still = now !== '' && now === before ? still + 1 : 0
    if (still === 2) return seen
    before = now
    if (performance.now() - begun > MOST) throw new Error(`nothing to be done: ${JSON.stringify(seen)}`)
    // Both: what is drawn, and what the page does because something has been drawn. Who only waits asks for no picture.
    if (now !== '') await new Promise(requestAnimationFrame)
    await new Promise((go) => setTimeout(go, now === '' ? WAIT : 0))
  }
}
