import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { makeBoard } from '../board/board.js'
import { type DwaOptions, optionsSchema } from '../options.js'
import { limitsOf } from '../teams/bearing.js'
import { whyNotBring } from '../teams/legal.js'
import { teamsOf } from '../teams/teams-of.js'
import { SCENARIOS } from './index.js'
import { readOwnScenario } from './reader.js'
import type { Words } from './scenario.js'
import { faultsOf } from './validate.js'

const sentences = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0
const both = (words: Words | undefined): readonly string[] =>
  words === undefined || typeof words === 'string' ? [] : [words.en, words.fr]

describe.each(Object.entries(SCENARIOS))('the scenario %s', (name, scenario) => {
  it('is read as it is written, and nothing is remarked upon but the dead at the door', () => {
    expect(readOwnScenario(JSON.parse(JSON.stringify(scenario)), 'scenario')).toEqual(scenario)
    expect(faultsOf(scenario).filter(({ rule, remark }) => remark !== true || rule !== 'DWA-13.a')).toEqual([])
  })

  it('has a table to play on: 90 to 120 cm wide, 20 to 60 pieces of wall', () => {
    const { width, walls } = makeBoard(scenario)
    expect(width).toBeGreaterThanOrEqual(900)
    expect(width).toBeLessThanOrEqual(1200)
    expect(walls.length).toBeGreaterThanOrEqual(20)
    expect(walls.length).toBeLessThanOrEqual(60)
    expect(scenario.turnLimit).toBeGreaterThanOrEqual(8)
    expect(scenario.turnLimit).toBeLessThanOrEqual(14)
  })

  it('is told in both languages, the briefing in two sentences', () => {
    expect(both(scenario.name)).toHaveLength(2)
    expect(both(scenario.about).map(sentences)).toEqual([2, 2])
    for (const { name: called } of [...scenario.rooms, ...scenario.objectives]) expect(both(called)).toHaveLength(2)
    // No plain space before a French sign.
    const french = [scenario.name, scenario.about, ...scenario.objectives.map((one) => one.name)].map(
      (words) => both(words)[1]!,
    )
    expect(french.filter((said) => / [:;!?»%]|« /.test(said))).toEqual([])
  })

  it('[DWA-11.1.c] is played by ready teams that may bring what they have', () => {
    const options = resolveOptions(optionsSchema, { scenario: name, players: 4 }) as DwaOptions
    const refused = teamsOf(options).flatMap(({ members }) =>
      members.map((sheet) => whyNotBring(sheet, limitsOf(options), scenario)),
    )
    expect(refused.filter((why) => why !== null)).toEqual([])
    expect(scenario.teams!.length).toBeGreaterThanOrEqual(scenario.deployment.length)
  })
})
