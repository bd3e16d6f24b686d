import type { Burden } from '../rules/burdens.js'

/** The eleven flaws in the order of their table. */
export const FLAWS: readonly Burden[] = []
