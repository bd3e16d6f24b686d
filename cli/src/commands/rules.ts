import { BadInput } from '@shamble/kernel'
import type { LedgerEntry } from '@shamble/module'
import { TABLE_LEDGER } from '@shamble/text'
import { findGame, listGames, loadGame } from '../catalogue.js'
import { type Coverage, measureCoverage, readTraces } from '../coverage.js'
import { languageFor, type Output, paint } from '../output.js'

interface RulesOptions {
  readonly coverage?: boolean
  readonly from?: string
  readonly lang?: string
  readonly json?: boolean
}

/** Says rules in our own words, or which of them are implemented and tested. */
export async function rules(
  id: string | undefined,
  rule: string | undefined,
  options: RulesOptions,
  output: Output,
): Promise<number> {
  if (options.coverage) return coverage(id, options, output)
  if (id === undefined) throw new BadInput('game', 'which game? There are {{ids}}', { ids: idsOf(listGames()) })
  const module = await loadGame(id)
  const wanted = [...module.ledger, ...TABLE_LEDGER].filter((entry) => rule === undefined || matches(entry, rule))
  if (wanted.length === 0) throw new BadInput('rule', '"{{rule}}" is not a rule of {{game}}', { rule: rule!, game: id })
  const language = languageFor(options.lang)
  if (options.json)
    output.out(
      JSON.stringify(
        wanted.map((entry) => ({ id: entry.id, class: entry.class, text: entry[language] })),
        null,
        2,
      ),
    )
  else for (const entry of wanted) output.out(`${paint(entry.id, 'strong', output.colour)}  ${entry[language]}`)
  return 0
}

async function coverage(id: string | undefined, options: RulesOptions, output: Output): Promise<number> {
  const tests = options.from === undefined ? undefined : readTraces(options.from)
  const reports: Coverage[] = []
  for (const game of id === undefined ? listGames() : [findGame(id)])
    reports.push(measureCoverage(await loadGame(game.id), tests))
  if (options.json) output.out(JSON.stringify(id === undefined ? reports : reports[0], null, 2))
  else
    for (const { game, total, implemented, tested, missing } of reports) {
      output.out(`${game}: ${total} rules, ${implemented} implemented, ${tested} tested`)
      for (const rule of missing) output.out(`missing ${rule}`)
    }
  return reports.every(({ missing }) => missing.length === 0) ? 0 : 1
}

const idsOf = (games: readonly { readonly id: string }[]): string => games.map((game) => game.id).join(', ')

/** The rule itself, or everything below it: `DAWN-5` finds `DAWN-5.4.b`. */
function matches(entry: LedgerEntry, wanted: string): boolean {
  const id = entry.id.toLowerCase()
  const asked = wanted.toLowerCase()
  return id === asked || id.startsWith(`${asked}.`)
}
