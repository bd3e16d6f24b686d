import { systemToken } from '@shamble/chance'

/** A seed that nobody has chosen, short enough to be typed again: the same draw can be repeated once it is known. */
export const drawSeed = (): string => systemToken().slice(0, 8)
