import { type Procedure, type WindowFrame, windows } from '@shamble/kernel'
import { cardWindow } from './card-window.js'
import { dusk } from './dusk.js'
import { fight, fought } from './fight.js'
import { whyNotPlayed } from './playing.js'
import { type Brawl, type DuskFrame, type Move, NESTING, type TurnFrame } from './state.js'
import { turn } from './turn.js'

export type BrawlFrame = TurnFrame | DuskFrame | WindowFrame

const window: Procedure<Brawl, WindowFrame, Move> = {
  ...windows<Brawl, Move>({ fight, fought, card: cardWindow }, NESTING),
  refuse: (s, _f, seat, move) => whyNotPlayed(s, seat, move),
}

export const frames = { turn, dusk, window }
