import { refund } from '@shamble/game-dead-dice/desk'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import { Gauge } from '../Head.js'
import { sumOf } from './in-hand.js'
import { cartDraft, type Part } from './part.js'

/** Menace as a numeral and as marks: kept, in hand, spent; and what a flight would give back. */
export function Menace({ part }: { readonly part: Part }): ReactNode {
  const { view, words, openRule } = part
  const { speak } = words
  const { menace, account } = view.master
  if (menace === null || account === null) return null
  const draft = cartDraft(part)
  const price = (draft === null ? null : sumOf(draft)?.price) ?? 0
  const spent = view.scene?.spent ?? null
  const all = Math.max(account.start, menace)
  return (
    <section className="col gm-menace">
      <span className="gm-number">{menace}</span>
      <div>
        <h2>{speak('gm.menace')}</h2>
        <p>
          {spent === null || spent === 0
            ? speak('gm.menace.of', { start: account.start })
            : speak('gm.menace.scene', {
                start: account.start,
                spent,
                refund: refund(spent, view.options.refundRounding),
              })}{' '}
          <Rule id="DD-8.26" open={openRule} />
        </p>
      </div>
      <Marks {...{ all, menace, price }} />
    </section>
  )
}

/** One mark a point: kept ones filled, those in hand dashed, spent ones struck out. */
function Marks({ all, menace, price }: Readonly<Record<'all' | 'menace' | 'price', number>>): ReactNode {
  return (
    <span className="gm-marks" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <i key={i} data-is={i >= menace ? 'gone' : i >= menace - price ? 'cart' : 'kept'} />
      ))}
    </span>
  )
}

/** [DD-4.4] [DD-4.5] Horde and Noise, with the step in hand dashed. */
export function Gauges({ part }: { readonly part: Part }): ReactNode {
  const { view, words, openRule } = part
  const { speak } = words
  const draft = cartDraft(part)
  const rising = (field: string): number => (draft?.at([field]) as number | undefined) ?? 0
  return (
    <section className="col gm-gauges">
      {(['horde', 'noise'] as const).map((name) => {
        const value = view.master[name]
        return (
          <div key={name} className="gm-gauge">
            <Gauge name={speak(`dd.${name}`)} value={value} next={value + rising(name)} />
            <span className="words">
              {speak(`gm.gauge.${name}`, { count: value })}{' '}
              <Rule id={name === 'horde' ? 'DD-5.6' : 'DD-4.9'} open={openRule} />
            </span>
          </div>
        )
      })}
    </section>
  )
}
