import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Plain } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { sequelOptions } from '@shamble/record'
import { playSeries } from '@shamble/testkit'
import { expect, it } from 'vitest'
import { dwa } from '../game.js'
import { brokenInvariants } from '../invariants.js'
import { Watch } from '../invariants-between.js'
import module from '../module.js'
import { sequel } from '../sequel.js'
import { type Dwa, isAlive } from '../state.js'
import { rankAt } from '../teams/rank.js'
import type { Sheet, TeamSheet } from '../teams/sheet.js'
import { expectWritten } from './written.js'
import { YARD } from './yard.js'

const SEED = process.env['SHAMBLE_SEED'] ?? 'campaign'

const SETTINGS: readonly Readonly<Record<string, Plain>>[] = [
  { muster: true, players: 1 },
  { players: 2, jams: true, abilityLimit: 'none', disorderPick: 'roll' },
  { muster: true, players: 1, campaignAmmo: 'reroll', campaignWoundsPersist: false, recruits: false },
  { players: 1, archetypeLimits: 'off', abilityLimit: 'perAbility', startingLoads: 'spare', disorderPick: 'choose' },
]
const given = (setting: Readonly<Record<string, Plain>>) => ({
  campaign: true,
  ...setting,
  ownScenario: YARD as unknown as Plain,
})

it(`series of three games are sound from the first answer to the last record (seed ${SEED})`, () => {
  for (const [i, setting] of SETTINGS.entries()) {
    const { matches, broken } = playSeries(module as unknown as GameModule, {
      matches: 3,
      seed: `${SEED} ${i}`,
      options: given(setting),
    })
    expect({ setting, broken }).toEqual({ setting, broken: [] })
    expect(matches.length).toBeGreaterThan(0)
  }
})

/** Plays one game at random and looks at every moment of it. */
function played(options: Dwa['options'], seed: string): Dwa {
  const engine = new Engine(dwa)
  const below = seededBelow(seed, 'choices')
  const watch = new Watch()
  let s = engine.start(options, seededChance(seed)).state as Dwa
  for (let n = 0; s.outcome === null; n++) {
    const { seat } = s.questions[0]!
    const isAway = s.frames.some((frame) => frame.kind === 'muster' || frame.kind === 'aftermath')
    // Before the first turn and after the last, too, a position says all there is to know.
    if (isAway) expectWritten(s)
    const { actions, spaces } = engine.choices(s, seat)
    const at = below(actions.length + spaces.length)
    const action = actions[at] ?? spaces[at - actions.length]!.sample(below)
    const result = engine.apply(s, seat, action, seededChance(seed, n))
    if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.refusal)}`)
    // At a muster people come and go.
    if (!isAway) watch.see({ before: s, action, after: result.state, events: result.events })
    s = result.state as Dwa
    expect([...watch.broken, ...brokenInvariants(s)]).toEqual([])
  }
  return s
}

/** What a character may not lose or gain between the beginning of two games. */
function expectGrown(before: Sheet, after: Sheet): void {
  expect(after.xp).toBeGreaterThan(before.xp)
  expect(after.rank).toBe(rankAt(after.xp))
  expect(after.abilities.slice(0, before.abilities.length)).toEqual(before.abilities)
  expect(after.flaws).toEqual(before.flaws)
  expect(after.disorders.slice(0, before.disorders.length)).toEqual(before.disorders)
  expect(after).toMatchObject({ kills: 0, closeKills: 0, gender: before.gender, archetype: before.archetype })
}

it(`[DWA-16.4.1.a] [R-87] [R-112] what a game hands on is what its survivors have become (seed ${SEED})`, () => {
  let games = 0
  for (const [i, setting] of SETTINGS.entries()) {
    let options = resolveOptions(dwa.options, given(setting)) as Dwa['options']
    for (let game = 0; game < 3; game++) {
      const seed = `${SEED} ${i} ${game}`
      const end = played(options, seed)
      games++
      const handed = sequel(end)
      const living = end.humans.filter((human) => human.team >= 0 && isAlive(human))
      if (living.length === 0) {
        expect(handed).toBeNull()
        break
      }
      const teams = handed!['teams'] as unknown as TeamSheet[]
      const members = teams.flatMap((team) => team.members)
      expect(members.map(({ name }) => name).sort()).toEqual(living.map(({ name }) => name).sort())
      for (const team of (options.teams ?? []) as readonly TeamSheet[])
        for (const before of team.members) {
          const after = members.find(({ name }) => name === before.name)
          if (after !== undefined) expectGrown(before, after)
          else expect(teams.flatMap(({ fallen = [] }) => fallen).concat(fallenTeams(end))).toContain(before.name)
        }
      for (const { wounds, trauma } of members) {
        expect(trauma).toBeLessThan(6)
        if (setting['campaignWoundsPersist'] === false) expect(wounds).toBe(0)
      }
      options = sequelOptions(
        module as unknown as GameModule,
        handed!,
        { ownScenario: YARD as unknown as Plain },
        null,
      ) as never
    }
  }
  // A player has seen the third game.
  expect(games).toBeGreaterThan(2 * SETTINGS.length)
})

/** Members of teams that have ended: nobody hands their names on. */
const fallenTeams = (s: Dwa): string[] => s.humans.filter((human) => !isAlive(human)).map(({ name }) => name)
