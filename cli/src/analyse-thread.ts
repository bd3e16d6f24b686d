import { type Findings, finding, type Wanted } from '@shamble/analysis'
import { atOnce } from '@shamble/bots'
import { Engine } from '@shamble/kernel'
import { Match } from '@shamble/record'
import { loadGame } from './catalogue.js'

/** A share of one match, which has been read and checked. */
export interface AnalyseTask {
  readonly game: string
  readonly record: string
  readonly wanted: Wanted
}

/** Looks at a share of a match, in a thread of its own. */
export default async function lookAtShare({ game, record, wanted }: AnalyseTask): Promise<Findings> {
  const module = await loadGame(game)
  const match = Match.read(new Engine(module.game), record, { end: 'known' })
  return atOnce(finding(module, match, undefined, wanted) as Generator<void, Findings>)
}
