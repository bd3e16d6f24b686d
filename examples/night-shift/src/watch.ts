import { ask, type Frame, type Play, type Procedure, pop, push } from '@shamble/kernel'
import type { NightAction } from './actions.js'
import { ROLES } from './corridor.js'
import { hourFrame } from './hour.js'
import { type Night, seatOf, survivorAt } from './night.js'

export interface WatchFrame extends Frame {
  kind: 'watch'
}

const WATCHES: readonly NightAction[] = ROLES.map((role) => ({ type: 'watch', role }))

/** [NS-1.2] Before the night, all survivors choose at the same time and without seeing each other's choice. */
export const watch: Procedure<Night, WatchFrame, NightAction> = {
  run(s, _f, play) {
    s.roles.forEach((role, survivor) => {
      if (role === null) ask(s, seatOf(survivor), 'watch')
    })
    if (s.questions.length > 0) return
    showWatches(s, play)
    pop(s)
    push(s, hourFrame())
  },

  offer(_s, _f, _seat, to) {
    for (const choice of WATCHES) to.legal(choice)
  },

  answer(s, _f, seat, action, play) {
    if (action.type !== 'watch') return
    s.roles[survivorAt(seat)] = action.role
    const role = { word: `role.${action.role}` }
    play.emit?.({ kind: 'watch-chosen', rule: 'NS-1.2', seat, secret: { seenBy: [seat], data: { role } } })
  },
}

function showWatches(s: Night, play: Play): void {
  play.reveal?.('all')
  s.roles.forEach((role, survivor) => {
    play.emit?.({
      kind: 'watch-shown',
      rule: 'NS-1.2',
      seat: seatOf(survivor),
      data: { role: { word: `role.${role}` } },
    })
  })
}
