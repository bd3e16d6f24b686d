import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Evaluation } from '@shamble/module'
import type { Setting } from '../bars.js'
import { findGames, loadGame } from '../find-games.js'
import { SETTINGS } from '../rival-settings.js'
import { inTree } from '../root.js'
import { type Example, fitted, quality } from './regression.js'
import { positionsOf } from './self-play.js'

const USAGE = `npm run fit -- <game> [--matches n] [--seed s] [--write]
Fits the evaluation of a game's lookahead to matches that the house plays against itself.
  --matches n  matches of each setting (200 when absent)
  --seed s     other matches
  --write      keeps the weights in games/<game>/src/data/evaluation.json

Four matches of five are fitted, the fifth is held out: its Brier score and calibration are printed.`

/** One match of so many is held out. */
const HELD_OUT = 5

/** What it returns is the exit code: 0, or 2 for bad usage. */
export async function main(args: readonly string[], print: (text: string) => void = console.log): Promise<0 | 2> {
  const call = read(args)
  const found = call === null ? undefined : findGames().find(({ id }) => id === call.game)
  const module = found === undefined ? null : await loadGame(found)
  const fit = module?.lookahead?.fit
  if (call === null || found === undefined || !module || fit === undefined) {
    print(call === null ? USAGE : `fit: no game called "${call.game}" has an evaluation that is fitted`)
    return 2
  }
  const settings: readonly Setting[] = SETTINGS[call.game] ?? [{ name: '', options: {} }]
  const examples: Example[] = []
  let matches = 0
  for (const setting of settings) {
    for (let i = 0; i < call.matches; i++, matches++)
      examples.push(...positionsOf(module, setting, `${call.seed}${setting.name}`, i).map((e) => ({ ...e, match: i })))
  }
  const { shares } = fit.evaluation
  const learned = examples.filter(({ match }) => match % HELD_OUT !== 0)
  const held = examples.filter(({ match }) => match % HELD_OUT === 0)
  const weights = fitted(learned, shares)
  const { brier, brierOfMean, bins } = quality(held, weights, shares)
  const names = Object.keys(fit.features)
  print(`${call.game}: ${matches} matches, ${learned.length} positions fitted, ${held.length} held out`)
  names.forEach((name, i) => {
    print(`  ${name.padEnd(14)} ${weights[i]!.toFixed(3).padStart(8)}  ${fit.features[name]}`)
  })
  print(`Brier score held out ${brier.toFixed(4)} (of the mean ${brierOfMean.toFixed(4)})`)
  print('said   came   positions')
  for (const { said, came, count } of bins)
    if (count > 0) print(`${said.toFixed(3)}  ${came.toFixed(3)}  ${String(count).padStart(6)}`)
  if (call.write) {
    const path = inTree('games', call.game, 'src/data/evaluation.json')
    const evaluation: Evaluation = {
      shares,
      weights: Object.fromEntries(names.map((name, i) => [name, Number(weights[i]!.toFixed(4))])),
      from: {
        ...{ rules: module.game.rulesVersion, seed: call.seed, matches, positions: learned.length },
        ...{ brier: Number(brier.toFixed(4)), brierOfMean: Number(brierOfMean.toFixed(4)) },
      },
    }
    writeFileSync(path, `${JSON.stringify(evaluation, null, 2)}\n`)
    print(`kept in ${path.slice(inTree().length + 1)}, ${readFileSync(path).length} bytes`)
  }
  return 0
}

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { matches: { type: 'string' }, seed: { type: 'string' }, write: { type: 'boolean' } },
    })
    const matches = Number(values.matches ?? 200)
    const [game] = positionals
    if (game === undefined || positionals.length > 1 || !Number.isInteger(matches) || matches < HELD_OUT) return null
    return { game, matches, seed: values.seed ?? 'fit', write: values.write ?? false }
  } catch {
    return null
  }
}
