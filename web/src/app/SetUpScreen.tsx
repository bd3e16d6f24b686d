import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { PageModule } from '../games/page-module.js'
import { listedGame } from '../games/registry.js'
import type { Chosen } from '../setup/draft.js'
import type { SetupPlan } from '../setup/plan.js'
import { type MatchBefore, SetUp } from '../setup/SetUp.js'
import { goTo } from './address.js'
import { troubleOf } from './fault-words.js'
import { gameWords } from './game-words.js'
import { ask, hostPort, hostState } from './host.js'
import { speakIn } from './language.js'
import { isForServer, tablesAt } from './online.js'
import { drawSeed } from './seed.js'
import { settings } from './settings.js'
import { useWatched } from './watched.js'

interface Props {
  readonly module: PageModule
  readonly plan: SetupPlan
  /** The match that this one goes on from. */
  readonly before?: MatchBefore
  /** Options that were chosen on the way. */
  readonly chosen: Chosen
  /** Whether friends are to come from elsewhere. */
  readonly online?: boolean
}

/** The set-up of a game, with its host behind it. */
export default function SetUpScreen({ module, plan, before, chosen, online = false }: Props): ReactNode {
  const { language, names, twin, curtain } = useWatched(settings)
  const [trouble, setTrouble] = useState<string | null>(null)
  const words = useMemo(() => gameWords(language, module.text), [language, module])
  const { keeping } = useWatched(hostState)
  // Whether matches are kept is known before one begins.
  useEffect(() => void hostPort(), [])
  const game = module.game.id
  const listed = listedGame(game)
  const origin = { at: 'rules', game, match: null, from: 'setup', ...(before ? { after: before.match } : {}) } as const
  return (
    <SetUp
      module={module}
      plan={plan}
      bots={listed?.bots ?? []}
      words={words}
      names={names}
      curtain={curtain === 'secret'}
      twin={twin}
      trouble={trouble}
      {...(before === undefined ? {} : { before })}
      chosen={chosen}
      online={tablesAt === null || before !== undefined ? 'never' : online ? 'wanted' : 'possible'}
      note={keeping?.kept === false ? words.speak('home.unkept') : null}
      onStart={(request, wishes) => {
        settings.patch({
          curtain: wishes.curtain ? 'secret' : 'never',
          names: [...wishes.names, ...names.slice(wishes.names.length)],
        })
        // Where others come from elsewhere nobody chooses the dice.
        const seed = isForServer(request) ? {} : { seed: drawSeed() }
        void ask({ ...seed, ...request }).then((reply) => {
          if (reply.ok) goTo({ at: 'table', match: reply.value.match })
          else setTrouble(troubleOf(reply, words.speak))
        })
      }}
      onGuide={listed?.page.guide === undefined ? null : () => goTo({ at: 'guide', game })}
      onTwin={(wished) => settings.patch({ twin: wished })}
      onRules={() => goTo({ ...origin, rule: null })}
      onRule={(rule) => goTo({ ...origin, rule })}
      onLanguage={(chosen) => void speakIn(chosen)}
      onHome={() => goTo({ at: 'home' })}
    />
  )
}
