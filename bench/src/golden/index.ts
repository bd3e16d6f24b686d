import type { GameModule } from '@shamble/module'
import { findGames, loadGame } from '../find-games.js'
import { forgetRecords, makeRecords, unkept } from './records.js'

const USAGE = `npm run golden -- --add | --anew [game …]
Plays matches of all presets, modes and scenarios and keeps their records in golden/.
  --add   of rules, presets, modes and scenarios that have none yet
  --anew  of all games: those of the rules as they are now are played again, those of earlier rules stay`

/** Makes golden records. What it returns is the exit code: 0, or 2 for bad usage. */
export async function main(args: readonly string[], print: (text: string) => void = console.log): Promise<0 | 2> {
  const [how, ...wanted] = args
  const games = findGames().filter(({ id, folder }) => folder.startsWith('games/') && isWanted(wanted, id))
  if ((how !== '--add' && how !== '--anew') || games.length === 0) {
    print(USAGE)
    return 2
  }
  for (const found of games) {
    const module: GameModule = await loadGame(found)
    const { id, rulesVersion } = module.game
    if (how === '--anew') forgetRecords(module)
    if (unkept(module).length === 0) print(`${id}: records of rules ${rulesVersion} are kept already`)
    else print(`${id}: ${makeRecords(module, print)} records of rules ${rulesVersion}`)
  }
  return 0
}

const isWanted = (wanted: readonly string[], id: string): boolean => wanted.length === 0 || wanted.includes(id)
