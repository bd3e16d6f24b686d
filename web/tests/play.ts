import type { Page } from 'playwright-core'

/** What can be clicked now, in the order of the page. */
const ANSWERS =
  '.curtain .key, .prompt .keys button.key, .board [role="button"][data-spot]:not([aria-disabled="true"]), .people [data-spot]:not([aria-disabled="true"])'

interface Playing {
  /** Which of so many answers to take. */
  readonly choose: (labels: readonly string[]) => number
  readonly most: number
  /** By pointer, or by the keyboard alone. */
  readonly by?: 'mouse' | 'keys'
}

const momentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.table')
    if (document.querySelector('.curtain') !== null) return `curtain ${document.querySelector('.curtain')?.textContent}`
    return table === null ? '' : `${table.dataset['moment']} ${table.dataset['waits']}`
  })

/** Waits until somebody at this page is to answer, or the match is over. */
export async function ready(page: Page): Promise<'you' | 'over' | 'curtain'> {
  const handle = await page.waitForFunction(() => {
    if (document.querySelector('.curtain') !== null) return 'curtain'
    const waits = document.querySelector<HTMLElement>('.table')?.dataset['waits']
    return waits === 'you' || waits === 'over' ? waits : false
  })
  return (await handle.jsonValue()) as 'you' | 'over' | 'curtain'
}

/** Plays through the page until the match is over or so many answers were given; tells how many. */
export async function playOn(page: Page, { choose, most, by = 'mouse' }: Playing): Promise<number> {
  for (let given = 0; given < most; given++) {
    if ((await ready(page)) === 'over') return given
    const before = await momentOf(page)
    const answers = page.locator(ANSWERS)
    const labels = await answers.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
    )
    if (labels.length === 0) throw new Error(`nothing can be answered at ${before}`)
    const chosen = answers.nth(Math.min(labels.length - 1, choose(labels)))
    if (by === 'mouse') await chosen.dispatchEvent('click')
    else {
      await chosen.focus()
      await page.keyboard.press('Enter')
    }
    await page.waitForFunction(
      (then) => {
        const table = document.querySelector<HTMLElement>('.table')
        const curtain = document.querySelector('.curtain')
        const now =
          curtain !== null
            ? `curtain ${curtain.textContent}`
            : table === null
              ? ''
              : `${table.dataset['moment']} ${table.dataset['waits']}`
        return now !== then || document.querySelector('.refused') !== null
      },
      before,
      { timeout: 15_000 },
    )
  }
  return most
}

/** A stream of whole numbers that is the same in every run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return (state >> 8) % below
  }
}
