import { pathLength } from '@shamble/geometry'
import { ask, type Play, type Procedure, pop, push, type Refusal, type Space, when } from '@shamble/kernel'
import { type Ability, mayUse, use } from '../abilities/ability.js'
import { ABILITIES } from '../abilities/index.js'
import { type ActionOf, type DwaAction, PASS } from '../actions.js'
import { boardOf } from '../board/board.js'
import { deed, tell } from '../events.js'
import { spokenLengths } from '../lengths.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { no } from '../orders/refusals.js'
import { strikers, whyNotBlow } from '../rules/blows.js'
import { whyForbidden } from '../rules/burdens.js'
import { freeShot, freeTargets, whyNotCloseGun } from '../rules/close-fire.js'
import { setDown } from '../rules/set-down.js'
import { touchesEnemy, whyNotWalk } from '../rules/walking.js'
import { wayOut } from '../rules/ways-out.js'
import type { Dwa, Figure, Human, Zombie } from '../state.js'
import { blowFrame } from './blow.js'
import { closeFireFrame } from './close-fire.js'
import type { ContactFrame } from './kinds.js'

export const contactFrame = (human: number, zombie: number): ContactFrame => ({
  kind: 'contact',
  step: 0,
  human,
  zombie,
})

/** A zombie has come into contact: a figure that can answer that is asked, in the order of creation. */
export function contactsOf(s: Dwa, zombie: Zombie, humans: readonly Human[]): void {
  for (const human of [...humans].reverse()) if (canAnswer(s, human, zombie)) push(s, contactFrame(human.id, zombie.id))
}

const helpsOf = (s: Dwa, human: Human, how: Ability['contact']): Ability[] =>
  s.options.advanced
    ? ABILITIES.filter(
        ({ id, rule, ruling = rule, contact: what }) => what === how && when(ruling, mayUse(s, human, id)),
      )
    : []

/** A figure that lies on the ground or is stunned can do neither. */
function canAnswer(s: Dwa, human: Human, zombie: Figure): boolean {
  if (human.team < 0 || human.posture === 'prone' || human.stunned) return false
  if (canDodge(s, human)) return true
  return helpsOf(s, human, 'strike').length > 0 && attacksOn(s, human, zombie).length > 0
}

/** A figure that may never leave a fight does not dodge out of one either. */
const canDodge = (s: Dwa, human: Human): boolean =>
  helpsOf(s, human, 'dodge').length > 0 &&
  whyForbidden({ s, human }, { kind: 'breakAway' }) === null &&
  wayOut(s, human) !== null

/** Dodge and Reflexes, before any attack. */
export const contact: Procedure<Dwa, ContactFrame, DwaAction> = {
  run(s, f) {
    const human = s.humans[f.human]!
    const zombie = s.zombies.find(({ id }) => id === f.zombie)
    // Another figure may have answered first.
    if (f.step > 0 || zombie === undefined || human.whereabouts !== 'table' || !touchesEnemy(s, human, human)) pop(s)
    else if (!canAnswer(s, human, zombie)) pop(s)
    else ask(s, human.team, 'contact')
  },

  offer(s, f, _seat, to) {
    const human = s.humans[f.human]!
    const zombie = s.zombies.find(({ id }) => id === f.zombie)!
    if (canDodge(s, human)) to.space(dodgeSpace(s, human))
    if (helpsOf(s, human, 'strike').length > 0) for (const action of attacksOn(s, human, zombie)) to.legal(action)
    to.legal(PASS)
  },

  answer(s, f, _seat, action, play) {
    const human = s.humans[f.human]!
    f.step++
    if (action.type === 'dodge') dodge(s, human, action, play)
    else if (action.type === 'strike') {
      use(s, human, helpsOf(s, human, 'strike')[0]!, play)
      const { target, weapon } = action
      push(
        s,
        action.close
          ? closeFireFrame(human.id, weapon, [target], [freeShot(s, human, weapon, target)], [], 'reflexes')
          : blowFrame(human.id, target, weapon, 'none', 'reflexes'),
      )
    }
  },

  refuse(s, f, _seat, action): Refusal | null {
    const human = s.humans[f.human]!
    if (action.type !== 'strike') return null
    // Only the zombie that has just arrived.
    if (action.target !== f.zombie) return no('R-70.20', 'strike.other', { who: human.name })
    return action.close
      ? whyNotCloseGun(s, human, action.weapon)
      : whyNotBlow(s, human, action.target, action.weapon, 'none')
  },

  pass: () => PASS,
}

/** One blow or one shot at the zombie that has just arrived. */
function attacksOn(s: Dwa, human: Human, { id: target }: Figure): ActionOf<'strike'>[] {
  const blows = strikers(human).filter((weapon) => whyNotBlow(s, human, target, weapon, 'none') === null)
  const shots = human.hands.filter((weapon) => freeTargets(s, human, weapon, []).some(({ id }) => id === target))
  return [
    ...blows.map((weapon): ActionOf<'strike'> => ({ type: 'strike', target, weapon, close: false })),
    ...shots.map((weapon): ActionOf<'strike'> => ({ type: 'strike', target, weapon, close: true })),
  ]
}

/** Up to 5 cm, and out of contact with every enemy. */
function whyNotDodge(s: Dwa, human: Human, { x, y }: { readonly x: number; readonly y: number }): Refusal | null {
  const { step } = numbersOf(s.options).distances
  const path = [
    { x: human.x, y: human.y },
    { x, y },
  ]
  const length = pathLength(path)
  if (when('R-70.9', length > step || length === 0))
    return no('R-70.9', 'dodge.far', spokenLengths(s.options, { most: step }))
  const why = whyNotWalk(s, human, path)
  if (why !== null) return why
  return when('R-70.9', touchesEnemy(s, human, { x, y })) ? no('R-70.9', 'dodge.contact') : null
}

function dodgeSpace(s: Dwa, human: Human): Space<DwaAction> {
  const { width, depth } = boardOf(s.options)
  const { step } = numbersOf(s.options).distances
  const from = { x: human.x, y: human.y }
  return {
    kind: 'dodge',
    get shape() {
      return {
        kind: 'point' as const,
        area: { x: 0, y: 0, width, depth },
        base: s.options.baseMm,
        snaps: [],
        from,
        reach: step,
      }
    },
    holds: (action) => action.type === 'dodge',
    check: (action) => whyNotDodge(s, human, action as ActionOf<'dodge'>),
    sample: () => ({ type: 'dodge', ...wayOut(s, human)! }),
  }
}

/** A free move: it does not count as moving. */
function dodge(s: Dwa, human: Human, { x, y }: { readonly x: number; readonly y: number }, play: Play): void {
  use(s, human, helpsOf(s, human, 'dodge')[0]!, play)
  const from = [human.x, human.y]
  setDown(s, human, { x, y }, human.level, play)
  tell(s, play, deed('dodged', 'R-70.9', human, {}, { path: [from, [x, y]] }), ['distances.step'])
}
