import type { Speak } from '@shamble/module'
import { CITY_VIEW, cityWindow } from './city-window.js'
import { MALL_VIEW, mallWindow } from './mall-window.js'

export interface WindowArt {
  readonly view: string
  readonly draw: (speak: Speak) => string
}

/** What stands in each shop window: the game's real board. A game without one shows its face alone. */
export const WINDOWS: Readonly<Record<string, WindowArt>> = {
  dawn: { view: MALL_VIEW, draw: mallWindow },
  zombies: { view: CITY_VIEW, draw: cityWindow },
}
