import type { Plain, Seat } from '@shamble/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { DrawerSheet } from '../../../drawer/DrawerSheet.js'
import { keepThing } from '../../../drawer/drawer.js'
import { fetchGame } from '../../fetch.js'
import type { PageModule } from '../../page-module.js'
import type { Part } from '../part.js'
import { teamThing } from './team-thing.js'

interface Props {
  readonly part: Part
  readonly team: Seat
}

/** The teams of the drawer, and this one to be put there. */
export function TeamDrawer({ part, team }: Props): ReactNode {
  const { words, view } = part
  const { speak } = words
  const [said, setSaid] = useState('')
  const [module, setModule] = useState<PageModule | null>(null)
  useEffect(() => void fetchGame('dwa').then(setModule), [])
  const thing = teamThing(view, team, words)
  const keep = async (): Promise<void> => {
    if (thing === null) return
    const { name, value } = thing
    await keepThing({ game: 'dwa', kind: 'team', name, value: value as unknown as Plain }).then(
      (kept) => setSaid(speak('drawer.kept', { name: kept.name })),
      () => setSaid(speak('drawer.unkept')),
    )
  }
  if (module === null) return null
  return (
    <DrawerSheet module={module} words={words} kind="team" close={() => part.useTool?.(null)}>
      {thing !== null && (
        <button type="button" className="key main" onClick={() => void keep()}>
          <b>+</b>
          <span>{speak('drawer.keepTeam', { name: thing.name })}</span>
          <small />
        </button>
      )}
      <p className="drawer-say" role="status">
        {said === '' && thing?.value.copy === true ? speak('drawer.isCopy') : said}
      </p>
    </DrawerSheet>
  )
}
