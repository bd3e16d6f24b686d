import { BadInput, type GameEvent, type Odds, opened, type State, samePlain, type ViewBase } from '@shamble/kernel'
import type { Expectations } from './case-file.js'
import type { CaseTable } from './run-case.js'

interface Difference {
  readonly expected: string
  readonly happened: string
}

/** Everything that a step expects and the table does not show. */
export function differences(table: CaseTable, expected: Expectations): Difference[] {
  return [
    ...eventDifferences(table, expected),
    ...valueDifferences(table, table.state, expected.values ?? {}, ''),
    ...listDifferences(table, expected),
    ...askedDifferences(table, expected),
    ...offerDifferences(table, expected),
    ...refusedDifferences(table, expected),
    ...(expected.odds ?? []).flatMap((odds) => oddsDifferences(table, odds)),
    ...Object.entries(expected.sees ?? {}).flatMap(([viewer, values]) => {
      const view = table.module.game.view(table.state, viewer === 'spectator' ? 'spectator' : table.seat(viewer))
      return valueDifferences(table, view, values, `${viewer} sees `)
    }),
    ...outcomeDifferences(table, expected),
    ...positionDifferences(table, expected),
  ]
}

function eventDifferences(table: CaseTable, expected: Expectations): Difference[] {
  const happened = table.events.map((event) => event.kind).join(', ') || 'nothing'
  const missing: Difference[] = []
  let from = 0
  for (const wanted of expected.events ?? []) {
    const index = table.events.findIndex((event, i) => i >= from && fits(table, event, wanted))
    if (index < 0)
      missing.push({ expected: `the event ${written(wanted)}`, happened: describeEvents(table, wanted) ?? happened })
    else from = index + 1
  }
  for (const kind of expected.noEvents ?? []) {
    if (table.events.some((event) => event.kind === kind)) missing.push({ expected: `no event ${kind}`, happened })
  }
  for (const [kind, count] of Object.entries(expected.eventCounts ?? {})) {
    const found = table.events.filter((event) => event.kind === kind).length
    if (found !== count) missing.push({ expected: `${count} events ${kind}`, happened: `${found}: ${happened}` })
  }
  return missing
}

type ExpectedEvent = NonNullable<Expectations['events']>[number]

function fits(table: CaseTable, event: GameEvent, wanted: ExpectedEvent): boolean {
  if (typeof wanted === 'string') return event.kind === wanted
  if (event.kind !== wanted.kind || (wanted.rule !== undefined && event.rule !== wanted.rule)) return false
  if (wanted.seat !== undefined && event.seat !== table.seat(wanted.seat)) return false
  if (wanted.dice !== undefined && !samePlain(opened(event).dice, wanted.dice)) return false
  const data: Record<string, unknown> = { ...event.data, ...event.secret?.data }
  return Object.entries(wanted.data ?? {}).every(([name, value]) => samePlain(data[name], value))
}

/** Events of the same kind in full, when the kind is right and the rest is not. */
function describeEvents(table: CaseTable, wanted: ExpectedEvent): string | null {
  if (typeof wanted === 'string') return null
  const same = table.events.filter((event) => event.kind === wanted.kind)
  return same.length === 0 ? null : same.map((event) => JSON.stringify(event)).join('; ')
}

function written(wanted: ExpectedEvent): string {
  return typeof wanted === 'string' ? wanted : JSON.stringify(wanted)
}

function valueDifferences(
  table: CaseTable,
  whole: State | ViewBase,
  values: Readonly<Record<string, unknown>>,
  prefix: string,
): Difference[] {
  return Object.entries(values).flatMap(([path, wanted]) => {
    const found = valueIn(table, whole, path)
    if (samePlain(found, wanted) || samePlain(found, namedLike(table, wanted, found))) return []
    return [
      {
        expected: `${prefix}${path} = ${JSON.stringify(wanted)}`,
        happened: found === undefined ? 'there is no such value' : JSON.stringify(found),
      },
    ]
  })
}

function valueIn({ module }: CaseTable, whole: State | ViewBase, path: string): unknown {
  return valueAt([whole, module.values?.(whole) ?? {}, ...whole.frames.toReversed()], path)
}

/** What is wanted, with words for things where numbers were found. */
function namedLike(table: CaseTable, wanted: unknown, found: unknown): unknown {
  if (typeof wanted === 'string' && typeof found === 'number') return table.named(wanted)
  if (Array.isArray(wanted) && Array.isArray(found)) return wanted.map((item, i) => namedLike(table, item, found[i]))
  return wanted
}

/** How much a list holds, and what must not be in it. */
function listDifferences(table: CaseTable, { counts = {}, absent = {} }: Expectations): Difference[] {
  const found: Difference[] = []
  const listAt = (path: string): readonly unknown[] => {
    const value = valueIn(table, table.state, path)
    if (!Array.isArray(value)) throw new BadInput(`"${path}"`, 'there is no such list')
    return value
  }
  for (const [path, count] of Object.entries(counts)) {
    const list = listAt(path)
    if (list.length !== count) found.push({ expected: `${count} in ${path}`, happened: JSON.stringify(list) })
  }
  for (const [path, items] of Object.entries(absent)) {
    const list = listAt(path)
    for (const item of items)
      if (list.some((one) => samePlain(one, item) || samePlain(one, table.named(item))))
        found.push({ expected: `no ${JSON.stringify(item)} in ${path}`, happened: JSON.stringify(list) })
  }
  return found
}

/** A value of the first that has one of that name: the state, what the game names, the procedures from the top down. */
function valueAt(holders: readonly object[], path: string): unknown {
  const [first] = path.split('.')
  let value: unknown = holders.find((one) => Object.hasOwn(one, first!))
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

function askedDifferences(table: CaseTable, expected: Expectations): Difference[] {
  if (expected.asked === undefined) return []
  const asked = table.state.questions.map((question) => `${table.seats[question.seat]}: ${question.kind}`)
  if (samePlain(asked.slice().sort(), expected.asked.slice().sort())) return []
  return [
    { expected: `asked: ${expected.asked.join(', ') || 'nobody'}`, happened: asked.join(', ') || 'nobody is asked' },
  ]
}

function offerDifferences(table: CaseTable, expected: Expectations): Difference[] {
  const found: Difference[] = []
  for (const [word, lines] of Object.entries(expected.offered ?? {})) {
    for (const line of lines) {
      const { seat, action } = table.read(`${word}: ${line}`)
      const refusal = table.engine.refusal(table.state, seat, action)
      if (refusal !== null) found.push({ expected: `${word} may "${line}"`, happened: `refused by ${refusal.rule}` })
    }
  }
  for (const [word, lines] of Object.entries(expected.offeredExactly ?? {})) {
    const { actions } = table.engine.choices(table.state, table.seat(word))
    const offered = actions.map((action) => table.module.notation.write(action)).sort()
    if (!samePlain(offered, lines.slice().sort())) {
      found.push({
        expected: `${word} is offered exactly ${lines.join(', ')}`,
        happened: offered.join(', ') || 'nothing',
      })
    }
  }
  for (const [word, lines] of Object.entries(expected.notOffered ?? {})) {
    for (const line of lines) {
      const { seat, action } = table.read(`${word}: ${line}`)
      if (table.engine.refusal(table.state, seat, action) === null)
        found.push({ expected: `${word} may not "${line}"`, happened: 'it is allowed' })
    }
  }
  return found
}

function refusedDifferences(table: CaseTable, expected: Expectations): Difference[] {
  return Object.entries(expected.refused ?? {}).flatMap(([word, lines]) =>
    Object.entries(lines).flatMap(([line, rule]) => {
      const { seat, action } = table.read(`${word}: ${line}`)
      const refusal = table.engine.refusal(table.state, seat, action)
      if (refusal?.rule === rule) return []
      return [
        {
          expected: `"${word}: ${line}" is refused by ${rule}`,
          happened: refusal === null ? 'it is allowed' : `refused by ${refusal.rule}`,
        },
      ]
    }),
  )
}

function oddsDifferences(table: CaseTable, wanted: NonNullable<Expectations['odds']>[number]): Difference[] {
  const { seat, action } = table.read(wanted.of)
  const odds = table.module.game.odds?.(table.module.game.view(table.state, seat), action) ?? null
  if (odds === null) return [{ expected: `odds of "${wanted.of}"`, happened: 'there are none' }]
  const found: Difference[] = []
  if (wanted.need !== undefined && odds.need !== wanted.need)
    found.push({ expected: `"${wanted.of}" needs ${wanted.need}`, happened: String(odds.need) })
  if (wanted.modifiers !== undefined && !samePlain(odds.modifiers, wanted.modifiers)) {
    found.push({ expected: `modifiers ${JSON.stringify(wanted.modifiers)}`, happened: JSON.stringify(odds.modifiers) })
  }
  for (const [key, share] of Object.entries(wanted.results ?? {})) {
    const [ways, of] = shareOf(share)
    const result = odds.results.find((one) => one.key === key)
    if (result === undefined || result.ways * of !== ways * result.of)
      found.push({ expected: `${key} ${share}`, happened: describeOdds(odds) })
  }
  return found
}

function shareOf(share: string | number): [number, number] {
  if (typeof share === 'number') return [share, 1]
  const [ways, of] = share.split('/').map(Number)
  if (!of) throw new BadInput(`"${share}"`, 'a fraction has no zero below the line')
  return [ways!, of]
}

function describeOdds(odds: Odds): string {
  return odds.results.map((result) => `${result.key} ${result.ways}/${result.of}`).join(', ')
}

function outcomeDifferences(table: CaseTable, { outcome }: Expectations): Difference[] {
  if (outcome === undefined) return []
  const found = table.state.outcome
  const happened =
    found === null
      ? 'the match goes on'
      : JSON.stringify({ ...found, winners: found.winners.map((seat) => table.seats[seat]) })
  if (outcome === 'none') return found === null ? [] : [{ expected: 'the match goes on', happened }]
  const same =
    found !== null &&
    samePlain(found.winners.map((seat) => table.seats[seat]).sort(), outcome.winners.slice().sort()) &&
    (outcome.reason === undefined || outcome.reason === found.reason) &&
    (outcome.rule === undefined || outcome.rule === found.rule)
  return same ? [] : [{ expected: `outcome ${JSON.stringify(outcome)}`, happened }]
}

function positionDifferences(table: CaseTable, { position }: Expectations): Difference[] {
  if (position === undefined) return []
  const found = table.module.position.write(table.state, 'full') ?? '(not at the start of a turn, phase or step)'
  const tidy = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
  return tidy(found) === tidy(position) ? [] : [{ expected: `the position\n${tidy(position)}`, happened: tidy(found) }]
}
