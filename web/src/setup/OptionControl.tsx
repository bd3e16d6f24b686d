import { type GameModule, type OptionSpec, type Plain, parseJson, resolveOptions } from '@shamble/kernel'
import { useRef, useState } from 'react'
import type { Words } from '../games/table-game.js'
import { Choice } from '../settings/Choice.js'
import { optionLabel, valueLabel } from './words.js'

interface OptionControlProps {
  readonly module: GameModule
  readonly name: string
  readonly spec: OptionSpec
  readonly value: Plain
  readonly differs: boolean
  readonly words: Words
  readonly onSet: (value: Plain) => void
  readonly onLook?: (value: Plain | null) => void
}

/** So few numbers that they stand side by side as words do. */
const FEW = 5
/** So many that the keys beside the number take longer steps. */
const MANY = 2000

/** What sets one option: words in a strip, a number, or a file. */
export function OptionControl(props: OptionControlProps) {
  const { spec, name, value, differs, words, onSet, onLook } = props
  if (spec.type === 'data') return <DataControl {...props} />
  if (spec.type === 'number' && spec.max - spec.min >= FEW) return <NumberControl {...props} spec={spec} />
  const values: readonly Plain[] =
    spec.type === 'choice'
      ? spec.values
      : spec.type === 'flag'
        ? [false, true]
        : Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i)
  const read = (written: string): Plain => values.find((one) => String(one) === written) ?? value
  return (
    <Choice
      label={optionLabel(words.speak, name)}
      value={String(value)}
      marked={differs}
      choices={values.map((one) => ({ value: String(one), label: valueLabel(words.speak, spec, name, one) }))}
      onPick={(written) => onSet(read(written))}
      {...(onLook === undefined
        ? {}
        : { onLook: (written: string | null) => onLook(written === null ? null : read(written)) })}
    />
  )
}

function NumberControl({
  spec,
  name,
  value,
  differs,
  words,
  onSet,
}: OptionControlProps & { readonly spec: Extract<OptionSpec, { type: 'number' }> }) {
  const { speak } = words
  const option = optionLabel(speak, name)
  const now = Number(value)
  const step = spec.max - spec.min > MANY ? 100 : 1
  const set = (wanted: number): void => {
    if (Number.isInteger(wanted)) onSet(Math.min(spec.max, Math.max(spec.min, wanted)))
  }
  return (
    <span className={differs ? 'count mine' : 'count'}>
      <button
        type="button"
        aria-label={speak('setup.less', { option })}
        disabled={now <= spec.min}
        onClick={() => set(now - step)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={option}
        min={spec.min}
        max={spec.max}
        // Taken when it is finished: half a number is often out of range.
        key={now}
        defaultValue={now}
        onBlur={(event) => set(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => event.key === 'Enter' && set(event.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={speak('setup.more', { option })}
        disabled={now >= spec.max}
        onClick={() => set(now + step)}
      >
        +
      </button>
    </span>
  )
}

/** A map, a set of counters or of tiles: what comes with the game, or a file that the game itself checks. */
function DataControl({ module, name, value, differs, words, onSet }: OptionControlProps) {
  const { speak } = words
  const file = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const option = optionLabel(speak, name)
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return
    try {
      const given = parseJson(await chosen.text(), chosen.name)
      onSet(resolveOptions(module.game.options, { [name]: given })[name]!)
      setFault(null)
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <span className="data">
      <Choice
        label={option}
        value={typeof value === 'string' ? 'supplied' : 'own'}
        marked={differs}
        choices={[
          { value: 'supplied', label: speak('setup.data.supplied') },
          { value: 'own', label: speak('setup.data.own') },
        ]}
        onPick={(picked) => {
          if (picked === 'own') file.current?.click()
          else onSet(resolveOptions(module.game.options)[name]!)
        }}
      />
      <input
        ref={file}
        type="file"
        className="unseen"
        accept=".json"
        tabIndex={-1}
        aria-label={speak('setup.data.file', { option })}
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
      {fault !== null && <span role="alert">{speak('setup.data.bad', { reason: fault })}</span>}
    </span>
  )
}
