import { useState } from 'react'
import type { Root } from 'react-dom/client'
import { type GameModule, resolveOptions } from '@shamble/kernel'
import { speaker } from '@shamble/text'
import { interfaceText } from '../text/index.js'
import { fetchGame } from '../games/shelf.js'
import { SetUp } from '../setup/SetUp.js'
import { Rules } from '../rules/Rules.js'
import { Settings } from '../settings/Settings.js'
import { settings } from '../app/settings.js'
const nop = (...a: unknown[]) => console.log(JSON.stringify(a))
function S({ words }: { words: never }) { const [s, set] = useState(settings.get()); return <><main><h1>x</h1></main><Settings settings={s} words={words} onChange={(c) => set({ ...s, ...c })} onClose={nop} /></> }
export async function show(root: Root, page: string, game: string, language: 'en' | 'fr', q: URLSearchParams) {
  const module: GameModule = await fetchGame(game)
  const words = { speak: speaker(language, module.text[language], interfaceText[language]), language, seat: () => '' }
  if (page === 'setup') root.render(<SetUp module={module} words={words} names={['Ada', 'Bo']} twin={false} onStart={nop} onGuide={nop} onTwin={nop} onRules={nop} onRule={nop} onLanguage={nop} onHome={nop} />)
  if (page === 'settings') root.render(<S words={words as never} />)
  if (page === 'rules') root.render(<Rules module={module} words={words} cited={q.get('c')} options={q.has('c') ? resolveOptions(module.game.options) : null} line={q.has('c') ? { mark: '22', sentence: 'Peter shoots at 149 through the glass: 2 dice, −2, −3.' } : null} back={{ to: 'table', turn: 22 }} onBack={nop} onLanguage={nop} />)
}
