import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { Defs } from '../kit/Defs.js'
import { address } from './address.js'
import { HomePage } from './HomePage.js'
import { OwnPage, RulesPage, SetUpPage } from './pages.js'
import { settings, shownTheme } from './settings.js'
import { useWatched } from './watched.js'
import { WordsContext, wordsFor } from './words.js'

// A visitor who only looks at the home page loads nothing of the table.
const TablePage = lazy(async () => ({ default: (await import('./TablePage.js')).TablePage }))
const ReplayPage = lazy(async () => ({ default: (await import('./ReplayPage.js')).ReplayPage }))

/** Which screen is shown, in which language and ink. */
export function App(): ReactNode {
  const at = useWatched(address)
  const { language, theme, motion } = useWatched(settings)
  const words = useMemo(() => wordsFor(language), [language])
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset['theme'] = shownTheme(theme)
    document.documentElement.dataset['motion'] = motion
  }, [language, theme, motion])
  return (
    <WordsContext value={words}>
      <Defs />
      {at.at === 'home' && <HomePage />}
      {at.at === 'setup' && (
        <SetUpPage
          key={`${at.game} ${at.after} ${JSON.stringify(at.choose)}`}
          game={at.game}
          after={at.after ?? null}
          chosen={at.choose ?? {}}
        />
      )}
      {at.at === 'rules' && <RulesPage key={`${at.game} ${at.match} ${at.seq}`} address={at} />}
      {at.at === 'own' && <OwnPage key={`${at.game} ${at.screen} ${at.thing} ${at.match}`} address={at} />}
      <Suspense fallback={<p className="loading">{words.speak('table.loading')}</p>}>
        {at.at === 'table' && (
          <TablePage key={at.match} match={at.match} {...(at.seq === undefined ? {} : { seq: at.seq })} />
        )}
        {at.at === 'guide' && <TablePage key={`guide ${at.game}`} guide={at.game} />}
        {at.at === 'replay' && <ReplayPage key={at.match} match={at.match} seq={at.seq} />}
      </Suspense>
      <div className="grain" aria-hidden="true" />
    </WordsContext>
  )
}
