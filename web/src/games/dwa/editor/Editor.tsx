import { SCENARIOS, type Scenario } from '@shamble/game-dwa/scenarios'
import { samePlain } from '@shamble/kernel'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { goTo, writeAddress } from '../../../app/address.js'
import { Fault } from '../../../app/Fault.js'
import { gameWords } from '../../../app/game-words.js'
import { settings } from '../../../app/settings.js'
import { useWatched } from '../../../app/watched.js'
import { changeThing, keepThing } from '../../../drawer/drawer.js'
import { FileKey } from '../../../drawer/FileKey.js'
import { thingFaultWords } from '../../../drawer/fault-text.js'
import type { Thing } from '../../../drawer/things.js'
import { useNarrow } from '../../../setup/narrow.js'
import { fileName, saveFile } from '../../../table/files.js'
import type { OwnScreenProps } from '../../own-screen.js'
import type { PageModule } from '../../page-module.js'
import type { Words } from '../../table-game.js'
import { withTexts } from '../../with-texts.js'
import en from '../text/editor.en.js'
import fr from '../text/editor.fr.js'
import { asPlain, emptyTable, type Opened, openWork, readFile } from './begin.js'
import { Chooser } from './Chooser.js'
import { Dock } from './Dock.js'
import { type Desk, nameOf, TABS, useDesk } from './desk.js'
import { EditorBoard } from './EditorBoard.js'
import { forgetWork } from './kept.js'
import { useEditorKeys } from './keys.js'
import { playNow } from './play.js'
import { listed, ScenarioDrawer } from './ScenarioDrawer.js'
import { repairsOf, Side } from './Side.js'
import { EditorTwin } from './Twin.js'
import { TOOL_GROUPS } from './tools.js'
import '../dwa.css'
import '../team.css'
import './editor.css'

/** Scenarios made in the page. */
export default function Editor({ module, thing }: OwnScreenProps): ReactNode {
  const { language } = useWatched(settings)
  const own = useMemo(() => withTexts(module, { en, fr }), [module])
  const words = useMemo(() => gameWords(language, own.text), [language, own])
  const [opened, setOpened] = useState<Opened | null | undefined>(undefined)
  const narrow = useNarrow()
  // Neither another language nor a wider window is a reason to open it again.
  useEffect(() => {
    // Anyone who cannot draw has something to look at.
    const first = narrow ? SCENARIOS[listed[0]!] : emptyTable(words.speak)
    void openWork(thing, first).then(setOpened)
  }, [thing])
  if (opened === undefined) return <p className="loading">{words.speak('table.loading')}</p>
  if (opened === null) return <Fault what={words.speak('editor.gone')} detail={thing ?? ''} />
  return <Open {...{ words, opened, narrow }} module={own} />
}

interface OpenProps {
  readonly module: PageModule
  readonly words: Words
  readonly opened: Opened
  readonly narrow: boolean
}

function Open({ module, words, opened, narrow }: OpenProps): ReactNode {
  const [thing, setThing] = useState(opened.thing)
  const desk = useDesk(opened.scenario, { thing: thing?.id ?? null, keeps: !narrow }, words)
  const saved = useMemo(() => thing !== null && samePlain(thing.value, asPlain(desk.scenario)), [thing, desk.scenario])
  const save = (): void => {
    void keep(module, desk.scenario, thing).then(
      (kept) => {
        forgetWork(thing?.id ?? null)
        setThing(kept)
        desk.say(words.speak('drawer.kept', { name: kept.name }))
        // The address follows without a new step for the back key.
        const address = writeAddress({ at: 'own', game: module.game.id, screen: 'editor', thing: kept.id })
        globalThis.history.replaceState(null, '', address)
      },
      () => desk.say(words.speak('drawer.unkept')),
    )
  }
  const tryNow = (): void => {
    if (desk.blocking > 0) desk.goToFault(0)
    else void playNow(module, desk.scenario, words).then((trouble) => desk.say(trouble ?? ''))
  }
  if (narrow) return <Chooser {...{ module, desk, tryNow }} />
  return <DeskScreen {...{ module, desk, save, tryNow }} isSaved={saved} />
}

/** Into the drawer: under its own name as a new thing, or in place of what it was. */
async function keep(module: PageModule, scenario: Scenario, thing: Thing | null): Promise<Thing> {
  const [name, value] = [nameOf(module, scenario), asPlain(scenario)]
  if (thing === null) return keepThing({ game: module.game.id, kind: 'scenario', name, value })
  await changeThing(thing, { name, value })
  return { ...thing, name, value }
}

interface ScreenProps {
  readonly module: PageModule
  readonly desk: Desk
  readonly isSaved: boolean
  save(): void
  tryNow(): void
}

function DeskScreen({ module, desk, isSaved, save, tryNow }: ScreenProps): ReactNode {
  const { scenario, words } = desk
  const { speak } = words
  const [sheet, setSheet] = useState<'drawer' | null>(null)
  const [twin, setTwin] = useState(false)
  const [wholes, setWholes] = useState(0)
  const openRule = (rule: string): void => goTo({ at: 'rules', game: module.game.id, rule, match: null })
  const exports = (): void =>
    saveFile(
      `${fileName(nameOf(module, scenario)) || 'scenario'}.json`,
      `${JSON.stringify(scenario, null, 2)}\n`,
      'application/json',
    )
  const imports = async (file: File): Promise<void> => {
    const read = await readFile(file)
    if (read !== 'unreadable' && 'scenario' in read) desk.load(read.scenario)
    else desk.say(speak('drawer.bad', { reason: thingFaultWords(read, speak) }))
  }
  const repairs = desk.faults[desk.at] === undefined ? [] : repairsOf(desk.faults[desk.at]!, desk)
  const tools: readonly BarTool[] = [
    {
      name: undoWords(desk),
      key: 'U',
      disabled: desk.history.past.length === 0,
      run: desk.undo,
    },
    { name: speak('editor.redo'), key: '⇧U', disabled: desk.history.future.length === 0, run: desk.redo },
    {
      name: speak(desk.snap === 'on' ? 'editor.snap.on' : 'editor.snap.off'),
      key: 'N',
      pressed: desk.snap === 'on',
      run: () => desk.setSnap(desk.snap === 'on' ? 'off' : 'on'),
    },
    { name: speak('drawer.title'), key: 'O', run: () => setSheet('drawer') },
    { name: speak('editor.export'), key: 'E', run: exports },
    { name: speak('editor.text'), key: 'T', pressed: twin, run: () => setTwin(!twin) },
  ]
  useEditorKeys(desk, {
    u: desk.undo,
    'Shift+u': desk.redo,
    n: tools[2]!.run,
    o: tools[3]!.run,
    e: exports,
    t: tools[5]!.run,
    s: save,
    q: tryNow,
    g: () => desk.goToFault((desk.at + 1) % Math.max(1, desk.faults.length)),
    '=': () => setWholes(wholes + 1),
    '1': () => repairs[0]?.run(),
    '2': () => repairs[1]?.run(),
  })
  return (
    <div className="editor">
      <EditorBar {...{ module, desk, tools, imports }} />
      <Tools desk={desk} whole={() => setWholes(wholes + 1)} />
      <main className="editor-board">
        {twin ? <EditorTwin desk={desk} /> : <EditorBoard key={wholes} {...{ desk, wholes }} />}
      </main>
      <Dock {...{ desk, openRule }} />
      <Side {...{ desk, isSaved, openRule, tryNow, save }} />
      <p className="editor-said" role="status">
        {desk.said}
      </p>
      {sheet === 'drawer' && <ScenarioDrawer {...{ module, desk }} close={() => setSheet(null)} />}
    </div>
  )
}

/** What the last change was. */
function undoWords({ history, words: { speak } }: Desk): string {
  const what = history.past.at(-1)?.what
  return what === undefined ? speak('editor.undo.none') : speak('editor.undo', { what: speak(`editor.did.${what}`) })
}

interface BarTool {
  readonly name: string
  readonly key: string
  readonly disabled?: boolean
  readonly pressed?: boolean
  run(): void
}

interface EditorBarProps {
  readonly module: PageModule
  readonly desk: Desk
  readonly tools: readonly BarTool[]
  imports(file: File): Promise<void>
}

function EditorBar({ desk, tools, imports }: EditorBarProps): ReactNode {
  const { words, tab } = desk
  const { speak, language } = words
  return (
    <header className="bar">
      <button type="button" className="mark" onClick={() => goTo({ at: 'home' })} title={speak('table.home')}>
        SHAMBLE
      </button>
      <h1 className="game">{speak('game.name')}</h1>
      <div className="turn">{speak('editor.title')}</div>
      <nav className="editor-tabs" aria-label={speak('editor.tabs')}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === tab ? 'page' : undefined}
            onClick={() => {
              desk.select(null)
              desk.open(one)
            }}
          >
            {speak(`editor.tab.${one}`)}
          </button>
        ))}
      </nav>
      <div className="tools">
        {tools.map(({ name, key, disabled = false, pressed, run }) => (
          <button
            key={key}
            type="button"
            aria-pressed={pressed}
            aria-disabled={disabled || undefined}
            onClick={() => !disabled && run()}
          >
            {name}
            <kbd>{key}</kbd>
          </button>
        ))}
        <FileKey
          className="bar-key"
          label={speak('editor.import')}
          said={speak('editor.import.label')}
          onFile={imports}
        />
        <button
          type="button"
          lang={language === 'en' ? 'fr' : 'en'}
          onClick={() => settings.patch({ language: language === 'en' ? 'fr' : 'en' })}
        >
          {speak('rules.language')}
        </button>
      </div>
    </header>
  )
}

/** The tool keys, a letter and a word each. */
function Tools({ desk, whole }: { readonly desk: Desk; whole(): void }): ReactNode {
  const { speak } = desk.words
  return (
    <nav className="editor-tools" aria-label={speak('editor.tools')}>
      {Object.entries(TOOL_GROUPS).map(([group, tools]) => (
        <div key={group}>
          <p className="caps">{speak(`editor.group.${group}`)}</p>
          {tools.map((tool) => (
            <button
              key={tool.id}
              type="button"
              className="tool"
              aria-pressed={desk.tool.id === tool.id}
              aria-keyshortcuts={tool.key}
              onClick={() => desk.take(tool)}
            >
              <b>{tool.key}</b>
              <span>{speak(`editor.tool.${tool.id}`)}</span>
            </button>
          ))}
          {group === 'view' && (
            <button type="button" className="tool" aria-keyshortcuts="=" onClick={whole}>
              <b>=</b>
              <span>{speak('editor.tool.whole')}</span>
            </button>
          )}
        </div>
      ))}
    </nav>
  )
}
