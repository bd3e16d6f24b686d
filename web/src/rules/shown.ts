import type { Options, Plain } from '@shamble/kernel'
import { optionSpecs, resolveOptions } from '@shamble/module'
import type { PageModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'
import type { SetupPlan } from '../setup/plan.js'
import { valueLabel } from '../setup/words.js'

/** Which edition's reading the reference shows, with the options that go with it. */
export interface Shown {
  readonly edition: string | null
  readonly options: Options
  /** Whether these are the rules of the table in front of the one who reads. */
  readonly isTable: boolean
  /** The shown one first, each by its name; none where a game has one edition. */
  readonly editions: readonly { readonly id: string; readonly name: string }[]
}

type Leads = Pick<SetupPlan, 'lead' | 'asksLead'>

/** The editions of a game: the values of the option that stands above the others; a scenario is no edition. */
export function editionsOf(module: Pick<PageModule, 'game'>, { lead, asksLead }: Leads): readonly string[] {
  const spec = lead === null || asksLead ? undefined : optionSpecs(module.game.options)[lead]
  return spec?.type === 'choice' ? spec.values : []
}

/**
 * What is read: by the rules of the table, or by another edition as printed.
 * @param wished an edition that someone chose; none for that of the table, or the first
 */
export function shownRules(
  module: Pick<PageModule, 'game'>,
  plan: Leads,
  table: Options | null,
  wished: string | null,
  words: Words,
): Shown {
  const { lead } = plan
  const known = editionsOf(module, plan)
  const tables = lead === null || table === null ? null : String(table[lead])
  const printed = resolveOptions(module.game.options)
  if (lead === null || known.length < 2)
    return { edition: null, options: table ?? printed, isTable: table !== null, editions: [] }
  const edition = wished ?? tables ?? String(printed[lead])
  const isTable = table !== null && edition === tables
  const options = isTable ? table : { ...(table ?? printed), ...setBy(module, lead, known, edition) }
  const spec = optionSpecs(module.game.options)[lead]!
  const name = (id: string): string => {
    const said = valueLabel(words.speak, spec, lead, id)
    return id === tables ? words.speak('rules.this-table', { rules: said }) : said
  }
  const ordered = [edition, ...known.filter((id) => id !== edition)]
  return { edition, options, isTable, editions: ordered.map((id) => ({ id, name: name(id) })) }
}

/** What an edition sets otherwise than the others. */
function setBy(
  module: Pick<PageModule, 'game'>,
  lead: string,
  editions: readonly string[],
  edition: string,
): Readonly<Record<string, Plain>> {
  const printed = (id: string): Options => resolveOptions(module.game.options, { [lead]: id })
  const own = printed(edition)
  const others = editions.map(printed)
  return Object.fromEntries(
    Object.entries(own).filter(([name, value]) => others.some((other) => other[name] !== value)),
  )
}
