import { startAttempt } from '../frames/attempt.js'
import { attemptSpace } from '../rules/aside-spaces.js'
import { hasHumanMaster } from '../seats.js'
import type { Doing } from './doing.js'

/** [DD-7.1] [DD-8.5] Something that no rule foresees: a person in the game master's seat rules on it. */
export const own: Doing<'attempt'> = {
  type: 'attempt',
  costs: 'action',

  offer(s, _f, to) {
    if (hasHumanMaster(s)) to.space(attemptSpace())
  },

  start(s, f, { words, by }, play) {
    startAttempt(s, f.seat, words.trim(), by, play)
  },

  refuse: () => ({ rule: 'DD-16.1', key: 'interject.automatic' }),
}
