import type { Topic } from '../frames/topics.js'

/** [DD-15.79] Whether to leave a survivor behind who cannot walk. */
export const leave: Topic = {
  offer(_s, _seat, to) {
    to.legal({ type: 'leave' })
    to.legal({ type: 'remain' })
  },
}
