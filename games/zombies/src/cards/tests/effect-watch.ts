import { turnOf } from '../../frames/kinds.js'
import type { Zombies } from '../../state.js'

/** Until which turn something lasts: it must be there before that turn begins, and gone from then on. */
interface Pending {
  readonly owner: number
  readonly gone: number
}

const LASTING = ['foodSource', 'govtEnhanced', 'marbles'] as const
const WAITING = ['fear', 'claustrophobia', 'paralysis'] as const
type Lasting = (typeof LASTING)[number]

/** Watches effects come and go while a game is played, and complains when one ends too early or too late. */
export class EffectWatch {
  readonly #lasting: Partial<Record<Lasting, Pending>> = {}
  readonly #waiting: Record<(typeof WAITING)[number], Map<number, number>> = {
    fear: new Map(),
    claustrophobia: new Map(),
    paralysis: new Map(),
  }
  #turn: number
  #begun: { fear: number[]; claustrophobia: number[]; paralysis: number[] }

  constructor(s: Zombies) {
    this.#turn = s.turn
    this.#begun = copy(s)
    this.see(s)
  }

  /** Whether something is in force that has an end still to come. */
  get isWaiting(): boolean {
    const lasting = Object.keys(this.#lasting).length > 0
    return lasting || WAITING.some((flag) => this.#waiting[flag].size > 0)
  }

  see(s: Zombies): string[] {
    const complaints = [...this.#lastingOf(s), ...this.#waitingOf(s), ...this.#turnOf(s)]
    this.#turn = s.turn
    this.#begun = copy(s)
    return complaints
  }

  /** ALTERNATE FOOD SOURCE, GOVT. ENHANCED ZOMBIES, ALL THE MARBLES. */
  #lastingOf(s: Zombies): string[] {
    const complaints: string[] = []
    for (const effect of LASTING) {
      const owner = s[effect]
      const known = this.#lasting[effect]
      if (known !== undefined && s.turn >= known.gone) {
        if (owner === known.owner)
          complaints.push(`${effect} of seat ${owner} should have ended with turn ${known.gone}`)
        delete this.#lasting[effect]
      } else if (known !== undefined && owner < 0) complaints.push(`${effect} has ended before turn ${known.gone}`)
      if (owner >= 0 && owner !== this.#lasting[effect]?.owner) {
        const next = nextTurnOf(s, owner)
        // [ZMB-card.all-the-marbles] until that turn begins; the two others until it has ended.
        this.#lasting[effect] = { owner, gone: effect === 'marbles' ? next : next + 1 }
      }
    }
    return complaints
  }

  /** FEAR, CLAUSTROPHOBIA and a skip wait for one turn and are used up by it. */
  #waitingOf(s: Zombies): string[] {
    const complaints: string[] = []
    for (const flag of WAITING) {
      const waiting = this.#waiting[flag]
      for (const [seat, turn] of waiting) {
        if (s.turn >= turn) waiting.delete(seat)
        else if (s[flag][seat] === 0) complaints.push(`${flag} of seat ${seat} was for turn ${turn}`)
      }
      s[flag].forEach((set, seat) => {
        if (set === 1 && !waiting.has(seat)) waiting.set(seat, nextTurnOf(s, seat))
      })
    }
    return complaints
  }

  /** What lasts for a turn is gone when the next one begins; what waited for it is in force. */
  #turnOf(s: Zombies): string[] {
    if (s.turn === this.#turn) return []
    const left = [
      ['chainsaw', turnOf(s).chainsaw.includes(1)],
      ['molotov', turnOf(s).molotov.some((slot) => slot >= 0)],
      ['adrenaline', turnOf(s).adrenaline.includes(1) || turnOf(s).adrenalineMove],
      ['brain cramp', turnOf(s).brainCramp >= 0],
      ['smell', turnOf(s).smellSlot !== -1 || turnOf(s).hasLeft],
      ['halving', turnOf(s).halvings > 0],
      ['rest or keys', turnOf(s).rested || turnOf(s).keys],
      ['in the zone', turnOf(s).inTheZone],
      ['forfeited movement', turnOf(s).forfeited],
    ] as const
    const complaints = left.flatMap(([name, isLeft]) => (isLeft ? [`${name} has outlasted turn ${this.#turn}`] : []))
    // Turns that were skipped on the way have used up what waited for them, maybe one of this very seat.
    const isNext = s.turn - this.#turn <= s.lives.length
    const waited = (flags: readonly number[]): boolean => isNext && flags[s.active] === 1
    if (turnOf(s).afraid !== waited(this.#begun.fear))
      complaints.push(`seat ${s.active} is ${turnOf(s).afraid ? '' : 'not '}afraid`)
    if (turnOf(s).shut !== waited(this.#begun.claustrophobia))
      complaints.push(`seat ${s.active} is ${turnOf(s).shut ? '' : 'not '}shut out`)
    if (waited(this.#begun.paralysis) && s.turn === this.#turn + 1) complaints.push(`seat ${s.active} was to skip`)
    return complaints
  }
}

const copy = ({ fear, claustrophobia, paralysis }: Zombies) => ({
  fear: [...fear],
  claustrophobia: [...claustrophobia],
  paralysis: [...paralysis],
})

/** The number of a seat's next turn; of the following one when the seat is on turn. */
function nextTurnOf(s: Zombies, seat: number): number {
  const n = s.lives.length
  return s.turn + ((seat - s.active + n - 1) % n) + 1
}
