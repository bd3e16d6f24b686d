import { type Chance, guessBase, type ViewBase, when } from '@shamble/kernel'
import { BITE, BITE_HOURS, HIT, PRICES, ROLES, ROOMS, type Role } from './corridor.js'
import { timesPrepared } from './hour.js'
import { budgetOf, GM, menaceIsOpen, type Night, NOT_BITTEN, survivorAt } from './night.js'
import { NOTES } from './talk.js'

type OpenToAll =
  | 'survival'
  | 'confessed'
  | 'mauled'
  | 'room'
  | 'zombies'
  | 'obstacle'
  | 'noiseMade'
  | 'lured'
  | 'slipped'
  | 'spent'
  | 'exposed'
  | 'searched'
  | 'said'

/** What one viewer may know of the night. */
export type NightView = ViewBase &
  Pick<Night, OpenToAll> & {
    /** `hidden`: chosen, but not yet shown. */
    roles: (Role | 'hidden' | null)[]
    /** `null` where only the survivor and the game master know. */
    bite: (number | null)[]
    /** [NS-2.3] `null` when hidden: anything from nothing to the budget less what was spent openly. */
    menace: number | null
    traps: number[] | null
    /** [NS-8.2] `null` for all but the game master: not even whether there is one. */
    note: string | null
  }

export function nightView(base: ViewBase, s: Night): NightView {
  const { viewer } = base
  const own = viewer === 'spectator' ? -1 : survivorAt(viewer)
  const over = s.outcome !== null
  const gm = when('NS-2.3', over || viewer === GM)
  const choosing = !over && s.frames[0]?.kind === 'watch'
  return {
    ...base,
    survival: s.survival.slice(),
    confessed: s.confessed.slice(),
    mauled: s.mauled.slice(),
    room: s.room,
    zombies: s.zombies,
    obstacle: s.obstacle,
    noiseMade: s.noiseMade,
    lured: s.lured,
    slipped: s.slipped,
    spent: s.spent,
    exposed: s.exposed,
    searched: s.searched.slice(),
    said: s.said.slice(),
    // Not even the game master sees a choice before all are made.
    roles: s.roles.map((role, i) => (choosing && i !== own && role !== null ? 'hidden' : role)),
    bite: s.bite.map((bite, i) => (gm || i === own || s.confessed[i] || s.mauled[i] === 0 ? bite : null)),
    menace: gm || menaceIsOpen(s.options) ? s.menace : null,
    traps: gm ? s.traps.slice() : null,
    note: when('NS-8.2', gm) ? s.note : null,
  }
}

/** A whole night that looks like this to the viewer. Every such night can come up, and no other. */
export function guessNight(view: NightView, chance: Chance): Night {
  const traps = view.traps?.slice() ?? guessTraps(view, chance)
  return guessBase(view, {
    survival: view.survival.slice(),
    confessed: view.confessed.slice(),
    mauled: view.mauled.slice(),
    room: view.room,
    zombies: view.zombies,
    obstacle: view.obstacle,
    noiseMade: view.noiseMade,
    lured: view.lured,
    slipped: view.slipped,
    spent: view.spent,
    exposed: view.exposed,
    searched: view.searched.slice(),
    said: view.said.slice(),
    note: view.note ?? chance.draw(['', ...NOTES], 'NS-8.2', 'nobody'),
    roles: view.roles.map((role) => (role === 'hidden' ? chance.draw(ROLES, 'NS-1.2', 'nobody') : role)),
    bite: view.bite.map((bite, i) => bite ?? guessBite(view.mauled[i]!, chance)),
    traps,
    menace: budgetOf(view.options) - view.spent - PRICES.trap * traps.length,
  })
}

/** Oldest first: each wound by a zombie was a five or a six, and the first six was the bite. */
function guessBite(mauled: number, chance: Chance): number {
  for (let age = BITE_HOURS - 1; age >= 0; age--) {
    if ((mauled >> age) & 1 && chance.draw([HIT, BITE], 'NS-6.2', 'nobody') === BITE) return age
  }
  return NOT_BITTEN
}

/** [NS-2.6] Unseen traps are ahead, in rooms that nobody has searched. */
function guessTraps(view: NightView, chance: Chance): number[] {
  const counts = Array.from({ length: mostTraps(view) + 1 }, (_, count) => count)
  const count = knownCount(view) ?? chance.draw(counts, 'NS-2.6', 'nobody')
  const traps: number[] = []
  while (traps.length < count) {
    const free = trappable(view).filter((room) => !traps.includes(room))
    traps.push(chance.draw(free, 'NS-2.6', 'nobody'))
  }
  return traps.sort((a, b) => a - b)
}

type Account = Pick<NightView, 'room' | 'searched' | 'turn' | 'frames' | 'options' | 'spent' | 'exposed'>

/** Under an open budget, what is neither left nor spent openly is in traps. */
function knownCount(view: Account & Pick<NightView, 'menace'>): number | null {
  return view.menace === null ? null : (budgetOf(view.options) - view.spent - view.menace) / PRICES.trap
}

/**
 * How many unseen traps there may be as far as anybody can tell: paid for out of what was not spent openly, at most
 * one whenever the game master prepared, and each in a room of its own.
 */
export function mostTraps(view: Account): number {
  const affordable = Math.floor((budgetOf(view.options) - view.spent) / PRICES.trap)
  return Math.min(affordable, timesPrepared(view) - view.exposed, trappable(view).length)
}

function trappable(view: Pick<NightView, 'room' | 'searched'>): number[] {
  const rooms = Array.from({ length: ROOMS }, (_, i) => i + 1)
  return rooms.filter((room) => room > view.room && !view.searched.includes(room))
}
