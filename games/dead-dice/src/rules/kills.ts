import { cite, type Play, type RuleId, type Seat, when } from '@shamble/kernel'
import { groupSize } from '../data/menace.js'
import { MARK_DIFFICULTY, SPECIAL_TABLE } from '../data/specials.js'
import { nameOf, narrate } from '../events.js'
import type { FightFrame } from '../frames/kinds-fight.js'
import { isPresent, standOf } from '../seats.js'
import type { DeadDice, Horde, Scene } from '../state.js'
import { enemiesLeft, reachOf } from './ladder.js'
import { farCell, newHorde, noiseHeard } from './purchases.js'

/** How an attack reaches its target. */
export interface Attack {
  readonly way: 'melee' | 'ranged'
  /** [DD-15.59] What long range, darkness or an unsuitable object add. */
  readonly harder: number
  readonly rule: RuleId
}

/** Zombies of one group die. @param by who did it; `null` for nobody's record */
export function kill(s: DeadDice, horde: Horde, count: number, by: Seat | null, attack: Attack, play: Play): void {
  const scene = s.scene!
  horde.size -= count
  if (by !== null) s.survivors[by]!.deeds.zombies += count
  play.emit?.({
    kind: horde.special === null ? 'zombies-killed' : `special-killed.${horde.special}`,
    rule: attack.rule,
    ...(by === null ? {} : { seat: by }),
    data: { count },
    about: { horde: horde.id, count },
  })
  if (by !== null) tellFirst(s, by, play)
  if (horde.size > 0) return
  // [DD-15.81] Whom it held is free.
  if (horde.holds >= 0) cite('DD-15.81')
  scene.hordes = scene.hordes.filter(({ id }) => id !== horde.id)
  // [DD-16.60] Nothing is left of a survivor who had turned.
  if (horde.was >= 0) s.survivors[horde.was]!.walks = false
  if (horde.special === 'massive' && by !== null) massiveFalls(s, by, attack, play)
  if (by !== null && !enemiesLeft(scene)) creditClosing(s, scene, by)
}

/** [DD-16.61] The first kill of a fight is told. */
function tellFirst(s: DeadDice, by: Seat, play: Play): void {
  const fight = s.frames.find(({ kind }) => kind === 'fight') as FightFrame | undefined
  if (fight === undefined || fight.killed) return
  fight.killed = true
  narrate(s, play, 'firstKill', { who: nameOf(s, by) })
}

/** [DD-12.21] [DD-15.59] [DD-15.82] Killed hand to hand it draws everything to the killer; a lone one calls others. */
function massiveFalls(s: DeadDice, by: Seat, { way }: Attack, play: Play): void {
  if (!when('DD-15.59', way === 'melee')) return
  const scene = s.scene!
  scene.hunted = by
  play.emit?.({ kind: 'hunted', rule: 'DD-12.21', seat: by })
  if (when('DD-12.21', scene.hordes.length === 0)) {
    const size = groupSize(play.chance.die(6, 'DD-12.21'), noiseHeard(s))
    scene.hordes.push(newHorde(s, { size, cell: farCell(s) }))
    play.emit?.({ kind: 'horde-comes', rule: 'DD-12.21', data: { size } })
  }
  turnOnKiller(s)
}

/** [DD-12.21] [DD-15.82] At once, and until the scene ends: every group lets go of whom it has. */
export function turnOnKiller(s: DeadDice): void {
  const scene = s.scene!
  const hunted = huntedSeat(s)
  if (hunted < 0) return
  const { cell } = standOf(scene, hunted)!
  for (const horde of scene.hordes) {
    if (when('DD-15.82', horde.target === hunted)) continue
    horde.target = hunted
    horde.engaged = Math.abs(horde.cell - cell) <= reachOf(s).engagesAt
  }
}

/** [DD-16.43] The last kill, or the way out, closed a scene that cost this much. */
export function creditClosing(s: DeadDice, scene: Scene, by: Seat): void {
  if (scene.obstacles.some(({ wayOut, solved }) => wayOut && !solved)) return
  const { deeds } = s.survivors[by]!
  deeds.closed = Math.max(deeds.closed, scene.spent)
}

/** [DD-16.43] Most zombies in one action. */
export function noteAtOnce(s: DeadDice, by: Seat, count: number): void {
  const { deeds } = s.survivors[by]!
  deeds.mostAtOnce = Math.max(deeds.mostAtOnce, count)
}

/** Successes that one attack needs to kill a special zombie [DD-12.19] to [DD-12.22], [DD-15.59]. */
export function threshold({ special }: Horde, { way, harder }: Pick<Attack, 'way' | 'harder'>): number {
  if (special === null) return 1 + harder
  const row = SPECIAL_TABLE[special]
  cite(row.rule)
  return row[way] + harder
}

/** What a test against one group must reach to do anything: with a second way, a mark is enough [DD-15.59]. */
export function leastFor(horde: Horde, attack: Pick<Attack, 'way' | 'harder'>): number {
  return hasMarks(horde) ? MARK_DIFFICULTY + attack.harder : threshold(horde, attack)
}

const hasMarks = ({ special }: Horde): boolean => when('DD-15.59', special !== null && SPECIAL_TABLE[special].marks > 1)

/** One test against a group, at least as good as it had to be: it kills one zombie, or leaves a mark. */
export function hit(s: DeadDice, horde: Horde, successes: number, by: Seat | null, attack: Attack, play: Play): number {
  if (horde.special === null || when(SPECIAL_TABLE[horde.special].rule, successes >= threshold(horde, attack))) {
    kill(s, horde, 1, by, attack, play)
    return 1
  }
  return mark(s, horde, by, attack, play)
}

/** [DD-15.59] Marks stay, no matter who makes them; enough of them kill. */
export function mark(s: DeadDice, horde: Horde, by: Seat | null, attack: Attack, play: Play): number {
  const { marks, rule } = SPECIAL_TABLE[horde.special!]
  if (when('DD-15.59', marks === 1)) return 0
  horde.marks++
  if (when(rule, horde.marks >= marks)) {
    kill(s, horde, 1, by, attack, play)
    return 1
  }
  play.emit?.({
    kind: 'special-marked',
    rule: 'DD-15.59',
    ...(by === null ? {} : { seat: by }),
    data: { special: { word: `special.${horde.special}` } },
    about: { horde: horde.id },
  })
  return 0
}

/** [DD-15.82] Whom every group is after; -1 for nobody. */
export function huntedSeat(s: DeadDice): Seat {
  const scene = s.scene!
  if (scene.hunted < 0) return -1
  return when('DD-15.82', isPresent(s, standOf(scene, scene.hunted)!)) ? scene.hunted : -1
}
