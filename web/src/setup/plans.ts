import type { Plain } from '@shamble/kernel'

// How each game's options are put before people: which belong together, which are asked first, and where in the
// ledger they come from. A game without a plan shows all its options in one group.

/** Who moves what in a mode: pieces joined to a seat by its index, or to nobody. */
export interface Moved {
  readonly pieces: readonly string[]
  /** `null`: the rules move them. */
  readonly seat: number | null
}

export interface Mode {
  readonly id: string
  readonly rule: string
  readonly options: Readonly<Record<string, Plain>>
  /** What it cannot be played without, where nobody has chosen otherwise. */
  readonly needs?: Readonly<Record<string, Plain>>
  /** How many of its seats people take when it is chosen; the house takes the others. */
  readonly people: number
  readonly who: readonly Moved[]
}

export interface OptionGroup {
  readonly id: string
  /** Groups that are asked stand open; the others are opened. */
  readonly asked: boolean
  readonly options: readonly string[]
}

export interface SetupPlan {
  readonly modes: readonly Mode[]
  /** Options that the modes and the seats decide. */
  readonly decided: readonly string[]
  /** The number of seats, where it can be chosen. */
  readonly seats: { readonly option: string; readonly from: number; readonly to: number } | null
  /** The option that stands above the others: an edition, an expansion. */
  readonly lead: string | null
  readonly groups: readonly OptionGroup[]
  readonly rules: Readonly<Record<string, readonly string[]>>
  /** What a curtain hides. */
  readonly secretRule: string
}

const FOUR = ['peter', 'roger', 'steve', 'fran'] as const
const DEAD: Moved = { pieces: ['dead', 'dead'], seat: null }
const group = (id: string, asked: boolean, ...options: readonly string[]): OptionGroup => ({ id, asked, options })

const dawn: SetupPlan = {
  modes: [
    {
      id: 'two-player',
      rule: 'DAWN-1.0.b',
      options: { mode: 'two-player' },
      people: 1,
      who: [
        { pieces: FOUR, seat: 0 },
        { pieces: ['dead', 'dead'], seat: 1 },
      ],
    },
    {
      id: 'solitaire',
      rule: 'DAWN-15.1.a',
      options: { mode: 'solitaire' },
      people: 1,
      who: [{ pieces: FOUR, seat: 0 }, DEAD],
    },
    {
      id: 'coop-3',
      rule: 'DAWN-15.9.a',
      options: { mode: 'coop-3' },
      people: 3,
      who: [
        { pieces: ['fran', 'steve'], seat: 0 },
        { pieces: ['peter'], seat: 1 },
        { pieces: ['roger'], seat: 2 },
        DEAD,
      ],
    },
    {
      id: 'coop-4',
      rule: 'DAWN-15.9.a',
      options: { mode: 'coop-4' },
      people: 4,
      who: [...FOUR.map((piece, seat) => ({ pieces: [piece], seat })), DEAD],
    },
  ],
  decided: ['mode'],
  seats: null,
  lead: 'edition',
  groups: [
    group('movement', true, 'mainDoorAndShoot'),
    group('shooting', true, 'panicDice'),
    group('attacks', true, 'defensiveShots'),
    group('known', true, 'memoryAid'),
    group('victory', true, 'franClause'),
    group('carrying', false, 'carriedMustRest', 'stackCarry'),
    group('dead', false, 'reactionSquares', 'unitsBlockSight', 'blockedReactors', 'towardMetric'),
    group(
      'special',
      false,
      'glassBreakCost',
      'glassBreakReactionGate',
      'superGlass',
      'superPickup',
      'rifleUsableSameTurn',
    ),
    group('alone', false, 'soloDoorSquares'),
    group('box', false, 'map', 'counterSet', 'berserkMarkerLimit', 'doorMarkerLimit', 'turnLimit'),
  ],
  rules: {
    mainDoorAndShoot: ['DAWN-5.5.b', 'DAWN-DIF.02'],
    panicDice: ['DAWN-6.5.b', 'DAWN-DIF.01'],
    defensiveShots: ['DAWN-8.1.a', 'DAWN-RUL.13'],
    memoryAid: ['DAWN-2.3.f'],
    franClause: ['DAWN-14.1.b', 'DAWN-DIF.03'],
    carriedMustRest: ['DAWN-5.0.a', 'DAWN-DIF.11'],
    stackCarry: ['DAWN-5.2.a', 'DAWN-RUL.24'],
    reactionSquares: ['DAWN-7.0.b', 'DAWN-DIF.05'],
    unitsBlockSight: ['DAWN-7.1.a', 'DAWN-DIF.06'],
    blockedReactors: ['DAWN-7.4.b', 'DAWN-DIF.33'],
    towardMetric: ['DAWN-RUL.03'],
    glassBreakCost: ['DAWN-10.4.b', 'DAWN-DIF.07'],
    glassBreakReactionGate: ['DAWN-10.4.d', 'DAWN-DIF.08'],
    superGlass: ['DAWN-11.6.a', 'DAWN-DIF.09'],
    superPickup: ['DAWN-11.2.a', 'DAWN-DIF.10'],
    rifleUsableSameTurn: ['DAWN-12.0.b', 'DAWN-DIF.12'],
    soloDoorSquares: ['DAWN-15.5.b', 'DAWN-DIF.13'],
    berserkMarkerLimit: ['DAWN-2.4.a', 'DAWN-DIF.19'],
    doorMarkerLimit: ['DAWN-2.4.a', 'DAWN-DIF.19'],
    turnLimit: ['TABLE.5'],
  },
  secretRule: 'DAWN-3.1.c',
}

const race = (seats: number): readonly Moved[] => [
  ...Array.from({ length: seats }, (_, seat) => ({ pieces: [`pawn-${seat}`], seat })),
  { pieces: ['zombie', 'zombie'], seat: null },
]

const zombies: SetupPlan = {
  modes: [
    { id: 'house', rule: 'ZMB-1.2.i', options: { seats: 4 }, people: 1, who: race(4) },
    { id: 'duel', rule: 'ZMB-1.2.i', options: { seats: 2 }, people: 2, who: race(2) },
    { id: 'screen', rule: 'ZMB-1.2.i', options: { seats: 4 }, people: 4, who: race(4) },
    // Nobody else ends the game: it lasts so many rounds.
    { id: 'alone', rule: 'ZMB-R.28', options: { seats: 1 }, needs: { maxRounds: 20 }, people: 1, who: race(1) },
  ],
  decided: ['seats'],
  seats: { option: 'seats', from: 1, to: 6 },
  lead: 'expansion',
  groups: [
    group('goal', true, 'winZombies', 'maxRounds'),
    group('start', true, 'townSquareZombies'),
    group('cards', true, 'cardLimit'),
    group('combat', true, 'weaponsPerCombat'),
    group(
      'helipad',
      false,
      'helipadWinTiming',
      'closedMapDisablesHelipad',
      'helipadZombies',
      'townHelipadPosition',
      'baseHelipadPosition',
      'helipadUnplaceable',
    ),
    group(
      'tiles',
      false,
      'blockerPenalty',
      'frontGateZombies',
      'gateMustLeaveRoom',
      'frontGateUnplaceable',
      'baseTownAdjacency',
    ),
    group('death', false, 'weaponSet', 'shotgunCharge', 'deathBeforeMove', 'cardKillsCount', 'lifeTokenAtCap'),
    group('windows', false, 'interruptMode', 'buildingCardTiming', 'redirectNoTarget', 'redirectScope'),
    group('pace', false, 'responseSeconds', 'moveWindowSeconds', 'graceMs', 'turnSeconds'),
    group(
      'single',
      false,
      'dynamiteThroughWalls',
      'butterFingersStopsDynamite',
      'breakthroughReach',
      'breakthroughAcrossZones',
      'rocketConnectivity',
      'weekendPassScope',
      'keysCanBeHalved',
      'marblesScope',
      'afsBlocksCardKills',
      'adjustingThreshold',
      'badSenseCost',
      'whereDidSteps',
    ),
    group('box', false, 'zombiePool', 'cardCopies', 'tiles', 'turnLimit'),
  ],
  rules: {
    expansion: ['ZMB-1.2.b', 'ZMB-1.2.d', 'ZMB-1.2.e'],
    winZombies: ['ZMB-1.1.b'],
    maxRounds: ['ZMB-R.28'],
    townSquareZombies: ['ZMB-1.2.c', 'ZMB-R.12'],
    cardLimit: ['ZMB-R.04'],
    weaponsPerCombat: ['ZMB-R.06'],
    helipadWinTiming: ['ZMB-1.1.a'],
    closedMapDisablesHelipad: ['ZMB-R.01'],
    helipadZombies: ['ZMB-1.3.1.h'],
    townHelipadPosition: ['ZMB-1.2.d'],
    baseHelipadPosition: ['ZMB-1.2.e', 'ZMB-R.13'],
    helipadUnplaceable: ['ZMB-1.3.1.j'],
    blockerPenalty: ['ZMB-1.3.1.l'],
    frontGateZombies: ['ZMB-1.3.1.m'],
    gateMustLeaveRoom: ['ZMB-1.3.1.q'],
    frontGateUnplaceable: ['ZMB-R.02'],
    baseTownAdjacency: ['ZMB-1.3.1.p'],
    weaponSet: ['ZMB-R.06'],
    shotgunCharge: ['ZMB-R.16'],
    deathBeforeMove: ['ZMB-R.05'],
    cardKillsCount: ['ZMB-R.17'],
    lifeTokenAtCap: ['ZMB-1.3.5.f'],
    interruptMode: ['ZMB-W.e', 'ZMB-W.h'],
    buildingCardTiming: ['ZMB-R.07'],
    responseSeconds: ['ZMB-W.h'],
    moveWindowSeconds: ['ZMB-W.h'],
    graceMs: ['ZMB-W.g'],
    turnSeconds: ['ZMB-W.i'],
    redirectNoTarget: ['ZMB-R.11'],
    redirectScope: ['ZMB-R.11'],
    dynamiteThroughWalls: ['ZMB-card.dynamite'],
    butterFingersStopsDynamite: ['ZMB-card.butter-fingers', 'ZMB-R.31'],
    breakthroughReach: ['ZMB-R.24'],
    breakthroughAcrossZones: ['ZMB-card.breakthrough'],
    rocketConnectivity: ['ZMB-R.21'],
    weekendPassScope: ['ZMB-R.19'],
    keysCanBeHalved: ['ZMB-card.the-keys-are-still-in-it'],
    marblesScope: ['ZMB-card.all-the-marbles'],
    afsBlocksCardKills: ['ZMB-card.alternate-food-source'],
    adjustingThreshold: ['ZMB-card.adjusting-nicely'],
    badSenseCost: ['ZMB-card.bad-sense-of-direction'],
    whereDidSteps: ['ZMB-card.where-did-everybody-go'],
    zombiePool: ['ZMB-R.26'],
    cardCopies: ['ZMB-1.2.a'],
    turnLimit: ['TABLE.5'],
  },
  secretRule: 'ZMB-1.2.j',
}

export const PLANS: Readonly<Record<string, SetupPlan>> = { dawn, zombies }
