import type { Speak } from '@shamble/module'
import type { Words } from '../../table-game.js'
import type { Option } from './Controls.js'
import type { Work } from './work.js'

/** What lies on the desk of someone who writes a scenario. */
export interface Desk {
  readonly work: Work
  readonly words: Words
  change(work: Work): void
}

/** Stands for what a thing has none of. */
export const NONE = 'none'

export const optionsOf = (ids: readonly string[], prefix: string, speak: Speak): Option[] =>
  ids.map((id) => ({ id, name: speak(`${prefix}.${id}`) }))

/** What a part that may be left out says. */
export function partWords({ words: { speak } }: Desk, part: string) {
  return {
    title: speak(`dse.${part}`),
    note: speak(`dse.${part}.note`),
    own: speak('dse.own'),
    leave: speak('dse.leave'),
  }
}
