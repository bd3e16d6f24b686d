import type { Modifier, Odds, OddsResult } from '@shamble/kernel'
import { abilityById } from '../abilities/index.js'
import type { AbilityChoice, ActionOf, DwaAction } from '../actions.js'
import { enemiesInContact } from '../board/measure.js'
import { closeFireFrame } from '../frames/close-fire.js'
import { activationOf, attemptFrame, type CloseFireFrame } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { doerOf } from '../orders/order.js'
import { total } from '../rules/attempt.js'
import { blowModifiers, blowResult, blowScores, kindOf, NOTHING, neededFor } from '../rules/blows.js'
import { breakingAway } from '../rules/breaking-away.js'
import { burdenModifiers } from '../rules/burdens.js'
import { closeScore, closeShots, dieModifiers, freeShot, whyNotCloseGun } from '../rules/close-fire.js'
import { jamsHow } from '../rules/jams.js'
import { type Dwa, type FigureId, figureById, type Human, type HumanId } from '../state.js'
import type { DwaView } from '../view.js'
import { CERTAIN, type Fraction, fraction, minus, NEVER, not, plain, plus, times } from './fraction.js'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The chances of blows, of shots in contact and of breaking away. */
export function oddsOfClose(view: DwaView, action: DwaAction): Odds | null {
  const s = view as unknown as Dwa
  switch (action.type) {
    case 'activate':
      return action.as === 'breakAway' ? oddsOfBreakingAway(s, action.human) : null
    case 'blow':
      return oddsOfBlow(s, attackerOf(s), action.target, action.weapon, action.ability)
    case 'strike': {
      const human = attackerOf(s)
      if (!action.close) return oddsOfBlow(s, human, action.target, action.weapon, 'none')
      if (human === undefined || whyNotCloseGun(s, human, action.weapon) !== null) return null
      const { target, weapon } = action
      return oddsOfShots(s, closeFireFrame(human.id, weapon, [target], [freeShot(s, human, weapon, target)], []))
    }
    case 'fireClose':
      return oddsOfCloseFire(s, action)
    default:
      return null
  }
}

/** The figure that attacks now: in an activation, on alert, or in answer to a zombie. */
function attackerOf(s: Dwa): Human | undefined {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i] as { readonly kind: string; readonly human?: HumanId }
    if (['contact', 'blow', 'closeFire', 'alert', 'activation'].includes(frame.kind)) return s.humans[frame.human!]
  }
  return undefined
}

function oddsOfBreakingAway(s: Dwa, id: HumanId): Odds | null {
  const human = s.humans[id]
  if (human === undefined || enemiesInContact(s, human).length === 0) return null
  const modifiers = burdenModifiers(s, human, breakingAway.penalties)
  const need = breakingAway.needs(s, attemptFrame('breakAway', id, 0))
  const ways = FACES.filter((face) => total(face, modifiers) >= need).length
  return {
    rule: breakingAway.rule,
    need,
    modifiers,
    results: [
      { key: 'breakAway.succeeds', ...plain(fraction(ways, 6)) },
      { key: 'breakAway.fails', ...plain(fraction(6 - ways, 6)) },
    ],
  }
}

function oddsOfBlow(
  s: Dwa,
  human: Human | undefined,
  target: FigureId,
  weapon: number,
  ability: AbilityChoice,
): Odds | null {
  const figure = figureById(s, target)
  if (human === undefined || figure === null) return null
  if (weapon !== NOTHING && human.weapons[weapon] === undefined) return null
  const kind = kindOf(human, weapon, ability)
  const scores = blowScores(s, kind, ability)
  const modifiers = blowModifiers(s, human, figure)
  const faces = FACES.map((face) => blowResult(figure, scores, total(face, modifiers)))
  const results: OddsResult[] = (['miss', 'fall', 'elim'] as const).flatMap((result) => {
    const ways = faces.filter((one) => one === result).length
    return ways === 0 ? [] : [{ key: `blow.${result}`, ...plain(fraction(ways, 6)) }]
  })
  if (kind === 'chainsaw') {
    const { chainsawGoesOn } = numbersOf(s.options).scores
    const others = enemiesInContact(s, human).some(({ id }) => id !== target)
    const on = FACES.filter((face) => face >= chainsawGoesOn).length
    if (others) results.push({ key: 'blow.goesOn', ...plain(fraction(on, 6)), detail: true })
    const isSafe = ability !== 'none' && abilityById(ability).blow?.safeChainsaw === true
    if (!isSafe) results.push({ key: 'blow.mishap', ...plain(fraction(1, 6)), detail: true })
  }
  return { rule: 'DWA-12.3.b', need: neededFor(figure, scores), modifiers, results }
}

function oddsOfCloseFire(s: Dwa, action: ActionOf<'fireClose'>): Odds | null {
  const acting = activationOf(s)
  const human = acting === null ? undefined : s.humans[acting.human]
  if (human === undefined || whyNotCloseGun(s, human, action.weapon) !== null) return null
  if (action.targets.length === 0 || action.targets.some((id) => figureById(s, id) === null)) return null
  const shots = closeShots(doerOf(s, acting!), action)
  if (shots.length === 0) return null
  const helps = action.ability === 'none' ? [] : [action.ability]
  return oddsOfShots(s, closeFireFrame(human.id, action.weapon, action.targets, shots, helps))
}

/** How many of those named are eliminated, jams aside; a jam ends what follows. */
function oddsOfShots(s: Dwa, f: CloseFireFrame): Odds {
  const need = closeScore(s, f)
  if (f.shots.some(({ dice }) => dice === 0))
    return { rule: 'DWA-12.6.a', modifiers: [], results: [{ key: 'close.sure', ...plain(CERTAIN) }] }
  const human = s.humans[f.human]!
  const chances = f.shots.flatMap(({ dice }, shot) =>
    Array.from({ length: dice }, (_, die) => {
      const modifiers = dieModifiers(s, { ...f, shot }, die)
      return fraction(FACES.filter((face) => total(face, modifiers) >= need).length, 6)
    }),
  )
  const modifiers: Modifier[] = dieModifiers(s, { ...f, shot: 0 }, 0)
  const atLeast = distribution(chances, f.targets.length)
  const results: OddsResult[] = [{ key: 'close.none', ...plain(minus(CERTAIN, atLeast[0]!)) }]
  for (const [i, chance] of atLeast.entries())
    results.push({
      key: 'close.some',
      ...plain(chance),
      params: { count: i + 1 },
      ...(i > 0 ? { detail: true as const } : {}),
    })
  if (jamsHow(s, human.weapons[f.weapon]!.id) === 'usual') {
    const safe = fraction(36 - (numbersOf(s.options).scores.jamHolds - 1), 36)
    const clean = chances.reduce((all) => times(all, safe), CERTAIN)
    results.push({ key: 'close.jam', ...plain(not(clean)), detail: true })
  }
  return { rule: 'DWA-12.2.a', need, modifiers, results }
}

/** The chances of at least one hit, of at least two and so on, up to so many. */
function distribution(chances: readonly Fraction[], most: number): Fraction[] {
  let exactly: Fraction[] = [CERTAIN]
  for (const chance of chances) {
    const next: Fraction[] = Array.from({ length: exactly.length + 1 }, () => NEVER)
    for (const [hits, so] of exactly.entries()) {
      next[hits] = plus(next[hits]!, times(so, not(chance)))
      next[hits + 1] = plus(next[hits + 1]!, times(so, chance))
    }
    exactly = next
  }
  return Array.from({ length: Math.min(most, chances.length) }, (_, i) => exactly.slice(i + 1).reduce(plus, NEVER))
}
