import type { Play } from '@shamble/kernel'
import type { Dwa } from '../state.js'

/** The fire step [DICE-2]. */
export function burn(_s: Dwa, _play: Play): void {}
