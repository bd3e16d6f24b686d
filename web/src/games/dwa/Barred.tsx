import { refusalSentence } from '@shamble/text'
import type { ReactNode } from 'react'
import { Rule } from '../../table/Rule.js'
import { pointedFire } from './aiming.js'
import type { Part } from './part.js'
import { spotName } from './spots.js'

/** Why nobody can fire at whichever of the dead is pointed at; nothing where someone can. */
export function Barred(part: Part): ReactNode {
  const refusal = pointedFire(part)?.checked?.refusal ?? null
  if (refusal === null) return null
  const { words, view } = part
  return (
    <p className="dwa-barred">
      <b>{spotName(part.pointedSpot!, view, words)}</b> {refusalSentence(refusal, words.speak)}{' '}
      <Rule id={refusal.rule} open={part.openRule} />
    </p>
  )
}
