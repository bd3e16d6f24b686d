import { ask, type Play, type Procedure, pop, type Seat, when } from '@shamble/kernel'
import { type DwaAction, PASS } from '../actions.js'
import { deed, tell } from '../events.js'
import { rise } from '../rules/rising.js'
import { type Dwa, type Human, isBody } from '../state.js'
import type { BodiesFrame } from './kinds.js'

export const bodiesFrame = (): BodiesFrame => ({ kind: 'bodies', step: 0, left: [], human: -1 })

const GATHER = 0
const NEXT = 1
const RISES = 2

/** [DWA-12.7.a] One die for every body, by time of death [DICE-3]. */
export const bodies: Procedure<Dwa, BodiesFrame, DwaAction> = {
  run(s, f, play) {
    switch (f.step) {
      case GATHER:
        f.left = s.humans
          // [DWA-12.7.b] Never in the turn of its death.
          .filter((human) => isBody(human) && !human.stays && when('DWA-12.7.b', human.diedIn < s.turn))
          .sort((one, other) =>
            when('DICE-3', one.diedIn !== other.diedIn) ? one.diedIn - other.diedIn : one.id - other.id,
          )
          .map(({ id }) => id)
        f.step = NEXT
        return
      case NEXT:
        next(s, f, play)
        return
      default: {
        const seat = askedFor(s, s.humans[f.human]!)
        if (seat !== null) ask(s, seat, 'antiseptic')
        else goOn(s, f, play)
      }
    }
  },

  offer(s, f, seat, to) {
    for (const by of holdersOf(s, s.humans[f.human]!)) if (by.team === seat) to.legal({ type: 'antiseptic', by: by.id })
    to.legal(PASS)
  },

  answer(s, f, _seat, action, play) {
    if (action.type !== 'antiseptic') return goOn(s, f, play)
    const by = s.humans[action.by]!
    const body = s.humans[f.human]!
    by.pouch.objects.splice(
      by.pouch.objects.findIndex(({ what }) => what === 'antiseptic'),
      1,
    )
    // It stays a body for good, and morale does not fall.
    body.stays = true
    tell(s, play, deed('antiseptic', 'R-76', by, { whom: body.name }, { body: body.id }))
    f.human = -1
    f.step = NEXT
  },

  pass: () => PASS,
}

/** It rises when the die is below its wounds and the turns since its death together [DWA-12.7.c] [DWA-14.4.b]. */
function next(s: Dwa, f: BodiesFrame, play: Play): void {
  const id = f.left.shift()
  if (id === undefined) {
    pop(s)
    return
  }
  const body = s.humans[id]!
  const bound = body.wounds + (s.turn - body.diedIn)
  const die = play.chance.die(6, 'DWA-12.7.a')
  const rises = when('R-49', die < bound) && when('R-50', s.turn > body.diedIn)
  tell(s, play, {
    ...deed(rises ? 'turns' : 'lies-still', 'DWA-12.7.a', body, { need: bound }, { need: bound }),
    dice: [die],
  })
  if (!rises) return
  f.human = id
  f.step = RISES
}

/** Living members of the team who carry antiseptic. */
const holdersOf = (s: Dwa, body: Human): Human[] =>
  s.humans.filter(
    (human) =>
      human.team === body.team &&
      human.team >= 0 &&
      (human.whereabouts === 'table' || human.whereabouts === 'vehicle') &&
      human.pouch.objects.some(({ what }) => what === 'antiseptic'),
  )

const askedFor = (s: Dwa, body: Human): Seat | null => (holdersOf(s, body).length === 0 ? null : body.team)

function goOn(s: Dwa, f: BodiesFrame, play: Play): void {
  rise(s, s.humans[f.human]!, play)
  f.human = -1
  f.step = NEXT
}
