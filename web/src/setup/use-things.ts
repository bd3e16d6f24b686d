import { BadInput, type Plain } from '@shamble/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useWatched } from '../app/watched.js'
import { drawer, keepThing, lookIntoDrawer } from '../drawer/drawer.js'
import { kindOf, readThingFile, type ThingFault, whyUnusable } from '../drawer/read-thing.js'
import { byName, nameOfFile, type Thing } from '../drawer/things.js'
import type { PageModule } from '../games/page-module.js'

interface UsableThings {
  /** What is in the drawer and can be used here, by name. */
  readonly usable: readonly Thing[]
  readonly fault: ThingFault | null
  forgetFault(): void
  /** Uses what a file holds and puts it into the drawer, or says what is wrong with it. */
  take(file: File): Promise<void>
}

/** What people have made of a kind, and files that bring more of it. */
export function useThings(module: PageModule, kind: string, use: (value: Plain) => void): UsableThings {
  const things = useWatched(drawer)
  const [fault, setFault] = useState<ThingFault | null>(null)
  useEffect(() => void lookIntoDrawer(), [])
  const game = module.game.id
  const usable = useMemo(
    () =>
      byName(
        (things ?? []).filter(
          (thing) => thing.game === game && thing.kind === kind && whyUnusable(module, kind, thing.value) === null,
        ),
      ),
    [things, module, game, kind],
  )
  const take = async (file: File): Promise<void> => {
    const read = await readThingFile(module, kind, file)
    if (read === 'unreadable' || read instanceof BadInput) return setFault(read)
    setFault(null)
    use(read.value)
    const own = kindOf(module, kind).name?.(read.value) ?? nameOfFile(file.name)
    // Where nothing can be kept it is used all the same.
    await keepThing({ game, kind, name: own, value: read.value }).catch(() => {})
  }
  return { usable, fault, forgetFault: () => setFault(null), take }
}
