import type { GameManifest } from '../manifest.js'

/** Night shift in the page: the default table, and what the game master and the shared table show otherwise. */
const manifest: GameManifest = {
  parts: () => import('./parts.js'),
  texts: { table: { en: () => import('./text/en.js'), fr: () => import('./text/fr.js') } },
}
export default manifest
