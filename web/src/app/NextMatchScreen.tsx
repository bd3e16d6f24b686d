import type { Reply } from '@shamble/host'
import { type ReactNode, useEffect, useState } from 'react'
import type { PageModule } from '../games/page-module.js'
import type { Chosen } from '../setup/draft.js'
import type { SetupPlan } from '../setup/plan.js'
import type { MatchBefore } from '../setup/SetUp.js'
import { Fault } from './Fault.js'
import { troubleOf } from './fault-words.js'
import { ask, portOf } from './host.js'
import { isOnline } from './online.js'
import SetUpScreen from './SetUpScreen.js'
import { useWords } from './words.js'

interface Props {
  readonly module: PageModule
  readonly plan: SetupPlan
  /** The match that the new one goes on from. */
  readonly after: string
  readonly chosen: Chosen
}

type Stage =
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly before: MatchBefore }
  /** Nothing goes on from there; `reply` says why where that is known. */
  | { readonly at: 'fault'; readonly reply: Reply | null }

/** The set-up of a match that goes on from another: what that one hands on stands already. */
export default function NextMatchScreen({ module, plan, after, chosen }: Props): ReactNode {
  const { speak } = useWords()
  const [stage, setStage] = useState<Stage>({ at: 'loading' })
  useEffect(() => {
    const load = async (): Promise<void> => {
      const sequel = await ask({ type: 'sequel', match: after })
      const list = await (await portOf(after)).request({ type: 'list' })
      if (!sequel.ok) return setStage({ at: 'fault', reply: sequel })
      const card = list.ok ? list.value.cards.find(({ id }) => id === after) : undefined
      const { handed, next } = sequel.value
      if (handed === null || card?.game !== module.game.id) return setStage({ at: 'fault', reply: null })
      const seats = card.seats.map((plan) => (plan.by === 'person' ? { by: plan.by, name: plan.name } : plan))
      const { realDice } = card
      // All places of that match are places of this one, unless someone says otherwise.
      const rules = await ask({ type: 'rules', match: after })
      const decided = Object.fromEntries(
        plan.decided.flatMap((name) =>
          rules.ok && !Object.hasOwn(handed, name) ? [[name, rules.value.options[name]!]] : [],
        ),
      )
      // Where others play from elsewhere the next match is theirs as well.
      const isShared = isOnline(after) && card.seats.some((plan) => plan.by === 'person' && plan.elsewhere)
      setStage({
        at: 'ready',
        before: { match: after, handed, decided, seats, realDice, isCopy: next !== null, isShared },
      })
    }
    load().catch(() => setStage({ at: 'fault', reply: null }))
  }, [module, plan, after])
  if (stage.at === 'loading') return <p className="loading">{speak('table.loading')}</p>
  if (stage.at === 'fault')
    return (
      <Fault what={speak('fault.noNext')} detail={stage.reply === null ? '' : (troubleOf(stage.reply, speak) ?? '')} />
    )
  return <SetUpScreen {...{ module, plan, chosen }} before={stage.before} />
}
