import type { Root } from 'react-dom/client'
import type { GameModule } from '@shamble/kernel'
import { speaker } from '@shamble/text'
import { interfaceText } from '../text/index.js'
import { fetchGame } from '../games/shelf.js'
import { SetUp } from '../setup/SetUp.js'
const nop = (...a: unknown[]) => console.log(JSON.stringify(a))
export async function show(root: Root, page: string, game: string, language: 'en' | 'fr', q: URLSearchParams) {
  const module: GameModule = await fetchGame(game)
  const words = { speak: speaker(language, module.text[language], interfaceText[language]), language, seat: () => '' }
  if (page === 'setup') root.render(<SetUp module={module} words={words} names={['Ada', 'Bo']} twin={false} onStart={nop} onGuide={nop} onTwin={nop} onRules={nop} onRule={nop} onLanguage={nop} onHome={nop} />)
}
