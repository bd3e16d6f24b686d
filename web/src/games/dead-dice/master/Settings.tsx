import type { ReactNode } from 'react'
import { goTo } from '../../../app/address.js'
import { Field, type FieldProps } from '../../../draft/Field.js'
import { isMaster } from '../is-master.js'
import type { Part } from './part.js'
import { ScenarioDrawer } from './ScenarioDrawer.js'

/** What has a place of its own on the screen. */
const ELSEWHERE: readonly string[] = [
  'say',
  'whisper',
  'note',
  'forget',
  'rollTable',
  'reveal',
  'contagion',
  'build',
  'add',
  'stage',
]

/** What a game master composes beside the keys: a ruling, the name of a place, a companion, a sheet to change. */
export function MasterSettings(part: Part): ReactNode {
  const { draft, words, compose, choices, begin } = part
  const { speak } = words
  if (!isMaster(part.view) || compose === undefined) return null
  if (choices.spaces.some(({ kind }) => kind === 'stage')) return <Scenarios {...part} />
  const kinds = choices.spaces.filter(({ kind }) => !ELSEWHERE.includes(kind))
  const open = draft != null && !ELSEWHERE.includes(draft.space.kind) ? draft : null
  if (kinds.length === 0) return null
  return (
    <div className="composer gm-settings">
      {(kinds.length > 1 || open === null) && (
        <div className="composer-kinds">
          {kinds.map(({ kind }) => (
            <button
              key={kind}
              type="button"
              className="key small"
              aria-pressed={open?.space.kind === kind}
              onClick={() => begin?.(kind)}
            >
              {speak(`space.${kind}`)}
            </button>
          ))}
        </div>
      )}
      {open !== null && <Fields {...{ compose, words }} draft={open} />}
    </div>
  )
}

/** The fields of a form; things to pick where there are none are left out. */
function Fields({ draft, compose, words }: Pick<FieldProps, 'draft' | 'compose' | 'words'>): ReactNode {
  const { shape, kind } = draft.space
  if (shape.kind !== 'form')
    return <Field {...{ draft, compose, words, shape }} path={[]} label={words.speak(`space.${kind}`)} />
  return shape.fields
    .filter((field) => field.shape.kind !== 'pick' || field.shape.from.length > 0)
    .map((field) => (
      <Field
        key={field.name}
        {...{ draft, compose, words }}
        shape={field.shape}
        path={[field.name]}
        label={words.speak(field.key)}
      />
    ))
}

/** [DD-16.68] The player's own scenario comes from the drawer; one that is not written yet is written first. */
function Scenarios(part: Part): ReactNode {
  const { words, tool, useTool, answer } = part
  const { speak } = words
  return (
    <div className="keys gm-scenarios">
      <button type="button" className="key" onClick={() => useTool?.('drawer')}>
        <b>↵</b>
        <span>{speak('gm.stage.open')}</span>
        <small />
      </button>
      <button type="button" className="key" onClick={() => goTo({ at: 'own', game: 'dead-dice', screen: 'editor' })}>
        <b>+</b>
        <span>{speak('gm.stage.write')}</span>
        <small />
      </button>
      {tool === 'drawer' && (
        <ScenarioDrawer
          words={words}
          close={() => useTool?.(null)}
          take={(value) => {
            useTool?.(null)
            answer({ type: 'stage', words: JSON.stringify(value) })
          }}
        />
      )}
    </div>
  )
}
