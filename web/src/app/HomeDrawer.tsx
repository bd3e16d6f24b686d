import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { DrawerSheet } from '../drawer/DrawerSheet.js'
import { fetchGame } from '../games/fetch.js'
import type { PageModule } from '../games/page-module.js'
import { gameWords } from './game-words.js'
import { settings } from './settings.js'
import { useWatched } from './watched.js'

/** The drawer of a game, on the home page: the game itself says what belongs there. */
export function HomeDrawer({ game, close }: { readonly game: string; close(): void }): ReactNode {
  const [module, setModule] = useState<PageModule | null>(null)
  useEffect(() => void fetchGame(game).then(setModule), [game])
  return module === null ? null : <Opened module={module} close={close} />
}

function Opened({ module, close }: { readonly module: PageModule; close(): void }): ReactNode {
  const { language } = useWatched(settings)
  const words = useMemo(() => gameWords(language, module.text), [language, module])
  return <DrawerSheet module={module} words={words} close={close} />
}
