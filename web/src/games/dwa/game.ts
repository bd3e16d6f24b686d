import type { GameManifest } from '../manifest.js'
import en from './text/sign.en.js'
import fr from './text/sign.fr.js'

/** Dead Walk Again in the page. */
const manifest: GameManifest = {
  sign: { en, fr },
  table: () => import('./index.js'),
  texts: () => import('./text/index.js'),
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
