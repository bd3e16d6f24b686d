import type { Point } from '@shamble/geometry'
import { type Modifier, type Play, when } from '@shamble/kernel'
import { boardOf, roomAt } from '../board/board.js'
import { figuresOf } from '../board/measure.js'
import { deed, nameOf, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { GrenadeId } from '../numbers/weapons.js'
import {
  type Dwa,
  type Figure,
  figureById,
  type Human,
  type HumanId,
  isActive,
  isZombie,
  type Table,
} from '../state.js'
import { ignite } from './burning.js'
import { totalOf } from './fire-modifiers.js'
import { eliminate, knockDown, stun } from './harm.js'
import { nearer, underCircle } from './templates.js'

/** Where and what goes off. */
export interface Explosion extends Point {
  readonly level: number
  readonly what: GrenadeId
}

/** Who is under it, and what is added to their dice [DWA-11.2.7.3.f] [DWA-11.2.7.3.j] [DWA-11.2.7.3.k]. */
export function explosionAt(s: Table, at: Explosion): { readonly under: Figure[]; readonly modifiers: Modifier[] } {
  const board = boardOf(s.options)
  const inside = at.level === 0 ? roomAt(board, at) : -1
  const room = inside < 0 ? null : board.rooms[inside]!
  const circle = (): Figure[] => underCircle(s, at, at.level, numbersOf(s.options).distances.blast)
  if (at.what === 'fragmentation') {
    const isConfined = when('DWA-11.2.7.3.f', room?.confined === true)
    return { under: circle(), modifiers: isConfined ? [{ rule: 'DWA-11.2.7.3.f', value: 1 }] : [] }
  }
  if (at.what !== 'flash') return { under: circle(), modifiers: [] }
  if (when('DWA-11.2.7.3.j', room === null))
    return { under: circle(), modifiers: [{ rule: 'DWA-11.2.7.3.j', value: -1 }] }
  if (!when('DWA-11.2.7.3.k', room!.standard)) return { under: circle(), modifiers: [] }
  const under = [...figuresOf(s)].filter((figure) => figure.level === 0 && roomAt(board, figure) === inside)
  const far = ({ x, y }: Point): number => (x - at.x) ** 2 + (y - at.y) ** 2
  under.sort((one, other) => nearer(far(one) - far(other), one, other))
  return { under, modifiers: [{ rule: 'DWA-11.2.7.3.k', value: 1 }] }
}

export type Blast = 'none' | 'stun' | 'fall' | 'elim' | 'fire'

/** [DWA-11.2.7.3.e] What a die under a grenade does; fire comes on top where it is one that burns. */
export function blastOf({ options }: Pick<Table, 'options'>, what: GrenadeId, total: number): Blast {
  const { stun: dazes, fall, elim } = numbersOf(options).grenades[what]
  const burns = what === 'molotov' || what === 'incendiary'
  if (elim > 0 && total >= elim) return burns && when('R-29', options.incendiaryIgnites === 'on5or6') ? 'fire' : 'elim'
  // Everybody under it burns, unless only a 5 or a 6 sets fire to a figure.
  if (burns) return when('R-29', options.incendiaryIgnites === 'all') ? 'fire' : 'none'
  if (fall > 0 && total >= fall) return 'fall'
  return dazes > 0 && total >= dazes ? 'stun' : 'none'
}

/**
 * A grenade goes off: a die for everybody under it, the nearest first [DICE-5], then all effects, then the figure that carries
 * flames and was hit.
 * @param spared burns without a die: the carrier whose flamethrower it was
 */
export function explode(s: Dwa, at: Explosion, by: HumanId, play: Play, spared: Human | null = null): void {
  const { under, modifiers } = explosionAt(s, at)
  tell(
    s,
    play,
    {
      ...deed('exploded', 'DWA-11.2.7.3.e', s.humans[by]!, { what: { word: `grenade.${at.what}` } }),
      about: { figure: by, x: at.x, y: at.y, level: at.level, what: at.what, under: under.map(({ id }) => id) },
    },
    ['distances.blast'],
  )
  // People roll like everybody under it; only the carrier does not.
  const rolling = under.filter((figure) => !when('R-31', figure === spared))
  const dice = rolling.length === 0 ? [] : play.chance.dice(rolling.length, 6, 'DWA-11.2.7.3.e')
  const blasts = rolling.map((figure, i) => {
    const total = totalOf(dice[i]!, modifiers)
    const blast = blastOf(s, at.what, total)
    tell(
      s,
      play,
      {
        kind: `blast-die.${blast}`,
        rule: 'DWA-11.2.7.3.e',
        dice: [dice[i]!],
        modifiers,
        data: { whom: nameOf(figure) },
        about: { figure: figure.id, blast },
      },
      [`grenades.${at.what}`],
    )
    return { figure, blast }
  })
  const hit = new Set<HumanId>()
  for (const { figure, blast } of blasts) {
    if (figureById(s, figure.id) === null || blast === 'none') continue
    if (!isZombie(figure) && blast !== 'stun') hit.add(figure.id)
    suffer(s, figure, blast, by, play)
  }
  if (spared !== null && isActive(spared)) ignite(s, spared, 'flame', by, 'DWA-11.2.7.4.d', play)
  hitCarriers(s, hit, by, play)
}

function suffer(s: Dwa, figure: Figure, blast: Blast, by: HumanId, play: Play): void {
  const rule = 'DWA-11.2.7.3.e'
  if (blast === 'elim') eliminate(s, figure, { by, close: false, rule }, play)
  else if (blast === 'fall') knockDown(s, figure, rule, play)
  else if (blast === 'stun') stun(s, figure, 'DWA-11.2.7.3.l', play)
  else if (blast === 'fire') ignite(s, figure, 'molotov', by, 'DWA-11.2.7.3.g', play)
}

/**
 * [DWA-11.2.7.4.d] A figure that carries a flamethrower and was hit by shooting, an explosion or an armed zombie throws
 * a die: on 1 or 2 it explodes around the carrier like an incendiary grenade.
 */
export function hitCarriers(s: Dwa, hit: Iterable<HumanId>, by: HumanId, play: Play): void {
  for (const id of [...hit].sort((one, other) => one - other)) {
    const human = s.humans[id]!
    const at = human.weapons.findIndex((weapon) => weapon.id === 'flamethrower')
    if (!when('R-36', at >= 0)) continue
    const die = play.chance.die(6, 'DWA-11.2.7.4.d')
    const explodes = when('DWA-11.2.7.4.d', die < numbersOf(s.options).scores.tankHolds)
    tell(s, play, { ...deed(explodes ? 'tank-explodes' : 'tank-holds', 'DWA-11.2.7.4.d', human), dice: [die] }, [
      'scores.tankHolds',
    ])
    if (!explodes) continue
    human.weapons.splice(at, 1)
    human.hands = human.hands.filter((hand) => hand !== at).map((hand) => (hand > at ? hand - 1 : hand))
    explode(s, { x: human.x, y: human.y, level: human.level, what: 'incendiary' }, by, play, human)
  }
}
