/** What things are worth to the human side, in zombie units killed. */
export const weights = {
  kill: 1,
  stun: 8,
  infect: 24,
  infectFran: 28,
  lose: 32,
  end: 120,
  wake: 3,
  door: 8,
  rifle: 8,
  /** For each step of a character towards what they are sent to. */
  goal: 0.15,
  apart: 0.2,
  ready: 0.05,
  /** How much an attack two turns away counts. */
  later: 0.6,
  laterStill: 0.3,
  rage: 0.5,
  sync: 1,
  openKill: 0.2,
  cluster: 99,
  idle: 1,
  step: 0.01,
}
export type Weights = typeof weights

/** From this turn on there is less and less to wait for. */
const LATE = 80
const LATE_FOR = 60
/** What one more turn of idleness leaves of all fear, and what is left of it in the end. */
const LEFT_BY_IDLENESS = 0.85
const LEAST_FEAR = 0.002

/** Nobody wins behind a locked door: a side that has sat there for long, or plays late, fears less for everybody. */
export function emboldened(w: Weights, turn: number, idle: number): Weights {
  const late = 1 - Math.max(0, turn - LATE) / LATE_FOR
  const fear = Math.max(LEAST_FEAR, late * LEFT_BY_IDLENESS ** idle)
  return fear === 1 ? w : feared(w, fear)
}

/** So much is left of all fear, or so many times as much is felt. */
export function feared(w: Weights, fear: number): Weights {
  const { stun, infect, infectFran, lose, end } = w
  return {
    ...w,
    stun: stun * fear,
    infect: infect * fear,
    infectFran: infectFran * fear,
    lose: lose * fear,
    end: end * fear,
  }
}
