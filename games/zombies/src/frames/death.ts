import { ask, type Play, type Procedure, pop, type Seat, when } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import { adjustingNicely } from '../cards/adjusting-nicely.js'
import { told } from '../events.js'
import { clockOf } from '../options.js'
import { loseZombies } from '../rules/collection.js'
import { discardKept, weaponsOf } from '../rules/event-cards.js'
import { START_BULLETS, START_LIVES } from '../rules/lives.js'
import { TOWN_SQUARE } from '../rules/pawns.js'
import type { Zombies } from '../state.js'
import { type DeathFrame, turnOf } from './kinds.js'

const DEAD = 1

/** [ZMB-1.3.2.f] Losing the last life. */
export const death: Procedure<Zombies, DeathFrame, ZombiesAction> = {
  run(s, f, play) {
    if (f.step === DEAD) pop(s)
    else if (when(adjustingNicely.rule, s.inPlay[f.seat]!.includes(adjustingNicely.card)))
      ask(s, f.seat, 'death', clockOf(s))
    else {
      f.step = DEAD
      die(s, f.seat, 'halved', play)
    }
  },
  offer(_s, _f, _seat, to) {
    to.legal({ type: 'keep' })
    to.legal({ type: 'lose' })
  },
  answer(s, f, _seat, action, play) {
    f.step = DEAD
    const { card, rule } = adjustingNicely
    if (action.type === 'keep') {
      discardKept(s, f.seat, card)
      play.emit?.(told({ kind: 'adjusted', rule, seat: f.seat, about: { card } }))
    }
    die(s, f.seat, action.type === 'keep' ? 'kept' : 'halved', play)
  },
  expire: () => ({ type: 'keep' }),
}

function die(s: Zombies, seat: Seat, collection: 'kept' | 'halved', play: Play): void {
  const turn = turnOf(s)
  // [ZMB-1.3.3.j] A chainsaw that runs and a fire that burns are no weapons in play: they last out the turn.
  for (const card of weaponsOf(s, seat)) discardKept(s, seat, card)
  s.charges[seat] = 0
  // [ZMB-1.3.2.h] What is lost goes to the supply; the zombie that won stays.
  const lost = when('ZMB-1.3.2.h', collection === 'kept') ? 0 : Math.ceil(s.reserve[seat]! / 2)
  loseZombies(s, seat, lost)
  s.lives[seat] = START_LIVES
  s.bullets[seat] = START_BULLETS
  s.jeep[seat] = 0
  s.position[seat] = TOWN_SQUARE
  turn.fallen[seat] = 1
  // [ZMB-1.3.2.g] On the player's own turn it costs the movement; on another's nothing changes for anybody's turn.
  if (when('ZMB-1.3.2.g', seat === s.active)) {
    // [ZMB-R.05] The option is about a death before the move; one on the way ends it in any case.
    const isMoving = s.frames.some((frame) => frame.kind === 'move')
    if (when('ZMB-R.05', isMoving || s.options.deathBeforeMove === 'forfeit')) turn.forfeited = true
  }
  play.emit?.(told({ kind: 'died', rule: 'ZMB-1.3.2.f', seat, data: { lost }, about: { lost } }))
}
