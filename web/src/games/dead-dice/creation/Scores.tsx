import {
  BASE_SURVIVAL_RANGE,
  CHARACTERISTIC_RANGE,
  CREATION,
  SCORES,
  type Score,
  waysToReach,
} from '@shamble/game-dead-dice/people'
import { percent } from '@shamble/text'
import type { ReactNode } from 'react'
import { fig, pose } from '../../../kit/index.js'
import { Rule } from '../../../table/Rule.js'
import type { Part } from '../part.js'
import { draftOf, type Person, pointsLeft } from './person.js'

interface Props {
  readonly part: Part
  readonly person: Person
}

/** A score is its dice; Survival is the dead that someone can face. */
export function Scores({ part, person }: Props): ReactNode {
  const { speak } = part.words
  return (
    <section className="col scores" aria-label={speak('creation.scores')}>
      <div className="caps">
        <h2>{speak('creation.scores')}</h2>
        <span>
          {speak('creation.chances')} <Rule id="DD-7.3" open={part.openRule} />
        </span>
      </div>
      {SCORES.map((score) => (
        <ScoreRow key={score} {...{ part, person, score }} />
      ))}
    </section>
  )
}

/** [DD-7.3] Dice that a fitting trait adds. */
const TRAIT_DICE = 2

const chanceOf = (dice: number): number => {
  const { ways, of } = waysToReach(dice, 1)
  return ways / of
}

function ScoreRow({ part, person, score }: Props & { readonly score: Score }): ReactNode {
  const { speak } = part.words
  const isSurvival = score === 'survival'
  const { max } = isSurvival ? BASE_SURVIVAL_RANGE : CHARACTERISTIC_RANGE
  const value = person[score]
  const name = speak(`characteristic.${score}`)
  const left = person.isDraft ? pointsLeft(person) : 0
  return (
    <div className="score">
      <b>{name}</b>
      <span className="boxes-dd" role="img" aria-label={speak('creation.score', { name, value })}>
        {Array.from({ length: Math.max(max, value) }, (_, i) => (
          <Box key={i} state={stateOf(i, value, left)} dead={isSurvival ? i : null} />
        ))}
      </span>
      <p>{speak(`characteristic.${score}.about`)}</p>
      <span className="odds-dd">
        {isSurvival ? (
          speak('creation.most', { most: max })
        ) : (
          <>
            <b>{percent(chanceOf(value), speak)}</b> · <b>{percent(chanceOf(value + TRAIT_DICE), speak)}</b>
          </>
        )}
      </span>
      {person.isDraft && <Change {...{ part, score, name, value, max, left }} />}
    </div>
  )
}

type BoxState = 'free' | 'own' | 'next' | 'off'

const stateOf = (i: number, value: number, left: number): BoxState =>
  i < CREATION.start ? 'free' : i < value ? 'own' : i === value && left > 0 ? 'next' : 'off'

function Box({ state, dead }: { readonly state: BoxState; readonly dead: number | null }): ReactNode {
  if (dead === null) return <i className={`sq-dd ${state}`}>{state === 'next' ? '+1' : ''}</i>
  const fill = state === 'free' || state === 'own' ? '#111' : 'var(--line)'
  return (
    <i className={`sq-dd dead ${state}`}>
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: fig(pose(dead), 0, 0, 100, { fill }) }}
      />
    </i>
  )
}

interface ChangeProps {
  readonly part: Part
  readonly score: Score
  readonly name: string
  readonly value: number
  readonly max: number
  readonly left: number
}

/** One down, one up; what is not possible is hatched and says why. */
function Change({ part, score, name, value, max, left }: ChangeProps): ReactNode {
  const { speak } = part.words
  const draft = draftOf(part)
  const set = (to: number): void => {
    if (draft !== null) part.compose?.(draft.set([score], to))
  }
  const less = value <= CREATION.start ? speak('creation.least', { name }) : ''
  const more = value >= max ? speak('creation.full', { name, most: max }) : left < 1 ? speak('creation.none') : ''
  return (
    <span className="pm">
      <button
        type="button"
        aria-label={speak('creation.lower', { name })}
        title={less}
        disabled={less !== ''}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <button
        type="button"
        aria-label={speak('creation.raise', { name })}
        title={more}
        disabled={more !== ''}
        onClick={() => set(value + 1)}
      >
        +
      </button>
    </span>
  )
}
