import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import own from './package.json' with { type: 'json' }

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  define: { __SHAMBLE_VERSION__: JSON.stringify(own.version) },
  resolve: { conditions: ['shamble-source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Strict content-security policy: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  plugins: [
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: {
        name: 'Shamble',
        short_name: 'Shamble',
        description: 'Zombie tabletop games by their real rules',
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
