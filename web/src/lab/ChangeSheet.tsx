import type { Plain } from '@shamble/kernel'
import { keyOf, type Study } from '@shamble/lab'
import { allowedNumbers, optionSpecs } from '@shamble/module'
import { type ReactNode, useState } from 'react'
import { goTo } from '../app/address.js'
import type { PageModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'
import { Sheet } from '../table/Sheet.js'
import { changed } from './change.js'

interface Props {
  readonly study: Study
  readonly module: PageModule
  readonly words: Words
  close(): void
}

const POINTS = [1, 2, 5, 8, 10, 15]
const MOST = [10, 20, 60, 200, 1_000, 5_000, 20_000]

/** Another study of the same question: other values, more precise, or with other dice. */
export function ChangeSheet({ study, module, words, close }: Props): ReactNode {
  const { speak } = words
  const { file } = study
  const [name] = Object.keys(file.sweep.options)
  const [values, setValues] = useState<readonly Plain[]>(name === undefined ? [] : file.sweep.options[name]!)
  const [points, setPoints] = useState(file.stop.points)
  const [most, setMost] = useState(file.stop.most)
  const [seed, setSeed] = useState(file.seed)
  const possible = name === undefined ? [] : valuesOf(module, name)
  const labelOf = (value: Plain): string =>
    file.labels[name!]?.[String(value)]?.[words.language] ?? said(words, `option.${name}.${value}`) ?? String(value)
  const isWhole = (name === undefined || values.length > 0) && seed.trim() !== ''
  const apply = (): void => {
    const made = changed(file, { name: name ?? null, values, points, most, seed: seed.trim() })
    close()
    goTo({ at: 'lab', study: keyOf({ file: made }) })
  }
  const select = (label: string, given: number, all: readonly number[], set: (value: number) => void): ReactNode => (
    <label>
      {speak(label)}
      <select value={given} onChange={(event) => set(Number(event.target.value))}>
        {[...new Set([...all, given])]
          .sort((a, b) => a - b)
          .map((value) => (
            <option key={value}>{value}</option>
          ))}
      </select>
    </label>
  )
  return (
    <Sheet title={speak('lab.change.title')} close={close} className="tall">
      <form
        className="lab-change"
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole) apply()
        }}
      >
        {possible.length > 0 && (
          <fieldset>
            <legend className="caps">{speak('lab.change.values')}</legend>
            {possible.map((value) => (
              <label key={String(value)}>
                <input
                  type="checkbox"
                  checked={values.includes(value)}
                  onChange={({ target }) =>
                    setValues(possible.filter((one) => (one === value ? target.checked : values.includes(one))))
                  }
                />
                {labelOf(value)}
              </label>
            ))}
          </fieldset>
        )}
        {select('lab.change.points', points, POINTS, setPoints)}
        {select('lab.change.most', most, MOST, setMost)}
        <label>
          {speak('lab.change.seed')}
          <input type="text" maxLength={60} value={seed} onChange={(event) => setSeed(event.target.value)} />
        </label>
        <button type="submit" className="key main" disabled={!isWhole}>
          <b aria-hidden="true">↵</b>
          <span>{speak('lab.change.apply')}</span>
        </button>
      </form>
    </Sheet>
  )
}

/** More values than anybody ticks one by one are not offered. */
const MOST_TICKS = 40
const MOST_VALUES = 24

function valuesOf({ game }: PageModule, name: string): readonly Plain[] {
  const spec = optionSpecs(game.options)[name]
  if (spec?.type === 'choice') return spec.values.filter((value) => value !== spec.drawn)
  if (spec?.type === 'flag') return [false, true]
  if (spec?.type !== 'number') return []
  const numbers = spec.max - spec.min < MOST_TICKS ? allowedNumbers(spec) : []
  return numbers.length > MOST_VALUES ? numbers.filter((value) => value % 5 === 0) : numbers
}

function said({ speak }: Words, key: string): string | null {
  const sentence = speak(key)
  return sentence === key ? null : sentence
}
