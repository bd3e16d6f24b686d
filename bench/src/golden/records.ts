import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { GameModule } from '@shamble/module'
import { fileOf } from '@shamble/record'
import { playedMatch } from './play.js'
import { variantsOf } from './variants.js'

/** Where the golden records are: `<game>/<rules version>-<how>-<what>-<number>.match.gz`. */
const GOLDEN = join(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))), 'golden')

/** At least so many of each game. */
export const FEWEST = { finished: 20, broken: 10 } as const

/** After how many answers matches are broken off: in the opening, on the way, and behind a second snapshot. */
const BREAKS = [1, 5, 12, 30, 60, 120, 320, 640] as const

export interface GoldenRecord {
  readonly name: string
  readonly text: string
}

const ofVersion = ({ game }: GameModule): string => `${game.rulesVersion}-`

function namesOf(game: string, folder: string): string[] {
  const own = join(folder, game)
  return existsSync(own)
    ? readdirSync(own)
        .filter((name) => name.endsWith('.match.gz'))
        .sort()
    : []
}

/** The golden records of a game, of whatever rules. */
export function goldenRecords(game: string, folder: string = GOLDEN): GoldenRecord[] {
  return namesOf(game, folder).map((name) => ({
    name: `${game}/${name.replace(/\.match\.gz$/, '')}`,
    text: gunzipSync(readFileSync(join(folder, game, name))).toString('utf8'),
  }))
}

/** Whether records of the rules as they are now are kept already. */
export function areKept(module: GameModule, folder: string = GOLDEN): boolean {
  return namesOf(module.game.id, folder).some((name) => name.startsWith(ofVersion(module)))
}

/** Forgets the records of these rules, which nobody has been given yet; those of others stay. */
export function forgetRecords(module: GameModule, folder: string = GOLDEN): void {
  for (const name of namesOf(module.game.id, folder))
    if (name.startsWith(ofVersion(module))) rmSync(join(folder, module.game.id, name))
}

/** Plays the matches of a game anew and keeps them: the same ones as long as the rules are the same. */
export function makeRecords(module: GameModule, told: (name: string) => void, folder: string = GOLDEN): number {
  const variants = variantsOf(module)
  const counts = {
    finished: Math.max(FEWEST.finished, variants.length),
    broken: Math.max(FEWEST.broken, Object.keys(module.game.options.presets).length),
  }
  mkdirSync(join(folder, module.game.id), { recursive: true })
  let made = 0
  for (const kind of ['finished', 'broken'] as const)
    for (let i = 0; i < counts[kind]; i++) {
      const { name: variant, options } = variants[i % variants.length]!
      const name = `${ofVersion(module)}${kind}-${variant}-${i + 1}`
      const answers = kind === 'finished' ? null : BREAKS[i % BREAKS.length]!
      const match = playedMatch(module, { options, seed: name, by: i % 2 === 0 ? 'house' : 'random', answers })
      const packed = gzipSync(fileOf([match.text()]), { level: 9 })
      writeFileSync(join(folder, module.game.id, `${name}.match.gz`), packed)
      told(`${module.game.id}/${name}: ${match.state.seq} answers, ${Math.ceil(packed.length / 1024)} kB`)
      made++
    }
  return made
}
