import type { SearchFrame } from '../frames/kinds.js'
import { shareHits } from './fighting.js'
import { bestShot } from './firing.js'
import { Walks } from './moving.js'
import type { Situation } from './situation.js'
import { because, type Thought } from './thought.js'

/** With whatever helps: abilities are there to be used. */
function fear(sit: Situation): Thought {
  const tests = sit.actions('fear')
  const helped = tests.find(({ ability }) => ability !== 'none')
  return because(helped ?? tests[0]!, helped === undefined ? 'fear' : 'fear.helped')
}

/** One less keeps the dead out of a room, one more finds something after all. */
function lucky(sit: Situation): Thought {
  const { roll, dice } = sit.s.frames[sit.s.frames.length - 1] as SearchFrame
  const [die] = dice
  if (roll === 'presence' && die === sit.numbers.scores.zombiesFound)
    return because({ type: 'lucky', change: -1 }, 'lucky')
  if (roll === 'find' && die === 1) return because({ type: 'lucky', change: 1 }, 'lucky')
  return because({ type: 'lucky', change: 0 }, 'lucky.keep')
}

/** Out of the way where there is one, else the first blow. */
function contact(sit: Situation): Thought {
  const space = sit.space('dodge')
  if (space !== null)
    return because(
      space.sample(() => 0),
      'dodge',
    )
  return strike(sit)
}

function strike(sit: Situation): Thought {
  const [first] = sit.actions('strike')
  return first === undefined ? because({ type: 'pass' }, 'rest') : because(first, 'strike')
}

function alert(sit: Situation): Thought {
  const shot = bestShot(sit, sit.human, null, new Walks(sit, sit.human, null, 0))
  return shot === null ? because({ type: 'pass' }, 'rest') : because(shot.action, 'fire')
}

/** [DWA-2.b] For the dead: the weakest figure. */
function prey(sit: Situation): Thought {
  const open = sit.actions('prey')
  const wounds = ({ human }: (typeof open)[number]): number => sit.s.humans[human]?.wounds ?? 0
  return because(
    open.reduce((best, one) => (wounds(one) > wounds(best) ? one : best)),
    'prey',
  )
}

function muster(sit: Situation): Thought {
  const roll = sit.space('rollMember')
  return because(
    (roll ?? sit.space('sign')!).sample(() => 0),
    roll === null ? 'muster.done' : 'muster',
  )
}

/** What is answered outside an activation, by the kind of question. */
export const REPLIES: Readonly<Record<string, (sit: Situation) => Thought>> = {
  deploy: () => because({ type: 'deployRest' }, 'deploy'),
  fear,
  motivate: fear,
  reroll: (sit) => because(sit.actions('reroll')[0] ?? { type: 'pass' }, 'reroll'),
  luckyStar: (sit) => because(sit.actions('reroll')[0] ?? { type: 'pass' }, 'reroll'),
  antiseptic: (sit) => because(sit.actions('antiseptic')[0] ?? { type: 'pass' }, 'antiseptic'),
  halt: () => because({ type: 'goOn' }, 'goOn'),
  share: shareHits,
  lucky,
  contact,
  strike,
  alert,
  prey,
  victim: prey,
  learn: (sit) => because(sit.actions('learn')[0] ?? { type: 'close' }, 'learn'),
  disorder: (sit) => because(sit.actions('disorder')[0]!, 'disorder'),
  cure: (sit) => because(sit.actions('cure')[0] ?? { type: 'close' }, 'cure'),
  gear: (sit) => {
    const [heal] = sit.actions('heal')
    return heal === undefined ? because({ type: 'close' }, 'gear.done') : because(heal, 'gear')
  },
  muster,
}
