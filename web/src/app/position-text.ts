import type { Options, Plain } from '@shamble/kernel'
import { chosenOptions } from '@shamble/module'
import type { PageModule } from '../games/page-module.js'

/** What a copied position says of its table, as a comment before the position itself. */
const HEAD = /^[ \t]*\/\/ shamble (\S+) (\{.*\})[ \t\r]*$/m

/** A position with the options that differ from the default, so that it opens as the same game. */
export function withTable(module: PageModule, options: Options, position: string): string {
  return `// shamble ${module.game.id} ${JSON.stringify(chosenOptions(module.game.options, options))}\n${position}`
}

/** The game that a pasted position says it is of; `null` where it says nothing. */
export const tableOf = (text: string): string | null => HEAD.exec(text)?.[1] ?? null

/**
 * A pasted position and what it says of its table; one that says nothing is taken as it is.
 * The comment stays where it is, so that a complaint names the line that the person sees.
 */
export function readTable(text: string): { readonly options: Record<string, Plain>; readonly position: string } {
  const head = HEAD.exec(text)
  if (head === null) return { options: {}, position: text }
  try {
    return { options: JSON.parse(head[2]!) as Record<string, Plain>, position: text }
  } catch {
    return { options: {}, position: text }
  }
}
