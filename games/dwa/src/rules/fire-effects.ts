import { type Play, type RuleId, when } from '@shamble/kernel'
import type { Scores } from '../abilities/ability.js'
import { humansInContact, isEngaged } from '../board/measure.js'
import { deed, tell } from '../events.js'
import type { FireFrame, FireResult } from '../frames/kinds.js'
import { type Dwa, type Figure, figureById, type Human, type HumanId, isActive, isZombie } from '../state.js'
import { hitCarriers } from './explosions.js'
import { eliminate, knockDown, wound } from './harm.js'

export type Result = 'miss' | 'fall' | 'elim'

/** [DWA-11.1.i] Scores are minimums; above 6 counts as 6, below 1 as 1. */
export function resultOf(total: number, { fall, elim }: Scores): Result {
  const score = Math.min(6, Math.max(1, total))
  if (when('DWA-11.1.i', elim > 0 && when('R-15', score >= elim))) return 'elim'
  return fall > 0 && score >= fall ? 'fall' : 'miss'
}

/** The better of two results on one figure counts. */
export function better<R extends Result>(one: R, other: R): R {
  return RANK[other] > RANK[one] ? other : one
}
const RANK: Readonly<Record<Result, number>> = { miss: 0, fall: 1, elim: 2 }

/** What a declaration came to, carried out at one stroke once its last die has fallen [DWA-11.2.b]. */
export function applyResults(s: Dwa, f: FireFrame, rule: RuleId, play: Play): void {
  const friends = f.way === 'single' || f.way === 'burst' ? friendsMissed(s, f, play) : []
  const hit = new Set<HumanId>()
  for (const { target, result } of bestOfShots(f.results)) {
    const figure = figureById(s, target)
    // Shots at a figure who is gone already are wasted.
    if (figure === null) continue
    if (!isZombie(figure)) hit.add(target)
    inflict(s, figure, result, f.human, rule, play)
  }
  for (const friend of friends) {
    const human = s.humans[friend]!
    if (!isActive(human)) continue
    tell(s, play, deed('hit-friend', 'DWA-11.2.5.b', s.humans[f.human]!, { whom: human.name }, { friend }))
    wound(s, human, 1, 'DWA-11.2.5.b', play)
    hit.add(friend)
  }
  hitCarriers(s, hit, f.human, play)
}

function inflict(
  s: Dwa,
  figure: Figure,
  result: 'fall' | 'elim',
  by: HumanId,
  rule: RuleId,
  play: Play,
  close = false,
): void {
  if (result === 'elim') eliminate(s, figure, { by, close, rule }, play)
  else knockDown(s, figure, rule, play)
}

/** One result for each shot and target: of several dice the best counts. */
function bestOfShots(results: readonly FireResult[]): FireResult[] {
  const best: FireResult[] = []
  for (const one of results) {
    const same = best.find(({ target, shot }) => target === one.target && shot === one.shot)
    if (same === undefined) best.push({ ...one })
    else same.result = when('R-18', one.result === 'elim') ? 'elim' : same.result
  }
  return best
}

/**
 * [DWA-11.2.5.b] Whom the shots hit that were meant for zombies in close combat and hit none: one friend a shot,
 * or by option one for every die that missed. Who touches the zombie is looked at before anybody falls.
 */
function friendsMissed(s: Dwa, f: FireFrame, play: Play): HumanId[] {
  const wounded: HumanId[] = []
  for (const [i, { targets }] of f.shots.entries()) {
    if (f.missed[i]! < 0) continue
    const perDie = when('R-39', s.options.meleeMiss === 'perDie')
    let misses = f.missed[i]!
    for (const target of targets) {
      const figure = figureById(s, target)
      if (figure === null || !isZombie(figure) || !isEngaged(s, figure)) continue
      const isHit = when(
        'DWA-11.2.5.b',
        f.results.some((result) => result.target === target && result.shot === i),
      )
      const times = perDie ? misses : isHit ? 0 : 1
      // Each die that missed has one victim, whatever the number of targets in combat.
      if (perDie) misses = 0
      for (let n = 0; n < times; n++) wounded.push(oneOf(humansInContact(s, figure), play))
    }
  }
  return wounded
}

const oneOf = (friends: readonly Human[], play: Play): HumanId =>
  friends.length === 1
    ? friends[0]!.id
    : play.chance.tie(
        friends.map(({ id }) => id),
        'R-39',
      )
