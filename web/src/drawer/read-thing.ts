import { BadInput, type Plain } from '@shamble/kernel'
import { checkSize, type DrawerKind, parseJson } from '@shamble/module'
import type { PageModule } from '../games/page-module.js'

/** Why a file is none of the things that it should be; `unreadable` where the browser could not read it at all. */
export type ThingFault = BadInput | 'unreadable'

export const kindOf = (module: PageModule, kind: string): DrawerKind => module.drawer![kind]!

/** What a file holds, checked by the game itself. A file that is too large is not even read. */
export async function readThingFile(
  module: PageModule,
  kind: string,
  file: File,
): Promise<{ value: Plain } | ThingFault> {
  const where = `drawer.${kind}`
  try {
    checkSize(file.size, where)
    const text = await file.text().catch(() => null)
    return text === null ? 'unreadable' : { value: kindOf(module, kind).read(parseJson(text, where), where) }
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
}

/** What is wrong with something that was kept under other rules; `null` where it can be used. */
export function whyUnusable(module: PageModule, kind: string, value: Plain): BadInput | null {
  try {
    kindOf(module, kind).read(value, `drawer.${kind}`)
    return null
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
}
