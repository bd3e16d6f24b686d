import { when } from '@shamble/kernel'
import { companionNumber, enemiesLeft, isEngagedByDead } from '../rules/ladder.js'
import { type Doing, standIn } from './doing.js'
import { isCasualty } from './haul.js'

/** [DD-16.49] Where only fire, gas or water is left anybody may walk out, and take along who lies beside them. */
export const walkOut: Doing<'walkOut'> = {
  type: 'walkOut',
  costs: 'nothing',

  offer(s, f, to) {
    if (when('DD-16.49', !enemiesLeft(s.scene!)) && !standIn(s, f).inPit) to.legal({ type: 'walkOut' })
  },

  start(s, f, _action, play) {
    const stand = standIn(s, f)
    for (const other of s.scene!.stands)
      if (other === stand || (other.cell === stand.cell && isCasualty(s, other))) {
        other.gone = 'walked'
        play.emit?.({ kind: 'walked-out', rule: 'DD-16.49', seat: other.seat })
      }
  },

  refuse: () => 'DD-16.49',
}

/** [DD-15.78] At the start of a living round, before anybody has acted, a companion may be sent out of the scene. */
export const sendOut: Doing<'sendOut'> = {
  type: 'sendOut',
  costs: 'nothing',

  offer(s, f, to) {
    const { companions } = s.group
    if (companions.length === 0 || f.walked > 0 || f.spent !== '') return
    const scene = s.scene!
    if (
      !when(
        'DD-15.78',
        scene.stands.every(({ acted }) => !acted),
      )
    )
      return
    for (const { id, alive, onRaid } of companions)
      if (
        alive &&
        (onRaid || s.phase !== 'dead') &&
        !scene.companionsGone.includes(id) &&
        !isEngagedByDead(scene, companionNumber(id))
      )
        to.legal({ type: 'sendOut', companion: id })
  },

  start(s, f, { companion }, play) {
    s.scene!.companionsGone.push(companion)
    const { name } = s.group.companions.find(({ id }) => id === companion)!
    play.emit?.({ kind: 'companion-sent-out', rule: 'DD-15.78', seat: f.seat, data: { name }, about: { companion } })
  },

  refuse: () => 'DD-15.78',
}
