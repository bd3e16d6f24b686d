import type { Kept } from '@shamble/host'
import type { Page } from 'playwright-core'
import type { Sitting } from './browser.js'
import { ready } from './look.js'
import { keepIn } from './moments.js'

type Again = (sitting: Sitting, name: string, play: () => Promise<unknown>) => Promise<void>

/**
 * For one file of tests, a way to play to a moment that several of its visitors want to see: the first by playing, all
 * others by opening what the first kept. Within the file, the same name stands for the same way to play.
 */
export function playedOnce(): Again {
  const played = new Map<string, Kept>()
  return async ({ page, place }, name, play) => {
    const known = played.get(name)
    if (known === undefined) {
      await play()
      played.set(name, await keptAt(page))
      return
    }
    await page.goto(place.address)
    await page.locator('.window').first().waitFor()
    await keepIn(page, [known])
    await page.goto(`${place.address}#/table/${known.card.id}`)
    await ready(page)
  }
}

/** The match of this page's address, out of its storage. */
const keptAt = (page: Page): Promise<Kept> =>
  page.evaluate(
    (id) =>
      new Promise<Kept>((done, fail) => {
        const opening = indexedDB.open('shamble')
        opening.onerror = fail
        opening.onsuccess = () => {
          const { result } = opening
          const look = result.transaction(['cards', 'pieces'])
          const card = look.objectStore('cards').get(id)
          const pieces = look.objectStore('pieces').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]))
          look.onerror = fail
          look.oncomplete = () => {
            result.close()
            done({ card: card.result, record: pieces.result.join('') })
          }
        }
      }),
    page.url().split('/').at(-1)!,
  )
