import type { CreationFrame } from '@shamble/game-dead-dice/desk'
import { SCORES } from '@shamble/game-dead-dice/people'
import { Named } from '@shamble/game-dead-dice/table'
import type { ReactNode } from 'react'
import type { Part } from './part.js'

/** [DD-1.6] What players have handed in, to be read before it is accepted; nothing at any other time. */
export function HandedIn({ part }: { readonly part: Part }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const named = new Named(view, speak)
  const creation = view.frames.find(({ kind }) => kind === 'creation') as CreationFrame | undefined
  const sheets = (creation?.sheets ?? []).flatMap((sheet) => (sheet === null || sheet === 'hidden' ? [] : [sheet]))
  return sheets.map((sheet, i) => (
    <li key={`${i} ${sheet.name}`}>
      <b>{sheet.name}</b>
      <span>
        {SCORES.filter((score) => score !== 'survival')
          .map((score) => `${speak(`characteristic.${score}`)} ${sheet[score]}`)
          .join(', ')}
        . {sheet.traits.map((trait) => named.say(named.trait(trait))).join(', ')}.{' '}
        {named.say(named.darkSide(sheet.darkSide))}
      </span>
      <span className="gm-survival" title={speak('characteristic.survival')}>
        {sheet.survival}
      </span>
    </li>
  ))
}
