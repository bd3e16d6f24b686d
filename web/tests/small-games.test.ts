import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findGames } from '../../scripts/games.mjs'
import { openPlace, PHONE, type Sitting, visit, WIDE } from './browser.js'
import { ready } from './look.js'
import { finger, type Hand, mouse, playOn, prefer, untilDice } from './play.js'
import { barriers, leave, scrolls } from './sound.js'
import { say } from './words.js'

const ROOT = join(import.meta.dirname, '..', '..')
/** Whatever is under examples/ is a small game of the page. */
const SMALL = findGames(ROOT).flatMap(({ id, kind }) => (kind === 'example' ? [id] : []))
/** Its other screens are the same in every game: they are looked at once. */
const [LOOKED_AT] = SMALL.filter((id) => id === 'graveyard-brawl')

const place = await openPlace()

async function listed({ page }: Sitting): Promise<string[]> {
  await page.getByRole('button', { name: say('home.small') }).click()
  const games = page.locator('.small-games [data-game-id]')
  await games.first().waitFor()
  return games.evaluateAll((keys) => keys.map((key) => (key as HTMLElement).dataset['gameId']!))
}

/** From the home page's list to the first question. */
async function sitDown(sitting: Sitting, game: string, seed: string): Promise<void> {
  const { page } = sitting
  await listed(sitting)
  await page.locator(`.small-games [data-game-id="${game}"]`).click()
  await page.locator('.setup .key.main').waitFor()
  if ((await page.locator('.setup.narrow').count()) === 0) await page.locator('input.seed').fill(seed)
  await page.locator('.setup .key.main').click()
  await page.waitForURL(/#\/table\//)
  await ready(page)
}

/** What is composed is left to the house: its advice is asked for and followed. */
const mouseAndAdvice: Hand = async (page, offer) => {
  if (offer.id === 'draft') {
    await page.locator('.tools button', { hasText: say('tool.hint') }).click()
    await page.locator('.prompt .hint button').click()
  } else await mouse(page, offer)
}

describe('the small games', () => {
  it('stand on the home page, one key each', async () => {
    const sitting = await visit(place)
    expect(await listed(sitting)).toEqual(SMALL)
    expect(SMALL.length).toBeGreaterThanOrEqual(5)
    await leave(sitting)
  })

  it.each(SMALL)('%s is played to its end with the mouse, gone through again, and its rules are read', async (game) => {
    const sitting = await visit(place, '', { size: { width: 1280, height: 720 } })
    const { page } = sitting
    const sound = async (): Promise<void> => {
      expect(await scrolls(page)).toBe(false)
      if (game === LOOKED_AT) expect(await barriers(page)).toEqual([])
    }
    await sitDown(sitting, game, 'small')
    expect(await barriers(page)).toEqual([])
    // A board to scale is drawn otherwise; both are read line by line.
    const inCharacters = page.locator('.drawn-board')
    const drawn = (await inCharacters.count()) === 0 ? null : await inCharacters.getAttribute('aria-label')

    await page.keyboard.press('t')
    const read = page.locator('[aria-labelledby="twin-board"] li span')
    await read.first().waitFor()
    const lines = await read.allTextContents()
    expect(lines.length).toBeGreaterThan(2)
    if (drawn !== null) expect(lines.join('\n')).toBe(drawn)
    await sound()
    await page.keyboard.press('t')
    await page.locator('.table > .board svg').first().waitFor()

    expect(await playOn(page, { choose: prefer(5), by: mouseAndAdvice, most: 600 })).toBeGreaterThan(2)
    await page.locator('.prompt.over').waitFor()
    await sound()
    const match = page.url().split('/').at(-1)!

    await page.goto(`${place.address}#/replay/${match}`)
    await page.getByText(/^\d+ \/ \d+$/).waitFor()
    await page.keyboard.press('Home')
    await page.getByText(/^1 \/ \d+$/).waitFor()
    expect(await page.locator('.happened .headline').textContent()).toMatch(/\p{L}/u)
    await sound()

    await page.goto(`${place.address}#/rules/${game}?match=${match}`)
    await page.locator('.article').first().waitFor()
    await sound()
    await leave(sitting)
  })

  it('are played with a finger on a phone, in French', async () => {
    const sitting = await visit(place, '', { size: PHONE })
    const { page } = sitting
    await sitDown(sitting, 'connect-four', 'phone')
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('shamble.settings')!)
      localStorage.setItem('shamble.settings', JSON.stringify({ ...kept, language: 'fr' }))
    })
    await page.reload()
    await ready(page)
    expect(await scrolls(page)).toBe(false)
    expect(await barriers(page)).toEqual([])
    expect(await playOn(page, { choose: prefer(7), by: finger, most: 100 })).toBeGreaterThan(2)
    await leave(sitting)
  })

  it('can be taken up again, and back as far as nothing was rolled', async () => {
    const sitting = await visit(place, '', { size: WIDE })
    const { page } = sitting
    await sitDown(sitting, 'tic-tac-toe', 'again')
    const board = page.locator('.drawn-board')
    const before = await board.getAttribute('aria-label')
    await page.keyboard.press('1')
    await page.locator('.record .log .line').first().waitFor()
    await ready(page)
    expect(await board.getAttribute('aria-label')).not.toBe(before)
    await page.goto(place.address)
    await listed(sitting)
    await page.locator('.small-games .key.small').click()
    await ready(page)
    // The opponent has answered since: a bot agrees to a step back.
    await page.keyboard.press('u')
    await page.waitForFunction(
      (drawn) => document.querySelector('.drawn-board')?.getAttribute('aria-label') === drawn,
      before,
    )
    await leave(sitting)
  })

  it('draw a curtain between two people where there is something to hide, and none where there is not', async () => {
    const sitting = await visit(place)
    const { page } = sitting
    const seat = async (game: string): Promise<string[]> => {
      await page.goto(`${place.address}#/setup/${game}`)
      await page.locator('.setup .key.main').waitFor()
      await page.locator('.seat').nth(1).locator('.pick label').first().click()
      await page.locator('.setup .key.main').click()
      await page.waitForURL(/#\/table\//)
      const met = new Set<string>()
      let made = 0
      await playOn(page, { choose: prefer(9), until: () => made++ > 12, seen: ({ at }) => void met.add(at) })
      return [...met]
    }
    expect(await seat('graveyard-brawl')).toContain('curtain')
    expect(await seat('connect-four')).not.toContain('curtain')
    await leave(sitting)
  })

  it('ask for real dice where people roll their own', async () => {
    const sitting = await visit(place)
    const { page } = sitting
    await page.goto(`${place.address}#/setup/graveyard-brawl`)
    await page.locator('.setup .key.main').waitFor()
    await page.getByLabel(say('setup.dice.own')).click()
    await page.locator('.setup .key.main').click()
    await page.waitForURL(/#\/table\//)
    await untilDice(page, mouse, /^pass/)
    await leave(sitting)
  })
})
