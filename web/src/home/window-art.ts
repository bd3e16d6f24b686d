import type { Speak } from '@shamble/module'

/** What stands in a shop window: the game's real board. A game without one shows its face alone. */
export interface WindowArt {
  readonly view: string
  readonly draw: (speak: Speak) => string
}
