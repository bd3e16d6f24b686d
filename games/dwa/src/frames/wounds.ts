import { type Modifier, type Play, type Procedure, pop, when } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { deed, tell } from '../events.js'
import { throwInOrder } from '../rules/burden-dice.js'
import { burdenModifiers, burdensOf } from '../rules/burdens.js'
import { die as eliminated } from '../rules/harm.js'
import { type Dwa, isActive } from '../state.js'
import { burdenFrame, type WoundsFrame } from './kinds.js'
import { offerAgain } from './reroll.js'

export const woundsFrame = (): WoundsFrame => ({ kind: 'wounds', step: 0, left: [], human: -1, die: 0, again: false })

const GATHER = 0
const NEXT = 1
const ROLLED = 2
const BURDENS = 3
const DONE = 4

/** [DWA-12.5.b] Everybody who is wounded, in the order of creation; then Desperate, then Schizophrenic [DICE-3]. */
export const wounds: Procedure<Dwa, WoundsFrame, DwaAction> = {
  run(s, f, play) {
    switch (f.step) {
      case GATHER:
        f.left = s.humans.filter((human) => isActive(human) && when('DWA-12.5.b', human.wounds > 0)).map(({ id }) => id)
        f.step = NEXT
        return
      case NEXT: {
        const next = f.left.shift()
        if (next === undefined) {
          f.step = BURDENS
          return
        }
        // A figure who was treated or died meanwhile has nothing to test.
        if (!isActive(s.humans[next]!)) return
        f.human = next
        f.die = play.chance.die(6, 'DWA-12.5.b')
        f.step = ROLLED
        if (!isHeld(s, f)) offerAgain(s, next, 'wound')
        return
      }
      case ROLLED:
        if (f.again) {
          f.again = false
          f.die = play.chance.die(6, 'DWA-12.5.b')
        }
        judge(s, f, play)
        return
      case BURDENS:
        f.step = DONE
        startOfTurnBurdens(s)
        return
      default:
        pop(s)
    }
  },
}

const modifiersOf = (s: Dwa, f: WoundsFrame): Modifier[] => burdenModifiers(s, s.humans[f.human]!, 'wound')
const totalOf = (s: Dwa, f: WoundsFrame): number => modifiersOf(s, f).reduce((sum, { value }) => sum + value, f.die)
const isHeld = (s: Dwa, f: WoundsFrame): boolean => totalOf(s, f) >= s.humans[f.human]!.wounds

/** At least as many as the wounds: one wound never kills by itself, seven always do. Printed as [DWA-14.4.a]. */
function judge(s: Dwa, f: WoundsFrame, play: Play): void {
  const human = s.humans[f.human]!
  const total = totalOf(s, f)
  const holds = when('R-47', isHeld(s, f))
  tell(s, play, {
    ...deed(
      holds ? 'wounds-held' : 'wounds-killed',
      'DWA-12.5.b',
      human,
      { total, wounds: human.wounds },
      { total, need: human.wounds },
    ),
    dice: [f.die],
    modifiers: modifiersOf(s, f),
  })
  f.human = -1
  f.step = NEXT
  if (!holds) eliminated(s, human, 'DWA-12.5.b', play)
}

/** All of one disorder before the next: [DICE-3] Desperate, then Schizophrenic. */
function startOfTurnBurdens(s: Dwa): void {
  const found = s.humans.filter(isActive).flatMap((human) =>
    burdensOf(s, human)
      .filter(({ roll }) => roll?.at === 'tests')
      .map((burden) => ({ human, burden })),
  )
  found.sort((one, other) =>
    when('DICE-3', one.burden !== other.burden) ? other.burden.score - one.burden.score : one.human.id - other.human.id,
  )
  throwInOrder(
    s,
    found.map(({ human, burden }) => burdenFrame(human.id, burden.id)),
  )
}
