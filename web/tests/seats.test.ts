import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { playedOnce } from './again.js'
import { NOWHERE, openPlace, type Sitting, visit } from './browser.js'
import { look, ready } from './look.js'
import { playOn, prefer } from './play.js'
import { barriers, leave } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

const again = playedOnce()

/** Two people at one screen: the one who begins with this seed, and the other. */
const GAMES = {
  dawn: { wishes: { mode: 'two-player', people: [1], seed: 'leaves' }, me: 1, other: 0 },
  zombies: { wishes: { mode: 'duel', preset: 'short', seed: 'leaves' }, me: 0, other: 1 },
} as const

type Game = keyof typeof GAMES

const BOTH = Object.keys(GAMES) as Game[]

const choose = prefer(51, /^auto/, /^finish/, /^pass/)

interface Couple extends Sitting {
  /** The names of who sits at the screen and of who does not. */
  readonly me: string
  /** The seat of the first of them. */
  readonly seat: number
  readonly other: string
}

async function sitDown(game: Game): Promise<Couple> {
  const sitting = await visit(place, NOWHERE)
  const { wishes, me, other } = GAMES[game]
  const name = (seat: number): string =>
    game === 'dawn' ? say(`seat.${['human', 'zombie'][seat]}`) : say('seat.number', 'en', { number: seat + 1 })
  await again(sitting, game, () => start(sitting, game, wishes))
  await playOn(sitting.page, { choose, until: ({ at }) => at === 'you' })
  return { ...sitting, seat: me, me: name(me), other: name(other) }
}

const menu = (page: Page) => page.locator('dialog.sheet', { has: page.locator('.menu') })

const item = (page: Page, words: string) => menu(page).getByRole('button', { name: say(words) })

async function openMenu(page: Page): Promise<void> {
  await page.keyboard.press('m')
  await menu(page).waitFor()
}

/** Changes from the menu who plays a seat. */
async function give(page: Page, seat: number, to: 'house' | 'person'): Promise<void> {
  await openMenu(page)
  const row = menu(page).locator('.seats-now li').nth(seat)
  const [now, then] = to === 'house' ? ['menu.toBot', 'menu.toPerson'] : ['menu.toPerson', 'menu.toBot']
  await row.getByRole('button', { name: say(now) }).click()
  await row.getByRole('button', { name: say(then) }).waitFor()
  expect(await row.locator('small').first().textContent()).toBe(say(to === 'house' ? 'bot.house' : 'menu.person'))
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
}

/** What only the one who begins does, as the record tells it. */
const DOES = { dawn: /moves to \d/, zombies: /^(Player 1|Odile)\s+Places / } as const

describe('a seat at one screen', () => {
  it.each(BOTH)('of %s is left to the house, which plays it, and taken back', async (game) => {
    const sitting = await sitDown(game)
    const { page, me, seat } = sitting
    const done = async (): Promise<number> => {
      const lines = await page.locator('.record li').allInnerTexts()
      return lines.filter((line) => DOES[game].test(line)).length
    }
    const before = await done()
    await give(page, seat, 'house')
    // Anyone who is left at the screen is called to it once; then they play on, and nobody else is called.
    const seen: string[] = []
    await playOn(page, {
      choose,
      seen: ({ at }) => void seen.push(at),
      until: async ({ at }) => at === 'you' && (await done()) > before + 1,
    })
    expect(new Set(seen.slice(1))).toEqual(new Set(['you']))
    await give(page, seat, 'person')
    await playOn(page, { choose, until: ({ at }) => at === 'curtain' })
    expect(await page.locator('#curtain-ask').textContent()).toBe(say('table.curtain', 'en', { seat: me }))
    await leave(sitting)
  })
})

/** Proposes to end the match, as far as the question to the other player. */
async function propose(page: Page): Promise<void> {
  await openMenu(page)
  await item(page, 'menu.end').click()
  expect(await menu(page).locator('.ask').textContent()).toBe(say('menu.end.sure'))
  await item(page, 'menu.end.yes').click()
  await menu(page).waitFor({ state: 'detached' })
  await page.locator('dialog.consent').waitFor()
}

describe('a match of two people', () => {
  it.each(['zombies'] as const)('of %s goes on when one refuses to end it, and ends when they agree', async (game) => {
    const sitting = await sitDown(game)
    const { page, me, other } = sitting
    const consent = page.locator('dialog.consent')
    const { moment } = await look(page)
    await propose(page)
    const asked = page.getByRole('dialog', { name: say('consent.end', 'en', { seat: other, by: me }), exact: true })
    expect(await asked.isVisible()).toBe(true)
    if (game === 'zombies') expect(await barriers(page)).toEqual([])
    // Nothing else can be done, and nobody gets round the question.
    for (const way of ['m', '3', 'Escape']) await page.keyboard.press(way)
    expect(await consent.isVisible()).toBe(true)
    await page.keyboard.press('2')
    await consent.waitFor({ state: 'detached' })
    expect((await ready(page)).moment).toBe(moment)
    await playOn(page, { choose, until: (seen) => seen.at === 'you' && seen.moment !== moment })
    await propose(page)
    await consent.getByRole('button').first().click()
    await page.locator('.table[data-waits=over]').waitFor()
    expect(await consent.count()).toBe(0)
    expect(await page.locator('.prompt.over .ask').textContent()).toBe(
      say('over.nobody', 'en', { reason: say('reason.agreed') }),
    )
    await leave(sitting)
  })

  it.each(['dawn'] as const)('of %s is given up only once that is confirmed', async (game) => {
    const sitting = await sitDown(game)
    const { page, other } = sitting
    const { moment } = await look(page)
    await openMenu(page)
    await item(page, 'menu.resign').click()
    expect(await menu(page).locator('.ask').textContent()).toBe(say('menu.resign.sure'))
    await item(page, 'menu.no').click()
    await page.keyboard.press('Escape')
    expect((await ready(page)).moment).toBe(moment)
    await openMenu(page)
    await item(page, 'menu.resign').click()
    await item(page, 'menu.resign.yes').click()
    await page.locator('.table[data-waits=over]').waitFor()
    expect(await page.locator('.prompt.over .ask').textContent()).toBe(
      say('over.won', 'en', { count: 1, seat: other, reason: say('reason.resigned') }),
    )
    await leave(sitting)
  })
})
