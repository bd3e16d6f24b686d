import { CHARACTERISTICS, COMMON_WORDS, HAZARDS, RESERVES } from '@shamble/game-dead-dice/scenarios'
import type { ReactNode } from 'react'
import { TextRow } from './Controls.js'
import type { Desk } from './desk.js'
import { BASE, withWord } from './work.js'

const MOST = 800

const WORDS = ['hook', 'dead', 'loud', 'exit', 'clue', 'twist', 'held', 'lost'] as const
const SIGHTS = [
  ...CHARACTERISTICS.map((by) => `obstacle.${by}`),
  ...HAZARDS.map((hazard) => `hazard.${hazard}`),
  ...RESERVES.map((reserve) => `threat.${reserve}`),
].filter((name) => COMMON_WORDS.includes(name))

/** The title, and what is told at the great moments. */
export function Story({ desk }: { readonly desk: Desk }): ReactNode {
  const { work, change, words } = desk
  const { speak } = words
  return (
    <section className="col dse-part">
      <div className="caps">
        <h2>{speak('dse.story')}</h2>
      </div>
      <p className="dse-note">{speak('dse.story.note')}</p>
      <TextRow label={speak('dse.title')} value={work.title} most={60} set={(title) => change({ ...work, title })} />
      {WORDS.map((name) => (
        <Word key={name} {...{ desk, name }} label={speak(`dse.word.${name}`)} />
      ))}
    </section>
  )
}

/** What obstacles, dangers, threats and people look like here. */
export function Sights({ desk }: { readonly desk: Desk }): ReactNode {
  const { speak } = desk.words
  return (
    <section className="col dse-part">
      <div className="caps">
        <h2>{speak('dse.sights')}</h2>
      </div>
      <p className="dse-note">{speak('dse.sights.note')}</p>
      {SIGHTS.map((name) => {
        const [sort, what] = name.split('.') as [string, string]
        const word = { obstacle: 'characteristic', hazard: 'hazard', threat: 'reserve' }[sort]!
        return (
          <Word
            key={name}
            {...{ desk, name }}
            label={speak(`dse.sight.${sort}`, { what: { word: `${word}.${what}` } })}
          />
        )
      })}
      <Word desk={desk} name="living" label={speak('dse.sight.living')} />
    </section>
  )
}

function Word({
  desk,
  name,
  label,
}: {
  readonly desk: Desk
  readonly name: string
  readonly label: string
}): ReactNode {
  const { work, change, words } = desk
  return (
    <TextRow
      label={label}
      value={work.words?.[name] ?? ''}
      most={MOST}
      hint={words.speak(`scenario.${BASE.id}.${name}`)}
      long
      set={(said) => change(withWord(work, name, said))}
    />
  )
}
