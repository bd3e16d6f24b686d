import { BadInput, type NumberSpec, type Plain } from '@shamble/kernel'
import { allowedNumbers, checkSize, parseJson, resolveOptions, type Speak } from '@shamble/module'
import { useMemo, useRef, useState } from 'react'
import { faultWords } from '../app/fault-words.js'
import { Choice } from '../settings/Choice.js'
import type { OptionControlProps } from './option-control.js'
import { ThingControl } from './ThingControl.js'
import { ThingsControl } from './ThingsControl.js'
import { isSupplied, optionLabel, valueLabel } from './words.js'

/** So few numbers that they stand side by side as words do. */
const FEW = 5
/** So many that the keys beside the number take longer steps. */
const MANY = 2000

/** What sets one option: words in a strip, a number, or a file. */
export function OptionControl(props: OptionControlProps) {
  const { spec, name, value, differs, words, onSet, onLook } = props
  if (spec.type === 'data' && spec.isTyped) return <WordControl {...props} />
  if (spec.type === 'data')
    return spec.kind === undefined ? (
      <DataControl {...props} />
    ) : spec.several === true ? (
      <ThingsControl {...props} kind={spec.kind} />
    ) : (
      <ThingControl {...props} kind={spec.kind} />
    )
  if (spec.type === 'number' && allowedNumbers(spec).length > FEW) return <NumberControl {...props} spec={spec} />
  const values: readonly Plain[] =
    spec.type === 'choice' ? spec.values : spec.type === 'flag' ? [false, true] : allowedNumbers(spec)
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
}: OptionControlProps & { readonly spec: NumberSpec }) {
  const { speak } = words
  const option = optionLabel(speak, name)
  const now = Number(value)
  const allowed = useMemo(() => allowedNumbers(spec), [spec])
  const [least, most] = [allowed[0]!, allowed.at(-1)!]
  const step = allowed.length > MANY ? 100 : 1
  /** The next allowed number that way; at the last one nothing changes. */
  const beyond = (wanted: number): number =>
    wanted > now ? (allowed.find((one) => one >= wanted) ?? most) : (allowed.findLast((one) => one <= wanted) ?? least)
  /** What is typed and not allowed becomes the nearest number of the range: 0 means "none" only when it is meant. */
  const take = (input: HTMLInputElement): void => {
    const wanted = Number.isInteger(input.valueAsNumber) ? input.valueAsNumber : now
    const taken = allowed.includes(wanted) ? wanted : Math.min(spec.max, Math.max(spec.min, wanted))
    // Where nothing changes nothing is drawn anew: what was typed would stay.
    input.value = String(taken)
    onSet(taken)
  }
  return (
    <span className={differs ? 'count mine' : 'count'}>
      <button
        type="button"
        aria-label={speak('setup.less', { option })}
        disabled={now <= least}
        onClick={() => onSet(beyond(now - step))}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={option}
        min={least}
        max={most}
        // Taken when it is finished: half a number is often out of range.
        key={now}
        defaultValue={now}
        onBlur={(event) => take(event.currentTarget)}
        onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget)}
      />
      <button
        type="button"
        aria-label={speak('setup.more', { option })}
        disabled={now >= most}
        onClick={() => onSet(beyond(now + step))}
      >
        +
      </button>
    </span>
  )
}

/** A word that the game itself checks. */
function WordControl({ module, name, value, differs, words, onSet }: OptionControlProps) {
  const { speak } = words
  const [fault, setFault] = useState<BadInput | null>(null)
  const take = (written: string): void => {
    try {
      onSet(resolveOptions(module.game.options, { [name]: written })[name]!)
      setFault(null)
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      setFault(error)
    }
  }
  return (
    <span className="data">
      <input
        type="text"
        className={differs ? 'word mine' : 'word'}
        aria-label={optionLabel(speak, name)}
        key={String(value)}
        defaultValue={String(value)}
        onBlur={(event) => take(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
      />
      <span role="alert">{fault !== null && <DataFault fault={fault} speak={speak} />}</span>
    </span>
  )
}

/** Someone's own file; nothing that comes with a game is called that. */
const OWN = '@file'

/** A map, a set of counters or of tiles: what comes with the game, or a file that the game itself checks. */
function DataControl({ module, spec, name, value, differs, words, onSet }: OptionControlProps) {
  const { speak } = words
  const usual = resolveOptions(module.game.options)[name]!
  // A set of rules may take something else that comes with the game.
  const supplied = isSupplied(value) && value !== usual ? [usual, value] : [usual]
  const file = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<BadInput | 'unreadable' | null>(null)
  const option = optionLabel(speak, name)
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return
    try {
      checkSize(chosen.size, '')
      const text = await chosen.text().catch(() => null)
      if (text === null) return setFault('unreadable')
      onSet(resolveOptions(module.game.options, { [name]: parseJson(text, '') })[name]!)
      setFault(null)
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      setFault(error)
    }
  }
  return (
    <span className="data">
      <Choice
        label={option}
        value={isSupplied(value) ? String(value) : OWN}
        marked={differs}
        choices={[
          ...supplied.map((one) => ({ value: String(one), label: valueLabel(speak, spec, name, one) })),
          { value: OWN, label: speak('setup.data.own') },
        ]}
        onPick={(picked) => {
          if (picked === OWN) file.current?.click()
          else onSet(supplied.find((one) => String(one) === picked) ?? usual)
          setFault(null)
        }}
      />
      <input
        ref={file}
        type="file"
        className="unseen"
        accept=".json"
        tabIndex={-1}
        aria-label={speak('setup.data.file', { option })}
        onChange={(event) => {
          const input = event.currentTarget
          // Emptied: the same file, mended, must be heard again.
          void read(input.files?.[0]).finally(() => {
            input.value = ''
          })
        }}
      />
      <span role="alert">{fault !== null && <DataFault fault={fault} speak={speak} />}</span>
    </span>
  )
}

function DataFault({ fault, speak }: { fault: BadInput | 'unreadable'; speak: Speak }) {
  if (fault === 'unreadable') return speak('home.open.unreadable')
  // A parser's own words about broken text help nobody.
  const reason = fault.said.key.startsWith('not JSON') ? speak('setup.data.text') : faultWords(fault, speak)
  return speak('setup.data.bad', { reason })
}
