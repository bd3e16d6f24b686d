import { useMemo } from 'react'
import { settings } from '../app/settings.js'
import { useWatched } from '../app/watched.js'
import { wordsFor } from '../app/words.js'
import type { Words } from '../games/table-game.js'
import { onlineText } from '../text/online.js'

/** The words of the screens around a table whose people are elsewhere. */
export function useOnlineWords(): Words {
  const { language } = useWatched(settings)
  return useMemo(() => wordsFor(language, onlineText[language]), [language])
}
