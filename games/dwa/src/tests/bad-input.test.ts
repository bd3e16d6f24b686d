import { seededChance } from '@shamble/chance'
import { Engine, type Plain, type RuleId } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { handedOn, Match as Recorded, readSeries, sequelOptions } from '@shamble/record'
import { Complaints } from '@shamble/testkit/complaints'
import { describe, expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { dwa } from '../game.js'
import dwaModule from '../module.js'
import { around, box, door, room, scenario, wall } from '../scenario/draw.js'
import type { Scenario } from '../scenario/scenario.js'
import type { TeamSheet } from '../teams/sheet.js'
import { acting } from './acting.js'
import { type Match, tableWith } from './build.js'

const module = dwaModule as unknown as GameModule
const complaints = new Complaints(module)
const expectRefused = (match: Match, action: DwaAction, rule: RuleId): void =>
  complaints.expectRefused(match, action, rule)
const expectComplaint = (make: () => unknown, where: string | RegExp, reason: string): void =>
  complaints.expectFault(make, where, reason)

const walk = (...path: [number, number][]): DwaAction => ({
  type: 'walk',
  path: path.map(([x, y]) => ({ x, y })),
  halts: [],
  ability: 'none',
})
const shoot = (target: number): DwaAction => ({
  type: 'shoot',
  weapon: 0,
  targets: [{ target, shots: 1, aimed: 0 }],
  ability: 'none',
})

describe('an order that cannot be', () => {
  const table = () =>
    acting({
      humans: [{ at: [300, 300], weapons: ['pistol'] }, { at: [300, 400] }],
      zombies: [{ at: [425, 300] }, { at: [300, 526] }, { at: [200, 200] }],
      scenario: { walls: [wall(250, 100, 250, 260)] },
    })

  it('[DWA-10.d] a path through a wall', () => expectRefused(table(), walk([200, 230]), 'DWA-10.d'))
  it('[DWA-9.c] a path past the action points', () => expectRefused(table(), walk([300, 99]), 'DWA-9.c'))
  it('[R-97] a path into a base', () => expectRefused(table(), walk([300, 390]), 'R-97'))
  it('[DWA-11.2.e] a target out of sight', () => expectRefused(table(), shoot(-3), 'DWA-11.2.e'))
  it('[DWA-11.1.h] a target out of range', () => expectRefused(table(), shoot(-2), 'DWA-11.1.h'))
  it('[DWA-11.2.c] a target already shot at', () =>
    expectRefused(table().play(shoot(-1), [1]), shoot(-1), 'DWA-11.2.c'))

  it('[GEO-2] overlapping bases, where a team is put on the table', () => {
    const match = tableWith({
      humans: [
        { at: [0, 0], whereabouts: 'waiting' },
        { at: [300, 300], whereabouts: 'table' },
      ],
      frame: { kind: 'deploy', step: 0, team: 0 } as never,
    }).run()
    expectRefused(match, { type: 'deploy', human: 0, x: 320, y: 300 }, 'GEO-2')
  })
})

const YARD: Partial<Scenario> & Pick<Scenario, 'name' | 'table' | 'deployment'> = {
  name: 'yard',
  table: { width: 900, depth: 900 },
  deployment: [{ outline: box(0, 0, 300, 900) }],
}
const options = (given: Record<string, unknown>) => () => resolveOptions(dwa.options, given as Record<string, Plain>)
const own = (more: Partial<Scenario>) => options({ ownScenario: scenario({ ...YARD, ...more }) })

describe('a scenario that cannot be played', () => {
  const hall = { walls: around(box(500, 500, 200, 200)), rooms: [room('hall', 'hall', box(500, 500, 200, 200))] }

  it('a room without a way in', () => expectComplaint(own(hall), 'options.ownScenario.rooms[0]', 'no way in'))
  it('a door off its wall', () =>
    expectComplaint(own({ ...hall, openings: [door(400, 400, 440, 400)] }), 'options.ownScenario.openings[0]', 'wall'))
  it('an objective that nobody can reach', () =>
    expectComplaint(
      own({
        walls: around(box(500, 500, 200, 200)),
        objectives: [{ id: 'there', name: 'there', kind: 'reach', outline: box(550, 550, 100, 100), count: 1 }],
      }),
      /^options\.ownScenario\.objectives\[0\]/,
      'nobody can get there',
    ))
  it('one of 10 MB', () =>
    expectComplaint(
      own({ walls: Array(300_000).fill(wall(1, 1, 9, 9)) }),
      'options.ownScenario.walls',
      'found one of 300000',
    ))
})

describe('a sheet that breaks the rules', () => {
  const ruiz = { name: 'Ruiz', gender: 'man', archetype: 'civilian' }
  const team = (more: object) => options({ advanced: true, teams: [{ name: 'lost', members: [{ ...ruiz, ...more }] }] })
  const six = ['cool', 'lucky', 'acrobat', 'agile', 'fearless', 'hero']
  const at = (path: string) => `options.teams[0].members[0].${path}`

  it('[DWA-16.5.a] six abilities', () =>
    expectComplaint(team({ abilities: six, xp: 61, rank: 7 }), at('abilities'), '(DWA-16.5.a)'))
  it('[DWA-16.5.b] one above its level', () =>
    expectComplaint(team({ abilities: ['hero'] }), at('abilities[0]'), '(DWA-16.5.b)'))
  it('[DWA-16.1.3.c] one closed to its archetype', () =>
    expectComplaint(team({ abilities: ['rifles'] }), 'options.teams', '(DWA-16.1.3.c)'))
  it('[DWA-16.6.b] three flaws', () =>
    expectComplaint(team({ flaws: ['mad', 'idiot', 'macho'] }), at('flaws'), '(DWA-16.6.b)'))
  it('[DWA-11.1.c] three firearms', () =>
    expectComplaint(team({ weapons: ['pistol', 'rifle', 'bow'] }), at('weapons[2]'), '(DWA-11.1.c)'))
})

describe('a campaign that was tampered with', () => {
  const engine = new Engine(module.game)
  /** A game in which the team gives up at once, after another. */
  const played = (before: Recorded | null): Recorded => {
    const given = {
      ownScenario: scenario({ ...YARD, zombies: [{ at: [800, 450] }], arrivals: [] }) as unknown as Plain,
    }
    const chosen =
      before === null
        ? resolveOptions(dwa.options, { campaign: true, teams: ['station9'], ...given })
        : sequelOptions(module, handedOn(module, before.state), given, null)
    const after = before === null ? {} : { after: { hash: before.hash, copy: false } }
    const match = Recorded.create(engine, { options: chosen, salt: 'salt', ...after }, seededChance('game'))
    match.answer(0, { type: 'resign' }, seededChance('game'))
    return match
  }
  const text = (...matches: readonly Recorded[]): string => matches.map((one) => one.text()).join('')
  const read = (written: string) => () => readSeries(module, engine, written)

  it('[DWA-16.4.2.c] a sequel of an unfinished match', () => {
    const running = Recorded.create(
      engine,
      { options: resolveOptions(dwa.options, { campaign: true }), salt: 'salt' },
      seededChance('game'),
    )
    expectComplaint(() => handedOn(module, running.state), '', 'not over yet')
  })

  it('a changed roster', () => {
    const handed = handedOn(module, played(null).state)
    const [one] = handed['teams'] as unknown as TeamSheet[]
    const richer = { ...one!, members: one!.members.map((sheet) => ({ ...sheet, wounds: 0, morale: 9 })) }
    const change = () => sequelOptions(module, handed, { teams: [richer] }, null)
    expectComplaint(change, 'options.teams', 'carried over from the previous game')
  })

  it('one byte changed, or a match missing', () => {
    const first = played(null)
    const second = played(first)
    const third = played(second)
    expect(readSeries(module, engine, text(first, second, third)).matches).toHaveLength(3)
    const whole = text(first, second, third)
    for (let at = 11; at < whole.length; at += Math.floor(whole.length / 16)) {
      const changed = whole.slice(0, at) + (whole[at] === '0' ? '1' : '0') + whole.slice(at + 1)
      expectComplaint(read(changed), /^(match [123]: )?(line \d+|options\.)/, '')
    }
    expectComplaint(read(text(first, third)), 'match 2: line 1.after', 'follows the previous one')
    expectComplaint(read(text(second, third)), 'match 1: line 1.after', 'missing')
  })
})
