import type { Room } from '@shamble/host'
import type { Options } from '@shamble/kernel'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { goTo } from '../app/address.js'
import { gameWords } from '../app/game-words.js'
import { fetchGame, fetchPlan } from '../games/fetch.js'
import type { PageModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'
import { differing, specOf, withUsual } from '../setup/draft.js'
import { type SetupPlan, usualPlan } from '../setup/plan.js'
import { optionLabel, rulesWord, valueLabel } from '../setup/words.js'
import { port } from './port.js'

interface Fetched {
  readonly module: PageModule
  readonly plan: SetupPlan
  readonly options: Options
}

/** By which rules a table is played: what differs from the printed ones, row by row. */
export function RulesNow({ room, words }: { readonly room: Room; readonly words: Words }): ReactNode {
  const { language } = words
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const { match, game } = room
  useEffect(() => {
    let left = false
    void Promise.all([fetchGame(game), fetchPlan(game), port().request({ type: 'rules', match })]).then(
      ([module, plan, reply]) => {
        if (!left && reply.ok) setFetched({ module, plan: plan ?? usualPlan(module), options: reply.value.options })
      },
      // What cannot be fetched now is said by the table itself.
      () => {},
    )
    return () => {
      left = true
    }
  }, [match, game])
  const own = useMemo(() => (fetched === null ? null : gameWords(language, fetched.module.text)), [language, fetched])
  if (fetched === null || own === null) return null
  const module = withUsual(fetched.module, fetched.module.unattended ?? {})
  const { plan, options } = fetched
  const { speak } = own
  const changed = differing(module, plan, options)
  return (
    <section className="col rules-now">
      <h2 className="caps">
        <span>{words.speak('online.rules')}</span>
        <span className={changed.length > 0 ? 'cold' : undefined}>
          {words.speak('online.rules.differ', { count: changed.length })}
        </span>
      </h2>
      <p>{rulesWord(speak, plan.lead, options)}.</p>
      <dl>
        {changed.map((name) => (
          <div key={name}>
            <dt>{optionLabel(speak, name)}</dt>
            <dd className="cold">{valueLabel(speak, specOf(module, name), name, options[name]!)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="key small" onClick={() => goTo({ at: 'rules', game, rule: null, match: null })}>
        {words.speak('online.rules.read')}
      </button>
    </section>
  )
}
