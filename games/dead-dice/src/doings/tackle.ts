import { OBSTACLES } from '../data/tags.js'
import { mayTry, obstacleBy, tried } from '../rules/obstacles.js'
import { type Doing, helpSets, testOf } from './doing.js'

/** [DD-5.8] [DD-16.14] A situation that needs a test: once in a round for each survivor. */
export const tackle: Doing<'tackle'> = {
  type: 'tackle',
  costs: 'action',

  offer(s, f, to) {
    for (const obstacle of s.scene!.obstacles) {
      if (!mayTry(obstacle, f.seat)) continue
      for (const helpers of helpSets(s, OBSTACLES[obstacle.by].tags))
        to.legal({ type: 'tackle', obstacle: obstacle.id, helpers })
    }
  },

  test(s, f, { obstacle: id, helpers }) {
    const { by, difficulty } = obstacleBy(s.scene!, id)
    return testOf(s, f.seat, 'obstacle', OBSTACLES[by], { rule: 'DD-5.8', difficulty }, helpers)
  },

  resolve(s, f, { obstacle: id }, { made, successes }, play) {
    tried(s, obstacleBy(s.scene!, id), f.seat, successes, made, play)
  },

  refuse: () => 'DD-16.14',
}
