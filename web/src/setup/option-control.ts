import type { OptionSpec, Plain } from '@shamble/kernel'
import type { PageModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'

/** What whatever sets an option is given. */
export interface OptionControlProps {
  readonly module: PageModule
  readonly name: string
  readonly spec: OptionSpec
  readonly value: Plain
  readonly differs: boolean
  readonly words: Words
  readonly onSet: (value: Plain) => void
  readonly onLook?: (value: Plain | null) => void
  /** Opens the drawer with things of one kind. */
  readonly onDrawer: (kind: string) => void
}
