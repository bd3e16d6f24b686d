import { answer, armLabels, closingPlot, csvOf, type Inks, lengthsPlot, sharePlot, sheetOf } from '@shamble/lab'
import { type ReactNode, useMemo, useState } from 'react'
import { goTo } from '../app/address.js'
import { useKeys } from '../app/use-keys.js'
import { useWatched } from '../app/watched.js'
import type { PageModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'
import { useNarrow } from '../setup/narrow.js'
import { fileName, saveFile } from '../table/files.js'
import { About } from './About.js'
import { ChangeSheet } from './ChangeSheet.js'
import { KeyBox } from './KeyBox.js'
import { LabBar } from './LabBar.js'
import { LabTwin } from './LabTwin.js'
import { ProgressList } from './ProgressList.js'
import type { LabSession } from './session.js'

const INKS: Inks = {
  ink: 'var(--ink)',
  soft: 'var(--ink-2)',
  line: 'var(--line)',
  paper: 'var(--stock)',
  panel: 'var(--panel)',
  chosen: 'var(--cold)',
}

interface Props {
  readonly module: PageModule
  readonly session: LabSession
  readonly studyKey: string
  /** Whether our own matches were played by other rules. */
  readonly isOlder: boolean
  readonly words: Words
}

/** A study at the screen: the question, the plots as they fill, the answer so far. */
export function Lab({ module, session, studyKey, isOlder, words }: Props): ReactNode {
  const { run } = session
  const { study } = run
  const progress = useWatched(session.progress)
  const { speak, language } = words
  const narrow = useNarrow()
  const printed = study.arms.findIndex(({ isPrinted }) => isPrinted)
  const [chosen, setChosen] = useState(Math.max(0, printed))
  const [isTwin, setTwin] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const labels = armLabels(study, language, speak)
  const { looks } = progress
  // The run changes in place, with every look.
  const drawn = useMemo(() => {
    const look = { inks: INKS, chosen, speak, language }
    const rows = study.arms.length
    const tall = (least: number, row: number): number => Math.max(least, 40 + row * rows)
    const [wide, side] = narrow ? [360, 360] : [588, 380]
    return {
      share: sharePlot(sheetOf(run, { ...look, width: wide, height: tall(narrow ? 260 : 360, 24) })),
      lengths: lengthsPlot(sheetOf(run, { ...look, width: wide, height: tall(160, narrow ? 26 : 24) })),
      closing: closingPlot(sheetOf(run, { ...look, width: side, height: 240 })),
    }
  }, [run, study, chosen, speak, language, narrow, looks])
  const matches = run.standings.reduce((sum, { now }) => sum + now.played, 0)
  const phase = run.isOver ? 'read' : progress.isRunning || matches > 0 ? 'run' : 'sweep'
  const toggle = (): void => {
    if (progress.isRunning) session.pause()
    else void session.start()
  }
  const setUp = (): void => {
    const set = { ...study.file.options, ...study.arms[chosen]!.set }
    const plain = Object.entries(set).filter(([, value]) => typeof value !== 'object')
    const choose = Object.fromEntries(plain.map(([name, value]) => [name, String(value)]))
    goTo({ at: 'setup', game: study.file.game, choose })
  }
  const save = (): void => saveFile(`${fileName(study.file.id)}.csv`, csvOf(run), 'text/csv')
  const step = (by: number): void => setChosen((at) => (at + by + labels.length) % labels.length)
  const home = (): void => goTo({ at: 'home' })
  useKeys({
    Escape: home,
    t: () => setTwin((is) => !is),
    s: save,
    ' ': () => (run.isOver ? undefined : toggle()),
    Enter: setUp,
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
  })
  const plot = (svg: string): ReactNode => <div className="plot" dangerouslySetInnerHTML={{ __html: svg }} />
  const said = answer(run, language, speak)
  return (
    <div className="lab" data-phase={phase}>
      <LabBar
        words={words}
        game={speak('game.name')}
        phase={phase}
        twin={{ isOn: isTwin, change: () => setTwin(!isTwin) }}
        onList={() => goTo({ at: 'lab', study: null })}
        onHome={home}
      />
      <main className="lab-study">
        <section className="lab-left">
          <About
            study={study}
            words={words}
            labels={labels}
            chosen={chosen}
            onChoose={setChosen}
            onChange={() => setChanging(true)}
          />
          <KeyBox studyKey={studyKey} words={words} />
        </section>
        {isTwin ? (
          <LabTwin run={run} labels={labels} words={words} />
        ) : (
          <>
            <section className="col lab-share">
              <h2 className="caps">
                <span>{speak('lab.plot.share', { said: study.file.said[language] })}</span>
                <span>{speak('lab.intervals')}</span>
              </h2>
              {plot(drawn.share)}
            </section>
            <ProgressList run={run} progress={progress} labels={labels} chosen={chosen} words={words} />
            <section className="col lab-lengths">
              <h2 className="caps">
                <span>{speak('lab.lengths')}</span>
                <span>{speak('lab.lengths.note')}</span>
              </h2>
              {plot(drawn.lengths)}
            </section>
            <section className="col lab-closing">
              <h2 className="caps">
                <span className="cold">{speak('lab.plot.closing', { value: labels[chosen]! })}</span>
                <span>{speak('lab.closing.note')}</span>
              </h2>
              {plot(drawn.closing)}
            </section>
          </>
        )}
        <section className="lab-end" aria-label={speak('lab.answer')}>
          <p role="status">
            {progress.trouble !== null && <b>{speak('lab.broken', { reason: progress.trouble })} </b>}
            {isOlder && matches === 0 ? speak('lab.older') : said}
          </p>
          <div className="keys">
            {run.isOver ? (
              <button type="button" className="key" onClick={() => setChanging(true)}>
                <span>{speak('lab.narrower')}</span>
              </button>
            ) : (
              <button type="button" className="key" onClick={toggle}>
                <span>{speak(progress.isRunning ? 'lab.pause' : matches > 0 ? 'lab.go-on' : 'lab.run')}</span>
                <kbd>{speak('press.Space')}</kbd>
              </button>
            )}
            <button type="button" className="key" onClick={save} disabled={matches === 0}>
              <span>{speak('lab.save')}</span>
              <kbd>S</kbd>
            </button>
            <button type="button" className="key main" onClick={setUp}>
              <b aria-hidden="true">↵</b>
              <span>
                {study.arms[chosen]!.tally === null
                  ? speak('lab.set-up', { value: labels[chosen]! })
                  : speak('lab.set-up.plain')}
              </span>
            </button>
          </div>
        </section>
      </main>
      {isChanging && <ChangeSheet study={study} module={module} words={words} close={() => setChanging(false)} />}
    </div>
  )
}
