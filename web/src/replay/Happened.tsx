import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import { Die } from '../table/Die.js'
import { Rule } from '../table/Rule.js'
import type { Face, Retelling } from './parts.js'
import '../styles/happened.css'

interface Props {
  readonly retelling: Retelling
  /** Which move of how many. */
  readonly count: string
  readonly words: Words
  openRule(id: string): void
}

/** One move of the record: its headline, the odds as they were, what fell, and the arithmetic. */
export function Happened({ retelling, count, words, openRule }: Props): ReactNode {
  const { title, rule, dice, faces, say } = retelling
  return (
    <section className="happened col" aria-labelledby="happened">
      <div className="caps">
        <h2 id="happened">{words.speak('replay.happened')}</h2>
        <span className="count">{count}</span>
        {rule !== '' && <Rule id={rule} open={openRule} />}
      </div>
      <div aria-live="polite">
        <p className="headline">{title}</p>
        {faces.length === 0 ? <Rolled dice={dice} /> : <Faces faces={faces} dice={dice} words={words} />}
        {say !== '' && <p className="say">{say}</p>}
      </div>
    </section>
  )
}

function Rolled({ dice }: { readonly dice: readonly number[] }): ReactNode {
  if (dice.length === 0) return null
  return (
    <p className="rolled">
      {dice.map((face, i) => (
        <Die key={`${i} ${face}`} face={face} size={34} />
      ))}
    </p>
  )
}

/** Six faces of one die, each with its price; of several dice every total, as high as it was likely. */
function Faces({
  faces,
  dice,
  words,
}: { readonly faces: readonly Face[] } & Pick<Retelling, 'dice'> & Pick<Props, 'words'>) {
  const isTotal = dice.length > 1
  const most = Math.max(...faces.map(({ ways }) => ways))
  return (
    <ol className={isTotal ? 'faces totals' : 'faces'} aria-label={words.speak('replay.odds')}>
      {faces.map((face) => (
        <li key={face.mark} className={`face ${face.kind}${face.fell ? ' fell' : ''}`} title={face.word}>
          {isTotal ? (
            <>
              <svg viewBox="0 0 20 34" preserveAspectRatio="none" aria-hidden="true">
                <rect x={0} y={34 - (face.ways / most) * 34} width={20} height={(face.ways / most) * 34} />
              </svg>
              <b>{face.mark}</b>
              <span className="heard">{face.word}</span>
            </>
          ) : (
            <>
              <Die face={face.mark} size={24} />
              <b>{face.word}</b>
            </>
          )}
          {face.fell && <span className="heard">{words.speak('replay.fell')}</span>}
        </li>
      ))}
    </ol>
  )
}
