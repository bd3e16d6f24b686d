import type { Plain } from '@shamble/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { DrawerSheet } from '../../../drawer/DrawerSheet.js'
import { keepThing } from '../../../drawer/drawer.js'
import { fetchGame } from '../../fetch.js'
import type { PageModule } from '../../page-module.js'
import { draftOf } from '../creation/person.js'
import type { Part } from '../part.js'
import { survivorThings } from './survivor-things.js'

/** The survivors of the drawer, those of the match to be put there, and one of them for a sheet that is being made. */
export function SurvivorDrawer({ part }: { readonly part: Part }): ReactNode {
  const { words } = part
  const { speak } = words
  const [said, setSaid] = useState('')
  const [module, setModule] = useState<PageModule | null>(null)
  useEffect(() => void fetchGame('dead-dice').then(setModule), [])
  const draft = draftOf(part)
  const keep = async (value: Plain & { readonly name: string }): Promise<void> => {
    await keepThing({ game: 'dead-dice', kind: 'survivor', name: value.name, value }).then(
      (kept) => setSaid(speak('drawer.kept', { name: kept.name })),
      () => setSaid(speak('drawer.unkept')),
    )
  }
  const use = (value: Plain): void => {
    const { name, traits, darkSide, brains, finesse, muscle, guts, mug, survival } = value as Record<string, Plain>
    const sheet = { name, brains, finesse, muscle, guts, mug, survival, traits, darkSide }
    const next = draft?.proposing({ type: 'sheet', ...sheet } as Parameters<NonNullable<typeof draft>['proposing']>[0])
    if (next != null) part.compose?.(next)
    part.useTool?.(null)
  }
  if (module === null) return null
  return (
    <DrawerSheet
      module={module}
      words={words}
      kind="survivor"
      close={() => part.useTool?.(null)}
      {...(draft?.space.kind === 'sheet' ? { onUse: use } : {})}
    >
      {survivorThings(part.view).map((file) => (
        <button key={file.name} type="button" className="key" onClick={() => void keep(file as never)}>
          <b>+</b>
          <span>{speak('drawer.keepSurvivor', { name: file.name })}</span>
          <small />
        </button>
      ))}
      <p className="drawer-say" role="status">
        {said}
      </p>
    </DrawerSheet>
  )
}
