import { allSeries, Host, type ListedCard } from '@shamble/host'
import { BadInput } from '@shamble/kernel'
import { speaker } from '@shamble/text'
import { languageFor, type Output } from '../output.js'
import { isNamed, savedMatches, value } from '../saves.js'
import { cliText } from '../text/index.js'

interface MatchesOptions {
  readonly export?: string
  readonly delete?: string
  readonly saves?: string
  readonly lang?: string
  readonly json?: boolean
}

/** So many letters of an id tell matches apart. */
const SHORT = 8

/** Lists the saved matches, those that go on from each other as one; writes such a series out, or deletes it. */
export async function matches(options: MatchesOptions, output: Output): Promise<number> {
  const language = languageFor(options.lang)
  const speak = speaker(language, cliText[language])
  const store = savedMatches(options.saves)
  const port = new Host({ games: [], store }).connect()
  const { cards } = value(await port.request({ type: 'list' }), speak)
  const named = (wanted: string, option: string): string => {
    const found = cards.find((card) => isNamed(card, wanted))
    if (found === undefined) throw new BadInput(option, speak('there is no saved game "{{id}}"', { id: wanted }))
    return found.id
  }
  if (options.export !== undefined) {
    const match = named(options.export, '--export')
    output.out(value(await port.request({ type: 'export', match }), speak).record.trimEnd())
    return 0
  }
  if (options.delete !== undefined) {
    value(await port.request({ type: 'delete', match: named(options.delete, '--delete') }), speak)
    const left = value(await port.request({ type: 'list' }), speak).cards.length
    output.out(speak('matches.deleted', { count: cards.length - left }))
    return 0
  }
  const series = [...allSeries(cards)].sort((a, b) => b.at(-1)!.saved - a.at(-1)!.saved)
  if (options.json) {
    output.out(
      JSON.stringify(
        series.map((one) => one.map(listed)),
        null,
        2,
      ),
    )
    return 0
  }
  if (series.length === 0) output.out(speak('matches.none'))
  for (const one of series) {
    const last = one.at(-1)!
    const facts = [
      last.name,
      ...(one.length > 1 ? [speak('matches.count', { count: one.length })] : []),
      ...(one.some(({ copy }) => copy) ? [speak('matches.copy')] : []),
      last.over ? speak('matches.over') : speak('matches.turn', { turn: last.turn }),
    ].filter((fact) => fact !== '')
    output.out(`${last.id.slice(0, SHORT)}  ${last.game}  ${facts.join(', ')}`)
  }
  return 0
}

const listed = ({ id, game, name, turn, over, after, copy }: ListedCard) => ({
  id,
  game,
  name,
  turn,
  over,
  after,
  copy,
})
