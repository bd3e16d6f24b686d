import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlace, PHONE, type Place, visit } from './browser.js'
import { numbers, playOn, ready } from './play.js'
import { start } from './start.js'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

const random = (seed: number) => {
  const next = numbers(seed)
  return (labels: readonly string[]) => next(labels.length)
}

describe('whole games through the page', () => {
  it('Zombies!!!, alone against the house, with the mouse', async () => {
    const { page, context, faults } = await visit(place)
    await start(page, place, 'zombies', { preset: 'A short game', seed: 'short' })
    await playOn(page, { choose: random(1), most: 1500 })
    await expect(ready(page)).resolves.toBe('over')
    expect(await page.locator('.over .ask').textContent()).toMatch(/won/)
    expect(faults).toEqual([])
    await context.close()
  })

  it('Zombies!!!, two at one screen: the curtain hides each hand from the other', async () => {
    const { page, context, faults } = await visit(place)
    await start(page, place, 'zombies', { mode: 'Two of you', preset: 'A short game', seed: 'two' })
    const hands = new Set<string>()
    let curtains = 0
    await playOn(page, {
      most: 400,
      choose: (labels) => {
        if (labels.some((label) => label.includes('I am'))) curtains++
        for (const label of labels) hands.add(label)
        return random(labels.length)(labels)
      },
    })
    expect(curtains).toBeGreaterThan(1)
    expect(faults).toEqual([])
    await context.close()
  })

  it('Dawn of the Dead, alone, with the keyboard only', async () => {
    const { page, context, faults } = await visit(place)
    await start(page, place, 'dawn', { mode: 'Alone', seed: 'mall' })
    const given = await playOn(page, { choose: random(3), most: 120, by: 'keys' })
    expect(given).toBe(120)
    expect(faults).toEqual([])
    await context.close()
  })

  it('Dawn of the Dead, on a phone', async () => {
    const { page, context, faults } = await visit(place, '', { size: PHONE })
    await start(page, place, 'dawn', { mode: 'Alone', seed: 'phone' })
    expect(await playOn(page, { choose: random(4), most: 40 })).toBe(40)
    expect(faults).toEqual([])
    await context.close()
  })
})
