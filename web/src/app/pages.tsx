import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { fetchGame, fetchPlan, fetchScreen } from '../games/fetch.js'
import type { OwnScreen } from '../games/own-screen.js'
import type { PageModule } from '../games/page-module.js'
import { listedGame } from '../games/registry.js'
import type { Chosen } from '../setup/draft.js'
import { type SetupPlan, usualPlan } from '../setup/plan.js'
import type { OwnAddress, RulesAddress } from './address.js'
import { Fault } from './Fault.js'
import { useWords } from './words.js'

const SetUp = lazy(() => import('./SetUpScreen.js'))
const NextMatch = lazy(() => import('./NextMatchScreen.js'))
const Rules = lazy(() => import('./RulesScreen.js'))

interface Props {
  readonly game: string
  children(module: PageModule, plan: SetupPlan): ReactNode
}

/** Fetches a game for a screen that is about it. */
function ForGame({ game, children }: Props): ReactNode {
  const { speak } = useWords()
  const [fetched, setFetched] = useState<{ readonly module: PageModule; readonly plan: SetupPlan } | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  const known = listedGame(game) !== undefined
  useEffect(() => {
    document.documentElement.dataset['game'] = game
    if (known)
      Promise.all([fetchGame(game), fetchPlan(game)]).then(
        ([module, plan]) => setFetched({ module, plan: plan ?? usualPlan(module) }),
        setFailed,
      )
  }, [game, known])
  // The boundary around all screens says so.
  if (failed !== null) throw failed
  if (!known) return <Fault what={speak('fault.noGame')} detail={game} />
  if (fetched === null) return <p className="loading">{speak('table.loading')}</p>
  return (
    <Suspense fallback={<p className="loading">{speak('table.loading')}</p>}>
      {children(fetched.module, fetched.plan)}
    </Suspense>
  )
}

interface SetUpPageProps {
  readonly game: string
  /** The match that the new one goes on from. */
  readonly after: string | null
  /** Options that were chosen on the way. */
  readonly chosen: Chosen
  /** Whether friends are to come from elsewhere. */
  readonly online: boolean
}

export function SetUpPage({ game, after, chosen, online }: SetUpPageProps): ReactNode {
  return (
    <ForGame game={game}>
      {(module, plan) =>
        after === null ? (
          <SetUp {...{ module, plan, chosen, online }} />
        ) : (
          <NextMatch {...{ module, plan, after, chosen }} />
        )
      }
    </ForGame>
  )
}

export function RulesPage({ address }: { readonly address: RulesAddress }): ReactNode {
  return (
    <ForGame game={address.game}>{(module, plan) => <Rules module={module} plan={plan} address={address} />}</ForGame>
  )
}

/** A screen of the game's own that belongs to no table. */
export function OwnPage({ address }: { readonly address: OwnAddress }): ReactNode {
  return <ForGame game={address.game}>{(module) => <Own module={module} address={address} />}</ForGame>
}

interface OwnProps {
  readonly module: PageModule
  readonly address: OwnAddress
}

function Own({ module, address }: OwnProps): ReactNode {
  const { speak } = useWords()
  const { game, screen, thing = null, match = null } = address
  const [Screen, setScreen] = useState<OwnScreen | null | undefined>(undefined)
  const [failed, setFailed] = useState<Error | null>(null)
  useEffect(() => {
    fetchScreen(game, screen).then((found) => setScreen(() => found), setFailed)
  }, [game, screen])
  if (failed !== null) throw failed
  if (Screen === undefined) return <p className="loading">{speak('table.loading')}</p>
  if (Screen === null) return <Fault what={speak('fault.noScreen')} detail={screen} />
  return <Screen {...{ module, thing, match }} />
}
