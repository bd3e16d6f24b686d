import { type DoorIndex, NO_DOOR } from '../map/mall.js'
import { CLOSED, FRAN, INFECTED, STEVE } from '../state.js'
import { fieldTo } from './reach.js'
import type { Situation } from './situation.js'
import type { Weights } from './weights.js'

const IN_THE_WAY = 2

/** What a character is sent to: a main door, the rifles, or else whatever zombies are left. */
export interface Task {
  readonly goal: 'main' | 'rifle' | 'zombies'
  readonly door: DoorIndex
  /** Walking distance from every square. */
  readonly field: Int16Array
}

export interface Purpose {
  /** The task of each character. */
  readonly tasks: readonly Task[]
  /** What a kill is worth, and closing a main door. */
  readonly kill: number
  readonly door: number
}

/** Where everybody is sent to: rifles and main doors first, then whatever is left. */
export function purposeOf(sit: Situation, w: Weights): Purpose {
  const { s, mall, foes } = sit
  const alive = [0, 1, 2, 3].filter((c) => s.status[c]! <= INFECTED)
  const open = mall.mainDoors.filter((door) => s.doors[door] !== CLOSED)
  const needRifle = [STEVE, FRAN].filter((c) => s.status[c]! <= INFECTED && s.rifle[c] === 0 && s.riflesLeft > 0)
  const kill = w.kill * (1 - w.openKill * open.length)
  const tasks: Task[] = open.map((door) => {
    const square = mall.doors[door]!.squares[0]!
    return { goal: 'main', door, field: fieldTo(sit, [square], IN_THE_WAY) }
  })
  if (needRifle.length > 0) {
    const field = fieldTo(sit, [mall.rifleSquare], IN_THE_WAY)
    tasks.push({ goal: 'rifle', door: NO_DOOR, field })
  }
  if (tasks.length === 0) {
    const field = fieldTo(
      sit,
      foes.map((foe) => foe.square),
      0,
    )
    const hunt: Task = { goal: 'zombies', door: NO_DOOR, field: field.map((d) => Math.max(0, d - 2)) }
    return { tasks: [hunt, hunt, hunt, hunt], kill, door: w.door }
  }
  const groups = clusters(sit, alive, w.cluster)
  const given: Task[] = [0, 1, 2, 3].map(() => tasks[0]!)
  const pairs: { group: number[]; task: Task; cost: number }[] = []
  for (const group of groups)
    for (const task of tasks) {
      if (task.goal === 'rifle' && groups.length > 1 && !group.some((c) => needRifle.includes(c))) continue
      const mean = group.reduce((sum, c) => sum + task.field[s.at[c]!]!, 0) / group.length
      pairs.push({ group, task, cost: mean })
    }
  pairs.sort((a, b) => a.cost - b.cost)
  const sent = new Set<number[]>()
  const taken = new Set<Task>()
  for (const { group, task } of pairs) {
    if (sent.has(group) || (taken.has(task) && task.goal !== 'rifle')) continue
    sent.add(group)
    taken.add(task)
    for (const c of group) given[c] = task
  }
  // A character who has no task of their own goes with the others.
  for (const group of groups) if (!sent.has(group)) for (const c of group) given[c] = pairs[0]!.task
  return { tasks: given, kill, door: w.door }
}

function clusters(sit: Situation, alive: readonly number[], reach: number): number[][] {
  const { s, mall } = sit
  const groups: number[][] = []
  for (const c of alive) {
    const near = groups.find((group) => group.some((d) => mall.steps[s.at[c]! * mall.size + s.at[d]!]! <= reach))
    if (near === undefined) groups.push([c])
    else near.push(c)
  }
  return groups
}
