import { type ReactNode, useState } from 'react'
import { goTo } from '../app/address.js'
import { useKeys } from '../app/use-keys.js'
import type { Words } from '../games/table-game.js'
import './paper.css'

const PAPERS = ['a4', 'letter'] as const
type Paper = (typeof PAPERS)[number]

/** Anyone who uses inches has Letter in the printer. */
const usualPaper = (): Paper => (/-(US|CA|MX)$/.test(globalThis.navigator?.language ?? '') ? 'letter' : 'a4')

interface Props<T extends string> {
  readonly words: Words
  /** The match that someone comes from. */
  readonly match: string | null
  readonly parts: readonly T[]
  readonly part: T
  pick(part: T): void
  /** What else can be chosen in the bar. */
  readonly choice?: ReactNode
  /** The pages themselves. */
  readonly children: ReactNode
}

/** Pages to print: what and on which paper in the bar, the pages below as they come out of the printer. */
export function PrintFrame<T extends string>({
  words,
  match,
  parts,
  part,
  pick,
  choice,
  children,
}: Props<T>): ReactNode {
  const { speak } = words
  const [paper, setPaper] = useState<Paper>(usualPaper)
  const back = (): void => (match === null ? goTo({ at: 'home' }) : goTo({ at: 'table', match }))
  useKeys({ Escape: back, p: () => globalThis.print() })
  return (
    <div className="printing">
      <header className="bar">
        <h1 className="turn">{speak('print.title')}</h1>
        <Choice<T> label={speak('print.what')} all={parts} chosen={part} word="print.part" {...{ speak, pick }} />
        <Choice<Paper>
          label={speak('print.paper')}
          all={PAPERS}
          chosen={paper}
          word="print.paper"
          {...{ speak }}
          pick={setPaper}
        />
        {choice}
        <div className="tools">
          <button type="button" className="now-print" onClick={() => globalThis.print()}>
            {speak('print.now')}
            <kbd>P</kbd>
          </button>
          <button type="button" onClick={back}>
            {speak(match === null ? 'setup.home' : 'print.back')}
            <kbd>{speak('press.Esc')}</kbd>
          </button>
        </div>
      </header>
      <main className="papers" data-paper={paper}>
        {children}
      </main>
    </div>
  )
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly all: readonly T[]
  readonly chosen: T
  /** The catalogue's `<word>.<value>`. */
  readonly word: string
  speak(key: string): string
  pick(value: T): void
}

function Choice<T extends string>({ label, all, chosen, word, speak, pick }: ChoiceProps<T>): ReactNode {
  return (
    <fieldset className="print-choice" aria-label={label}>
      {all.map((one) => (
        <button key={one} type="button" aria-pressed={one === chosen} onClick={() => pick(one)}>
          {speak(`${word}.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** Boxes to tick with a pencil; those that are taken already are filled. */
export function Boxes({ count, filled }: { readonly count: number; readonly filled: number }): ReactNode {
  return (
    <span className="boxes">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} data-filled={i < filled || undefined} />
      ))}
    </span>
  )
}
