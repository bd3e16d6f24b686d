import { type Play, type Refusal, when } from '@shamble/kernel'
import { type Ability, mayUse, use } from '../abilities/ability.js'
import { ABILITIES } from '../abilities/index.js'
import { deed, tell } from '../events.js'
import { isFirearm } from '../numbers/weapons.js'
import { total } from '../rules/attempt.js'
import { burdenModifiers } from '../rules/burdens.js'
import { wordOf } from '../rules/declaration.js'
import { addLoad, isReloaded, loadsFor, rowOf } from '../rules/loads.js'
import { type Doer, no, type Order, offerUnless } from './order.js'

/** [DWA-16.5.4.i] Out of ammunition: a die for a magazine, without action points; it is loaded as usual. */
export const deepPockets: Order<'deepPockets'> = {
  type: 'deepPockets',
  rule: 'DWA-16.5.4.i',
  where: 'free',
  aboard: 'passenger',
  free: (doer) => finder(doer) !== undefined && doer.human.hands.some((weapon) => whyNot(doer, weapon) === null),
  offer(doer, to) {
    if (finder(doer) === undefined) return
    for (const weapon of doer.human.hands)
      if (isFirearm(doer.human.weapons[weapon]!.id))
        offerUnless(whyNot(doer, weapon), { type: 'deepPockets', weapon }, to)
  },
  carryOut(doer, { weapon }, play) {
    const ability = finder(doer)!
    use(doer.s, doer.human, ability, play)
    feel(doer, weapon, ability, play)
  },
  refuse: (doer, { weapon }) => whyNot(doer, weapon),
}

/** An ability that may still serve for it. */
const finder = ({ s, human }: Doer): Ability | undefined =>
  ABILITIES.find(({ id, pockets }) => pockets !== undefined && mayUse(s, human, id))

/** The die, and how many rounds are in what it finds. */
function feel({ s, human }: Doer, at: number, { rule, pockets }: Ability, play: Play): void {
  const weapon = human.weapons[at]!
  const die = play.chance.die(6, rule)
  // A die on which a high score is good for the human.
  const modifiers = burdenModifiers(s, human, 'search')
  const isFound = when('R-70.17', total(die, modifiers) >= pockets!.score)
  const said = { weapon: wordOf(weapon), need: pockets!.score }
  tell(s, play, {
    ...deed(isFound ? 'pockets-found' : 'pockets-empty', rule, human, said, { weapon: at }),
    dice: [die],
    modifiers,
  })
  if (!isFound) return
  const rolled = play.chance.die(6, 'R-70.17')
  const rounds = Math.min(rolled, rowOf(s, weapon).mag)
  addLoad(s, human, weapon, rounds)
  tell(
    s,
    play,
    { ...deed('pockets-rounds', 'R-70.17', human, { ...said, count: rounds }, { rounds }), dice: [rolled] },
    [`weapons.${weapon.id}`],
  )
}

function whyNot(doer: Doer, at: number): Refusal | null {
  const { s, human } = doer
  const weapon = human.weapons[at]
  if (weapon === undefined || !human.hands.includes(at) || !isFirearm(weapon.id))
    return no('DWA-9.1.k', 'fire.notInHand', { who: human.name })
  if (finder(doer) === undefined) return no('DWA-16.5.a', 'deepPockets.none', { who: human.name })
  if (!isReloaded(s, weapon)) return no('R-70.17', 'deepPockets.never', { weapon: wordOf(weapon) })
  const isOut = weapon.rounds === 0 && loadsFor(s, human, weapon).length === 0
  return when('R-70.17', isOut) ? null : no('R-70.17', 'deepPockets.left', { weapon: wordOf(weapon) })
}
