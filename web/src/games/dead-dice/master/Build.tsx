import type { Draft } from '@shamble/drafts'
import { refusalSentence } from '@shamble/text'
import { type ReactNode, useState } from 'react'
import { Rule } from '../../../table/Rule.js'
import { panicRow, type Row, rowsOf, type Way } from './cart-rows.js'
import { FoeBuilder } from './FoeBuilder.js'
import { cartDraft, may, type Part } from './part.js'

/** The price list: a row an element, with what it costs, its rule, and how many are in hand. */
export function Build({ part }: { readonly part: Part }): ReactNode {
  const { speak } = part.words
  const draft = cartDraft(part)
  const [open, setOpen] = useState<string | null>(null)
  return (
    <section className="col gm-build" aria-label={speak('gm.build')}>
      <div className="caps">
        <span>{speak('gm.build')}</span>
        <span>{speak('gm.menace')}</span>
      </div>
      {draft === null ? <Closed part={part} /> : <Open {...{ part, draft, open, setOpen }} />}
    </section>
  )
}

/** Nothing can be built now; where elements may be added although nobody asks, a key says so. */
function Closed({ part }: { readonly part: Part }): ReactNode {
  const { speak } = part.words
  const { stepIn } = part
  if (!may(part, 'add')) return <p className="gm-none">{speak('gm.build.none')}</p>
  if (part.choices.asked)
    return (
      <button type="button" className="key" onClick={() => part.begin?.('add')}>
        <b>+</b>
        <span>{speak('gm.build.add')}</span>
        <small />
      </button>
    )
  if (stepIn == null) return <p className="gm-none">{speak('gm.build.none')}</p>
  return (
    <button type="button" className="key" onClick={stepIn}>
      <b>+</b>
      <span>{speak('gm.build.add')}</span>
      <small />
    </button>
  )
}

interface OpenProps {
  readonly part: Part
  readonly draft: Draft
  readonly open: string | null
  setOpen(open: string | null): void
}

function Open({ part, draft, open, setOpen }: OpenProps): ReactNode {
  const panic = panicRow(part)
  // [DD-11.4] A talk costs the price of its stake, and holds nothing else.
  const isTalk = draft.space.kind === 'build' && draft.at(['scene']) === 'negotiation'
  const rows = isTalk ? [] : [...rowsOf(part, draft), ...(panic === null ? [] : [panic])]
  const toggle = (id: string) => (): void => setOpen(open === id ? null : id)
  return (
    <>
      {draft.space.kind === 'build' && <Kinds {...{ part, draft }} />}
      {draft.space.kind === 'build' && draft.at(['scene']) !== 'danger' && <FoeBuilder {...{ part, draft }} />}
      <ul className="gm-rows">
        {rows.map((row) => (
          <Line key={row.id} {...{ part, row }} isOpen={open === row.id} toggle={toggle(row.id)} />
        ))}
      </ul>
    </>
  )
}

/** [DD-5.1] Danger, talk or a fight with people. */
function Kinds({ part, draft }: Pick<OpenProps, 'part' | 'draft'>): ReactNode {
  const { speak } = part.words
  const shape = draft.shapeAt(['scene'])
  const kinds = shape?.kind === 'choice' ? shape.of : []
  return (
    <fieldset className="gm-kinds" aria-label={speak('field.scene')}>
      {kinds.map((kind) => {
        const on = draft.at(['scene']) === kind
        const why = on ? null : draft.whyNot(['scene'], kind)
        // That nobody is chosen yet is no reason not to choose them.
        const barred = why !== null && why.at === 'scene' ? why : null
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={on}
            aria-disabled={barred === null ? undefined : true}
            title={barred === null ? undefined : refusalSentence(barred, part.words.speak)}
            onClick={() => barred === null && part.compose?.(ofKind(draft, kind))}
          >
            {speak(`gm.kind.${kind}`)}
          </button>
        )
      })}
    </fieldset>
  )
}

/** Another kind of scene: people of the one before do not belong in it. */
function ofKind(draft: Draft, kind: string): Draft {
  const next = draft.set(['scene'], kind)
  if (kind === 'confrontation') return next
  return next.set(['cast'], []).set(['own'], []).set(['groupTrait'], '').set(['foesNear'], false)
}

interface LineProps {
  readonly part: Part
  readonly row: Row
  readonly isOpen: boolean
  toggle(): void
}

function Line({ part, row, isOpen, toggle }: LineProps): ReactNode {
  const { words, openRule } = part
  const { title, note, price, rule, count, ways, refusal } = row
  const [only] = ways.length === 1 ? ways : []
  const press = (): void => {
    if (refusal !== null) return
    if (only === undefined) toggle()
    else only.run()
  }
  return (
    <li className="gm-row" data-in={count > 0 || undefined} data-barred={refusal !== null || undefined}>
      <button
        type="button"
        className="gm-add"
        aria-disabled={refusal === null ? undefined : true}
        aria-expanded={only === undefined && refusal === null ? isOpen : undefined}
        onClick={press}
      >
        <span className="gm-what">
          {title}
          <small>{refusal === null ? note : refusalSentence(refusal, words.speak)}</small>
        </span>
        <span className="gm-price">{price}</span>
        <span className="gm-count" aria-hidden={count === 0 || undefined}>
          {count > 0 ? `×${count}` : '+'}
        </span>
      </button>
      <Rule id={rule} open={openRule} />
      {isOpen && only === undefined && refusal === null && <Ways {...{ ways, part }} />}
    </li>
  )
}

function Ways({ ways, part }: { readonly ways: readonly Way[]; readonly part: Part }): ReactNode {
  return (
    <div className="gm-ways">
      {ways.map(({ id, name, on, refusal, run }) => (
        <button
          key={id}
          type="button"
          className="key small"
          aria-pressed={on}
          aria-disabled={refusal === null ? undefined : true}
          title={refusal === null ? undefined : refusalSentence(refusal, part.words.speak)}
          onClick={() => refusal === null && run()}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
