import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/longest-first.js'

/** The games are in the built page: what tests import of its sources is words, which come with no game. */
const noGames: Plugin = {
  name: 'shamble-no-games',
  resolveId: (id) => (id === 'virtual:games' ? `\0${id}` : null),
  load: (id) => (id === '\0virtual:games' ? 'export default []' : null),
}

// Tests of the built page in a real Chromium, three files at a time: pages wait now and then, and leave a core free.
export default defineConfig({
  plugins: [noGames],
  test: {
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 600_000,
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(/[\\/](?:sizes|screens|saves|small-games|attacked)\.test\.ts$/) },
    // Files share what they import: the browser, above all.
    isolate: false,
    // Packages are loaded as they were built, not transformed anew in each worker.
    server: { deps: { external: [/[\\/]dist[\\/]/] } },
  },
})
