import { gameSpeaker } from '@shamble/text'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { fetchGame, fetchPlan } from '../games/fetch.js'
import { defaultBot, GAMES } from '../games/registry.js'
import { Home } from '../home/Home.js'
import { fileName, saveFile } from '../table/files.js'
import { interfaceText } from '../text/index.js'
import { goTo } from './address.js'
import { troubleOf } from './fault-words.js'
import { ask, hostState, refreshCards } from './host.js'
import { otherLanguage } from './language.js'
import { tablesAt } from './online.js'
import { readTable } from './position-text.js'
import { drawSeed } from './seed.js'
import { settings, shownTheme } from './settings.js'
import { loadNewer, updates } from './updates.js'
import { useWatched } from './watched.js'
import { useWords } from './words.js'

const HomeDrawer = lazy(async () => ({ default: (await import('./HomeDrawer.js')).HomeDrawer }))
const HomeOnline = lazy(async () => ({ default: (await import('../online/HomeOnline.js')).HomeOnline }))
const SettingsSheet = lazy(async () => ({ default: (await import('./SettingsSheet.js')).SettingsSheet }))

/** The home page with its host behind it. */
export function HomePage(): ReactNode {
  const words = useWords()
  const { cards, keeping } = useWatched(hostState)
  const { theme, language } = useWatched(settings)
  const { offline, waiting } = useWatched(updates)
  const [open, setOpen] = useState(false)
  const [drawer, setDrawer] = useState<string | null>(null)
  useEffect(() => {
    delete document.documentElement.dataset['game']
    document.title = 'Shamble'
    void refreshCards()
  }, [])
  const then = async (request: Parameters<typeof ask>[0]): Promise<void> => {
    await ask(request)
    await refreshCards()
  }
  /** Where that cannot be, the set-up says why. */
  const play = async (game: string): Promise<void> => {
    const [{ beginFirst }, { usualPlan }, module, plan] = await Promise.all([
      import('./first-game.js'),
      import('../setup/plan.js'),
      fetchGame(game),
      fetchPlan(game),
    ])
    const names = settings.get().names.slice(0, 1)
    const first = { module, plan: plan ?? usualPlan(module), names, bot: defaultBot(game), seed: drawSeed }
    const reply = await beginFirst(first, ask)
    goTo(reply.ok ? { at: 'table', match: reply.value.match } : { at: 'setup', game })
  }
  const exportMatch = async (match: string): Promise<void> => {
    const reply = await ask({ type: 'export', match })
    const card = cards?.find((other) => other.id === match)
    if (reply.ok) saveFile(`${fileName('shamble', card?.game ?? '', card?.name ?? '')}.match`, reply.value.record)
  }
  return (
    <>
      <Home
        games={GAMES}
        saves={cards ?? []}
        words={words}
        theme={shownTheme(theme)}
        note={
          keeping?.kept === false
            ? words.speak('home.unkept')
            : offline === 'no'
              ? ''
              : words.speak(`offline.${offline}`)
        }
        online={tablesAt === null ? null : <Suspense>{<HomeOnline cards={cards ?? []} />}</Suspense>}
        onNewer={waiting ? loadNewer : null}
        onOpen={(match) => goTo({ at: 'table', match })}
        onReplay={(match) => goTo({ at: 'replay', match, seq: null })}
        onNew={(game) => goTo({ at: 'setup', game })}
        onPlay={(game) => void play(game)}
        onNext={({ id, game }) => goTo({ at: 'setup', game, after: id })}
        onGuide={(game) => goTo({ at: 'guide', game })}
        onRules={(game) => goTo({ at: 'rules', game, rule: null, match: null })}
        onDrawer={setDrawer}
        onLanguage={() => void otherLanguage()}
        onTheme={() => settings.patch({ theme: shownTheme(theme) === 'dark' ? 'light' : 'dark' })}
        onLab={() => goTo({ at: 'lab', study: null })}
        onSettings={() => setOpen(true)}
        onRename={(match, name) => void then({ type: 'rename', match, name })}
        onDelete={(match) => void then({ type: 'delete', match })}
        onExport={(match) => void exportMatch(match)}
        onTakeOnline={
          tablesAt === null ? null : async (save) => (await import('../online/take-online.js')).takeOnline(save, words)
        }
        onImport={async (record, { recover, otherRules }) => {
          const reply = await ask({
            type: 'import',
            record,
            recover,
            ...(otherRules ? { otherRules: 'continue' } : {}),
          })
          await refreshCards()
          return reply
        }}
        onPosition={async (game, pasted) => {
          const module = await fetchGame(game)
          const { options, position } = readTable(pasted)
          // As the set-up does: no clock runs at one screen.
          const reply = await ask({ type: 'create', game, position, options: { ...module.unattended, ...options } })
          if (reply.ok) return { match: reply.value.match }
          return { trouble: troubleOf(reply, gameSpeaker(module, language, interfaceText[language]))! }
        }}
      />
      <Suspense>
        {open && <SettingsSheet close={() => setOpen(false)} />}
        {drawer !== null && <HomeDrawer game={drawer} close={() => setDrawer(null)} />}
      </Suspense>
    </>
  )
}
