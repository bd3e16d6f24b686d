import { describe, expect, it } from 'vitest'
import { openPlace, PHONE, visit } from './browser.js'
import { ready } from './look.js'
import { playOn, prefer } from './play.js'
import { barriers, leave } from './sound.js'
import { say } from './words.js'

const place = await openPlace()

describe('a first game', () => {
  it('begins with one key, against rivals by name, and shows again what was passed over', async () => {
    const sitting = await visit(place, '', { settings: { pace: 1, soundOffered: true } })
    const { page } = sitting
    const name = say('home.zombies.name')
    await page.getByRole('button', { name: say('home.label.play', 'en', { game: name }) }).click()
    await page.waitForURL(/#\/table\//)
    // The person begins, against rivals by name.
    expect((await ready(page)).at).toBe('you')
    expect(await page.locator('.record .rivals b').allTextContents()).toEqual(['Marcus', 'Wanda', 'Boris'])
    const again = page.locator('.prompt [data-action="again"]')
    // What the rivals do is passed over, as soon as there is a key for it.
    const skipping = await page.evaluateHandle((skip) => {
      const press = (): void => {
        for (const key of document.querySelectorAll<HTMLElement>('.prompt .key'))
          if (key.textContent.includes(skip)) key.click()
      }
      const watch = new MutationObserver(press)
      watch.observe(document.body, { childList: true, subtree: true })
      return watch
    }, say('table.skip'))
    await playOn(page, {
      choose: prefer(5, /^auto/, /^finish/, /^pass/),
      until: async () => (await again.count()) > 0,
    })
    await skipping.evaluate((watch) => watch.disconnect())
    // It may be over in a moment: nothing that the table waits for is missed.
    const waited = await page.evaluateHandle(() => {
      const table = document.querySelector<HTMLElement>('.table')!
      const seen: (string | undefined)[] = []
      const watch = new MutationObserver(() => seen.push(table.dataset['waits']))
      watch.observe(table, { attributeFilter: ['data-waits'] })
      return seen
    })
    await again.click()
    await page.waitForFunction((seen) => seen[0] === 'others' && seen.at(-1) === 'you', waited)
    await leave(sitting)
  })
})

describe('a game in a minute', () => {
  it('is read before any other sheet, and its buttons look like buttons', async () => {
    const sitting = await visit(place, '', { size: PHONE })
    const { page } = sitting
    const name = say('home.zombies.name')
    await page.goto(`${place.address}#/`)
    await page.getByRole('button', { name: say('home.key.choose', 'en', { game: name }) }).tap()
    await page.getByRole('button', { name: say('home.label.minute', 'en', { game: name }) }).tap()
    const words = page.locator('dialog .key.main span')
    await words.waitFor()
    const room = await words.evaluate(
      (span) => span.getBoundingClientRect().left - span.parentElement!.getBoundingClientRect().left,
    )
    expect(room).toBeGreaterThan(8)
    await leave(sitting)
  })
})

describe('a guided first turn', () => {
  it('frames the meant place alone, and has the pawn and every button in view', async () => {
    const sitting = await visit(place, '', { size: { width: 1366, height: 768 } })
    const { page } = sitting
    await page.goto(`${place.address}#/guide/zombies`)
    const { offers } = await ready(page)
    expect(offers.map(({ id }) => id)).toEqual(['t:0,-1'])
    const rotations = say('zombies.ways_other', 'en', { count: 3 })
    expect(await page.locator('.board text', { hasText: rotations }).count()).toBe(1)
    const isInView = (part: string): Promise<boolean> =>
      page.locator(part).evaluateAll((all) => {
        const { bottom, right } = document.querySelector('.board')!.getBoundingClientRect()
        return all.every((one) => {
          const box = one.getBoundingClientRect()
          return box.top >= 0 && box.left >= 0 && box.bottom <= bottom && box.right <= right
        })
      })
    expect(await isInView('.board .control[data-spot]')).toBe(true)
    expect(await isInView('.board [data-piece="seat:0"]')).toBe(true)
    await page.mouse.click(offers[0]!.x, offers[0]!.y)
    const keys = page.locator('.prompt .keys .key')
    await keys.nth(2).waitFor()
    expect(await keys.evaluateAll((all) => all.every((key) => key.getBoundingClientRect().bottom <= innerHeight))).toBe(
      true,
    )
    await leave(sitting)
  })
})

describe('a game that is over', () => {
  it('is in the history, and goes to a friend as a link', async () => {
    const sitting = await visit(place, '#/setup/tic-tac-toe')
    const { page } = sitting
    await page.locator('.setup .key.main').click()
    await page.waitForURL(/#\/table\//)
    await playOn(page, { choose: prefer(5) })
    await page
      .locator('.prompt')
      .getByRole('button', { name: say('over.replay') })
      .click()
    await page.waitForURL(/#\/replay\//)
    await page.getByRole('button', { name: say('tool.menu') }).click()
    await page.getByRole('button', { name: say('replay.share') }).click()
    await page.getByText(say('replay.share.copied')).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.goto(place.address)
    await page.getByRole('button', { name: say('home.history') }).click()
    await page.locator('.history-game h3', { hasText: 'Tic-tac-toe' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await leave(sitting)

    const friend = await visit(place, link.slice(place.address.length))
    await friend.page.waitForURL(/#\/replay\//)
    await friend.page.locator('.replay .record .line').first().waitFor()
    await leave(friend)
  })
})
