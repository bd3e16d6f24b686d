import type { Room } from '@shamble/host'
import type { Options } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { goTo } from '../app/address.js'
import { gameWords } from '../app/game-words.js'
import { fetchGame, fetchPlan } from '../games/fetch.js'
import type { PageModule } from '../games/page-module.js'
import { listedGame } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { isLevel } from '../rivals/levels.js'
import { differing, specOf } from '../setup/draft.js'
import { type OwnClocks, type SetupPlan, usualPlan } from '../setup/plan.js'
import { OptionsMap } from '../setup/ThisTable.js'
import { optionLabel, rulesWord, sideWord, valueLabel } from '../setup/words.js'
import { port } from './port.js'
import type { Strength } from './Seats.js'

/** The game of a room and the rules that are agreed on, with its own words. */
export interface RoomRules {
  readonly module: PageModule
  readonly plan: SetupPlan
  readonly options: Options
  readonly speak: Speak
}

/** The rules of a room; `null` until they are there. */
export function useRoomRules({ match, game }: Room, { language }: Words): RoomRules | null {
  const [fetched, setFetched] = useState<Omit<RoomRules, 'speak'> | null>(null)
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
  return useMemo(
    () => (fetched === null ? null : { ...fetched, speak: gameWords(language, fetched.module.text).speak }),
    [language, fetched],
  )
}

/** What each place is for; nothing where all play alike. */
export const sidesOf = ({ module, options, speak }: RoomRules): readonly (string | null)[] =>
  module.game.seats(options).map((word) => sideWord(speak, module.game.id, word))

/** How strong the computer may play at each place; nothing where there is one strength. */
export const levelsOf = ({ module, options, speak }: RoomRules): readonly (readonly Strength[])[] => {
  const { bots = [], page } = listedGame(module.game.id) ?? {}
  const levels = bots.filter(isLevel).map((bot) => ({ bot, label: speak(`level.${bot}`) }))
  return module.game
    .seats(options)
    .map((word) => (levels.length < 2 || (page?.oneStrength ?? []).includes(word) ? [] : levels))
}

/** The time limits that the rules of a room have themselves. */
export const clocksOf = (rules: RoomRules | null): OwnClocks | null => rules?.plan.clocks?.(rules.options) ?? null

interface Props {
  readonly rules: RoomRules
  readonly words: Words
}

/** By which rules a table is played: what differs from the printed ones, row by row. */
export function RulesNow({ rules: { module, plan, options, speak }, words }: Props): ReactNode {
  const { id: game } = module.game
  const changed = differing(module, plan, options)
  return (
    <section className="col rules-now">
      <h2 className="caps">
        <span>{words.speak('online.rules')}</span>
        <span className={changed.length > 0 ? 'cold' : undefined}>
          {words.speak('online.rules.differ', { count: changed.length })}
        </span>
      </h2>
      <div className="this-table">
        <OptionsMap id={game} plan={plan} options={options} speak={speak} />
        <p>{rulesWord(speak, plan, options)}.</p>
      </div>
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
