import { describe, expect, it } from 'vitest'
import { Host } from './host.js'
import { MemoryStore } from './store.js'

const port = new Host({ games: [], store: new MemoryStore() }).connect()
const refused = async (request: object) => {
  const reply = await port.request(request as never)
  return !reply.ok && 'error' in reply ? `${reply.error.where}: ${reply.error.reason}` : 'ok'
}

describe('a request that cannot be read is answered in words', () => {
  it('where a link was mangled', async () => {
    const long = 'A'.repeat(300)
    const invitation = 'invitation: this invitation is not valid, or no longer valid'
    expect(await refused({ type: 'invited', invitation: long })).toBe(invitation)
    expect(await refused({ type: 'join', invitation: null, name: 'Ann' })).toBe(invitation)
    expect(await refused({ type: 'borrow', token: long })).toBe(
      'invitation: this link is not valid, or no longer valid',
    )
  })

  it('where a text is too long', async () => {
    const seed = await refused({ type: 'create', game: 'knock', seed: 'x'.repeat(10_000) })
    expect(seed).toBe('request.seed: expected 0 to 200 characters, found 10000')
  })
})
