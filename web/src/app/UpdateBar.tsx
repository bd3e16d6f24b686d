import type { ReactNode } from 'react'
import { useStore } from './store.js'
import { loadNewer, updates } from './updates.js'
import { useWords } from './words.js'

/** A newer page waits: said once, in a line, and taken up when somebody wants it. */
export function UpdateBar(): ReactNode {
  const { waiting } = useStore(updates)
  const { speak } = useWords()
  if (!waiting) return null
  return (
    <p className="update" role="status">
      {speak('update.waiting')}{' '}
      <button type="button" className="key small" onClick={loadNewer}>
        {speak('update.load')}
      </button>
    </p>
  )
}
