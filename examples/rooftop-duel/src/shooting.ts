import { type Disc, gap, isMoreThanHalfHidden, isSeen, type Sight, segmentTouchesDisc, sight } from '@shamble/geometry'
import type { Modifier, Odds, Play, RuleId, Seat } from '@shamble/kernel'
import { waysAtLeast } from '@shamble/module'
import { endIfDecided } from './ending.js'
import { type Field, figure, opponent, type RooftopDuel, SEATS } from './state.js'
import { terrainOf } from './terrain.js'

/** [RD-1.3] */
export const SHOT_POINTS = 2
/** [RD-3.1] On two dice. */
const NEED = 8
/** [RD-3.4] From edge to edge: up to the first is short, beyond the second is long. */
const SHORT_RANGE = 300
const LONG_RANGE = 900
/** [RD-3.5] How close to a figure a crate must be to hide it. */
const CRATE_HIDES = 25

/** The rule that forbids a shot now; `null` when it is legal. */
export function whyNotShoot(field: Field, seat: Seat): RuleId | null {
  if (field.points < SHOT_POINTS) return 'RD-1.3'
  if (field.ammunition[seat] === 0) return 'RD-3.2'
  if (!isSeen(sightOf(field, seat))) return 'RD-3.3'
  return null
}

/** What a seat's figure sees of the other one. */
export function sightOf(field: Field, seat: Seat): Sight {
  const target = figure(field, opponent(seat))
  const { walls, crates } = terrainOf(field.options)
  const around: Disc = { ...target, diameter: target.diameter + 2 * CRATE_HIDES }
  const hiding = crates.filter(({ sides }) => sides.some((side) => segmentTouchesDisc(side, around)))
  return sight(
    figure(field, seat),
    target,
    walls,
    hiding.flatMap(({ sides }) => sides),
  )
}

/** Everything that changes the roll of a seat's shot, apart from whether it may be fired. */
function modifiersOf(field: Field, seat: Seat, seen: Sight): Modifier[] {
  const modifiers: Modifier[] = []
  const range = gap(figure(field, seat), figure(field, opponent(seat)))
  if (range <= SHORT_RANGE) modifiers.push({ rule: 'RD-3.4', value: 1 })
  else if (range > LONG_RANGE) modifiers.push({ rule: 'RD-3.4', value: -1 })
  if (isMoreThanHalfHidden(seen)) modifiers.push({ rule: 'RD-3.5', value: -2 })
  if (field.aimed[seat] === 1) modifiers.push({ rule: 'RD-3.6', value: 2 })
  return modifiers
}

function sum(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, { value }) => total + value, 0)
}

/** What a seat's shot would need and how likely it is; `null` without line of sight. */
export function oddsOfShot(field: Field, seat: Seat): Odds | null {
  const seen = sightOf(field, seat)
  if (!isSeen(seen)) return null
  const modifiers = modifiersOf(field, seat, seen)
  const need = NEED - sum(modifiers)
  const hits = waysAtLeast(2, 6, need)
  return {
    rule: 'RD-3.1',
    need,
    modifiers,
    results: [
      { key: 'hit', ways: hits, of: 36 },
      { key: 'miss', ways: 36 - hits, of: 36 },
    ],
  }
}

export function shoot(s: RooftopDuel, seat: Seat, play: Play): void {
  const target = opponent(seat)
  const modifiers = modifiersOf(s, seat, sightOf(s, seat))
  s.points -= SHOT_POINTS
  s.ammunition[seat]!--
  // [RD-3.6] The shot spends the aim, whatever comes of it.
  s.aimed[seat] = 0
  const dice = play.chance.dice(2, 6, 'RD-3.1')
  const total = dice[0]! + dice[1]! + sum(modifiers)
  const hit = total >= NEED
  if (hit) s.wounds[target]!++
  play.emit?.({
    kind: hit ? 'shot.hit' : 'shot.missed',
    rule: 'RD-3.1',
    seat,
    dice,
    modifiers,
    data: { target: { word: `seat.${SEATS[target]}` }, total, need: NEED },
  })
  endIfDecided(s, play)
}
