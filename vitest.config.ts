import { defineConfig } from 'vitest/config'

const inSource = { resolve: { conditions: ['shamble-source'] }, ssr: { resolve: { conditions: ['shamble-source'] } } }

export default defineConfig({
  ...inSource,
  test: {
    include: ['*/src/**/*.test.{ts,tsx}', 'examples/*/src/**/*.test.ts', 'games/*/src/**/*.test.ts'],
    setupFiles: ['./testkit/src/coverage-setup.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
    server: { deps: { inline: [/@shamble\//] } },
  },
})
