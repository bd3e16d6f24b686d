import type { DeadDiceView } from '@shamble/game-dead-dice/table'
import type { Guide, GuideStep } from '../table-game.js'
import { phaseOf } from './bar.js'

/** The rulebook's sample fight: Rick and Zoë at a barred way out, two groups at short range, a bag that someone dropped. */
const POSITION = `turn 1 dead deadTurn=1
scenario brainsOnSale
survivor first Rick hand=[1]
survivor second Zoë scores={"brains":2,"muscle":1,"finesse":3,"guts":1} traits=[{"name":"tenacious","tags":["endurance","courage"]}] hand=[2]
thing 1 shoulderArm first
thing 2 handgun second
objective provisions
master menace=15 account={"start":18,"spent":3}
scene danger place=supermarket spent=3
thing 3 medicine 1
stand first
stand second
horde 1 size=3 cell=2
horde 2 size=5 cell=2
obstacle 0 muscle difficulty=1 wayOut=true
frame deadTurn step=10 objective=0 tried=[0] place=supermarket
frame scene step=3`

/** What the dice may ask for on the way. */
const ASKED: readonly GuideStep[] = [
  { say: 'failed', want: ['bear', 'sacrifice *'], optional: true },
  { say: 'hits', want: ['hit *'], optional: true },
]

/** One person plays both: Rick fires, Zoë fetches the medicine, the dead come, Rick tries the way out. */
export const guide: Guide = {
  options: { players: 2, agmScenario: 'brainsOnSale', agmTemper: 'fair' },
  position: POSITION,
  seed: 'sample-fight',
  seats: [
    { by: 'person', name: 'guide' },
    { by: 'person', name: 'guide' },
  ],
  steps: [
    { say: 'ladder', want: [], read: true },
    { say: 'shoot', want: ['shoot 1'], show: 'z:1' },
    ...ASKED,
    { say: 'fetch', want: ['walk 1'], show: 'c:1' },
    { say: 'take', want: ['pickUp 3'] },
    { say: 'back', want: ['walk 0'], show: 'c:0' },
    { say: 'gate', want: ['tackle 0'], show: 'o:0' },
    ...ASKED,
    { say: 'goal', want: [], read: true, show: 'goal' },
    { say: 'done', want: ['*'] },
  ],
  watch: (view) => (phaseOf(view as DeadDiceView) === 'dead' ? 'dead' : null),
}
