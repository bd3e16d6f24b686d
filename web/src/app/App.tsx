import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { Defs } from '../kit/Defs.js'
import { Alarm } from './Alarm.js'
import { address } from './address.js'
import { Boundary } from './Boundary.js'
import { HomePage } from './HomePage.js'
import { isOnline } from './online.js'
import { OwnPage, RulesPage, SetUpPage } from './pages.js'
import { settings, shownTheme } from './settings.js'
import { useWatched } from './watched.js'
import { WordsContext, wordsFor } from './words.js'

// A visitor who only looks at the home page loads nothing of the table.
const TablePage = lazy(async () => ({ default: (await import('./TablePage.js')).TablePage }))
const WatchPage = lazy(async () => ({ default: (await import('../watch/WatchPage.js')).WatchPage }))
const SharedPage = lazy(async () => ({ default: (await import('./SharedPage.js')).SharedPage }))
const OnlinePage = lazy(async () => ({ default: (await import('../online/OnlinePage.js')).OnlinePage }))
const LobbyPage = lazy(async () => ({ default: (await import('../online/LobbyPage.js')).LobbyPage }))
const JoinPage = lazy(async () => ({ default: (await import('../online/JoinPage.js')).JoinPage }))
const LabPage = lazy(async () => ({ default: (await import('../lab/LabPage.js')).LabPage }))
const AnalysisPage = lazy(async () => ({ default: (await import('../analysis/AnalysisPage.js')).AnalysisPage }))
const PersonPage = lazy(async () => ({ default: (await import('../person/PersonPage.js')).PersonPage }))
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
      <Alarm host={at.at === 'table' || at.at === 'guide' ? 'told by the screen' : 'told here'} />
      <Boundary at={at}>
        {at.at === 'home' && <HomePage />}
        {at.at === 'setup' && (
          <SetUpPage
            key={`${at.game} ${at.after} ${JSON.stringify(at.choose)} ${at.online}`}
            game={at.game}
            after={at.after ?? null}
            chosen={at.choose ?? {}}
            online={at.online === true}
          />
        )}
        {at.at === 'rules' && <RulesPage key={`${at.game} ${at.match} ${at.seq}`} address={at} />}
        {at.at === 'own' && <OwnPage key={`${at.game} ${at.screen} ${at.thing} ${at.match}`} address={at} />}
        <Suspense fallback={<p className="loading">{words.speak('table.loading')}</p>}>
          {at.at === 'online' && <LobbyPage key={at.by?.token} {...(at.by === undefined ? {} : { by: at.by })} />}
          {at.at === 'join' && <JoinPage key={at.invitation} invitation={at.invitation} />}
          {at.at === 'table' && isOnline(at.match) && (
            <OnlinePage key={at.match} match={at.match} {...(at.seq === undefined ? {} : { seq: at.seq })} />
          )}
          {at.at === 'table' && !isOnline(at.match) && (
            <TablePage key={at.match} match={at.match} {...(at.seq === undefined ? {} : { seq: at.seq })} />
          )}
          {at.at === 'guide' && <TablePage key={`guide ${at.game}`} guide={at.game} />}
          {at.at === 'watch' && <WatchPage key={at.match} match={at.match} />}
          {at.at === 'shared' && <SharedPage key={at.record} record={at.record} />}
          {at.at === 'lab' && <LabPage key={at.study} study={at.study} />}
          {at.at === 'analysis' && <AnalysisPage key={at.match} match={at.match} />}
          {at.at === 'person' && <PersonPage />}
          {at.at === 'replay' && <ReplayPage key={at.match} match={at.match} seq={at.seq} />}
        </Suspense>
      </Boundary>
      <div className="grain" aria-hidden="true" />
    </WordsContext>
  )
}
