import type { GameModule, Options } from '@shamble/kernel'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Rules } from '../rules/Rules.js'
import { gameWords } from './game-words.js'
import { ask } from './host.js'
import { goTo } from './route.js'
import { settings } from './settings.js'
import { useStore } from './store.js'

interface Props {
  readonly module: GameModule
  readonly rule: string | null
  readonly match: string | null
}

/** The reference of a game, with the way back to the table that it was opened from. */
export default function RulesScreen({ module, rule, match }: Props): ReactNode {
  const { language } = useStore(settings)
  const [table, setTable] = useState<{ options: Options; turn: number } | null>(null)
  const words = useMemo(() => gameWords(language, module.text), [language, module])
  useEffect(() => {
    if (match === null) return
    void ask({ type: 'look', match }).then((reply) => {
      if (reply.ok) setTable({ options: reply.value.view.options, turn: reply.value.view.turn })
    })
  }, [match])
  const game = module.game.id
  return (
    <Rules
      module={module}
      words={words}
      cited={rule}
      options={table?.options ?? null}
      back={match === null ? { to: 'home' } : { to: 'table', ...(table === null ? {} : { turn: table.turn }) }}
      onBack={() => goTo(match === null ? { at: 'home' } : { at: 'table', match })}
      onLanguage={() => settings.patch({ language: language === 'en' ? 'fr' : 'en' })}
      onCite={(id) => {
        // The address follows without a new step for the back key.
        const address = `#/rules/${game}/${encodeURIComponent(id)}${match === null ? '' : `?match=${match}`}`
        globalThis.history.replaceState(null, '', address)
      }}
    />
  )
}
