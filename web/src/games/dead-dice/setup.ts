import deadDice from '@shamble/game-dead-dice/module'
import { stagedBy } from '@shamble/game-dead-dice/scenarios'
import { type DeadDiceOptions, wordOf } from '@shamble/game-dead-dice/table'
import { optionSpecs } from '@shamble/module'
import { base, pose } from '../../kit/index.js'
import { group, type Moved, type SetupPlan } from '../../setup/plan.js'

const DEAD: Moved = { pieces: ['dead', 'dead'], seat: null, step: 30 }
const survivor = (seat: number): Moved => ({ pieces: ['living'], seat, step: 30 })
const survivors = (count: number): readonly Moved[] => Array.from({ length: count }, (_, seat) => survivor(seat))

/** How the options of Dead Dice are put before people. */
const plan: SetupPlan = {
  modes: [
    {
      id: 'dd-house',
      rule: 'DD-16.1',
      options: { players: 3, gameMaster: 'automatic' },
      people: 1,
      who: [...survivors(3), DEAD],
    },
    {
      id: 'dd-alone',
      rule: 'DD-4.3',
      options: { players: 1, gameMaster: 'automatic' },
      people: 1,
      who: [...survivors(1), DEAD],
    },
    {
      id: 'dd-group',
      rule: 'DD-16.1',
      options: { players: 3, gameMaster: 'automatic' },
      people: 3,
      who: [...survivors(3), DEAD],
    },
    {
      id: 'dd-master',
      rule: 'DD-4.1',
      options: { players: 2, gameMaster: 'human' },
      people: 3,
      who: [...survivors(2), { pieces: ['dead', 'dead'], seat: 2, step: 30 }],
    },
  ],
  decided: ['players', 'gameMaster'],
  seats: { option: 'players', from: 1, to: 5 },
  lead: null,
  groups: [
    group('dd-story', true, 'agmScenario', 'scenario', 'beginner', 'agmLength', 'campaign', 'rewards'),
    group('dd-people', true, 'survivors', 'startKit', 'replacementSurvivors'),
    group(
      'dd-variants',
      false,
      'aloneInTheWorld',
      'enraged',
      'fastInfection',
      'healthyCarriers',
      'divineCurse',
      'specialZombies',
      'specialForces',
      'heavyWeapons',
      'swords',
      'withoutZombies',
      'mexicanStandoff',
      'risingDead',
    ),
    group('dd-secrets', false, 'survivalVisibility', 'menaceVisibility', 'agmTemper'),
    group('dd-summary', false, 'catastropheCost', 'tensionEffect', 'emptyAmmoBlocksBows'),
    group(
      'dd-fight',
      false,
      'ladderCells',
      'engagementReach',
      'arrivalAttack',
      'doubleKill',
      'moveAfterAttack',
      'risingDeadAttack',
      'bowsRaiseNoise',
      'refundRounding',
    ),
    group('dd-living', false, 'preciseVsLiving', 'meleeDamageLiving', 'disengageLivingDifficulty', 'defencelessLiving'),
    group(
      'dd-turns',
      false,
      'objectivesCap',
      'objectiveRaisesReserve',
      'tensionLimit',
      'newShelterAbri',
      'campaignTraitCap',
    ),
    group('dd-own', false, 'ownScenario', 'gangs', 'band'),
  ],
  rules: Object.fromEntries(
    Object.entries(optionSpecs(deadDice.game.options)).flatMap(([name, { rule }]) =>
      rule === undefined ? [] : [[name, [rule]]],
    ),
  ),
  secretRule: 'DD-15.67',
  say: {
    who: ['setup.who.dead-dice-alone', 'setup.who.dead-dice'],
    start: ['setup.start.dead-dice', 'setup.start.dead-dice'],
  },
  /**
   * A game master without a scenario is asked for one before players make their survivors; those of a campaign are
   * there already.
   */
  startsWith(options) {
    const { gameMaster, players, band } = options as DeadDiceOptions
    const isAsked = gameMaster === 'human' && stagedBy(options) === null
    if (isAsked) return { say: 'dead-dice-master', seat: players }
    return band != null && band.members[0] != null ? { say: 'dead-dice-band', seat: 0 } : undefined
  },
  drawPiece: (piece, index, x) =>
    piece === 'dead'
      ? base(x + 17, 22, 15, { figure: pose(index === 0 ? 2 : 0), dead: true })
      : base(x + 17, 22, 15, { figure: 'bat' }),
  drawSmall: ([first = ''], x) => ({
    width: 24,
    drawing: base(x + 12, 13, 11, first === 'dead' ? { figure: pose(2), dead: true } : { figure: 'bat' }),
  }),
  /** The story that was chosen, as far as players may know it beforehand. */
  about(options, { speak }) {
    const staged = stagedBy(options)
    const { gameMaster } = options as DeadDiceOptions
    if (staged === null)
      return {
        title: speak('setup.dd.title'),
        text: speak(gameMaster === 'human' ? 'setup.dd.free' : 'setup.dd.random'),
        rows: [],
      }
    const said = (name: string): string => {
      const word = wordOf(staged, name)
      return typeof word === 'object' ? speak(word.word) : String(word)
    }
    return { title: said('title'), text: said('hook'), rows: [] }
  },
}
export default plan
