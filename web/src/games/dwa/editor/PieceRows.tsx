import type { ReactNode } from 'react'
import type { Desk } from './desk.js'
import { memberOf, type Ref, withMember } from './pieces.js'
import { NumberField, Pick, Row, TextField } from './Rows.js'

export const HIGHEST = 1_000

export interface OwnProps {
  readonly desk: Desk
  readonly at: Ref
}

type Fields = Readonly<Record<string, unknown>>

/** Sets fields of a piece; `undefined` takes one away. */
export function setter({ desk, at }: OwnProps): (fields: Fields) => void {
  return (fields) => {
    const all = { ...(memberOf(desk.scenario, at) as Fields), ...fields }
    const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    desk.commit(withMember(desk.scenario, at, kept), 'set')
  }
}

export const named = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value, label: label(value) }))

export function YesNo(props: {
  readonly desk: Desk
  readonly label: string
  readonly value: boolean
  readonly words?: readonly [no: string, yes: string]
  onSet(value: boolean): void
}): ReactNode {
  const { desk, label, value, words = ['editor.no', 'editor.yes'], onSet } = props
  const { speak } = desk.words
  return (
    <Row label={label}>
      <Pick
        name={label}
        value={value ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: speak(words[1]) },
          { value: 'no', label: speak(words[0]) },
        ]}
        onPick={(picked) => onSet(picked === 'yes')}
      />
    </Row>
  )
}

/** What other pieces, objectives and files call it. */
export function IdRow(props: OwnProps & { readonly id: string }): ReactNode {
  const { speak } = props.desk.words
  const set = setter(props)
  return (
    <Row label={speak('editor.prop.id')}>
      <TextField name={speak('editor.prop.id')} value={props.id} most={32} onSet={(id) => set({ id })} />
    </Row>
  )
}

/** A height above the ground; nothing where it is the ground itself. */
export function LevelRow(props: OwnProps & { readonly level: number | undefined }): ReactNode {
  const { speak } = props.desk.words
  const set = setter(props)
  return (
    <Row label={speak('editor.prop.level')}>
      <NumberField
        name={speak('editor.prop.level')}
        value={props.level ?? 0}
        min={0}
        max={HIGHEST}
        unit="mm"
        onSet={(level) => set({ level: level === 0 ? undefined : level })}
      />
    </Row>
  )
}
