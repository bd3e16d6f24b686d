import { cloneBase, type Game, type Odds, type OptionsSchema, viewBase } from '@shamble/kernel'
import { type NightAction, readAction } from './actions.js'
import { type AttemptFrame, attempt } from './attempt.js'

import { type Attempt, SURVIVORS } from './corridor.js'
import { resigned } from './ending.js'
import { type HourFrame, hour } from './hour.js'
import { invariants } from './invariants.js'
import { type Night, newNight, playersOf } from './night.js'
import { poolModifiers, poolSize, throws, waysToReach } from './pool.js'
import { usualDifficulty } from './ruling.js'
import { guessNight, type NightView, nightView } from './secrets.js'
import { type WatchFrame, watch } from './watch.js'

export type NightFrame = WatchFrame | HourFrame | AttemptFrame

const options: OptionsSchema = {
  specs: {
    players: { type: 'number', min: 1, max: 3, default: 2, rule: 'NS-1.1' },
    menace: { type: 'number', min: 6, max: 20, default: 10, rule: 'NS-2.1' },
    menaceVisibility: { type: 'choice', values: ['hidden', 'open'], default: 'hidden', rule: 'NS-2.3' },
    dawn: { type: 'number', min: 5, max: 12, default: 8, rule: 'NS-7.4' },
  },
  presets: {
    alone: { players: 1, menace: 6 },
    crowded: { players: 3, menace: 20 },
  },
}

export const nightShift: Game<Night, NightFrame, NightAction, NightView> = {
  id: 'night-shift',
  rulesVersion: '2',
  continues: { '1': withoutTalk },
  options,
  secrets: () => true,
  seats: (chosen) => ['gm', ...SURVIVORS.slice(0, playersOf(chosen))],
  setup: newNight,
  frames: { watch, hour, attempt },
  action: readAction,
  clone: (s) =>
    cloneBase(s, {
      roles: s.roles.slice(),
      survival: s.survival.slice(),
      bite: s.bite.slice(),
      confessed: s.confessed.slice(),
      mauled: s.mauled.slice(),
      room: s.room,
      zombies: s.zombies,
      obstacle: s.obstacle,
      noiseMade: s.noiseMade,
      lured: s.lured,
      slipped: s.slipped,
      menace: s.menace,
      spent: s.spent,
      traps: s.traps.slice(),
      exposed: s.exposed,
      searched: s.searched.slice(),
      said: s.said.slice(),
      note: s.note,
    }),
  view: (s, viewer) => nightView(viewBase(nightShift, s, viewer), s),
  guess: guessNight,
  odds,
  resigned,
  invariants,
}

/** Before NS-8 nobody could speak. */
function withoutTalk(snapshot: unknown): unknown {
  const night = snapshot as Night
  return { ...night, said: night.answered.map(() => ''), note: '' }
}

/**
 * A proposal at its usual difficulty, a ruling as the game master weighs it, a roll as it was ruled.
 * Nothing hidden matters: roles and Survival are open once the night has begun.
 */
function odds(view: NightView, action: NightAction): Odds | null {
  const top = view.frames[view.frames.length - 1] as NightFrame | undefined
  if (top?.kind !== 'attempt') return null
  switch (action.type) {
    case 'propose':
      return attemptOdds(view, top, action.attempt, usualDifficulty(view, top.survivor, action.attempt))
    case 'rule':
      return attemptOdds(view, top, top.attempt!, action.difficulty)
    case 'roll':
      return attemptOdds(view, top, top.attempt!, top.difficulty)
    default:
      return null
  }
}

function attemptOdds(view: NightView, { survivor }: AttemptFrame, what: Attempt, need: number): Odds {
  const dice = poolSize(view, survivor, what)
  const of = throws(dice)
  const ways = waysToReach(need, dice)
  return {
    rule: 'NS-5.1',
    need,
    modifiers: poolModifiers(view, survivor, what),
    results: [
      { key: 'success', ways, of },
      { key: 'failure', ways: of - ways, of },
    ],
  }
}
