import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { NOWHERE, openPlace, PHONE, type Sitting, visit } from './browser.js'
import { ready } from './look.js'
import { mouse, playOn, prefer } from './play.js'
import { leave } from './sound.js'
import { start } from './start.js'

const place = await openPlace()

/** Writes down, change by change, what the page draws anew: the observer is told of each before anything else runs. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const text = (selector: string): string => document.querySelector(selector)?.textContent ?? ''
    const read = (): Record<string, string> => ({
      die: document.querySelector<HTMLElement>('.roll')?.dataset['landed'] ?? 'none',
      board: [...document.querySelectorAll<HTMLElement>('.board [data-piece]')]
        .map(({ dataset, innerHTML }) => `${dataset['piece']} ${innerHTML.length}`)
        .join(),
      counters: text('.table .goal') + text('.table .people'),
      record: text('.record .log'),
      announcer: [...document.querySelectorAll('.heard[role="log"] p')].map((line) => line.textContent).join(),
    })
    const seen: string[] = []
    Object.assign(window, { seen })
    let before = read()
    new MutationObserver(() => {
      const now = read()
      const changed = Object.keys(now).filter((name) => name !== 'die' && now[name] !== before[name])
      const die = now['die'] === before['die'] ? [] : [`die ${now['die']}`]
      // What is drawn together with the throw was there before it: the step that led to the roll.
      seen.push(...(before['die'] === 'none' ? [...changed, ...die] : [...die, ...changed]))
      before = now
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })

/** Notes where dice lie, from when they have landed until they are gone. */
const watchLanding = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const landed = new Set<string>()
    Object.assign(window, { landed })
    new MutationObserver(() => {
      const plate = document.querySelector<HTMLElement>('.roll[data-landed="true"]')
      if (plate !== null) landed.add(`${plate.style.left} ${plate.style.top}`)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })

const placesLanded = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { landed: Set<string> }).landed])

const seenOn = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

/** What came between the throw of each die and the next: its faces, and what followed from them. */
function rollsIn(seen: readonly string[]): string[][] {
  const rolls: string[][] = []
  for (const line of seen) {
    if (line === 'die false' || (line === 'die true' && !rolls.at(-1)?.includes('die false'))) rolls.push([line])
    else rolls.at(-1)?.push(line)
  }
  return rolls
}

const FOLLOWS = ['board', 'counters', 'record', 'announcer']

/** Nothing while it is in the air; then board, counters, record and announcer, as far as they change, in this order. */
function isInOrder(roll: readonly string[]): boolean {
  const landed = roll.indexOf('die true')
  // The announcer falls silent as the die is thrown.
  const inAir = roll.slice(0, landed).filter((line) => line !== 'die false' && line !== 'announcer')
  const after = roll.slice(landed + 1)
  const followed = after.slice(0, after.indexOf('announcer') + 1).filter((line) => FOLLOWS.includes(line))
  const sorted = [...followed].sort((a, b) => FOLLOWS.indexOf(a) - FOLLOWS.indexOf(b))
  return landed >= 0 && inAir.length === 0 && followed.join() === sorted.join()
}

/** The die is whole on the screen, and alone: one plate, and no other die as large. */
async function watchPlates(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[][] = []
    Object.assign(globalThis, { plates: seen })
    const look = (): void => {
      const plates = [...document.querySelectorAll('.roll')]
      if (plates.length === 0) return
      const faults = plates.length === 1 ? [] : [`${plates.length} plates`]
      for (const plate of plates) {
        const { left, top, right, bottom } = plate.getBoundingClientRect()
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
          faults.push(`cut off: ${left} ${top} ${right} ${bottom}`)
      }
      const others = [...document.querySelectorAll('.die')].filter(
        (die) => die.closest('.roll, .faces') === null && die.getBoundingClientRect().width > 20,
      )
      seen.push([...faults, ...others.map(() => 'a second die')])
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
}

/** What was wrong with each plate of dice while it stood, from the first on: none at all until one has been seen. */
const platesSeen = (page: Page): Promise<string[][]> =>
  page.evaluate(() => (globalThis as unknown as { plates: string[][] }).plates)

/** Plays until so many dice have been thrown. */
async function throwDice(sitting: Sitting, count: number, ...wished: readonly RegExp[]): Promise<string[]> {
  const { page } = sitting
  await watch(page)
  await playOn(page, {
    choose: prefer(5, ...wished),
    by: mouse,
    until: async () => rollsIn(await seenOn(page)).length >= count,
  })
  return seenOn(page)
}

describe.each(['full', 'less'] as const)('a die, with motion %s', (motion) => {
  it('of Zombies!!! falls before anything follows from it', async () => {
    const sitting = await visit(place, NOWHERE, { settings: { pace: 1, motion } })
    await start(sitting, 'zombies', { preset: 'short', seats: 2, seed: 'dice' })
    const rolls = rollsIn(await throwDice(sitting, 3, /^pass/, /^auto/, /^s:/))
    expect(rolls.length).toBeGreaterThanOrEqual(3)
    // The last may still be on its way.
    expect(rolls.slice(0, -1).filter((roll) => !isInOrder(roll))).toEqual([])
    expect(rolls.filter((roll) => FOLLOWS.every((name) => roll.includes(name))).length).toBeGreaterThan(0)
    await leave(sitting)
  })

  it('of Dawn falls before anything follows from it, and stays where it fell', async () => {
    const sitting = await visit(place, '#/guide/dawn', { settings: { pace: 1, motion } })
    const { page } = sitting
    await ready(page)
    await watch(page)
    await watchPlates(page)
    await watchLanding(page)
    for (const id of ['p:0', 's:110', 'z:112']) {
      const { offers, moment } = await ready(page)
      await mouse(page, offers.find((offer) => offer.id === id)!)
      await page.waitForFunction((before) => {
        const { dataset } = document.querySelector<HTMLElement>('.table')!
        return `${dataset['moment']} ${dataset['waits']} ${dataset['composed']}` !== before
      }, moment)
    }
    await ready(page)
    expect((await platesSeen(page))[0]).toEqual([])
    expect(await placesLanded(page)).toHaveLength(1)
    const [shot] = rollsIn(await seenOn(page))
    expect(isInOrder(shot!), shot!.join()).toBe(true)
    expect(shot!.filter((line) => FOLLOWS.includes(line)).slice(0, 4)).toEqual(FOLLOWS)
    expect(shot!.includes('die false')).toBe(motion === 'full')
    await leave(sitting)
  })
})

const FLAT = { width: 844, height: 390 } as const

describe('a die on the screen', () => {
  it.each([
    { game: 'dawn', on: 'low screens', sizes: [{ width: 1280, height: 720 }, FLAT] },
    { game: 'zombies', on: 'low screens', sizes: [{ width: 1366, height: 768 }, FLAT] },
    { game: 'zombies', on: 'a phone', sizes: [PHONE] },
  ] as const)('of $game is whole and alone on $on, and Space goes to its end', async ({ game, sizes }) => {
    const sitting = await visit(place, NOWHERE, { size: sizes[0], settings: { pace: 3, motion: 'full' } })
    const { page } = sitting
    const table = game === 'zombies' ? { preset: 'short', seats: 2 } : { mode: 'solitaire' }
    await start(sitting, game, { ...table, seed: 'whole' })
    const choose = prefer(5, /^pass/, /^auto/, /^done/, /^place/, /^hide/)
    await watchPlates(page)
    for (const size of sizes) {
      await page.setViewportSize(size)
      const before = (await platesSeen(page)).length
      for (let made = 0; (await platesSeen(page)).length === before; made++) {
        if (made > 60) throw new Error('nothing was rolled')
        const { offers } = await ready(page)
        const { x, y } = choose(offers.filter(({ id }) => !/^(card|kept):/.test(id)))
        await page.mouse.click(x, y)
        await Promise.race([page.locator('.roll').waitFor(), ready(page)])
      }
      expect((await platesSeen(page)).flat(), `at ${size.width} × ${size.height}`).toEqual([])
      await page.keyboard.press(' ')
      await page.locator('.roll').waitFor({ state: 'detached' })
    }
    await leave(sitting)
  })
})
