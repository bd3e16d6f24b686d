import type { Odds, OddsResult, Params } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { isEngaged } from '../board/measure.js'
import { nameOf } from '../events.js'
import { activationOf, type FireWay } from '../frames/kinds.js'
import { spokenLength } from '../lengths.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { GrenadeId } from '../numbers/weapons.js'
import type { Result } from '../rules/fire-effects.js'
import { totalOf } from '../rules/fire-modifiers.js'
import { landingModifiers, strayDice } from '../rules/grenades.js'
import { jamsHow } from '../rules/jams.js'
import { type Dwa, type Figure, figureById, type Human, isZombie } from '../state.js'
import type { DwaView } from '../view.js'
import {
  blastFacesOf,
  type Declared,
  declaredBy,
  FACES,
  type FacedDice,
  type FacedDie,
  facesOf,
  repeated,
} from './faces.js'
import { CERTAIN, type Fraction, fraction, minus, NEVER, not, plain, plus, times } from './fraction.js'

/**
 * The exact chances of a declaration of fire: nothing, a fall at best, an elimination. Of several figures each has its
 * own, except where one batch of dice serves all of them.
 */
export function oddsOfFire(view: DwaView, action: DwaAction): Odds | null {
  if (action.type === 'throw' || action.type === 'launch') return oddsOfGrenade(view, action)
  const groups = facesOf(view, action)
  const declared = declaredBy(view, action)
  if (declared === null) return null
  const s = view as unknown as Dwa
  const results: OddsResult[] = []
  for (const group of groups) {
    const figures = group.targets.flatMap((id) => figureById(s, id) ?? [])
    const said = groups.length > 1 && figures.length === 1 ? { whom: nameOf(figures[0]!) } : undefined
    results.push(...chancesOf(group, figures, said))
    if (declared.fire.way === 'single' || declared.fire.way === 'burst')
      results.push(...friendChance(s, group, figures))
  }
  const jam = jamChance(s, declared, groups)
  if (jam !== null) results.push(jam)
  const [first] = groups[0]?.shots[0] ?? []
  return { rule: RULES[declared.fire.way], modifiers: first?.modifiers ?? [], results }
}

const RULES: Readonly<Record<FireWay, string>> = {
  single: 'DWA-11.1.i',
  burst: 'DWA-11.2.6.a',
  blast: 'DWA-11.2.7.1.b',
  spray: 'DWA-11.2.7.2.c',
  flame: 'DWA-11.2.7.4.b',
}

const share = ({ faces }: FacedDie, which: (face: Result) => boolean): Fraction =>
  fraction(faces.filter(which).length, 6)

const allOf = (dice: readonly FacedDie[], which: (face: Result) => boolean): Fraction =>
  dice.reduce((all, die) => times(all, share(die, which)), CERTAIN)

const isMiss = (face: Result): boolean => face === 'miss'
const isElim = (face: Result): boolean => face === 'elim'

/** Nothing at all, a fall and no more, an elimination; for several targets how many can be eliminated at least. */
function chancesOf({ shots }: FacedDice, figures: readonly Figure[], said: Params | undefined): OddsResult[] {
  const dice = shots.flat()
  const nothing = allOf(dice, isMiss)
  const noElim = allOf(dice, (face) => !isElim(face))
  const named = (key: string): Pick<OddsResult, 'key' | 'params'> =>
    said === undefined ? { key } : { key: `${key}.of`, params: said }
  const results: OddsResult[] = [
    { ...named('fire.miss'), ...plain(nothing) },
    { ...named('fire.fall'), ...plain(minus(noElim, nothing)) },
    { ...named('fire.elim'), ...plain(not(noElim)) },
  ]
  const counts = elimCounts(dice)
  for (let count = 2; count <= Math.min(figures.length, dice.length); count++) {
    const least = counts.slice(count).reduce(plus, NEVER)
    results.push({ key: 'fire.elims', ...plain(least), params: { count }, detail: true })
  }
  return results
}

/** The chance of exactly so many eliminations, by their number. */
function elimCounts(dice: readonly FacedDie[]): Fraction[] {
  let counts: Fraction[] = [CERTAIN]
  for (const die of dice) {
    const hit = share(die, isElim)
    const next = Array.from({ length: counts.length + 1 }, () => NEVER)
    for (const [n, chance] of counts.entries()) {
      next[n] = plus(next[n]!, times(chance, not(hit)))
      next[n + 1] = plus(next[n + 1]!, times(chance, hit))
    }
    counts = next
  }
  return counts
}

/** That a friend beside the only target is wounded: some shot hits nothing. */
function friendChance(s: Dwa, { shots }: FacedDice, figures: readonly Figure[]): OddsResult[] {
  const [target] = figures
  if (figures.length !== 1 || !isZombie(target!) || !isEngaged(s, target)) return []
  const everyShotHits = shots.reduce((all, dice) => times(all, not(allOf(dice, isMiss))), CERTAIN)
  const everyDieHits = shots.flat().reduce((all, die) => times(all, not(share(die, isMiss))), CERTAIN)
  const safe = s.options.meleeMiss === 'perDie' ? everyDieHits : everyShotHits
  return [{ key: 'fire.friend', ...plain(not(safe)), params: { whom: nameOf(target) } }]
}

/** [DWA-11.3.a] [DWA-11.3.e] That the weapon jams. */
function jamChance(s: Dwa, { human, shots }: Declared, groups: readonly FacedDice[]): OddsResult | null {
  const how = jamsHow(s, human.weapons[shots[0]!.weapon]!.id)
  if (how !== 'usual' && how !== 'machineGun') return null
  const dice = groups.reduce((sum, group) => sum + group.shots.flat().length, 0)
  let holds = CERTAIN
  const safe = fraction(36 - (numbersOf(s.options).scores.jamHolds - 1), 36)
  if (how === 'usual') for (let i = 0; i < dice; i++) holds = times(holds, safe)
  else for (const { dice: count } of shots) holds = times(holds, fewerOnes(s, count))
  return { key: 'fire.jam', ...plain(not(holds)), detail: true }
}

/** Fewer ones than jam a machine gun. */
function fewerOnes(s: Dwa, dice: number): Fraction {
  const ones = numbersOf(s.options).counts.machineGunOnes
  const die: FacedDie = { modifiers: [], faces: ['elim', 'miss', 'miss', 'miss', 'miss', 'miss'] }
  return elimCounts(repeated(dice, die)).slice(0, ones).reduce(plus, NEVER)
}

type Thrown = Extract<DwaAction, { type: 'throw' | 'launch' }>

/** Where a grenade comes down, and what it does to the figure that is under it if it comes down on target. */
function oddsOfGrenade(view: DwaView, action: Thrown): Odds | null {
  const acting = activationOf(view)
  if (acting === null) return null
  const s = view as unknown as Dwa
  const human = s.humans[acting.human]!
  const what = whatIsThrown(human, action)
  if (what === null) return null
  const modifiers = landingModifiers(s, human, what, action.type === 'launch')
  const strays = FACES.map((face) => strayDice(s, totalOf(face, modifiers)))
  const { scatter } = numbersOf(s.options).distances
  const landing = [...new Set(strays)].sort((one, other) => one - other)
  const results: OddsResult[] = landing.map((dice) => ({
    key: dice === 0 ? 'grenade.lands' : 'grenade.strays',
    ways: strays.filter((one) => one === dice).length,
    of: 6,
    ...(dice === 0 ? {} : { params: { dice, ...spokenLength(s.options, scatter) } }),
  }))
  for (const { figure, blasts } of blastFacesOf(view, what, action)) {
    for (const blast of new Set(blasts))
      if (blast !== 'none')
        results.push({
          key: `grenade.${blast}`,
          ways: blasts.filter((one) => one === blast).length,
          of: 6,
          params: { whom: nameOf(figure) },
          detail: true,
        })
  }
  return { rule: 'DWA-11.2.7.3.d', modifiers, results }
}

function whatIsThrown(human: Human, action: Thrown): GrenadeId | null {
  if (action.type === 'throw') return action.grenade
  return human.weapons[action.weapon]?.load ?? null
}
