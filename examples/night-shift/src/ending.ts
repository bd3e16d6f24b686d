import { finish, type Outcome, type Play, type Seat } from '@shamble/kernel'
import { GM, type Night, onTheirFeet, seatOf } from './night.js'

const survivors = (s: Night): Seat[] => [...s.survival.keys()].map(seatOf)

/** [NS-7.2] The whole group wins, those who fell on the way too. */
export function reachExit(s: Night, play: Play): void {
  finish(s, survivors(s), 'exit', 'NS-7.2')
  play.emit?.({ kind: 'ended.exit', rule: 'NS-7.2', data: { count: onTheirFeet(s).length } })
}

/** [NS-7.3] */
export function allDown(s: Night, play: Play): void {
  finish(s, [GM], 'down', 'NS-7.3')
  play.emit?.({ kind: 'ended.down', rule: 'NS-7.3', seat: GM })
}

/** [NS-7.4] */
export function dawn(s: Night, play: Play): void {
  finish(s, [GM], 'dawn', 'NS-7.4')
  play.emit?.({ kind: 'ended.dawn', rule: 'NS-7.4', seat: GM })
}

/** The group stands or falls together: one survivor who gives up gives up for all. */
export function resigned(s: Night, seat: Seat): Outcome {
  return { winners: seat === GM ? survivors(s) : [GM], reason: 'resigned', rule: 'TABLE.7' }
}
