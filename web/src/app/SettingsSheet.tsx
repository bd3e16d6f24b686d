import { type ReactNode, useMemo } from 'react'
import { Settings } from '../settings/Settings.js'
import { settingsText } from '../text/settings.js'
import { speakIn } from './language.js'
import { settings } from './settings.js'
import { useWatched } from './watched.js'
import { useWords, wordsFor } from './words.js'

/** The settings of this browser, as a sheet over whatever is there. */
export function SettingsSheet({ close }: { readonly close: () => void }): ReactNode {
  const { language } = useWords()
  const words = useMemo(() => wordsFor(language, settingsText[language]), [language])
  return (
    <Settings
      settings={useWatched(settings)}
      words={words}
      onChange={({ language, ...change }) => {
        settings.patch(change)
        if (language !== undefined) void speakIn(language)
      }}
      onClose={close}
    />
  )
}
