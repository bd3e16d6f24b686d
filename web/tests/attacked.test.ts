import type { GameModule } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { corruptStorage } from '../../bench/src/reliability/corrupt-storage.js'
import { killedBrowsers } from '../../bench/src/reliability/killed-browsers.js'
import zombies from '../../games/zombies/src/index.js'

// The same attacks as `npm run reliability`, a few of each.

const game = zombies as unknown as GameModule

/** Takes all records out of the browser's database. */
const LOSE = `new Promise((done) => {
  const request = indexedDB.open('shamble')
  request.onsuccess = () => {
    const change = request.result.transaction('pieces', 'readwrite')
    change.objectStore('pieces').clear()
    change.oncomplete = () => { request.result.close(); done() }
  }
})`

describe('a browser that is attacked', () => {
  it('shows every screen whatever it has kept, and loses no match', async () => {
    expect((await corruptStorage(game, 3, 'some')).failures).toEqual([])
    const { failures } = await corruptStorage(game, 1, 'planted', (page) => page.evaluate(LOSE))
    expect(failures).toEqual([expect.stringContaining('the match that was not touched has changed')])
  })

  it('is closed or ends in the middle of an answer, and nothing that was acknowledged is lost', async () => {
    expect((await killedBrowsers(game, 2, 'some')).failures).toEqual([])
    const { failures } = await killedBrowsers(game, 1, 'planted', (page) => page.evaluate(LOSE))
    expect(failures).toEqual([expect.stringContaining('it does not open')])
  })
})
