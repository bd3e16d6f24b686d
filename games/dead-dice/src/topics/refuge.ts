import type { Topic } from '../frames/topics.js'

/** [DD-3.21] [DD-16.57] Where the group lives from now on. */
export const refuge: Topic = {
  offer(_s, _seat, to) {
    to.legal({ type: 'refuge', where: 'building' })
    to.legal({ type: 'refuge', where: 'vehicle' })
  },
}
