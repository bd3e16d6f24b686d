import { availableParallelism } from 'node:os'
import {
  type Analysis,
  analysisOf,
  analysisText,
  caveats,
  checkAnalysable,
  type Findings,
  finding,
  RATINGS,
  type Rated,
} from '@shamble/analysis'
import { inSlices } from '@shamble/bots'
import { Engine, type Seat } from '@shamble/kernel'
import { type GameModule, LARGEST_RECORD, type Speak } from '@shamble/module'
import { gameOf, type Match, readSeries } from '@shamble/record'
import { gameSpeaker, oddsSentence, percent, seatName, speaker } from '@shamble/text'
import { SingleBar } from 'cli-progress'
import { Piscina } from 'piscina'
import type { AnalyseTask } from '../analyse-thread.js'
import { loadGame } from '../catalogue.js'
import { inFile, readText } from '../files.js'
import { languageFor, type Output, paint } from '../output.js'
import { FROM_SOURCE } from '../root.js'
import { spoken } from '../spoken.js'
import { cliText } from '../text/index.js'
import { isWholeInStore } from './replay.js'

interface AnalyseOptions {
  readonly json?: boolean
  readonly lang?: string
}

/** Looks at a game that is over: where chances went, and by whom. Of a series the last game is looked at. */
export async function analyse(file: string, options: AnalyseOptions, output: Output): Promise<number> {
  const written = readText(file, LARGEST_RECORD)
  const language = languageFor(options.lang)
  const game = spoken(speaker(language, cliText[language]), () => inFile(file, () => gameOf(written)))
  const module = await loadGame(game)
  const speak = gameSpeaker(module, language, { ...cliText[language], ...analysisText[language] })
  const match = spoken(speak, () =>
    inFile(file, () => {
      const end = isWholeInStore(file, written) ? ({ end: 'known' } as const) : {}
      const found = readSeries(module, new Engine(module.game), written, end).matches.at(-1)!
      checkAnalysable(module, found.state)
      return found
    }),
  )
  const begun = performance.now()
  const analysis = await lookedAt(module, match)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  if (options.json) output.out(JSON.stringify(analysis, null, 2))
  else {
    print(module, match, analysis, speak, output)
    output.out(`  ${speak('analysis.took', { count: analysis.marks.length - 1, seconds })}`)
  }
  return 0
}

/** Two look side by side where the machine has two processors: one of them here, so that its progress is seen. */
async function lookedAt(module: GameModule, match: Match): Promise<Analysis> {
  const persons = personsOf(match)
  const isAlone = FROM_SOURCE || availableParallelism() < 2
  const pool = isAlone
    ? null
    : new Piscina({ filename: new URL('../analyse-thread.js', import.meta.url).href, maxThreads: 1 })
  const of = isAlone ? 1 : 2
  const task: AnalyseTask = { game: module.game.id, record: match.text(), wanted: { share: { which: 1, of }, persons } }
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {percentage}%', stream: process.stderr, clearOnComplete: true })
    : null
  try {
    const other: Promise<Findings> | undefined = pool?.run(task)
    bar?.start(100, 0)
    const looking = finding(module, match, undefined, { share: { which: 0, of }, persons })
    const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
    const own = await inSlices(
      shown(looking, (done) => bar?.update(Math.round(100 * done))),
      pause,
    )
    return analysisOf(other === undefined ? [own] : [own, await other])
  } finally {
    bar?.stop()
    await pool?.destroy()
  }
}

/** The seats of people, where the record says who sat where; `null` where it does not. */
function personsOf({ header }: Match): readonly Seat[] | null {
  const seats = header.notes['seats']
  if (!Array.isArray(seats)) return null
  return seats.flatMap((card, seat) => ((card as { readonly by?: unknown } | null)?.by === 'person' ? [seat] : []))
}

function* shown(looking: Generator<Findings | undefined, Findings>, show: (done: number) => void) {
  for (;;) {
    const step = looking.next()
    if (step.done) return step.value
    if (step.value !== undefined) show(step.value.done)
    yield
  }
}

function print(module: GameModule, match: Match, analysis: Analysis, speak: Speak, output: Output): void {
  const words = module.game.seats(match.state.options)
  const name = (seat: Seat): string => seatName(words, seat, speak)
  const title = (text: string): void => output.out(paint(text, 'strong', output.colour))
  const { contenders, marks } = analysis
  title(speak('analysis.chances'))
  marks.forEach(({ turn, chances, errors }, i) => {
    const isEnd = i === marks.length - 1
    const at = isEnd ? speak('analysis.end') : speak('analysis.turn', { turn })
    const shares = contenders.map((seat) => {
      const half = isEnd ? '' : ` ± ${(1.96 * errors[seat]!).toFixed(1)}`
      return `${name(seat)} ${percent(Math.round(chances[seat]!) / 100, speak)}${half}`
    })
    output.out(`  ${at.padEnd(9)} ${shares.join('   ')}`)
  })
  output.out(`  ${speak('analysis.chances.note', { count: analysis.rollouts })}. ${speak('analysis.stake')}`)
  for (const line of caveats(module.game.id, analysis, speak)) output.out(`  ${line}`)
  for (const seat of contenders) {
    const own = analysis.decisions.filter((decision) => decision.seat === seat)
    const counts = RATINGS.map((rating) => {
      const count = own.filter((decision) => decision.rating === rating).length
      return `${count} ${speak(`analysis.count.${rating}`, { count })}`
    })
    output.out('')
    title(`${speak('analysis.decisions', { seat: name(seat), count: own.length })} (${counts.join(', ')})`)
    const told = own.filter(({ rating, isBetter }) => rating !== 'best' || isBetter)
    if (!told.some(({ rating }) => rating !== 'best')) output.out(`  ${speak('analysis.none')}`)
    for (const decision of told) tellDecision(module, match, decision, speak, output)
  }
  output.out('')
  title(speak('analysis.ledger'))
  const columns = ['start', 'dice', 'choices', 'others', 'end'] as const
  const wide = Math.max(...contenders.map((seat) => name(seat).length))
  output.out(`  ${''.padEnd(wide)} ${columns.map((column) => speak(`analysis.${column}`).padStart(8)).join('')}`)
  for (const seat of contenders) {
    const row = analysis.ledger[seat]!
    const cells = columns.map((column) =>
      (column === 'start' || column === 'end' ? row[column].toFixed(1) : signed(row[column])).padStart(8),
    )
    output.out(`  ${name(seat).padEnd(wide)} ${cells.join('')}`)
  }
  output.out(`  ${speak('analysis.baseline')}`)
  if (marks[0]?.mover === null) output.out(`  ${speak('analysis.shared')}`)
}

function tellDecision(module: GameModule, match: Match, rated: Rated, speak: Speak, output: Output): void {
  const { seq, seat, turn, answer, rating, cost, gain, isBetter, candidates, reason } = rated
  const view = module.game.view(match.at(seq)!, seat)
  const given = module.label(answer, view, speak)
  const at = speak('analysis.turn', { turn }).padEnd(9)
  if (isBetter) {
    output.out(`  ${at} ${given}: ${speak('analysis.better', { gain: gain.toFixed(1) })}`)
    if (rating === 'best') return
  }
  const [best] = candidates
  const instead = speak('analysis.instead', { action: module.label(best!.action, view, speak) })
  const share = percent(Math.round(10 * best!.chance) / 1000, speak)
  output.out(
    `  ${at} ${speak(`analysis.${rating}`).padEnd(9)} ${signed(-cost).padStart(6)}  ${given}; ${instead} (${share})`,
  )
  const odds = module.game.odds?.(view, best!.action) ?? null
  if (reason !== null) output.out(`            ${speak(`hint.${reason.key}`, reason.params)}`)
  if (odds !== null) output.out(`            ${speak('analysis.odds', { odds: oddsSentence(odds, speak) })}`)
}

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`
