import { defineConfig } from 'vitest/config'
import { gamesPlugin } from './vite-games.js'

// Tests of the built page in a real Chromium, three files at a time: pages wait now and then, and leave a core free.
export default defineConfig({
  plugins: [gamesPlugin()],
  resolve: { conditions: ['shamble-source'] },
  ssr: { resolve: { conditions: ['shamble-source'] } },
  test: {
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
    // Files share what they import: the browser, above all.
    isolate: false,
    server: { deps: { inline: [/@shamble\//] } },
  },
})
