import type { ReactNode } from 'react'
import { FileKey } from '../drawer/FileKey.js'
import { thingFaultWords } from '../drawer/fault-text.js'
import type { ThingFault } from '../drawer/read-thing.js'
import type { Words } from '../games/table-game.js'

interface Props {
  readonly words: Words
  /** What the option is called. */
  readonly option: string
  readonly fault: ThingFault | null
  onFile(file: File): Promise<void>
  onDrawer(): void
}

/** The way to a file and to the drawer, and what was wrong with the last file. */
export function ThingKeys({ words: { speak }, option, fault, onFile, onDrawer }: Props): ReactNode {
  return (
    <>
      <span className="thing-keys">
        <FileKey
          className="key small"
          label={speak('setup.data.own')}
          said={speak('setup.data.file', { option })}
          onFile={onFile}
        />
        <button type="button" className="key small" onClick={onDrawer}>
          {speak('drawer.title')}
        </button>
      </span>
      <span role="alert">{fault !== null && speak('drawer.bad', { reason: thingFaultWords(fault, speak) })}</span>
    </>
  )
}
