import { ask, type Play, type Procedure, pop, type Refusal, type Seat, when } from '@shamble/kernel'
import { has } from '../abilities/ability.js'
import { ABILITIES } from '../abilities/index.js'
import type { ActionOf, DwaAction } from '../actions.js'
import { DISORDER_IDS } from '../disorders/ids.js'
import { deed, tell } from '../events.js'
import { no, offerUnless } from '../orders/order.js'
import {
  cure,
  gainDisorder,
  heal,
  healsWith,
  type Means,
  settleExperience,
  turnedMembers,
  whyNotDisorder,
} from '../rules/aftermath.js'
import { giveTo, takeFrom, thingsOf } from '../rules/gear.js'
import { thingWord } from '../rules/thing-words.js'
import type { Dwa, Human, HumanId } from '../state.js'
import { limitsOf, whyNotCarry } from '../teams/bearing.js'
import { whyNotLearn } from '../teams/legal.js'
import type { AftermathFrame } from './kinds.js'

/** Experience, then what each team decides in this order; the next team after it. */
const EXPERIENCE = 0
const DOCTORS = 1
const DISORDERS = 2
const ABILITIES_NEW = 3
const GEAR = 4
const NEXT = 5

/** After the game, in a campaign [DWA-16.4.1.a]: nothing is lost that dice or people decide here. */
export const aftermath: Procedure<Dwa, AftermathFrame, DwaAction> = {
  run(s, f, play) {
    if (f.team >= s.teams.length) {
      pop(s)
      return
    }
    switch (f.step) {
      case EXPERIENCE:
        if (f.team === 0) settleExperience(s, play)
        f.owed = owedTo(s, f.team)
        f.left = []
        f.step = DOCTORS
        return
      case DOCTORS:
        if (curable(s, f).length > 0) ask(s, f.team, 'cure')
        else f.step = DISORDERS
        return
      case DISORDERS:
        disorders(s, f, play)
        return
      case ABILITIES_NEW:
        if (learners(s, f).length > 0) ask(s, f.team, 'learn')
        else f.step = GEAR
        return
      case GEAR:
        if (survivorsOf(s, f.team).length === 0) f.step = NEXT
        else ask(s, f.team, 'gear')
        return
      default:
        f.team++
        f.tries = []
        f.step = EXPERIENCE
    }
  },

  offer(s, f, _seat, to) {
    switch (f.step) {
      case DOCTORS:
        for (const action of cures(s, f)) {
          const { name: who } = s.humans[action.doctor]!
          offerUnless(isTried(f, action) ? no('R-76', 'cure.tried', { who }) : null, action, to)
        }
        to.legal({ type: 'close' })
        return
      case DISORDERS: {
        const human = f.owed[0]!
        // [DWA-16.7.2.a] Picked or rolled, as the option has it.
        if (s.options.disorderPick !== 'choose') to.legal({ type: 'disorder', human, how: 'roll', disorder: 'rage' })
        if (s.options.disorderPick !== 'roll')
          for (const disorder of DISORDER_IDS)
            offerUnless(
              whyNotDisorder(s.humans[human]!, disorder),
              { type: 'disorder', human, how: 'pick', disorder },
              to,
            )
        return
      }
      case ABILITIES_NEW:
        for (const { id } of survivorsOf(s, f.team))
          for (const ability of ABILITIES)
            offerUnless(
              whyNotLearn(s.humans[id]!, ability.id, limitsOf(s.options)),
              { type: 'learn', human: id, ability: ability.id },
              to,
            )
        to.legal({ type: 'close' })
        return
      default:
        offerGear(s, f, to)
    }
  },

  answer(s, f, _seat, action, play) {
    switch (action.type) {
      case 'close':
        f.step++
        return
      case 'cure':
        f.tries.push(`cure ${action.doctor}`)
        cure(s, s.humans[action.doctor]!, s.humans[action.patient]!, play)
        return
      case 'disorder':
        f.owed.shift()
        gainDisorder(s, s.humans[action.human]!, action.how === 'pick' ? action.disorder : null, play)
        return
      case 'learn': {
        const human = s.humans[action.human]!
        human.abilities.push(action.ability as never)
        tell(
          s,
          play,
          deed(
            'learned',
            'DWA-16.4.2.d',
            human,
            { ability: { word: `ability.${action.ability}` } },
            { ability: action.ability },
          ),
        )
        return
      }
      case 'heal':
        if (action.with === 'firstAid') f.tries.push(`heal ${action.by} ${action.patient}`)
        heal(s, s.humans[action.by]!, s.humans[action.patient]!, action.with, play)
        return
      case 'handOver': {
        const [from, to] = [s.humans[action.from]!, s.humans[action.to]!]
        const thing = thingsOf(from)[action.thing]!
        takeFrom(from, thing)
        giveTo(to, thing)
        tell(s, play, deed('handed-over', 'R-87', from, { whom: to.name, thing: thingWord(s, thing) }))
      }
    }
  },
}

const survivorsOf = (s: Dwa, team: Seat): Human[] =>
  s.humans.filter(
    (human) =>
      human.team === team &&
      (human.whereabouts === 'table' || human.whereabouts === 'vehicle' || human.whereabouts === 'left'),
  )

/** Who has crossed six points of trauma, once for each time. */
function owedTo(s: Dwa, team: Seat): HumanId[] {
  if (!s.options.psychology) return []
  return survivorsOf(s, team).flatMap(({ id, trauma }) => Array<HumanId>(Math.floor(trauma / 6)).fill(id))
}

/** Each Doctor once, each for one member who turned and was not destroyed. */
function curable(s: Dwa, f: AftermathFrame): DwaAction[] {
  return cures(s, f).filter((action) => !isTried(f, action))
}

type Cure = ActionOf<'cure'>

const isTried = ({ tries }: AftermathFrame, { doctor }: Cure): boolean => when('R-76', tries.includes(`cure ${doctor}`))

/** Every Doctor for every member who turned, tried or not. */
function cures(s: Dwa, { team }: AftermathFrame): Cure[] {
  const patients = turnedMembers(s, team)
  return survivorsOf(s, team)
    .filter((human) => ABILITIES.some(({ id, cure: help }) => help !== undefined && has(human, id)))
    .flatMap((doctor) => patients.map((patient): Cure => ({ type: 'cure', doctor: doctor.id, patient: patient.id })))
}

/** [DWA-16.7.2.b] The fifth is Desperate, and nobody is asked. */
function disorders(s: Dwa, f: AftermathFrame, play: Play): void {
  const id = f.owed[0]
  if (id === undefined) {
    f.step = ABILITIES_NEW
    return
  }
  const human = s.humans[id]!
  if (when('DWA-16.7.2.b', human.disorders.length === 4)) {
    f.owed.shift()
    gainDisorder(s, human, 'desperate', play)
  } else if (when('R-81.8', s.options.disorderPick === 'roll')) {
    f.owed.shift()
    gainDisorder(s, human, null, play)
  } else ask(s, f.team, 'disorder')
}

/** Survivors whose level allows an ability that they have not chosen yet. */
function learners(s: Dwa, f: AftermathFrame): Human[] {
  return survivorsOf(s, f.team).filter((human) =>
    ABILITIES.some(({ id }) => whyNotLearn(human, id, limitsOf(s.options)) === null),
  )
}

/** Kits and First Aid between games, and things that change hands. */
function offerGear(s: Dwa, f: AftermathFrame, to: Parameters<NonNullable<typeof aftermath.offer>>[3]): void {
  const members = survivorsOf(s, f.team)
  for (const by of members)
    for (const means of healsWith(by))
      for (const patient of members)
        offerUnless(
          whyNotHeal(f, by, patient, means),
          { type: 'heal', by: by.id, patient: patient.id, with: means },
          to,
        )
  for (const from of members)
    for (const [i, thing] of thingsOf(from).entries())
      for (const receiver of members) {
        if (receiver === from) continue
        const action: DwaAction = { type: 'handOver', from: from.id, to: receiver.id, thing: i }
        const why =
          thing.kind === 'weapon'
            ? whyNotCarry(
                receiver.name,
                receiver.weapons.map(({ id }) => id),
                thing.weapon.id,
                limitsOf(s.options),
              )
            : null
        offerUnless(why, action, to)
      }
  to.legal({ type: 'close' })
}

/** An unhurt figure needs nothing, and First Aid has one try for each patient. */
function whyNotHeal({ tries }: AftermathFrame, by: Human, patient: Human, means: Means): Refusal | null {
  if (patient.wounds === 0) return no('DWA-9.1.l', 'treat.unhurt', { whom: patient.name })
  const isTried = means === 'firstAid' && tries.includes(`heal ${by.id} ${patient.id}`)
  return when('R-87', isTried) ? no('R-87', 'heal.tried', { who: by.name, whom: patient.name }) : null
}
