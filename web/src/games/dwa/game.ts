import type { GameManifest } from '../manifest.js'
import en from './text/sign.en.js'
import fr from './text/sign.fr.js'

/** Dead Walk Again in the page. */
const manifest: GameManifest = {
  sign: { en, fr },
  plainSeats: ['first', 'second', 'third', 'fourth'],
  oneStrength: ['dead'],
  table: () => import('./index.js'),
  texts: {
    table: { en: () => import('./text/en.js'), fr: () => import('./text/fr.js') },
    around: { en: () => import('./text/around.en.js'), fr: () => import('./text/around.fr.js') },
  },
  setUp: () => import('./setup.js'),
  charts: () => import('./charts.js'),
  screens: {
    editor: () => import('./editor/Editor.js'),
    print: () => import('./print/Print.js'),
  },
  makes: { scenario: 'editor' },
  prints: { team: 'print' },
  guide: async () => ({ default: (await import('./guide.js')).guide }),
}
export default manifest
