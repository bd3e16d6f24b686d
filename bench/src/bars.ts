import type { Plain } from '@shamble/kernel'
import { RAID, SHOT } from './raid.js'
import { HORDE, LONG_MATCH, SKIRMISH, TEMPLATES, WALKS } from './skirmish.js'

/** A way to play a game that is measured on its own; the options are those of unattended play and these. */
export interface Setting {
  readonly name: string
  readonly options: Readonly<Record<string, Plain>>
}

/** The least that random whole games must reach. */
export interface Floor {
  readonly unit: 'games/s' | 'decisions/s'
  readonly least: number
}

/** What keeping a match may cost at the most. */
export interface MatchCeilings {
  readonly options: Readonly<Record<string, Plain>>
  /** Where it begins, if not with the set-up. */
  readonly position?: string
  /** A match of so many random answers: the memory that it keeps, and how long opening it again takes. */
  readonly answers: number
  readonly megabytes: number
  readonly milliseconds: number
  /** The record of that match, divided by its answers. */
  readonly bytesAnAnswer: number
  /** A match of so many turns among house bots, and the size of its record. */
  readonly house?: { readonly turns: number; readonly kilobytes: number }
}

/** What one answer that much follows from may cost at the most, from the set-up or from a position. */
export interface StretchCeilings {
  readonly name: string
  readonly options: Readonly<Record<string, Plain>>
  readonly position?: string
  readonly seat: number
  /** As the game writes its answers. */
  readonly answer: string
  /** Milliseconds of the rules alone, without anybody who looks. */
  readonly rules: number
  /** Milliseconds from the answer to what a table is told, and how much that is. */
  readonly milliseconds: number
  readonly kilobytes: number
}

/** What it may cost at the most to say whether an answer that someone composes is legal. */
export interface CheckCeilings {
  readonly name: string
  readonly options: Readonly<Record<string, Plain>>
  readonly position: string
  readonly seat: number
  /** Answers that lead to the moment in which it is composed, as the game writes them. */
  readonly before: readonly string[]
  /** What is checked, by turns: legal or not. */
  readonly answers: readonly string[]
  /** Milliseconds for each of them. */
  readonly milliseconds: number
}

/** What it may cost at the most to work out the odds of an answer before it is given. */
export interface ForecastCeilings {
  readonly name: string
  readonly options: Readonly<Record<string, Plain>>
  readonly position: string
  readonly seat: number
  readonly answer: string
  /** So many things bear on it at the least: a plainer answer would prove nothing. */
  readonly modifiers: number
  readonly milliseconds: number
}

/** What a decision of the house bot in one seat may take on the average, with house bots in all others. */
export interface DecisionCeilings {
  readonly name: string
  readonly options: Readonly<Record<string, Plain>>
  readonly seat: number
  readonly milliseconds: number
}

/** How one game is measured, and the numbers it is held to. */
export interface Bars {
  /** For random whole games and their decisions; as the game is usually played when absent. */
  readonly playouts?: readonly Setting[]
  readonly floors?: readonly Floor[]
  /** For the house bot among random players; as the game is usually played when absent. */
  readonly contests?: readonly Setting[]
  /** Milliseconds that a decision of the house bot may take on the average. */
  readonly decision?: number
  readonly match?: MatchCeilings
  readonly stretches?: readonly StretchCeilings[]
  readonly checks?: readonly CheckCeilings[]
  readonly forecasts?: readonly ForecastCeilings[]
  readonly decisions?: readonly DecisionCeilings[]
}

/** Zombies!!! needs a last round: without one its random games never end. */
const seats = (count: number): Setting => ({ name: `, ${count} seats`, options: { seats: count, maxRounds: 60 } })

/** A scenario of Dead Walk Again as it is played. */
const scenario = (name: string): Setting => ({ name: `, ${name}`, options: { scenario: name } })
/** The first of the people on a table of Dead Walk Again acts. */
const FIRST = { seat: 0, before: ['activate h0'], milliseconds: 0.5 }

/** A scenario of Dead Dice with one survivor: a band wins or loses as one, so only alone a bot can be told from others. */
const alone = (name: string): Setting => ({ name: `, ${name}`, options: { agmScenario: name, players: 1 } })

/** By the id of the game. A game that is not here is measured as it is usually played, and held to nothing. */
const BARS: Readonly<Record<string, Bars>> = {
  dawn: {
    floors: [{ unit: 'games/s', least: 200 }],
    decision: 10,
    match: { options: {}, answers: 400, megabytes: 4, milliseconds: 100, bytesAnAnswer: 400 },
  },
  'dead-dice': {
    playouts: [{ name: ', 3 players', options: { players: 3, agmTemper: 'fair' } }],
    floors: [
      { unit: 'games/s', least: 100 },
      { unit: 'decisions/s', least: 100_000 },
    ],
    contests: ['brainsOnSale', 'plane', 'rouen', 'pathOfSouls', 'neoTokyo', 'xp426'].map(alone),
    decision: 5,
    // Those who last, and for whom others step in: random answers would not live to the 1 500th otherwise.
    match: {
      options: {
        ...{ players: 5, gameMaster: 'human', specialForces: true, divineCurse: true },
        replacementSurvivors: 'promoteCompanion',
      },
      answers: 1500,
      megabytes: 8,
      milliseconds: 300,
      bytesAnAnswer: 3000,
    },
    stretches: [
      {
        ...{ name: 'a shot before five players and a game master', ...RAID, ...SHOT },
        ...{ rules: 10, milliseconds: 40, kilobytes: 256 },
      },
    ],
    forecasts: [
      { ...RAID, ...SHOT, name: 'exact odds of a pool with every modifier', modifiers: 5, milliseconds: 0.5 },
    ],
    decisions: [
      {
        ...{ name: 'a decision of the game master', options: { players: 3, gameMaster: 'human', scenario: 'rouen' } },
        ...{ seat: 3, milliseconds: 1 },
      },
    ],
  },
  dwa: {
    playouts: [{ name: ', 5 against 25, 12 turns', options: SKIRMISH }],
    floors: [{ unit: 'games/s', least: 40 }],
    contests: [scenario('street'), scenario('petrolStation')],
    decision: 10,
    match: { ...LONG_MATCH, answers: 400, megabytes: 16, milliseconds: 300, bytesAnAnswer: 4000 },
    stretches: [
      {
        ...{ name: 'zombie phase, 150 zombies, 60 walls', seat: 0, answer: 'endPhase', ...HORDE },
        ...{ rules: 20, milliseconds: 100, kilobytes: 512 },
      },
    ],
    checks: [
      { ...HORDE, ...FIRST, name: 'checking a drawn walk, 150 zombies, 60 walls', answers: WALKS },
      { ...HORDE, ...FIRST, name: 'checking a template, 150 zombies, 60 walls', answers: TEMPLATES },
    ],
  },
  zombies: {
    playouts: [seats(2), seats(6)],
    floors: [{ unit: 'decisions/s', least: 100_000 }],
    contests: [seats(2), seats(4), seats(6)],
    decision: 10,
    match: {
      options: { seats: 4 },
      answers: 4000,
      megabytes: 8,
      milliseconds: 300,
      bytesAnAnswer: 500,
      house: { turns: 40, kilobytes: 200 },
    },
  },
}

/** 150 zombies among 60 walls, in a game that is nothing else: what the engine itself may take of a zombie phase. */
export const CROWD: StretchCeilings = {
  ...{ name: '150 zombies walk and bite', options: {}, seat: 0, answer: 'wait' },
  ...{ rules: 40, milliseconds: 50, kilobytes: 256 },
}

const AS_IT_IS: readonly Setting[] = [{ name: '', options: {} }]

export function barsOf(id: string): Bars & Required<Pick<Bars, 'playouts' | 'contests'>> {
  return { playouts: AS_IT_IS, contests: AS_IT_IS, ...BARS[id] }
}
