import type { GameManifest } from '../manifest.js'
import en from './text/sign.en.js'
import fr from './text/sign.fr.js'

/** Dead Dice in the page. */
const manifest: GameManifest = {
  sign: { en, fr },
  plainSeats: ['first', 'second', 'third', 'fourth', 'fifth'],
  oneStrength: ['master'],
  table: () => import('./index.js'),
  texts: {
    table: { en: () => import('./text/en.js'), fr: () => import('./text/fr.js') },
    around: { en: () => import('./text/around.en.js'), fr: () => import('./text/around.fr.js') },
  },
  setUp: () => import('./setup.js'),
  charts: () => import('./charts.js'),
  guide: async () => ({ default: (await import('./guide.js')).guide }),
  screens: { editor: () => import('./editor/Editor.js'), print: () => import('./print/Print.js') },
  makes: { scenario: 'editor' },
  prints: { survivor: 'print' },
}
export default manifest
