import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createServer, defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import own from './package.json' with { type: 'json' }
import type { WindowArt } from './src/home/shop-position.js'
import { countChecks, onlyKnown, type SourceFile } from './src/rules/checks.js'
import { gameFacts, games, gamesPlugin, tableRules, unnamedRules, wordlessGames } from './vite-games.js'

const ROOT = join(import.meta.dirname, '..')

/** Every file below a folder whose name ends in one of these ways. */
function filesIn(folder: string, endings: RegExp): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): SourceFile[] => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : filesIn(path, endings)
    return endings.test(entry.name) ? [{ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }] : []
  })
}

/** How many tests and cases cite each rule, counted when the page is built; loaded with the reference alone. */
function ruleChecks(): Plugin {
  const name = 'virtual:rule-checks'
  return {
    name: 'shamble-rule-checks',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const found = games()
      const ids = found.map((game) => game.id)
      const folders = ['games', 'examples', 'kernel', 'host', 'testkit', 'text']
      const files = [
        ...folders.flatMap((folder) => filesIn(join(ROOT, folder), /\.test\.tsx?$/)),
        ...filesIn(join(ROOT, 'cases'), /\.ya?ml$/),
      ]
      const facts = await gameFacts()
      const ledgers = ids.map((game, i): [string, Set<string>] => [game, new Set(facts[i]!.ledger.map(({ id }) => id))])
      const checks = onlyKnown(countChecks(files, ids), Object.fromEntries(ledgers))
      return `export default ${JSON.stringify(checks)}`
    },
  }
}

/**
 * The shop windows, drawn by the games' own boards when the page is built: the home page loads no game for them. Each is
 * a picture of its own, fetched as it is shown, and no part of any script.
 */
function shopWindows(): Plugin {
  const name = 'virtual:shop-windows'
  let drawn: Promise<Readonly<Record<string, Readonly<Record<string, WindowArt>>>>> | undefined
  const draw = async () => {
    const server = await createServer({
      configFile: false,
      root: import.meta.dirname,
      appType: 'custom',
      logLevel: 'error',
      plugins: [gamesPlugin()],
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      ssr: { resolve: { conditions: ['shamble-source', 'module', 'node'] }, noExternal: [/^@shamble\//] },
    })
    try {
      const { drawWindows } = await server.ssrLoadModule('/src/home/draw-window.tsx')
      return (await drawWindows()) as Awaited<NonNullable<typeof drawn>>
    } finally {
      await server.close()
    }
  }
  return {
    name: 'shamble-shop-windows',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      drawn ??= draw()
      const games = Object.entries(await drawn).map(([game, art]) => {
        const languages = Object.entries(art).map(([language, { view, drawing }]) => {
          const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${drawing}</svg>`
          const picture = this.emitFile({ type: 'asset', name: `window-${game}-${language}.svg`, source })
          return `${language}: import.meta.ROLLUP_FILE_URL_${picture}`
        })
        return `${JSON.stringify(game)}: { ${languages.join(', ')} }`
      })
      return `export default { ${games.join(', ')} }`
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  define: { __SHAMBLE_VERSION__: JSON.stringify(own.version) },
  resolve: { conditions: ['shamble-source', 'module', 'browser', 'development|production'] },
  // A worker is bundled by itself.
  worker: { format: 'es', plugins: () => [gamesPlugin(), wordlessGames(), unnamedRules()] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Strict content-security policy: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: tableRules(), debugName: 'rules', includeDependenciesRecursively: false }] },
      },
    },
  },
  plugins: [
    gamesPlugin(),
    wordlessGames(),
    unnamedRules(),
    ruleChecks(),
    shopWindows(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        // What a service worker fetches later would have to pass the page's policy for scripts.
        inlineWorkboxRuntime: true,
      },
      manifest: {
        name: 'Shamble',
        short_name: 'Shamble',
        description: 'Zombie tabletop games, played by their real rules',
        display: 'standalone',
        background_color: '#11110D',
        theme_color: '#11110D',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
})
