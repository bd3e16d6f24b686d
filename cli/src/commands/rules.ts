import { BadInput } from '@shamble/kernel'
import type { LedgerEntry } from '@shamble/module'
import { TABLE_LEDGER } from '@shamble/text'
import { loadGame } from '../catalogue.js'
import { measureCoverage } from '../coverage.js'
import { languageFor, type Output, paint } from '../output.js'

interface RulesOptions {
  readonly coverage?: boolean
  readonly lang?: string
  readonly json?: boolean
}

/** Says rules in our own words, or which of them are implemented and tested. */
export async function rules(
  id: string,
  rule: string | undefined,
  options: RulesOptions,
  output: Output,
): Promise<number> {
  const module = await loadGame(id)
  if (options.coverage) {
    const coverage = measureCoverage(module)
    if (options.json) output.out(JSON.stringify(coverage, null, 2))
    else {
      output.out(
        `${coverage.game}: ${coverage.total} rules, ${coverage.implemented} implemented, ${coverage.tested} tested`,
      )
      for (const missing of coverage.missing) output.out(`missing ${missing}`)
    }
    return coverage.missing.length === 0 ? 0 : 1
  }
  const wanted = [...module.ledger, ...TABLE_LEDGER].filter((entry) => rule === undefined || matches(entry, rule))
  if (wanted.length === 0) throw new BadInput('rule', `"${rule}" stands in no ledger of ${id}`)
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

/** The rule itself, or everything below it: `DAWN-5` finds `DAWN-5.4.b`. */
function matches(entry: LedgerEntry, wanted: string): boolean {
  const id = entry.id.toLowerCase()
  const asked = wanted.toLowerCase()
  return id === asked || id.startsWith(`${asked}.`)
}
