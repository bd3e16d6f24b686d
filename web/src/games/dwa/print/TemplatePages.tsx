import { type DwaOptions, FOOTPRINTS, numbersOf } from '@shamble/game-dwa/table'
import { templateCards } from '@shamble/game-dwa/teams'
import type { ReactNode } from 'react'
import type { Words } from '../../table-game.js'
import { type Card, cardOf, dialOf, footprintOf, rulerOf, svgOf } from './template-svg.js'

interface Props {
  readonly options: DwaOptions
  readonly words: Words
}

/** All templates at true size; a line to measure says whether the printer keeps to it. */
export function TemplatePages({ options, words }: Props): ReactNode {
  const { speak } = words
  const cards = templateCards(options).map((card) => cardOf(card, speak(`print.template.${card.id}`)))
  const vehicles = Object.entries(FOOTPRINTS).map(([kind, { length, width }]) =>
    footprintOf(kind, length, width, speak(`vehicle.${kind}`)),
  )
  const { step } = numbersOf(options).distances
  const [ruler, long] = [rulerOf(100, step), rulerOf(150, step)]
  const isTriangle = ({ id }: Card): boolean => ['shotgun', 'sawnOff', 'flame'].includes(id)
  return (
    <>
      <Page cards={[{ ...ruler, id: 'check' }, ...cards.filter(isTriangle)]} words={words} />
      <Page cards={[...cards.filter((card) => !isTriangle(card)), dialOf(), long]} words={words} />
      <Page cards={vehicles} words={words} />
    </>
  )
}

function Page({ cards, words }: { readonly cards: readonly Card[]; readonly words: Words }): ReactNode {
  const { speak } = words
  return (
    <section className="paper templates">
      {cards.map((card) => (
        <figure key={card.id} data-template={card.id}>
          <svg role="img" aria-label={speak(`print.template.${card.id}`)} {...svgOf(card)} />
          <figcaption>{speak(`print.template.${card.id}`)}</figcaption>
        </figure>
      ))}
    </section>
  )
}
