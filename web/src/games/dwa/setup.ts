import dwa from '@shamble/game-dwa/module'
import { boardOf, type DwaOptions } from '@shamble/game-dwa/table'
import { optionSpecs } from '@shamble/module'
import { base, pose } from '../../kit/index.js'
import { group, type Moved, type SetupPlan } from '../../setup/plan.js'
import { preview } from './preview.js'
import { inWords } from './terrain-art.js'

const DEAD: Moved = { pieces: ['dead', 'dead'], seat: null, step: 30 }
const team = (seat: number): Moved => ({ pieces: ['rifle', 'pistol'], seat, step: 30 })

/** How the options of Dead Walk Again are put before people. */
const plan: SetupPlan = {
  modes: [
    { id: 'one-team', rule: 'DWA-1.a', options: { players: 1, zombieSeat: false }, people: 1, who: [team(0), DEAD] },
    {
      id: 'two-teams',
      rule: 'R-88',
      options: { players: 2, zombieSeat: false },
      people: 2,
      who: [team(0), team(1), DEAD],
    },
    {
      id: 'against-the-dead',
      rule: 'DWA-2.b',
      options: { players: 1, zombieSeat: true },
      people: 2,
      who: [team(0), { pieces: ['dead', 'dead'], seat: 1, step: 30 }],
    },
    {
      id: 'four-teams',
      rule: 'R-88',
      options: { players: 4, zombieSeat: false },
      people: 4,
      who: [team(0), team(1), team(2), team(3)],
    },
  ],
  decided: ['players', 'zombieSeat'],
  seats: { option: 'players', from: 1, to: 4 },
  lead: 'scenario',
  asksLead: true,
  groups: [
    group('game', true, 'advanced', 'campaign', 'muster', 'flaws', 'psychology'),
    group('dead', true, 'zombification', 'charge', 'moan', 'zombieWeapons'),
    group('guns', true, 'jams'),
    group('ground', true, 'units', 'complexMovement'),
    group(
      'teams',
      false,
      'teams',
      'pvp',
      'teamOrder',
      'neutralSurvivors',
      'startingLoads',
      'carryLimit',
      'weaponCategories',
    ),
    group(
      'arrivals',
      false,
      'spawnMethods',
      'spawnDPer',
      'zombieCap',
      'zombieCapFactor',
      'moanRange',
      'zombieActivation',
      'zombiePathing',
      'wander',
    ),
    group(
      'measuring',
      false,
      'measure',
      'scaleFactor',
      'baseMm',
      'templateTest',
      'figuresGiveCover',
      'fallRounding',
      'climbHang',
    ),
    group(
      'fire',
      false,
      'autoMode',
      'autoArea',
      'autoWorst',
      'shotgunFarSix',
      'meleeMiss',
      'weaponSkills',
      'flameLengthMm',
      'flameBaseMm',
      'flameCost',
      'incendiaryIgnites',
      'humanBurning',
      'molotovCumulative',
    ),
    group('close', false, 'cqmModifiers', 'swapInMelee', 'humanHits', 'martialArts'),
    group('nerves', false, 'fearNeedsLos', 'nonteamDeaths', 'lastManValue', 'indecisiveFrightened', 'disorderPick'),
    group('abilities', false, 'abilityLimit', 'archetypeLimits', 'searchRepeat'),
    group('between', false, 'campaignAmmo', 'campaignWoundsPersist', 'recruits'),
    group('own', false, 'ownScenario', 'street', 'tableSize', 'houseNumbers'),
  ],
  rules: Object.fromEntries(
    Object.entries(optionSpecs(dwa.game.options)).flatMap(([name, { rule }]) =>
      rule === undefined ? [] : [[name, [rule]]],
    ),
  ),
  say: {
    who: ['setup.who.dwa-alone', 'setup.who.dwa'],
    start: ['setup.start.dwa', 'setup.start.dwa'],
  },
  /** A base with someone on it. */
  drawPiece: (piece, index, x) =>
    piece === 'dead'
      ? base(x + 17, 22, 15, { figure: pose(index === 0 ? 2 : 0), dead: true })
      : base(x + 17, 22, 15, { figure: piece === 'rifle' ? 'rifle' : 'pistol' }),
  drawSmall: ([first = ''], x) => ({
    width: 24,
    drawing: base(x + 12, 13, 11, first === 'dead' ? { figure: pose(2), dead: true } : { figure: 'rifle' }),
  }),
  preview,
  previewOf: ['scenario', 'street', 'tableSize', 'ownScenario', 'players'],
  about(options, { speak, language }) {
    const { scenario } = boardOf(options as DwaOptions)
    const { turnLimit, arrivals, objectives, about, victory } = scenario
    const kindOf = (id: string) => {
      const [major, minor] = [victory?.major, victory?.minor].map((won) =>
        JSON.stringify(won ?? {}).includes(`"objective":"${id}"`),
      )
      return major === minor ? 'both' : major ? 'major' : 'minor'
    }
    return {
      title: inWords(scenario.name, language),
      text: about === undefined ? '' : inWords(about, language),
      rows: [
        ...objectives.map(({ id, name }) => speak(`setup.dwa.wants.${kindOf(id)}`, { what: inWords(name, language) })),
        ...(turnLimit === undefined ? [] : [speak('setup.dwa.turns', { turns: turnLimit })]),
        ...(arrivals.length === 0 ? [] : [speak('setup.dwa.arrivals', { methods: arrivals.join(', ') })]),
      ],
    }
  },
}
export default plan
