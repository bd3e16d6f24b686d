import { createRoot } from 'react-dom/client'
import { speaker } from '@shamble/text'
import '../styles/tokens.css'
import '../styles/table.css'
import homeEn from '../text/home.en.js'
import homeFr from '../text/home.fr.js'
import { Home } from './Home.js'
const q = new URLSearchParams(location.search)
const language = (q.get('l') ?? 'en') as 'en' | 'fr'
document.documentElement.dataset['theme'] = q.get('t') ?? 'dark'
document.documentElement.lang = language
const game = q.get('g') ?? 'dawn'
document.documentElement.dataset['game'] = game
const base = { realDice: false, seed: null, responseSeconds: 0, over: false }
const saves = [
  { ...base, id: 'a', game: 'dawn', name: 'Ada and Bo, Sundays', seats: [{ by: 'person', name: 'Ada', owner: '' }, { by: 'bot', bot: 'house' }], created: Date.now() - 9e8, saved: Date.now() - 4e6, turn: 22 },
  { ...base, id: 'b', game: 'zombies', name: '', seats: [{ by: 'person', name: 'Ada', owner: '' }, { by: 'bot', bot: 'house' }], created: Date.now() - 9e9, saved: Date.now() - 4e9, over: true },
] as const
const nop = (...a: unknown[]) => console.log(a)
async function main() {
  const root = createRoot(document.getElementById('root')!)
  const page = q.get('p') ?? 'home'
  if (page === 'home') {
    const words = { speak: speaker(language, { en: homeEn, fr: homeFr }[language]), language, seat: () => '' }
    root.render(<Home games={['dawn', 'zombies']} saves={q.has('none') ? [] : saves} words={words} theme="dark" onOpen={nop} onReplay={nop} onNew={nop} onGuide={nop} onRules={nop} onLanguage={nop} onTheme={nop} onSettings={nop} onRename={nop} onDelete={nop} onExport={nop}
      onImport={async (_r, how) => how.recover ? { ok: true, value: { match: 'x', damage: 'line 9: the record is cut off in the middle of an entry' } } : { ok: false, error: { where: 'line 9', reason: 'the record is cut off in the middle of an entry' } }} onPosition={async () => ({ ok: false, error: { where: 'line 1', reason: 'no' } })} />)
    return
  }
  const other = await import('./harness-more.js')
  await other.show(root, page, game, language, q)
}
void main()
