import type { DwaOptions, DwaView } from '@shamble/game-dwa/table'
import { READY_TEAM_IDS, readyTeam, type TeamSheet, teamSheetOf } from '@shamble/game-dwa/teams'
import { resolveOptions } from '@shamble/module'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { gameWords } from '../../../app/game-words.js'
import { ask } from '../../../app/host.js'
import { settings } from '../../../app/settings.js'
import { useWatched } from '../../../app/watched.js'
import { lookIntoDrawer } from '../../../drawer/drawer.js'
import { whyUnusable } from '../../../drawer/read-thing.js'
import { PrintFrame } from '../../../print/PrintFrame.js'
import type { OwnScreenProps } from '../../own-screen.js'
import type { PageModule } from '../../page-module.js'
import { withTexts } from '../../with-texts.js'
import en from '../text/print.en.js'
import fr from '../text/print.fr.js'
import { ReferencePages } from './ReferencePages.js'
import { TeamPages } from './TeamPages.js'
import { TemplatePages } from './TemplatePages.js'
import './print.css'

const PARTS = ['team', 'reference', 'templates'] as const
type Part = (typeof PARTS)[number]
/** Sheets to print: people and teams, the reference, templates at true size. */
export default function Print({ module, thing, match }: OwnScreenProps): ReactNode {
  const { language } = useWatched(settings)
  const own = useMemo(() => withTexts(module, { en, fr }), [module])
  const words = useMemo(() => gameWords(language, own.text), [language, own])
  const { speak } = words
  const [part, setPart] = useState<Part>('team')
  const { teams, options } = useTeams(own, thing, match)
  const [shown, setShown] = useState(0)
  const team = teams?.[Math.min(shown, teams.length - 1)]
  const choice = part === 'team' && teams !== null && teams.length > 1 && (
    <select aria-label={speak('print.team')} value={shown} onChange={({ target }) => setShown(Number(target.value))}>
      {teams.map(({ name }, i) => (
        <option key={name} value={i}>
          {name}
        </option>
      ))}
    </select>
  )
  return (
    <PrintFrame<Part> parts={PARTS} {...{ words, match, part, choice }} pick={setPart}>
      {part === 'team' && team !== undefined && <TeamPages {...{ team, options, words }} />}
      {part === 'reference' && <ReferencePages {...{ options, words }} />}
      {part === 'templates' && <TemplatePages {...{ options, words }} />}
    </PrintFrame>
  )
}

interface Teams {
  readonly teams: readonly TeamSheet[] | null
  readonly options: DwaOptions
}

/** The teams of a match, one of the drawer, or the ready ones; and the numbers that they are played by. */
function useTeams(module: PageModule, thing: string | null, match: string | null): Teams {
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
