import type { GameManifest } from '../manifest.js'
import en from './text/sign.en.js'
import fr from './text/sign.fr.js'

/** Dawn of the Dead in the page. */
const manifest: GameManifest = {
  sign: { en, fr },
  table: () => import('./index.js'),
  texts: {
    table: { en: () => import('./text/en.js'), fr: () => import('./text/fr.js') },
    around: { en: () => import('./text/around.en.js'), fr: () => import('./text/around.fr.js') },
  },
  setUp: () => import('./setup.js'),
  charts: () => import('./charts.js'),
  occasion: () => import('./occasion.js'),
  guide: async () => ({ default: (await import('./guide.js')).guide }),
}
export default manifest
