import type { GameModule, PlayModule } from '@shamble/module'

/** A game as the screens around a match have it: without bots and rulebook, in the languages fetched so far. */
export type PageModule = Omit<GameModule, 'ledger' | 'bots'>

/** A game as its table has it: how it is drawn in characters is there where the page draws it so. */
export type TableModule = PlayModule & Pick<PageModule, 'text'> & Partial<Pick<PageModule, 'draw'>>
