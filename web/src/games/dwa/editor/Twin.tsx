import type { ReactNode } from 'react'
import type { Desk } from './desk.js'
import { pieceName, placeWords } from './names.js'
import { isSame, LISTS, pathOf, refsOf } from './pieces.js'

/** The table as lists: every piece with its place, to be picked by the one who sees no drawing. */
export function EditorTwin({ desk }: { readonly desk: Desk }): ReactNode {
  const { scenario, words, selected } = desk
  const { speak } = words
  const all = refsOf(scenario)
  return (
    <section className="editor-twin" aria-label={speak('editor.text')}>
      {LISTS.map((list) => {
        const refs = all.filter((ref) => ref.list === list)
        if (refs.length === 0) return null
        return (
          <div key={list}>
            <h3>{speak(`editor.list.${list}`, { count: refs.length })}</h3>
            <ul>
              {refs.map((ref) => (
                <li key={pathOf(ref)}>
                  <button type="button" aria-pressed={isSame(ref, selected)} onClick={() => desk.select(ref, 'go')}>
                    <b>{pieceName(scenario, ref, words)}</b> {placeWords(scenario, ref, words)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
