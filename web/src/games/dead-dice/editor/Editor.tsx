import { samePlain } from '@shamble/kernel'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { goTo, writeAddress } from '../../../app/address.js'
import { Fault } from '../../../app/Fault.js'
import { troubleOf } from '../../../app/fault-words.js'
import { gameWords } from '../../../app/game-words.js'
import { ask } from '../../../app/host.js'
import { drawSeed } from '../../../app/seed.js'
import { settings } from '../../../app/settings.js'
import { useWatched } from '../../../app/watched.js'
import { DrawerSheet } from '../../../drawer/DrawerSheet.js'
import { changeThing, keepThing } from '../../../drawer/drawer.js'
import { FileKey } from '../../../drawer/FileKey.js'
import { thingFaultWords } from '../../../drawer/fault-text.js'
import type { Thing } from '../../../drawer/things.js'
import { fileName, saveFile } from '../../../table/files.js'
import type { OwnScreenProps } from '../../own-screen.js'
import type { PageModule } from '../../page-module.js'
import type { Words } from '../../table-game.js'
import { withTexts } from '../../with-texts.js'
import en from '../text/editor.en.js'
import fr from '../text/editor.fr.js'
import type { Desk } from './desk.js'
import { People } from './People.js'
import { Places } from './Places.js'
import { Start } from './Start.js'
import { Sights, Story } from './Story.js'
import { Ways } from './Ways.js'
import {
  asPlain,
  emptyWork,
  faultOf,
  fieldOf,
  forgetWork,
  keepWork,
  type Opened,
  openWork,
  optionsAlone,
  readFile,
  type Work,
} from './work.js'
import { workFaultWords } from './work-fault-words.js'
import './editor.css'

/** [DD-16.68] Scenarios of people's own, in a form. */
export default function Editor({ module, thing }: OwnScreenProps): ReactNode {
  const { language } = useWatched(settings)
  const own = useMemo(() => withTexts(module, { en, fr }), [module])
  const words = useMemo(() => gameWords(language, own.text), [language, own])
  const [desk, setDesk] = useState<{ readonly number: number; readonly opened: Opened | null } | null>(null)
  const [times, setTimes] = useState(0)
  // Another language is no reason to open it again.
  useEffect(() => {
    let isLeft = false
    void openWork(thing, words.speak).then((opened) => {
      if (!isLeft) setDesk((before) => ({ number: (before?.number ?? 0) + 1, opened }))
    })
    return () => {
      isLeft = true
    }
  }, [thing, times])
  useEffect(() => {
    document.documentElement.dataset['game'] = own.game.id
  }, [own])
  if (desk === null) return <p className="loading">{words.speak('table.loading')}</p>
  const { number, opened } = desk
  if (opened === null) return <Fault what={words.speak('dse.gone')} detail={thing ?? ''} />
  return <Writing key={number} {...{ words, opened }} module={own} openAgain={() => setTimes(times + 1)} />
}

const TABS = ['story', 'start', 'places', 'people', 'ways', 'sights'] as const
type Tab = (typeof TABS)[number]

/** Where a field of the file is written. */
const TAB_OF: Readonly<Record<string, Tab>> = {
  start: 'start',
  priority: 'start',
  variants: 'start',
  kit: 'start',
  places: 'places',
  roster: 'people',
  groupTrait: 'people',
  companions: 'people',
  story: 'ways',
  twist: 'ways',
  routes: 'ways',
}
const SECTIONS: Readonly<Record<Tab, (props: { desk: Desk }) => ReactNode>> = {
  story: Story,
  start: Start,
  places: Places,
  people: People,
  ways: Ways,
  sights: Sights,
}

interface WritingProps {
  readonly module: PageModule
  readonly words: Words
  readonly opened: Opened
  /** Opens what the address names, though it may have been named before. */
  openAgain(): void
}

function Writing({ module, words, opened, openAgain }: WritingProps): ReactNode {
  const { speak } = words
  const [thing, setThing] = useState(opened.thing)
  const [work, setWork] = useState(opened.work)
  const [tab, setTab] = useState<Tab>('story')
  const [said, setSaid] = useState('')
  const [open, setOpen] = useState(false)
  const id = thing?.id ?? null
  const fault = useMemo(() => faultOf(work), [work])
  const wrong = fault === null ? null : (TAB_OF[fieldOf(fault)] ?? 'story')
  const isSaved = thing !== null && samePlain(thing.value, asPlain(work))
  const change = (next: Work): void => {
    setWork(next)
    setSaid('')
    keepWork(id, next)
  }
  const game = module.game.id
  const put = (made: Work): Promise<Thing> =>
    keepThing({ game, kind: 'scenario', name: made.title.trim() || speak('dse.new'), value: asPlain(made) })
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    await act().catch(() => setSaid(speak('drawer.unkept')))
  }
  const save = (): Promise<void> =>
    attempt(async () => {
      const changed = { name: work.title.trim() || speak('dse.new'), value: asPlain(work) }
      const kept = thing === null ? await put(work) : { ...thing, ...changed }
      if (thing !== null) await changeThing(thing, changed)
      forgetWork(id)
      setThing(kept)
      setSaid(speak('drawer.kept', { name: kept.name }))
      // The address follows without a new step for the back key.
      const address = writeAddress({ at: 'own', game, screen: 'editor', thing: kept.id })
      globalThis.history.replaceState(null, '', address)
    })
  const lead = (to: string | null): void => {
    goTo({ at: 'own', game, screen: 'editor', ...(to === null ? {} : { thing: to }) })
    openAgain()
  }
  // What is open stays as it is, saved or not: another scenario has a place of its own.
  const imports = async (file: File): Promise<void> => {
    const read = await readFile(file)
    if (read === 'unreadable' || !('work' in read))
      return setSaid(speak('drawer.bad', { reason: thingFaultWords(read, speak) }))
    await attempt(async () => lead((await put(read.work)).id))
  }
  const beginEmpty = (): Promise<void> =>
    attempt(async () => {
      if (thing === null && !samePlain(asPlain(work), asPlain(emptyWork(speak)))) await put(work)
      forgetWork(null)
      lead(null)
    })
  const tryNow = async (): Promise<void> => {
    const reply = await ask({
      type: 'create',
      game,
      name: work.title,
      options: optionsAlone(work),
      seats: [{ by: 'person', name: '' }],
      seed: drawSeed(),
    })
    if (reply.ok) goTo({ at: 'table', match: reply.value.match })
    else setSaid(troubleOf(reply, speak) ?? '')
  }
  const Section = SECTIONS[tab]
  return (
    <div className="dse">
      <header className="bar">
        <button type="button" className="mark" onClick={() => goTo({ at: 'home' })} title={speak('table.home')}>
          SHAMBLE
        </button>
        <h1 className="game">{speak('game.name')}</h1>
        <div className="turn">{speak('dse.screen')}</div>
        <div className="tools">
          <button type="button" onClick={() => setOpen(true)}>
            {speak('drawer.title')}
          </button>
          <button
            type="button"
            lang={words.language === 'en' ? 'fr' : 'en'}
            onClick={() => settings.patch({ language: words.language === 'en' ? 'fr' : 'en' })}
          >
            {speak('rules.language')}
          </button>
        </div>
      </header>
      <nav className="dse-tabs" aria-label={speak('dse.tabs')}>
        {TABS.map((one) => (
          <button key={one} type="button" aria-current={tab === one ? 'page' : undefined} onClick={() => setTab(one)}>
            {speak(`dse.tab.${one}`)}
            {wrong === one && <b title={speak('dse.wrong')}>!</b>}
          </button>
        ))}
      </nav>
      <main className="dse-form" key={tab}>
        <Section desk={{ work, words, change }} />
      </main>
      <aside className="dse-side">
        <section className="col">
          <div className="caps">
            <span>{speak('dse.state')}</span>
            <span>{speak(isSaved ? 'dse.saved' : 'dse.unsaved')}</span>
          </div>
          <p className="ask">{work.title}</p>
          <p className="dse-fault" role="status">
            {fault === null ? speak('dse.fine') : workFaultWords(fault, work, speak)}
          </p>
          <div className="keys">
            <button type="button" className="key main" onClick={() => void save()}>
              <b>↵</b>
              <span>{speak('dse.save')}</span>
              <small />
            </button>
            <button
              type="button"
              className="key"
              aria-disabled={fault === null ? undefined : true}
              onClick={() => fault === null && void tryNow()}
            >
              <b>▸</b>
              <span>{speak('dse.try')}</span>
              <small />
            </button>
            <button
              type="button"
              className="key"
              onClick={() =>
                saveFile(
                  `${fileName(work.title) || 'scenario'}.json`,
                  `${JSON.stringify(work, null, 2)}\n`,
                  'application/json',
                )
              }
            >
              <b>↓</b>
              <span>{speak('dse.export')}</span>
              <small />
            </button>
            <FileKey className="key dse-file" label={speak('dse.import')} said={speak('dse.import')} onFile={imports} />
            <button type="button" className="key" onClick={() => void beginEmpty()}>
              <b>×</b>
              <span>{speak('dse.empty')}</span>
              <small />
            </button>
          </div>
          <p className="dse-said" role="status">
            {said}
          </p>
        </section>
      </aside>
      {open && <DrawerSheet {...{ module, words }} kind="scenario" close={() => setOpen(false)} />}
    </div>
  )
}
