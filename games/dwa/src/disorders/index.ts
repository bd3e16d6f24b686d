import type { Burden } from '../rules/burdens.js'

/** The eleven disorders in the order of their table. */
export const DISORDERS: readonly Burden[] = []
