import { BadInput, type Options, type Plain } from '@shamble/kernel'
import { type GameModule, optionFromData, optionFromText, optionSpecs, printedOptions } from '@shamble/module'
import { inFile, readJson } from './files.js'

/** Options as the command line gives them: `--preset short --set seats=4 --set map=@mall.json`; as printed otherwise. */
export function printedFrom(module: GameModule, set: readonly string[], preset: string | undefined): Options {
  return printedOptions(module.game.options, chosenFrom(module, set), preset ?? null)
}

export function chosenFrom(module: GameModule, set: readonly string[]): Record<string, Plain> {
  const chosen: Record<string, Plain> = {}
  for (const written of set) {
    const equals = written.indexOf('=')
    if (equals < 1) throw new BadInput(`--set ${written}`, 'write option=value')
    const name = written.slice(0, equals)
    chosen[name] = optionFrom(module, name, written.slice(equals + 1))
  }
  return chosen
}

/** `@file.json` for whatever is a whole file; everything else as it is written. */
function optionFrom({ game: { options } }: GameModule, name: string, written: string): Plain {
  if (optionSpecs(options)[name]?.type !== 'data' || !written.startsWith('@'))
    return optionFromText(options, name, written)
  const path = written.slice(1)
  const value = readJson(path)
  return inFile(path, () => optionFromData(options, name, value))
}
