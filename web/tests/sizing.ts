import { LANGUAGES, type Language } from '@shamble/module'
import type { Page } from 'playwright-core'
import type { Sitting } from './browser.js'
import { misfitsHere, PHONE_SIZE, SIZES, type Size, USUAL } from './fits.js'
import { unspoken } from './sound.js'

/** What does not fit on a screen that is laid out and not painted: nobody sees it, and paint costs as much again. */
export const misfitsUnpainted = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(${withoutPaint})(${misfitsHere})`)

async function withoutPaint<T>(look: () => T): Promise<T> {
  // Set on the elements themselves: a change to a style sheet would work out every style on the screen anew.
  const cover = (opacity: string): void => {
    for (const top of document.querySelectorAll<HTMLElement>('body, dialog')) top.style.opacity = opacity
  }
  cover('0')
  // What is measured in the page, such as the room for a board, is laid out anew in the frame after the next.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  cover('')
  try {
    return look()
  } finally {
    cover('0')
  }
}

/** A visitor who looks at every screen in both languages at all nine sizes. */
export interface Sizing {
  /** Looks at the screen as it is, and leaves it in another language. */
  check(screen: string): Promise<void>
  resize(size: Size): Promise<unknown>
  note(screen: string, fault: string, size: Size): void
  /** The language that is spoken now. */
  language(): Language
  /** Every fault, with the sizes at which it was seen. */
  found(): readonly string[]
}

/** @param language the one in which the visit begins */
export async function sizingOf({ page, context }: Sitting, language: Language = LANGUAGES[0]): Promise<Sizing> {
  const window = await context.newCDPSession(page)
  const faults = new Map<string, string[]>()
  let now = language
  /** Without the frame of a window, which is drawn as well. */
  const resize = ([width, height]: Size) =>
    window.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  const note = (screen: string, fault: string, size: Size): void => {
    const text = `${screen}: ${fault}`
    faults.set(text, [...(faults.get(text) ?? []), size.join('×')])
  }
  /** As another tab of the same browser would change it. */
  const speak = async (next: Language): Promise<void> => {
    if (next === now) return
    await page.evaluate((language) => {
      const key = 'shamble.settings'
      const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), language })
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue }))
    }, next)
    await page.waitForFunction(
      (language) =>
        document.documentElement.lang === language && document.querySelector('.loading:not([hidden])') === null,
      next,
    )
    now = next
  }
  const look = async (screen: string): Promise<void> => {
    for (const size of SIZES) {
      await resize(size)
      for (const fault of await misfitsUnpainted(page)) note(screen, fault, size)
      if (size !== USUAL && size !== PHONE_SIZE) continue
      for (const key of await unspoken(page)) note(screen, `unspoken: ${key}`, size)
    }
  }
  const check = async (screen: string): Promise<void> => {
    // The language that is spoken already comes first.
    for (const next of [now, ...LANGUAGES.filter((other) => other !== now)]) {
      await speak(next)
      await look(`${screen}, in ${next}`)
    }
  }
  const found = () => [...faults].map(([fault, sizes]) => `${fault} at ${sizes.join(', ')}`)
  return { check, resize, note, language: () => now, found }
}
