import type { Square } from '../map/mall.js'
import { CLOSED, FRAN, INFECTED, STEVE } from '../state.js'
import type { Purpose } from './plan.js'
import { fieldTo } from './reach.js'
import type { Situation } from './situation.js'
import type { Weights } from './weights.js'

const IN_THE_WAY = 2

export const fort: { squares: number[] } = { squares: [] }

interface Task {
  readonly square: Square
  readonly rifle: boolean
  readonly field: Int16Array
}

/** Where everybody is sent to: rifles and main doors first, then whatever is left. */
export function purposeOf(sit: Situation, w: Weights): Purpose {
  const { s, mall, foes } = sit
  const alive = [0, 1, 2, 3].filter((c) => s.status[c]! <= INFECTED)
  const open = mall.mainDoors.filter((door) => s.doors[door] !== CLOSED)
  const needRifle = [STEVE, FRAN].filter((c) => s.status[c]! <= INFECTED && s.rifle[c] === 0 && s.riflesLeft > 0)
  const kill = w.kill * (1 - w.openKill * open.length)
  if (fort.squares.length > 0) {
    const field = fieldTo(sit, fort.squares, 0)
    return { fields: [field, field, field, field], kill, door: w.door }
  }
  const tasks: Task[] = open.map((door) => {
    const square = mall.doors[door]!.squares[0]!
    return { square, rifle: false, field: fieldTo(sit, [square], IN_THE_WAY) }
  })
  if (needRifle.length > 0)
    tasks.push({ square: mall.rifleSquare, rifle: true, field: fieldTo(sit, [mall.rifleSquare], IN_THE_WAY) })
  if (tasks.length === 0) {
    const field = fieldTo(
      sit,
      foes.map((foe) => foe.square),
      0,
    )
    const hunt = field.map((d) => Math.max(0, d - 2))
    return { fields: [hunt, hunt, hunt, hunt], kill, door: w.door }
  }
  const groups = clusters(sit, alive, w.cluster)
  const fields: Int16Array[] = [0, 1, 2, 3].map(() => tasks[0]!.field)
  const pairs: { group: number[]; task: Task; cost: number }[] = []
  for (const group of groups)
    for (const task of tasks) {
      if (task.rifle && groups.length > 1 && !group.some((c) => needRifle.includes(c))) continue
      const mean = group.reduce((sum, c) => sum + task.field[s.at[c]!]!, 0) / group.length
      pairs.push({ group, task, cost: mean + (task.rifle ? w.rifleBias : 0) })
    }
  pairs.sort((a, b) => a.cost - b.cost)
  const sent = new Set<number[]>()
  const taken = new Set<Task>()
  for (const { group, task } of pairs) {
    if (sent.has(group) || (taken.has(task) && !task.rifle)) continue
    sent.add(group)
    taken.add(task)
    for (const c of group) fields[c] = task.field
  }
  // Whoever has no task of his own goes with the others.
  for (const group of groups) if (!sent.has(group)) for (const c of group) fields[c] = pairs[0]!.task.field
  return { fields, kill, door: w.door }
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
