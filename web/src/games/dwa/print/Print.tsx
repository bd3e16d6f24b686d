import type { DwaOptions, DwaView } from '@shamble/game-dwa/table'
import { READY_TEAM_IDS, readyTeam, type TeamSheet, teamSheetOf } from '@shamble/game-dwa/teams'
import { type GameModule, resolveOptions } from '@shamble/module'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { goTo } from '../../../app/address.js'
import { gameWords } from '../../../app/game-words.js'
import { ask } from '../../../app/host.js'
import { settings } from '../../../app/settings.js'
import { useKeys } from '../../../app/use-keys.js'
import { useWatched } from '../../../app/watched.js'
import { lookIntoDrawer } from '../../../drawer/drawer.js'
import { whyUnusable } from '../../../drawer/read-thing.js'
import type { OwnScreenProps } from '../../own-screen.js'
import { withTexts } from '../../with-texts.js'
import en from '../text/print.en.js'
import fr from '../text/print.fr.js'
import { ReferencePages } from './ReferencePages.js'
import { TeamPages } from './TeamPages.js'
import { TemplatePages } from './TemplatePages.js'
import './print.css'

const PARTS = ['team', 'reference', 'templates'] as const
type Part = (typeof PARTS)[number]
const PAPERS = ['a4', 'letter'] as const
type Paper = (typeof PAPERS)[number]

/** Whoever uses inches has Letter in the printer. */
const usualPaper = (): Paper => (/-(US|CA|MX)$/.test(globalThis.navigator?.language ?? '') ? 'letter' : 'a4')

/** Sheets to print: people and teams, the reference, templates at true size. */
export default function Print({ module, thing, match }: OwnScreenProps): ReactNode {
  const { language } = useWatched(settings)
  const own = useMemo(() => withTexts(module, { en, fr }), [module])
  const words = useMemo(() => gameWords(language, own.text), [language, own])
  const { speak } = words
  const [part, setPart] = useState<Part>('team')
  const [paper, setPaper] = useState<Paper>(usualPaper)
  const { teams, options } = useTeams(own, thing, match)
  const [shown, setShown] = useState(0)
  const team = teams?.[Math.min(shown, teams.length - 1)]
  const back = (): void => (match === null ? goTo({ at: 'home' }) : goTo({ at: 'table', match }))
  useKeys({ Escape: back, p: () => globalThis.print() })
  return (
    <div className="printing">
      <header className="bar">
        <h1 className="turn">{speak('print.title')}</h1>
        <Choice<Part>
          label={speak('print.what')}
          all={PARTS}
          chosen={part}
          word="print.part"
          {...{ speak }}
          pick={setPart}
        />
        <Choice<Paper>
          label={speak('print.paper')}
          all={PAPERS}
          chosen={paper}
          word="print.paper"
          {...{ speak }}
          pick={setPaper}
        />
        {part === 'team' && teams !== null && teams.length > 1 && (
          <select
            aria-label={speak('print.team')}
            value={shown}
            onChange={({ target }) => setShown(Number(target.value))}
          >
            {teams.map(({ name }, i) => (
              <option key={name} value={i}>
                {name}
              </option>
            ))}
          </select>
        )}
        <div className="tools">
          <button type="button" className="now-print" onClick={() => globalThis.print()}>
            {speak('print.now')}
            <kbd>P</kbd>
          </button>
          <button type="button" onClick={back}>
            {speak(match === null ? 'setup.home' : 'print.back')}
            <kbd>{speak('press.Esc')}</kbd>
          </button>
        </div>
      </header>
      <main className="papers" data-paper={paper}>
        {part === 'team' && team !== undefined && <TeamPages {...{ team, options, words }} />}
        {part === 'reference' && <ReferencePages module={own} {...{ options, words }} />}
        {part === 'templates' && <TemplatePages {...{ options, words }} />}
      </main>
    </div>
  )
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly all: readonly T[]
  readonly chosen: T
  /** The catalogue's `<word>.<value>`. */
  readonly word: string
  speak(key: string): string
  pick(value: T): void
}

function Choice<T extends string>({ label, all, chosen, word, speak, pick }: ChoiceProps<T>): ReactNode {
  return (
    <fieldset className="print-choice" aria-label={label}>
      {all.map((one) => (
        <button key={one} type="button" aria-pressed={one === chosen} onClick={() => pick(one)}>
          {speak(`${word}.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}

interface Teams {
  readonly teams: readonly TeamSheet[] | null
  readonly options: DwaOptions
}

/** The teams of a match, one of the drawer, or the ready ones; and the numbers that they are played by. */
function useTeams(module: GameModule, thing: string | null, match: string | null): Teams {
  const usual = useMemo(() => resolveOptions(module.game.options) as DwaOptions, [module])
  const [found, setFound] = useState<Teams>({ teams: null, options: usual })
  useEffect(() => {
    let left = false
    const load = async (): Promise<Teams> => {
      const ready = { teams: READY_TEAM_IDS.map((id) => readyTeam(id)), options: usual }
      if (match !== null) return (await teamsOfMatch(match)) ?? ready
      if (thing === null) return ready
      const kept = (await lookIntoDrawer()).find(({ id, kind }) => id === thing && kind === 'team')
      if (kept === undefined || whyUnusable(module, 'team', kept.value) !== null) return ready
      return { teams: [kept.value as unknown as TeamSheet], options: usual }
    }
    void load().then((teams) => !left && setFound(teams))
    return () => {
      left = true
    }
  }, [module, thing, match, usual])
  return found
}

async function teamsOfMatch(match: string): Promise<Teams | null> {
  const opened = await ask({ type: 'open', match, reading: true })
  const look = opened.ok ? await ask({ type: 'look', match }) : opened
  if (!look.ok) return null
  const view = look.value.view as DwaView
  await ask({ type: 'close', match })
  return { teams: view.teams.map((_, seat) => teamSheetOf(view, seat)), options: view.options }
}
