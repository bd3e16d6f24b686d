import type { GameModule } from '@shamble/module'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { fetchGame, GAME_IDS } from '../games/shelf.js'
import { Fault } from './Fault.js'
import type { RulesRoute } from './route.js'
import { useWords } from './words.js'

const SetUp = lazy(() => import('./SetUpScreen.js'))
const Rules = lazy(() => import('./RulesScreen.js'))

/** Fetches a game for a screen that is about it. */
function ForGame({ game, children }: { readonly game: string; children(module: GameModule): ReactNode }): ReactNode {
  const { speak } = useWords()
  const [module, setModule] = useState<GameModule | null>(null)
  const known = GAME_IDS.includes(game)
  useEffect(() => {
    document.documentElement.dataset['game'] = game
    if (known) void fetchGame(game).then(setModule)
  }, [game, known])
  if (!known) return <Fault what={speak('fault.noGame')} detail={game} />
  if (module === null) return <p className="loading">{speak('table.loading')}</p>
  return <Suspense fallback={<p className="loading">{speak('table.loading')}</p>}>{children(module)}</Suspense>
}

export function SetUpPage({ game }: { readonly game: string }): ReactNode {
  return <ForGame game={game}>{(module) => <SetUp module={module} />}</ForGame>
}

export function RulesPage({ route }: { readonly route: RulesRoute }): ReactNode {
  return <ForGame game={route.game}>{(module) => <Rules module={module} route={route} />}</ForGame>
}
