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
  /** For each step of a character towards what he is sent to. */
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
