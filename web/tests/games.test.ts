import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlace, type Place, visit } from './browser.js'
import { playOn, prefer } from './play.js'
import { start } from './start.js'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

describe('whole games through the page', () => {
  it('Dawn of the Dead, alone, with the mouse', async () => {
    const sitting = await visit(place)
    await start(sitting, 'dawn', { mode: 'Alone', seed: 'mall' })
    const t = Date.now()
    const n = await playOn(sitting.page, { choose: prefer(1, /^auto/) })
    console.log('dawn', n, Date.now() - t, await sitting.page.locator('.over .ask').textContent())
    expect(sitting.faults).toEqual([])
    await sitting.context.close()
  })
  it('Dawn of the Dead, two', async () => {
    const sitting = await visit(place)
    await start(sitting, 'dawn', { mode: 'Two players', people: [1], seed: 'mall' })
    const t = Date.now()
    const n = await playOn(sitting.page, { choose: prefer(1, /^auto/) })
    console.log('dawn2', n, Date.now() - t, await sitting.page.locator('.over .ask').textContent())
    expect(sitting.faults).toEqual([])
    await sitting.context.close()
  })
  it('Zombies!!!', async () => {
    const sitting = await visit(place)
    await start(sitting, 'zombies', { preset: 'A short game', seed: 'mall' })
    const t = Date.now()
    const n = await playOn(sitting.page, { choose: prefer(1, /^auto/) })
    console.log('z', n, Date.now() - t, await sitting.page.locator('.over .ask').textContent())
    expect(sitting.faults).toEqual([])
    await sitting.context.close()
  })
  it('Zombies!!! duel', async () => {
    const sitting = await visit(place)
    await start(sitting, 'zombies', { mode: 'Two of you', preset: 'A short game', seed: 'mall' })
    const t = Date.now()
    const n = await playOn(sitting.page, { choose: prefer(1, /^auto/) })
    console.log('z', n, Date.now() - t, await sitting.page.locator('.over .ask').textContent())
    expect(sitting.faults).toEqual([])
    await sitting.context.close()
  })
})
