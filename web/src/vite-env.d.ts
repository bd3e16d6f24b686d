/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

declare const __SHAMBLE_VERSION__: string
