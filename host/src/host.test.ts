import { type HostUnderTest, hostContract, knock, ManualClock } from '@shamble/testkit'
import { Host } from './host.js'
import { type MatchCard, MemoryStore } from './store.js'

/** A store that can be filled up. */
class FullableStore extends MemoryStore {
  full = false

  override async append(card: MatchCard, lines: readonly string[]): Promise<void> {
    if (this.full) throw new Error('the storage is full')
    return super.append(card, lines)
  }
}

function run(store: FullableStore): HostUnderTest {
  const clock = new ManualClock()
  const host = new Host({ games: [knock], store, clock })
  return {
    connect: (owner) => host.connect(owner),
    async advance(milliseconds) {
      clock.advance(milliseconds)
      await host.saved()
    },
    async restart() {
      await host.saved()
      return run(store)
    },
    fillStorage() {
      store.full = true
    },
  }
}

hostContract('the host in the same thread', async () => run(new FullableStore()))
