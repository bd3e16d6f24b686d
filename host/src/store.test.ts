import { storeContract } from '@shamble/testkit'
import { MemoryStore } from './store.js'

storeContract('memory', async () => {
  const store = new MemoryStore()
  return { open: async () => store, faults: null }
})
