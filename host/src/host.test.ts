import { breathe, FaultyStore, type HostUnderTest, hostContract, knock, ManualClock } from '@shamble/testkit'
import { Host } from './host.js'
import { MemoryStore } from './store.js'

function run(store: FaultyStore): HostUnderTest {
  const clock = new ManualClock()
  const host = new Host({ games: [knock], store, clock })
  return {
    store,
    connect: (owner) => host.connect(owner),
    advance: (milliseconds) => clock.advance(milliseconds, () => host.idle()),
    wait: breathe,
    async restart() {
      await host.idle()
      return run(store)
    },
  }
}

hostContract('the host in the same thread', async () => run(new FaultyStore(new MemoryStore())))
