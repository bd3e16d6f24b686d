import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { longestFirst } from './scripts/longest-first.js'
import { gamesPlugin } from './web/vite-games.js'

const ROOT = import.meta.dirname
const SOURCE = /^(.+)[\\/]src[\\/](.+)\.[jt]s$/

/** Tests find what they test as it was built: transformed by the test runner, rules take two to three times as long. */
const asBuilt: Plugin = {
  name: 'shamble-as-built',
  enforce: 'pre',
  resolveId(id, importer) {
    const path = id.startsWith('.') && importer !== undefined ? join(importer, '..', id) : id
    const [, folder = '', file = ''] = SOURCE.exec(path) ?? []
    // The page is bundled, not built file by file.
    const isBuilt = folder.startsWith(ROOT) && folder !== join(ROOT, 'web') && !folder.includes('node_modules')
    // What is run anew for every file of tests stays in the hands of the test runner.
    return isBuilt && !/(\.test|-setup)$/.test(file) ? join(folder, 'dist', `${file}.js`) : null
  },
}

export default defineConfig({
  plugins: [asBuilt, gamesPlugin()],
  test: {
    include: ['*/src/**/*.test.{ts,tsx}', 'examples/*/src/**/*.test.ts', 'games/*/src/**/*.test.ts'],
    // Builds what changed.
    globalSetup: ['./scripts/prepare.mjs'],
    setupFiles: ['./testkit/src/coverage-setup.ts'],
    // Nothing takes nearly so long, unless the machine is busy with something else.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    sequence: {
      sequencer: longestFirst(
        /[\\/](?:games|examples)[\\/].*[\\/](?:game|game\.conformance|bots[\\/]index)\.test\.ts$/,
      ),
    },
    // Files share what they import: nothing of ours keeps state between tests.
    isolate: false,
    server: { deps: { external: [/[\\/]dist[\\/]/] } },
  },
})
