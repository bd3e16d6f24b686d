import { BadInput, type Options, type Plain } from '@shamble/kernel'
import { type GameModule, optionFromText, resolveOptions } from '@shamble/module'

/** Options as the command line gives them: `--preset short --set seats=4 --set edition=digest`. */
export function optionsFrom(module: GameModule, set: readonly string[], preset: string | undefined): Options {
  return resolveOptions(module.game.options, chosenFrom(module, set), preset ?? null)
}

export function chosenFrom(module: GameModule, set: readonly string[]): Record<string, Plain> {
  const chosen: Record<string, Plain> = {}
  for (const written of set) {
    const equals = written.indexOf('=')
    if (equals < 1) throw new BadInput(`--set ${written}`, 'write option=value')
    const name = written.slice(0, equals)
    chosen[name] = optionFromText(module.game.options, name, written.slice(equals + 1))
  }
  return chosen
}
