import type { Plain } from '@shamble/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { DrawerSheet } from '../../../drawer/DrawerSheet.js'
import { fetchGame } from '../../fetch.js'
import type { PageModule } from '../../page-module.js'
import type { Words } from '../../table-game.js'

interface Props {
  readonly words: Words
  close(): void
  take(value: Plain): void
}

/** The scenarios of the drawer, to bring one along. */
export function ScenarioDrawer({ words, close, take }: Props): ReactNode {
  const [module, setModule] = useState<PageModule | null>(null)
  useEffect(() => void fetchGame('dead-dice').then(setModule), [])
  if (module === null) return null
  return <DrawerSheet {...{ module, words, close }} kind="scenario" onUse={take} />
}
