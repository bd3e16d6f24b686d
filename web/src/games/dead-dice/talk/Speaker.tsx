import { Named } from '@shamble/game-dead-dice/table'
import type { ReactNode } from 'react'
import { Dice } from '../Pool.js'
import type { Part } from '../part.js'
import { poolFacts } from '../pool.js'
import { Row } from '../Row.js'
import { chosenOf, menuOf, type Speak, speakersOf, talkDecision, talkOf } from './choosing.js'
import { Outcomes } from './Outcomes.js'

/** Who speaks and how, the dice, and what each result leads to. */
export function Speaker({ part }: { readonly part: Part }): ReactNode {
  const { view, words, draft } = part
  const { speak } = words
  if (part.menu === 'ownRequest' && draft?.space.kind === 'ownRequest')
    return (
      <div className="proposal">
        <textarea
          rows={2}
          maxLength={200}
          value={(draft.at(['words']) ?? '') as string}
          aria-label={speak('talk.ownRequest')}
          placeholder={speak('talk.ownRequest')}
          onChange={({ target }) => part.compose?.(draft.set(['words'], target.value))}
        />
      </div>
    )
  const chosen = chosenOf(part)
  if (chosen === null) return null
  const named = new Named(view, speak)
  const all = speakersOf(part)
  const isFixed = talkDecision(view, 'speaker')?.proposal !== null && part.menu === null
  const pick = (change: Partial<Speak>): void => part.openMenu?.(menuOf({ ...chosen, ...change }))
  return (
    <div className="proposal">
      {!isFixed && (
        <div className="talk-picks">
          <Row
            label={speak('talk.how')}
            all={[...new Set(all.map(({ by }) => by))]}
            now={chosen.by}
            say={(by) => speak(`characteristic.${by}`)}
            pick={(by) => pick({ by })}
          />
          <Row
            label={speak('talk.speaker')}
            all={[...new Set(all.map(({ leader }) => leader))].sort()}
            now={chosen.leader}
            say={(seat) => named.say(named.who(seat))}
            pick={(leader) => pick({ leader })}
          />
        </div>
      )}
      <Dice rows={poolFacts(view, chosen, words)?.rows ?? []} openRule={part.openRule} />
      <Outcomes part={part} talk={talkOf(view)!} />
    </div>
  )
}
