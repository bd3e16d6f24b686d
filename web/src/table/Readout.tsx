import type { ReactNode } from 'react'
import { dieInline, inlineIcon } from '../kit/index.js'
import { type Bar, oddsBars } from './odds-bars.js'
import { Rule } from './Rule.js'
import '../styles/readout.css'

/** One row of the table: the figure, what it is, and the rule that says so. */
export interface Fact {
  readonly value: string
  readonly words: string
  /** For a narrow screen, where the words are long. */
  readonly brief?: string
  readonly rule: string
}

/** What one face of the die means. */
export interface FaceMeaning {
  readonly die: number
  readonly isGood: boolean
  readonly words: string
  /** What may be chosen instead; empty where nothing is. */
  readonly or: string
  /** Whether it is the one that has fallen. */
  readonly fell: boolean
}

/** A share of what may come, set large. */
export interface Share {
  readonly share: string
  readonly words: string
  readonly brief?: string
  readonly title?: string
}

/** What is known before the dice: of an answer that is pointed at, of what comes next, or of the moment. */
export interface ReadoutFacts {
  readonly title: string
  /** The rule of the whole; where there is none the title is alone, and large. */
  readonly rule?: string
  /** The result for a narrow screen, beside the title. */
  readonly short?: string
  readonly faces?: readonly FaceMeaning[]
  /** How a figure came about, the figure, and what is left of it. */
  readonly formula?: { readonly sum: string; readonly total: string; readonly left: string }
  readonly shares?: readonly Share[]
  /** What a mark on the board means. */
  readonly note?: { readonly icon: 'skull'; readonly words: string } | null
  readonly rows: readonly Fact[]
  /** At the left and the right of the line over the bars. */
  readonly caption?: string
  readonly sum?: string
  readonly bars?: readonly Bar[]
}

interface Props {
  readonly facts: ReadoutFacts
  /** The game's own name for this readout, for what its styles do otherwise. */
  readonly name: string
  openRule(id: string): void
}

const html = (art: string) => ({ __html: art })

/** Odds before dice, rule beside number. */
export function Readout({ facts, name, openRule }: Props): ReactNode {
  const {
    title,
    rule,
    short = '',
    faces,
    formula,
    shares,
    note = null,
    rows,
    caption = '',
    sum = '',
    bars = [],
  } = facts
  return (
    <div className={`col readout-facts ${name}`}>
      {rule === undefined ? (
        <h2>
          <span>{title}</span>
          {short === '' ? null : <b>{short}</b>}
        </h2>
      ) : (
        <div className="caps">
          <span>{title}</span>
          <Rule id={rule} open={openRule} />
        </div>
      )}
      {faces === undefined ? null : <Faces faces={faces} />}
      {formula === undefined ? null : (
        <p className="formula">
          {formula.sum}
          <b>{formula.total}</b>
          <small>{formula.left}</small>
        </p>
      )}
      {shares === undefined ? null : <Shares shares={shares} />}
      {note === null ? null : (
        <p className="told">
          <span aria-hidden="true" dangerouslySetInnerHTML={html(inlineIcon(note.icon, 12))} /> {note.words}
        </p>
      )}
      {rows.length === 0 ? null : <Modifiers rows={rows} openRule={openRule} />}
      {caption === '' ? null : (
        <div className={sum === '' ? 'say' : 'caps caption'}>
          <span>{caption}</span>
          {sum === '' ? null : <span className="sum">{sum}</span>}
        </div>
      )}
      {bars.length > 1 ? (
        <>
          <div className="full" dangerouslySetInnerHTML={html(oddsBars(bars, caption, 281, 44))} />
          <div className="brief" dangerouslySetInnerHTML={html(oddsBars(bars, caption, 362, 38))} />
        </>
      ) : null}
    </div>
  )
}

function Modifiers({ rows, openRule }: { readonly rows: readonly Fact[] } & Pick<Props, 'openRule'>): ReactNode {
  return (
    <table className="mods">
      <tbody>
        {rows.map(({ value, words, brief = words, rule }) => (
          <tr key={`${rule} ${words}`}>
            <td>{value}</td>
            <td>
              <span className="full">{words}</span>
              <span className="brief">{brief}</span>
            </td>
            <td>
              <Rule id={rule} open={openRule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The six faces of a die, each with what it means. */
export function Faces({ faces }: { readonly faces: readonly FaceMeaning[] }): ReactNode {
  return (
    <ol className="faces">
      {faces.map(({ die, isGood, words, or, fell }) => (
        <li key={die} className={`face ${isGood ? 'good' : 'bad'}${fell ? ' fell' : ''}`}>
          <span dangerouslySetInnerHTML={html(dieInline(die, 24))} />
          <b>{words}</b>
          {or === '' ? null : <small>{or}</small>}
        </li>
      ))}
    </ol>
  )
}

function Shares({ shares }: { readonly shares: readonly Share[] }): ReactNode {
  return (
    <div className="versus">
      {shares.map(({ share, words, brief, title }) => (
        <div key={words} title={title}>
          <b>{share}</b>
          {brief === undefined ? (
            words
          ) : (
            <>
              <span className="long">{words}</span>
              <span className="short">{brief}</span>
            </>
          )}
        </div>
      ))}
    </div>
  )
}
