import { systemToken } from '@shamble/chance'

/** A seed that nobody has chosen, and that nobody can find by trying: the same draw can be repeated once it is known. */
export const drawSeed = (): string => systemToken()
