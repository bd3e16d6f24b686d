import { ask, type Modifier, type Play, type Procedure, pop, type Seat, when } from '@shamble/kernel'
import { type Ability, mayUse, use } from '../abilities/ability.js'
import type { AbilityId } from '../abilities/ids.js'
import { ABILITIES, abilityById } from '../abilities/index.js'
import { type DwaAction, PASS } from '../actions.js'
import { isWithin } from '../board/measure.js'
import { deed, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { fearModifiers, mustTest } from '../rules/fear.js'
import type { Dwa, Human, HumanId } from '../state.js'
import type { FearFrame } from './kinds.js'
import { offerAgain } from './reroll.js'

export const fearFrame = (): FearFrame => ({
  kind: 'fear',
  step: 0,
  left: [],
  human: -1,
  ability: 'none',
  asks: [],
  dice: [],
  again: false,
})

const GATHER = 0
const NEXT = 1
const ROLLED = 2
const OTHERS = 3

/** [DWA-8.1.b] All fear tests, before anything else. */
export const fear: Procedure<Dwa, FearFrame, DwaAction> = {
  run(s, f, play) {
    switch (f.step) {
      case GATHER:
        f.left = s.humans.filter((human) => mustTest(s, human)).map(({ id }) => id)
        // What counts is how the turn began.
        for (const id of f.left) s.humans[id]!.now.nearZombie = true
        f.step = NEXT
        return
      case NEXT: {
        const seat = nextSeat(s, f)
        if (seat === null) return pop(s)
        const mine = f.left.filter((id) => s.humans[id]!.team === seat)
        // Nothing to decide: one test, and nothing that could serve it. Neutral survivors have nobody to decide for them.
        if (seat < 0 || (mine.length === 1 && helpsFor(s, s.humans[mine[0]!]!).length === 0))
          begin(s, f, mine[0]!, 'none', play)
        else ask(s, seat, 'fear')
        return
      }
      case OTHERS: {
        const [seat] = f.asks
        if (seat === undefined) test(s, f, f.human, f.ability, play)
        else ask(s, seat, 'motivate')
        return
      }
      default:
        if (f.again) {
          f.again = false
          f.dice = play.chance.dice(2, 6, 'DWA-13.a')
        }
        judge(s, f, play)
    }
  },

  offer(s, f, seat, to) {
    if (f.step === OTHERS) {
      for (const { id } of giftsFor(s, s.humans[f.human]!, seat))
        to.legal({ type: 'fear', human: f.human, ability: id })
      to.legal(PASS)
      return
    }
    const mine = f.left.filter((id) => s.humans[id]!.team === seat)
    for (const human of mine) {
      to.legal({ type: 'fear', human, ability: 'none' })
      for (const { id } of helpsFor(s, s.humans[human]!)) to.legal({ type: 'fear', human, ability: id })
    }
    if (mine.length > 1) to.legal({ type: 'fearAll' })
  },

  answer(s, f, seat, action, play) {
    if (f.step === OTHERS) {
      f.asks.shift()
      if (action.type === 'fear') motivate(s, giverOf(s, s.humans[f.human]!, action.ability as AbilityId, seat)!, play)
    } else if (action.type === 'fearAll') {
      // [DICE-3] In the order of creation, with nothing to serve them.
      const mine = f.left.filter((id) => s.humans[id]!.team === seat)
      for (const human of mine) {
        if (asksFor(s, s.humans[human]!, 'none').length > 0) return begin(s, f, human, 'none', play)
        rollFor(s, f, human, 'none', play)
        if (f.human < 0) continue
        if (againAfter(s, f)) return
        judge(s, f, play)
      }
    } else if (action.type === 'fear') begin(s, f, action.human, action.ability, play)
  },
}

/** Teams in the order of their seats, then the survivors of none. */
function nextSeat(s: Dwa, f: FearFrame): Seat | null {
  let best: Seat | null = null
  for (const id of f.left) {
    const { team } = s.humans[id]!
    if (best === null || (team >= 0 && (best < 0 || team < best))) best = team
  }
  return best
}

/** Abilities that could serve this test: the human's own and those of people nearby. */
function helpsFor(s: Dwa, human: Human): Ability[] {
  if (!s.options.advanced) return []
  return ABILITIES.filter(({ id, rule, ruling = rule, fear: help }) => {
    if (help === undefined) return false
    if (help.others === true) return giverOf(s, human, id, human.team) !== null
    return mayUse(s, human, id) && when(ruling, help.ignores?.(human) ?? true)
  })
}

/** What people of another team could do for this test. */
const giftsFor = (s: Dwa, human: Human, team: Seat): Ability[] =>
  ABILITIES.filter(({ id, fear: help }) => help?.others === true && giverOf(s, human, id, team) !== null)

/** Whose people could serve this test although it is none of theirs; none where teams fight each other. */
function asksFor(s: Dwa, human: Human, ability: FearFrame['ability']): Seat[] {
  if (!s.options.advanced || s.options.pvp) return []
  // What is ignored is not tested.
  if (ability !== 'none' && abilityById(ability).fear!.ignores !== undefined) return []
  return s.teams.flatMap((_, team) => (team !== human.team && giftsFor(s, human, team).length > 0 ? [team] : []))
}

/** A test has been chosen: others may serve it before the dice. */
function begin(s: Dwa, f: FearFrame, id: HumanId, ability: FearFrame['ability'], play: Play): void {
  const asks = asksFor(s, s.humans[id]!, ability)
  if (!when('R-70.7', asks.length > 0)) {
    test(s, f, id, ability, play)
    return
  }
  f.human = id
  f.ability = ability
  f.asks = asks
  f.step = OTHERS
}

/** From now on they serve every test of the turn near them. */
function motivate(s: Dwa, giver: Human, play: Play): void {
  use(s, giver, abilityById('motivating'), play)
  giver.now.motivates = true
}

/** A figure of a team near enough who can switch it on. */
function giverOf(s: Dwa, human: Human, id: Ability['id'], team: Seat): Human | null {
  const { fear: reach } = numbersOf(s.options).distances
  return (
    s.humans.find(
      (other) =>
        other !== human &&
        other.whereabouts === 'table' &&
        other.team === team &&
        !other.now.motivates &&
        mayUse(s, other, id) &&
        isWithin(s, human, other, reach),
    ) ?? null
  )
}

function test(s: Dwa, f: FearFrame, id: HumanId, ability: FearFrame['ability'], play: Play): void {
  rollFor(s, f, id, ability, play)
  if (f.human >= 0) againAfter(s, f)
}

/** Nobody wants a test again that was passed. */
const againAfter = (s: Dwa, f: FearFrame): boolean => !scoresOf(s, f).isBrave && offerAgain(s, f.human, 'fear')

function rollFor(s: Dwa, f: FearFrame, id: HumanId, chosen: FearFrame['ability'], play: Play): void {
  const human = s.humans[id]!
  f.left = f.left.filter((other) => other !== id)
  f.human = id
  f.ability = chosen
  f.again = false
  human.now.tested = true
  human.fearTests++
  if (chosen !== 'none') {
    const ability = abilityById(chosen)
    if (ability.fear!.others === true) {
      motivate(s, giverOf(s, human, chosen, human.team)!, play)
    } else {
      use(s, human, ability, play)
      if (ability.fear!.ignores !== undefined) {
        tell(s, play, deed('fear-ignored', ability.rule, human))
        f.human = -1
        f.step = NEXT
        return
      }
    }
  }
  f.dice = play.chance.dice(2, 6, 'DWA-13.a')
  f.step = ROLLED
}

/** [DWA-13.a] [DWA-13.d] The dice, with their own modifiers, against the value: no score succeeds or fails by itself. */
function scoresOf(s: Dwa, f: FearFrame) {
  const human = s.humans[f.human]!
  const { value, dice } = fearModifiers(s, human, f.ability)
  const total = sum(dice, f.dice[0]! + f.dice[1]!)
  const need = sum(value, human.morale)
  return { total, need, isBrave: when('DWA-13.d', when('DWA-13.a', total <= need)), modifiers: [...dice, ...value] }
}

function judge(s: Dwa, f: FearFrame, play: Play): void {
  const human = s.humans[f.human]!
  const { total, need, isBrave, modifiers } = scoresOf(s, f)
  const said = { total, need, morale: human.morale }
  tell(
    s,
    play,
    {
      ...deed(isBrave ? 'brave' : 'frightened', isBrave ? 'DWA-13.a' : 'DWA-13.b', human, said, said),
      dice: f.dice.slice(),
      modifiers,
    },
    ['distances.fear', 'morale'],
  )
  if (!isBrave) {
    human.now.frightened = true
    // [DWA-16.7.1.a]
    if (when('DWA-16.7.1.a', s.options.psychology)) human.trauma++
  }
  f.human = -1
  f.step = NEXT
}

const sum = (modifiers: readonly Modifier[], from: number): number =>
  modifiers.reduce((total, { value }) => total + value, from)
