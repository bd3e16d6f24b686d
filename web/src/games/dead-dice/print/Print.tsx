import { SURVIVOR_FORMAT, type SurvivorFile } from '@shamble/game-dead-dice/files'
import { readySheet, SAMPLE_SURVIVORS } from '@shamble/game-dead-dice/people'
import type { DeadDiceView } from '@shamble/game-dead-dice/table'
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
import { AdversaryPages } from './AdversaryPages.js'
import { AidPages } from './AidPages.js'
import { GroupPage } from './GroupPage.js'
import { type Printed, printedFile, printedSurvivor } from './printed.js'
import { SurvivorPages } from './SurvivorPages.js'
import './print.css'

const PARTS = ['survivor', 'group', 'adversaries', 'aid'] as const
type Part = (typeof PARTS)[number]

/** Pages to print: survivors, the group, adversaries, and what a game master needs at hand. */
export default function Print({ module, thing, match }: OwnScreenProps): ReactNode {
  const { language } = useWatched(settings)
  const own = useMemo(() => withTexts(module, { en, fr }), [module])
  const words = useMemo(() => gameWords(language, own.text), [language, own])
  const [part, setPart] = useState<Part>('survivor')
  const { survivors, view } = usePeople(own, thing, match)
  return (
    <PrintFrame<Part> parts={PARTS} {...{ words, match, part }} pick={setPart}>
      {part === 'survivor' && <SurvivorPages {...{ survivors, words }} />}
      {part === 'group' && <GroupPage {...{ view, words }} />}
      {part === 'adversaries' && <AdversaryPages words={words} />}
      {part === 'aid' && <AidPages words={words} />}
    </PrintFrame>
  )
}

interface People {
  readonly survivors: readonly Printed[]
  /** The match as anybody may see it; `null` where there is none. */
  readonly view: DeadDiceView | null
}

/** The ready-made ones, and an empty sheet. */
const READY: People = {
  survivors: [
    ...SAMPLE_SURVIVORS.map(({ name }) => printedFile({ format: SURVIVOR_FORMAT, ...readySheet(name) })),
    null,
  ],
  view: null,
}

/** The survivors of a match, one of the drawer, or the ready-made ones. */
function usePeople(module: PageModule, thing: string | null, match: string | null): People {
  const [found, setFound] = useState<People>(READY)
  useEffect(() => {
    let left = false
    const load = async (): Promise<People> => {
      if (match !== null) return (await peopleOfMatch(match)) ?? READY
      if (thing === null) return READY
      const kept = (await lookIntoDrawer()).find(({ id, kind }) => id === thing && kind === 'survivor')
      if (kept === undefined || whyUnusable(module, 'survivor', kept.value) !== null) return READY
      return { survivors: [printedFile(kept.value as unknown as SurvivorFile)], view: null }
    }
    void load().then((people) => !left && setFound(people))
    return () => {
      left = true
    }
  }, [module, thing, match])
  return found
}

async function peopleOfMatch(match: string): Promise<People | null> {
  const opened = await ask({ type: 'open', match, reading: true })
  const look = opened.ok ? await ask({ type: 'look', match }) : opened
  if (!look.ok) return null
  const view = look.value.view as DeadDiceView
  await ask({ type: 'close', match })
  const made = view.survivors.map((_, seat) => printedSurvivor(view, seat)).filter((one) => one !== null)
  return { survivors: made.length === 0 ? READY.survivors : made, view }
}
