import { defineConfig } from 'vitest/config'
import { gamesPlugin } from './vite-games.js'

// Tests of the built page in a real Chromium, two files at a time: they share two cores with it.
export default defineConfig({
  plugins: [gamesPlugin()],
  resolve: { conditions: ['shamble-source'] },
  ssr: { resolve: { conditions: ['shamble-source'] } },
  test: {
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Files share what they import: the browser, above all.
    isolate: false,
    server: { deps: { inline: [/@shamble\//] } },
  },
})
