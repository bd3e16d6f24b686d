import { seededChance } from '@shamble/chance'
import zombies from '@shamble/game-zombies'
import { Host, MemoryStore } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TableGame } from '../games/table-game.js'
import { Session } from './session.js'
import type { TableState } from './table-state.js'

const PEOPLE = [0, 1, 2] as const
let session: Session

/** Three people at one screen. */
beforeEach(async () => {
  const port = new Host({ games: [zombies as unknown as GameModule], store: new MemoryStore() }).connect()
  const created = await port.request({
    type: 'create',
    game: 'zombies',
    options: { seats: 3, interruptMode: 'polled', expansion: 'baseOnly' },
    seats: PEOPLE.map(() => ({ by: 'person', name: '' })),
    seed: 'strip',
  })
  if (!created.ok) throw new Error(JSON.stringify(created))
  session = new Session({
    port,
    match: created.value.match,
    game: { module: zombies, spots: () => [] } as unknown as TableGame,
    curtain: () => true,
    pace: () => 0,
    motion: () => false,
  })
  await session.begin()
})

const settled = (): Promise<TableState> => new Promise((resolve) => setTimeout(() => resolve(session.state.get()), 0))

/** Plays on until the question to all comes; tells whether it came within so many answers. */
async function toAnyone(seed: string, most = 60): Promise<boolean> {
  const chance = seededChance(seed)
  for (let i = 0; i < most; i++) {
    const { anyone, curtain, choices } = await settled()
    if (anyone.length > 0) return true
    if (curtain !== null) await session.raiseCurtain(curtain)
    else if (choices.asked) await session.answer(choices.actions[chance.die(choices.actions.length, 'X') - 1]!)
  }
  return false
}

describe('the question to all at one screen', () => {
  it('offers to look at cards that their player has not seen, once', async () => {
    expect(await toAnyone('look')).toBe(true)
    const [first] = session.state.get().unseen
    expect(first).toBeDefined()
    await session.lookAtCards(first!)
    const { viewer, looks, excused, anyone } = await settled()
    expect({ viewer, looks, excused, anyone }).toEqual({ viewer: first, looks: true, excused: true, anyone: [] })
    session.goOn()
    expect(await toAnyone('look', 10)).toBe(true)
    const again = session.state.get()
    expect(again.viewer).toBe('spectator')
    expect(again.unseen).not.toContain(first)
  })

  it('leaves out who does not want to be asked, and is not asked where nobody does', async () => {
    expect(await toAnyone('quiet')).toBe(true)
    session.setQuiet({ seats: [1], kinds: [] })
    expect((await settled()).anyone).toEqual([0, 2])
    session.setQuiet({ seats: [], kinds: [] })
    expect((await settled()).anyone).toEqual([...PEOPLE])
    session.setQuiet({ seats: [...PEOPLE], kinds: [] })
    expect(await toAnyone('quiet')).toBe(false)
  })

  it('is not asked in a kind of window that was switched off', async () => {
    expect(await toAnyone('kind')).toBe(true)
    const top = session.state.get().open!.view.frames.at(-1) as unknown as { of: string }
    session.setQuiet({ seats: [], kinds: [top.of] })
    for (let times = 0; times < 3; times++) {
      if (!(await toAnyone(`kind ${times}`))) break
      const now = session.state.get().open!.view.frames.at(-1) as unknown as { of: string }
      expect(now.of).not.toBe(top.of)
      session.nobody()
    }
  })
})
