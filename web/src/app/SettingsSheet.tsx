import type { ReactNode } from 'react'
import { Settings } from '../settings/Settings.js'
import { settings } from './settings.js'
import { useWatched } from './watched.js'
import { useWords } from './words.js'

/** The settings of this browser, as a sheet over whatever is there. */
export function SettingsSheet({ close }: { readonly close: () => void }): ReactNode {
  const words = useWords()
  return (
    <Settings
      settings={useWatched(settings)}
      words={words}
      onChange={(change) => settings.patch(change)}
      onClose={close}
    />
  )
}
