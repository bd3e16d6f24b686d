import type { Condition, Scenario } from '@shamble/game-dwa/scenarios'
import type { ReactNode } from 'react'
import { inWords } from '../terrain-art.js'
import type { Desk } from './desk.js'
import { NumberField, Select } from './Rows.js'

const KINDS = ['objective', 'survivors', 'survivingShare', 'zombies', 'turn', 'gone', 'all', 'any', 'not'] as const
type Kind = (typeof KINDS)[number]

/** As deep as conditions may lie in each other: the reader refuses more. */
const DEEPEST = 4

const kindOf = (condition: Condition): Kind => Object.keys(condition)[0] as Kind

/** A condition of a kind, with what is likely to be meant. */
function fresh(kind: Kind, { objectives, turnLimit }: Scenario): Condition {
  const simple: Condition = { survivors: 1 }
  switch (kind) {
    case 'objective':
      return objectives.length === 0 ? simple : { objective: objectives[0]!.id }
    case 'survivors':
      return simple
    case 'survivingShare':
      return { survivingShare: 50 }
    case 'zombies':
      return { zombies: 0 }
    case 'turn':
      return { turn: turnLimit ?? 1 }
    case 'gone':
      return { gone: true }
    case 'all':
      return { all: [simple] }
    case 'any':
      return { any: [simple] }
    case 'not':
      return { not: simple }
  }
}

interface Props {
  readonly desk: Desk
  /** What it decides, for someone who hears a field alone. */
  readonly name: string
  readonly condition: Condition
  readonly depth?: number
  onSet(condition: Condition): void
}

/** What must hold, put together by choosing. */
export function ConditionRows({ desk, name, condition, depth = 0, onSet }: Props): ReactNode {
  const { scenario, words } = desk
  const { speak } = words
  const kind = kindOf(condition)
  const kinds = KINDS.filter(
    (one) =>
      one === kind ||
      ((depth < DEEPEST || !['all', 'any', 'not'].includes(one)) &&
        (one !== 'objective' || scenario.objectives.length > 0)),
  )
  return (
    <div className="condition">
      <Select
        name={name}
        value={kind}
        options={kinds.map((value) => ({ value, label: speak(`editor.condition.${value}`) }))}
        onPick={(picked) => onSet(fresh(picked, scenario))}
      />
      <Value {...{ desk, name, condition, onSet }} />
      {'all' in condition && (
        <Parts {...{ desk, name, depth }} parts={condition.all} onParts={(all) => onSet({ all })} />
      )}
      {'any' in condition && (
        <Parts {...{ desk, name, depth }} parts={condition.any} onParts={(any) => onSet({ any })} />
      )}
      {'not' in condition && (
        <div className="parts">
          <ConditionRows
            {...{ desk, name }}
            depth={depth + 1}
            condition={condition.not}
            onSet={(not) => onSet({ not })}
          />
        </div>
      )}
    </div>
  )
}

function Value({ desk, name, condition, onSet }: Omit<Props, 'depth'>): ReactNode {
  const { scenario, words } = desk
  if ('objective' in condition)
    return (
      <Select
        name={name}
        value={condition.objective}
        options={scenario.objectives.map(({ id, name: said }) => ({
          value: id,
          label: inWords(said, words.language),
        }))}
        onPick={(objective) => onSet({ objective })}
      />
    )
  if ('survivors' in condition)
    return (
      <NumberField
        {...{ name }}
        value={condition.survivors}
        min={0}
        max={99}
        onSet={(survivors) => onSet({ survivors })}
      />
    )
  if ('survivingShare' in condition)
    return (
      <NumberField
        {...{ name }}
        value={condition.survivingShare}
        min={1}
        max={100}
        unit="%"
        onSet={(survivingShare) => onSet({ survivingShare })}
      />
    )
  if ('zombies' in condition)
    return (
      <NumberField {...{ name }} value={condition.zombies} min={0} max={999} onSet={(zombies) => onSet({ zombies })} />
    )
  if ('turn' in condition)
    return <NumberField {...{ name }} value={condition.turn} min={1} max={99} onSet={(turn) => onSet({ turn })} />
  return null
}

interface PartsProps {
  readonly desk: Desk
  readonly name: string
  readonly depth: number
  readonly parts: readonly Condition[]
  onParts(parts: readonly Condition[]): void
}

const MOST_PARTS = 20

/** Several conditions, one below the other. */
function Parts({ desk, name, depth, parts, onParts }: PartsProps): ReactNode {
  const { speak } = desk.words
  return (
    <div className="parts">
      {parts.map((part, i) => (
        <div key={i} className="part">
          <ConditionRows
            {...{ desk, name }}
            depth={depth + 1}
            condition={part}
            onSet={(next) => onParts(parts.map((old, j) => (i === j ? next : old)))}
          />
          {parts.length > 1 && (
            <button
              type="button"
              className="cross"
              aria-label={speak('editor.dropPart', { number: i + 1 })}
              onClick={() => onParts(parts.filter((_, j) => i !== j))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {parts.length < MOST_PARTS && (
        <button type="button" className="key small" onClick={() => onParts([...parts, { survivors: 1 }])}>
          {speak('editor.addPart')}
        </button>
      )}
    </div>
  )
}
