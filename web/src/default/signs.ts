import type { Seat } from '@shamble/kernel'
import type { Words } from '../games/table-game.js'
import type { Sign } from '../replay/parts.js'
import { seatMark } from '../setup/diagram.js'

/** A seat by its shape and letter, as the set-up shows it. */
export const seatSign = (seat: Seat, words: Words): Sign => ({
  name: words.seat(seat),
  art: seatMark(seat, 0, 0, 0.9),
})
