import { type Ability, type AbilityId, xpFor } from '@shamble/game-dwa/teams'
import { refusalSentence } from '@shamble/text'
import { type ReactNode, useState } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Words } from '../../table-game.js'
import type { Plate } from './choosing.js'

const LEVELS = [1, 2, 3, 4, 5] as const
const GROUPS: readonly (readonly Ability['group'][])[] = [['general'], ['basic', 'combat']]

interface Props {
  readonly plates: readonly Plate[]
  readonly words: Words
  /** The level whose abilities are learned now. */
  readonly rank: number
  readonly title: string
  /** Whether a click takes an ability, or gives one back. */
  readonly take: ((id: AbilityId) => void) | null
  openRule(id: string): void
}

/** A column a level under its price in experience; the refusal of what is in focus stands under the board. */
export function AbilityBoard({ plates, words, rank, title, take, openRule }: Props): ReactNode {
  const { speak } = words
  const [focus, setFocus] = useState<AbilityId | null>(null)
  const count = (state: Plate['state']): number => plates.filter((plate) => plate.state === state).length
  const at = (level: number, groups: readonly Ability['group'][]): Plate[] =>
    plates.filter(({ ability }) => ability.rank === level && groups.includes(ability.group))
  const learnable = (level: number): number =>
    plates.filter(({ ability, state }) => ability.rank === level && state !== 'shut').length
  const looked = plates.find(({ ability }) => ability.id === focus) ?? null
  return (
    <section className="abilities col" aria-label={title}>
      <div className="caps">
        <span>{title}</span>
        <span>
          {speak('muster.openNow', { open: count('open'), all: plates.length })} <Rule id="R-67" open={openRule} />
        </span>
      </div>
      <div className="board5">
        {LEVELS.map((level) => (
          <p key={level} className="lvl" data-now={level <= rank || undefined}>
            <b>{level}</b>
            <span>{level <= rank ? speak('muster.now') : speak('muster.atXp', { xp: xpFor(level) })}</span>
            <small>{speak('muster.toLearn', { count: learnable(level) })}</small>
          </p>
        ))}
        {GROUPS.map((groups, i) => (
          <Groups key={groups[0]} kind={speak(i === 0 ? 'muster.general' : 'muster.combat')}>
            {LEVELS.map((level) => (
              <ul key={level} className="plates" data-level={level} aria-label={speak('muster.level', { level })}>
                {at(level, groups).map((plate) => (
                  <li key={plate.ability.id}>
                    <PlateKey
                      {...{ plate, words, take }}
                      isFocused={focus === plate.ability.id}
                      look={() => setFocus(plate.ability.id)}
                    />
                  </li>
                ))}
              </ul>
            ))}
          </Groups>
        ))}
      </div>
      <div className="said" aria-live="polite">
        {looked === null ? (
          <p className="legend">
            <b>{speak('muster.legend.open')}</b> {speak('muster.legend.open.is')} <b>{speak('muster.legend.later')}</b>{' '}
            {speak('muster.legend.later.is')} <Rule id="DWA-16.5.b" open={openRule} />{' '}
            <Rule id="DWA-16.5.a" open={openRule} /> <b>{speak('muster.legend.shut')}</b>{' '}
            {speak('muster.legend.shut.is', { count: count('shut') })}
          </p>
        ) : (
          <Looked {...{ plate: looked, words, openRule }} />
        )}
      </div>
    </section>
  )
}

function Groups({ kind, children }: { readonly kind: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <p className="kind">{kind}</p>
      {children}
    </>
  )
}

interface PlateProps extends Pick<Props, 'words' | 'take'> {
  readonly plate: Plate
  readonly isFocused: boolean
  look(): void
}

function PlateKey({ plate, words, take, isFocused, look }: PlateProps): ReactNode {
  const { ability, state, refusal } = plate
  const { speak } = words
  const about = speak(`about.ability.${ability.id}`)
  const isBarred = state === 'later' || state === 'shut' || take === null
  return (
    <button
      type="button"
      className="plate"
      data-state={state}
      data-focus={isFocused || undefined}
      data-ability={ability.id}
      aria-pressed={state === 'taken'}
      aria-disabled={isBarred || undefined}
      title={about}
      onFocus={look}
      onPointerEnter={look}
      onClick={() => {
        look()
        if (!isBarred) take(ability.id)
      }}
    >
      <span>{speak(`ability.${ability.id}`)}</span>
      <small>{state === 'shut' && refusal !== null ? speak('muster.shut') : about}</small>
    </button>
  )
}

/** What is in focus, in words: what it does, or why it may not be taken. */
function Looked({ plate, words, openRule }: { readonly plate: Plate } & Pick<Props, 'words' | 'openRule'>): ReactNode {
  const { speak } = words
  const { ability, state, refusal } = plate
  const name = speak(`ability.${ability.id}`)
  return (
    <>
      <h3>{refusal === null ? name : refusalSentence(refusal, speak)}</h3>
      <p>
        {speak(refusal === null ? 'muster.about' : 'muster.about.named', {
          name,
          about: speak(`about.ability.${ability.id}`),
        })}{' '}
        <Rule id={refusal?.rule ?? ability.rule} open={openRule} whole />
        {state === 'shut' && ability.group === 'basic' && (
          <>
            {' '}
            {speak('muster.firesAnyway')} <Rule id="R-66" open={openRule} whole />
          </>
        )}
      </p>
    </>
  )
}
