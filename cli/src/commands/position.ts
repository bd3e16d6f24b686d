import { existsSync } from 'node:fs'
import { seededChance } from '@shamble/chance'
import { Engine, silently } from '@shamble/kernel'
import { gameSpeaker } from '@shamble/text'
import { loadGame } from '../catalogue.js'
import { readText } from '../files.js'
import { printedFrom } from '../game-options.js'
import { languageFor, type Output, paintLine } from '../output.js'
import { spoken } from '../spoken.js'

interface PositionOptions {
  readonly set: string[]
  readonly preset?: string
  readonly lang?: string
  readonly json?: boolean
}

/** Validates a position, draws it and prints it in full and as each seat may know it. */
export async function position(id: string, given: string, options: PositionOptions, output: Output): Promise<number> {
  const module = await loadGame(id)
  const { game } = module
  const text = existsSync(given) ? readText(given) : given.replaceAll('\\n', '\n')
  const chance = seededChance('position')
  const speak = gameSpeaker(module, languageFor(options.lang))
  const state = spoken(speak, () =>
    module.position.read(text, printedFrom(module, options.set, options.preset), chance),
  )
  new Engine(game).settle(state, silently(chance))
  const seats = game.seats(state.options)
  const full = module.position.write(state, 'full')
  const bySeat = Object.fromEntries(seats.map((word, seat) => [word, module.position.write(state, seat)]))
  if (options.json) {
    output.out(JSON.stringify({ game: id, full, seats: bySeat }, null, 2))
    return 0
  }
  const asked = state.questions[0]?.seat ?? 'spectator'
  for (const line of module.draw(game.view(state, asked), speak)) output.out(paintLine(line, output.colour))
  output.out(`\nfull:\n${full}`)
  for (const [word, written] of Object.entries(bySeat)) output.out(`\n${word}:\n${written}`)
  return 0
}
