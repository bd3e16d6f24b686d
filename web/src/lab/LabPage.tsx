import { BadInput } from '@shamble/kernel'
import { batchesIn, isKey, keyOf, readKey, type Study, type StudyFile } from '@shamble/lab'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Fault } from '../app/Fault.js'
import { faultWords } from '../app/fault-words.js'
import { settings } from '../app/settings.js'
import { useWatched } from '../app/watched.js'
import { wordsFor } from '../app/words.js'
import { fetchGame } from '../games/fetch.js'
import type { PageModule } from '../games/page-module.js'
import { listedGame } from '../games/registry.js'
import { labText } from '../text/lab.js'
import { screenText } from '../text/screens.js'
import { Crew, HANDS } from './crew.js'
import { keepBatch, keptBatches } from './kept-runs.js'
import { Lab } from './Lab.js'
import { LabList } from './LabList.js'
import { ourStudies } from './our-studies.js'
import { LabSession } from './session.js'
import '../styles/lab.css'

interface Opened {
  readonly module: PageModule
  readonly session: LabSession
  readonly studyKey: string
  readonly isOlder: boolean
}

/** The lab: the list of studies, or one of them with its workers behind it. */
export function LabPage({ study }: { readonly study: string | null }): ReactNode {
  const { language } = useWatched(settings)
  const plain = useMemo(() => wordsFor(language, { ...screenText[language], ...labText[language] }), [language])
  const [opened, setOpened] = useState<Opened | null>(null)
  const [fault, setFault] = useState<BadInput | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  useEffect(() => {
    if (study === null) return
    const crew = new Crew()
    let left = false
    let session: LabSession | null = null
    open(study, crew).then(
      (found) => {
        if (left) return
        session = found.session
        document.documentElement.dataset['game'] = found.module.game.id
        setOpened(found)
      },
      (error: Error) => {
        if (left) return
        if (error instanceof BadInput) setFault(error)
        else setFailed(error)
      },
    )
    return () => {
      left = true
      session?.pause()
      crew.close()
    }
  }, [study])
  const words = useMemo(
    () =>
      opened === null
        ? plain
        : wordsFor(language, { ...opened.module.text[language], ...screenText[language], ...labText[language] }),
    [opened, plain, language],
  )
  // The boundary around all screens says so.
  if (failed !== null) throw failed
  if (fault !== null) return <Fault what={faultWords(fault, plain.speak)} detail={fault.where} />
  if (study === null) return <LabList words={plain} />
  if (opened === null) return <p className="loading">{plain.speak('table.loading')}</p>
  return <Lab key={opened.studyKey} {...opened} words={words} />
}

async function open(named: string, crew: Crew): Promise<Opened> {
  const ours = await ourStudies()
  const found = ours.find(({ file, key }) => file.id === named || key === named)
  const file = found?.file ?? (isKey(named) ? readKey(named) : null)
  if (file === null) throw new BadInput('key', 'this is not the key of a study')
  if (listedGame(file.game) === undefined)
    throw new BadInput('game', 'no game is called "{{game}}"', { game: file.game })
  const [module, { study, isOlder }] = await Promise.all([
    fetchGame(file.game),
    openFile(file, crew, found !== undefined),
  ])
  const key = keyOf(study)
  const played = found === undefined || isOlder ? [] : batchesIn(found.matches, study, key)
  const session = new LabSession(study, [...played, ...(await keptBatches(key, study))], {
    atOnce: HANDS,
    play: (task) => crew.play(study.file, task),
    keep: (batch) => keepBatch(key, batch),
  })
  return { module, session, studyKey: key, isOlder }
}

/** A study of ours is still worth asking where the rules have moved on; only its matches are not. */
async function openFile(file: StudyFile, crew: Crew, isOurs: boolean): Promise<{ study: Study; isOlder: boolean }> {
  try {
    return { study: await crew.open(file), isOlder: false }
  } catch (error) {
    if (!isOurs || !(error instanceof BadInput) || error.where !== 'rules') throw error
    return { study: await crew.open({ ...file, rules: null }), isOlder: true }
  }
}
