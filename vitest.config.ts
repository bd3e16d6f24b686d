import { defineConfig } from 'vitest/config'
import { gamesPlugin } from './web/vite-games.js'

const inSource = { resolve: { conditions: ['shamble-source'] }, ssr: { resolve: { conditions: ['shamble-source'] } } }

export default defineConfig({
  ...inSource,
  plugins: [gamesPlugin()],
  test: {
    include: ['*/src/**/*.test.{ts,tsx}', 'examples/*/src/**/*.test.ts', 'games/*/src/**/*.test.ts'],
    setupFiles: ['./testkit/src/coverage-setup.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
    // Files share what they import: nothing of ours keeps state between tests.
    isolate: false,
    server: { deps: { inline: [/@shamble\//] } },
  },
})
