import { type Play, type RuleId, when } from '@shamble/kernel'
import { deed, nameOf, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import {
  type Dwa,
  type Figure,
  type Human,
  type HumanId,
  isActive,
  isAlive,
  isZombie,
  NEUTRAL,
  type Zombie,
} from '../state.js'
import { woundsOfFall } from './fall-wounds.js'

/** Who did it, and whether base to base: for experience. */
export interface Cause {
  readonly by: HumanId | null
  readonly close: boolean
  readonly rule: RuleId
}

/** [DWA-12.5.a] Wounds add up. */
export function wound(s: Dwa, human: Human, count: number, rule: RuleId, play: Play, bitten = false): void {
  if (!when('DWA-12.5.a', count > 0) || !isActive(human)) return
  human.wounds += count
  if (bitten) human.bitten = true
  tell(s, play, deed('wounded', rule, human, { count, wounds: human.wounds }, { count, wounds: human.wounds }))
}

/** [DWA-15.1.6.a] Knocked to the ground; by option a human is wounded instead. */
export function knockDown(s: Dwa, figure: Figure, rule: RuleId, play: Play): void {
  if (!isZombie(figure) && when('R-48', s.options.humanHits === 'fallIsWound')) {
    wound(s, figure as Human, 1, 'R-48', play)
    return
  }
  if (when('DWA-15.1.6.a', figure.posture === 'prone')) return
  figure.posture = 'prone'
  tell(s, play, { kind: 'fell', rule, data: { whom: nameOf(figure) }, about: { figure: figure.id } })
  if (!isZombie(figure)) loseHold(s, figure as Human, play)
}

/** A figure that hangs on a wall comes down it. */
function loseHold(s: Dwa, human: Human, play: Play): void {
  const height = human.hanging
  human.hanging = 0
  if (height > 0) wound(s, human, woundsOfFall(s, height), 'R-84', play)
}

/** [DWA-11.2.7.3.l] */
export function stun(s: Dwa, figure: Figure, rule: RuleId, play: Play): void {
  figure.stunned = true
  tell(s, play, { kind: 'stunned', rule, data: { whom: nameOf(figure) }, about: { figure: figure.id } })
}

/** Takes a figure out of the game: a zombie is gone, a human becomes a body. */
export function eliminate(s: Dwa, figure: Figure, cause: Cause, play: Play): void {
  if (isZombie(figure)) destroy(s, figure, cause, play)
  else die(s, figure as Human, cause.rule, play)
}

function destroy(s: Dwa, zombie: Zombie, { by, close, rule }: Cause, play: Play): void {
  const at = s.zombies.indexOf(zombie)
  if (at < 0) return
  s.zombies.splice(at, 1)
  s.destroyed++
  const killer = by === null ? undefined : s.humans[by]
  if (killer !== undefined) {
    if (when('R-93', close)) killer.closeKills++
    else killer.kills++
  }
  tell(s, play, {
    kind: 'destroyed',
    rule,
    ...(killer !== undefined && killer.team >= 0 ? { seat: killer.team } : {}),
    data: { whom: nameOf(zombie) },
    about: { figure: zombie.id, x: zombie.x, y: zombie.y, by: by ?? -1 },
  })
  // A risen character whose zombie is eliminated is beyond a Doctor's help.
  if (zombie.was >= 0) s.humans[zombie.was]!.whereabouts = 'gone'
}

/** [DWA-12.5.b] [DWA-13.1.b] A human is eliminated: the body stays where it is, and the team's morale falls. */
export function die(s: Dwa, human: Human, rule: RuleId, play: Play, stays = false): void {
  if (!isActive(human)) return
  if (human.whereabouts === 'vehicle') {
    const vehicle = s.vehicles[human.vehicle]!
    human.x = vehicle.x
    human.y = vehicle.y
    human.level = 0
  }
  human.whereabouts = 'dead'
  human.vehicle = -1
  human.drives = false
  human.diedIn = s.turn
  human.posture = 'prone'
  human.hanging = 0
  // A body does not burn on.
  if (when('R-32', human.burning !== null)) human.burning = null
  human.stunned = false
  human.stays = stays || !when('DWA-12.5.c', s.options.zombification)
  tell(s, play, deed('died', rule, human, { wounds: human.wounds }, { x: human.x, y: human.y }))
  loseMorale(s, human, play)
  checkLastMan(s, human.team, play)
}

/** [DWA-13.1.b] [DWA-13.1.d] */
function loseMorale(s: Dwa, dead: Human, play: Play): void {
  for (const other of s.humans) {
    if (other === dead || !isAlive(other) || other.team === NEUTRAL) continue
    const isMate = other.team === dead.team
    const counts = isMate || when('R-53', dead.team === NEUTRAL || s.options.nonteamDeaths === 'all')
    if (counts) changeMorale(s, other, -2, isMate ? 'DWA-13.1.b' : 'DWA-13.1.d', play)
  }
}

/** [DWA-13.1.c] A member who turns costs the team one more. */
export function loseMoraleToRising(s: Dwa, risen: Human, play: Play): void {
  for (const other of s.humans)
    if (other !== risen && isAlive(other) && other.team === risen.team && other.team !== NEUTRAL)
      changeMorale(s, other, -1, 'DWA-13.1.c', play)
}

function changeMorale(s: Dwa, human: Human, by: number, rule: RuleId, play: Play): void {
  // [DWA-13.2.b] The last of a team loses no more.
  if (when('DWA-13.2.b', human.lastMan)) return
  human.morale += by
  tell(s, play, deed('morale', rule, human, { change: by, morale: human.morale }, { change: by, morale: human.morale }))
}

/** [DWA-13.2.a] The last figure of a team that had more regains what morale starts at. */
function checkLastMan(s: Dwa, team: number, play: Play): void {
  if (team === NEUTRAL) return
  // A figure that has died was a member too: it had at least two.
  const left = s.humans.filter((human) => human.team === team && isAlive(human))
  if (!when('DWA-13.2.a', left.length === 1)) return
  const last = left[0]!
  if (last.lastMan) return
  const { morale } = numbersOf(s.options)
  const value = when('R-54', s.options.lastManValue === 'start') ? morale + last.rank - 1 : morale
  last.lastMan = true
  last.morale = Math.max(last.morale, value)
  tell(s, play, deed('last-man', 'DWA-13.2.a', last, { morale: last.morale }, { morale: last.morale }), ['morale'])
}
