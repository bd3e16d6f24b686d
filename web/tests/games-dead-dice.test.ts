import { readFile } from 'node:fs/promises'
import deadDice from '@shamble/game-dead-dice'
import { type Hint, Host, type HostRequest, MemoryStore, type Moment } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { drawn, NOWHERE, openPlace, PHONE, visit } from './browser.js'
import { type Look, next, ready } from './look.js'
import { type KeptMoment, keepIn } from './moments.js'
import { leave, unspoken } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

const key = (page: Page, id: string) => page.locator(`.prompt .key[data-action^="${id}"]`)
const spot = (page: Page, id: string) => page.locator(`.controls [data-spot="${id}"]`)

/** Presses a key, and waits for what comes of it. */
async function press(page: Page, id: string): Promise<void> {
  const before = await ready(page)
  await key(page, id).first().click()
  const { refused } = await next(page, before)
  expect(refused, id).toBeNull()
}

/** Whether a tap in the middle of something hits it. */
const isSeen = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

/** Every key and who acts out of turn, of what cannot be reached without scrolling. */
const unreached = (page: Page): Promise<readonly string[]> =>
  page.locator('.prompt .keys > .key, .prompt > .step-in > *').evaluateAll((all) =>
    all
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return !element.contains(document.elementFromPoint(left + width / 2, top + height - 3))
      })
      .map((element) => element.textContent ?? ''),
  )

const waits = async (page: Page): Promise<string> => {
  await ready(page)
  return (await page.locator('.table').getAttribute('data-waits'))!
}

/** What is composed is filled in with the first that will do, and sent; says whether something was. */
async function compose(page: Page): Promise<boolean> {
  // The page may go on by itself meanwhile: what is there is reached for at once, and not waited for.
  const reach = (what: string): Promise<boolean> =>
    page.evaluate((selector) => {
      const found = document.querySelector<HTMLElement>(`.prompt .composer ${selector}`)
      found?.focus()
      return found !== null
    }, what)
  if ((await reach('button[type="submit"][aria-disabled="true"]')) && (await reach('input[type="checkbox"]')))
    await page.keyboard.press('Space')
  if (!(await reach('button[type="submit"]'))) return false
  await page.keyboard.press('Enter')
  return true
}

/** Answers with the filled key, else with the first, by its digit on the keyboard. */
async function goOn(page: Page, seen: Look): Promise<void> {
  const wished = seen.offers.find(({ id }) => id === 'randomSheet' || id === 'rollPlace')
  if (wished === undefined && (await compose(page))) return
  const main = await page.evaluate(
    () => document.querySelector('.prompt .keys .key.main')?.getAttribute('data-action') ?? null,
  )
  const keys = seen.offers.filter(({ digit }) => /^[1-9]$/.test(digit))
  const chosen = wished ?? keys.find(({ id }) => id === main) ?? keys[0]
  // No key in this look: what comes next is waited for, and it fails there if nothing does.
  if (chosen === undefined) return
  // Anyone who writes in a field leaves it first.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press(chosen.digit)
}

/** Plays until the match is over or this holds; tells every key of a catalogue that was left unspoken. */
async function playOn(page: Page, most: number, until: () => Promise<boolean>): Promise<readonly string[]> {
  const missing = new Set<string>()
  for (let made = 0; made < most; made++) {
    const seen = await ready(page)
    for (const word of await unspoken(page)) missing.add(word)
    if (seen.at === 'over' || (await until())) return [...missing]
    await goOn(page, seen)
    const { refused } = await next(page, seen)
    expect(refused, seen.moment).toBeNull()
  }
  throw new Error(`not there after ${most} answers`)
}

const never = async (): Promise<boolean> => false

/** A match of one person who plays two survivors and the game master. */
async function ownTable(): Promise<KeptMoment> {
  const store = new MemoryStore()
  const port = new Host({ games: [deadDice as unknown as GameModule], store }).connect()
  const seat = { by: 'person', name: 'Max' } as const
  const request: HostRequest = {
    type: 'create',
    game: 'dead-dice',
    options: { players: 2, gameMaster: 'human', scenario: 'brainsOnSale' },
    seats: [seat, seat, seat],
    seed: 'master',
  }
  const reply = await port.request(request)
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  const { match } = reply.value as { readonly match: string }
  const { card, record } = await store.load(match)
  return { name: 'master', card: { ...card, id: 'dead-dice-master' }, record }
}

/** A survivor alone in a fight whose enemies are still far away: the turn may just end, or be fled from. */
async function farFight(): Promise<KeptMoment> {
  const store = new MemoryStore()
  const port = new Host({ games: [deadDice as unknown as GameModule], store }).connect()
  const ask = async (request: HostRequest): Promise<unknown> => {
    const reply = await port.request(request)
    if (!reply.ok) throw new Error(JSON.stringify(reply))
    return reply.value
  }
  const options = { players: 1, agmScenario: 'brainsOnSale' }
  const seats = [{ by: 'person' as const, name: '' }]
  const made: HostRequest = { type: 'create', game: 'dead-dice', options, seats, seed: 'far' }
  const { match } = (await ask(made)) as { readonly match: string }
  for (let i = 0; i < 80; i++) {
    const { choices, seq, view } = (await ask({ type: 'look', match, seat: 0 })) as Moment
    const top = view.frames.at(-1) as { readonly kind: string; readonly engaged?: boolean } | undefined
    if (top?.kind === 'turn' && !top.engaged && choices.actions.some(({ type }) => type === 'flee')) break
    const { action } = (await ask({ type: 'hint', match, seat: 0 })) as Hint
    await ask({ type: 'answer', match, seat: 0, seq, answer: action })
  }
  const { card, record } = await store.load(match)
  return { name: 'far', card: { ...card, id: 'dead-dice-far' }, record }
}

describe('Dead Dice through the page', () => {
  it('a finger that taps a key answers, and one that stays sees its dice', async () => {
    const sitting = await visit(place, 'icon.svg', { size: PHONE })
    const { page, faults } = sitting
    const moment = await farFight()
    await keepIn(page, [moment])
    await page.goto(`${place.address}#/table/${moment.card.id}`)
    await ready(page)
    faults.length = 0
    const flee = key(page, 'flee')
    const main = page.locator('.prompt .keys .key.main')
    expect(await main.getAttribute('data-action')).not.toBe('flee')
    expect(await isSeen(main)).toBe(true)
    const dice = page.locator('.dd-pool h2')
    const said = (await flee.locator('span').first().textContent())!
    await flee.dispatchEvent('pointerdown', { pointerType: 'touch' })
    await dice.filter({ hasText: said }).waitFor()
    await flee.dispatchEvent('pointerup', { pointerType: 'touch' })
    await flee.dispatchEvent('click')
    await page.reload()
    const before = await ready(page)
    expect(before.offers.map(({ id }) => id)).toContain('flee')
    await flee.tap()
    expect((await next(page, before)).refused).toBeNull()
    await leave(sitting)
  })

  it('the guided fight with the mouse, the odds of what is pointed at, and a secret while a key is held', async () => {
    const sitting = await visit(place, '#/guide/dead-dice')
    const { page } = sitting
    const told = (): Promise<string | null> => page.locator('.prompt .guide').textContent()
    await press(page, 'read')
    expect(await told()).toBe(say('guide.dead-dice.shoot'))
    // Five dice: two of Finesse, three of the rifle; what does not come is there too.
    await key(page, 'shoot 1').hover()
    expect(await page.locator('.dd-dice [data-state="own"] .d i').count()).toBe(5)
    expect(await page.locator('.dd-three [data-needed]').count()).toBe(1)
    await press(page, 'shoot 1')
    for (let i = 0; i < 9 && (await told()) !== say('guide.dead-dice.fetch'); i++)
      await press(page, (await key(page, 'bear').count()) > 0 ? 'bear' : 'hit')
    const before = await ready(page)
    await spot(page, 'c:1').click()
    await next(page, before)
    expect(await told()).toBe(say('guide.dead-dice.take'))
    await press(page, 'pickUp 3')
    const secret = page.getByRole('button', { name: say('dd.secret') })
    expect(await page.locator('.dd-open.secret').count()).toBe(0)
    await secret.hover()
    await page.mouse.down()
    expect(await page.locator('.dd-open.secret').textContent()).toContain(say('dd.secret.unbitten'))
    await page.mouse.up()
    await page.locator('.dd-open.secret').waitFor({ state: 'detached' })
    await press(page, 'walk 0')
    expect(await told()).toBe(say('guide.dead-dice.gate'))
    await press(page, 'tackle 0')
    await leave(sitting)
  })

  it('a whole game alone by the keyboard, in French', async () => {
    const sitting = await visit(place, NOWHERE, { settings: { language: 'fr' } })
    const { page } = sitting
    await start(sitting, 'dead-dice', { language: 'fr', mode: 'dd-alone', seed: 'alone' })
    expect(await playOn(page, 400, never)).toEqual([])
    expect(await waits(page)).toBe('over')
    // A box that was ticked has no letters of its own.
    await page.getByLabel(say('story.withDice', 'fr')).press('Space')
    const [story] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('s')])
    expect(await readFile(await story.path(), 'utf8')).toContain('Dead Dice')
    await leave(sitting)
  })

  it('one person plays both survivors and the game master, through a dead turn to the refuge', async () => {
    // The lowest desk, where every answer and who acts out of turn is in sight, and at home on a large one too.
    const [size, large] = [
      { width: 1280, height: 720 },
      { width: 1920, height: 1080 },
    ]
    const sitting = await visit(place, 'icon.svg', { size, settings: { curtain: 'never' } })
    const { page, context, faults } = sitting
    const moment = await ownTable()
    await keepIn(page, [moment])
    await page.goto(`${place.address}#/table/${moment.card.id}`)
    await page.locator('.table').waitFor()
    // The picture on which the visit began asked for another one that is not there.
    faults.length = 0
    const atHome = async (): Promise<boolean> =>
      (await page.locator('.bar .turn').textContent())?.includes(say('dd.turn.living')) ?? false
    const hidden = new Set<string>()
    const look = async (): Promise<boolean> => {
      const isComposing = (await page.locator('.prompt form.composer').count()) > 0
      if (!isComposing) for (const key of await unreached(page)) hidden.add(key)
      return atHome()
    }
    expect(await playOn(page, 120, look)).toEqual([])
    expect(await atHome()).toBe(true)
    await page.setViewportSize(large)
    await drawn(page)
    expect([...hidden, ...(await unreached(page))]).toEqual([])
    const watching = await context.newPage()
    await watching.goto(`${place.address}#/watch/${moment.card.id}`)
    await watching.locator('.dd-shared').waitFor()
    expect(await watching.locator('.prompt, .keys, .gm').count()).toBe(0)
    // On a phone the columns come one below the other, each as high as what it says.
    await watching.setViewportSize(PHONE)
    const columns = await watching.locator('.dd-shared-dock > *').evaluateAll((all) =>
      all.map((column) => {
        const { top } = column.getBoundingClientRect()
        return { top, bottom: top + column.scrollHeight }
      }),
    )
    for (const [i, { top }] of columns.slice(1).entries()) expect(top).toBeGreaterThanOrEqual(columns[i]!.bottom)
    await watching.close()
    await leave(sitting)
  })

  it('a game master’s secrets on a phone are blank until their key is held', async () => {
    const sitting = await visit(place, 'icon.svg', { size: PHONE, settings: { curtain: 'never' } })
    const { page, faults } = sitting
    const moment = await ownTable()
    await keepIn(page, [moment])
    await page.goto(`${place.address}#/table/${moment.card.id}`)
    await page.locator('.table').waitFor()
    faults.length = 0
    const isDesk = async (): Promise<boolean> => page.locator('.gm-tabs').isVisible()
    await playOn(page, 30, isDesk)
    await page.getByRole('tab', { name: say('gm.tab.secret') }).click()
    const twist = page.locator('.gm-secrets .gm-hush').nth(1)
    expect(await twist.isVisible()).toBe(false)
    await page.locator('.gm-secrets .hold').hover()
    await page.mouse.down()
    await twist.waitFor()
    await page.mouse.up()
    await twist.waitFor({ state: 'hidden' })
    await leave(sitting)
  })
})
