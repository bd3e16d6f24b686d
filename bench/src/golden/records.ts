import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { GameModule } from '@shamble/module'
import { fileOf } from '@shamble/record'
import { playedMatch } from './play.js'
import { type Variant, variantsOf } from './variants.js'

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

const ofKind = (module: GameModule, kind: string, folder: string): string[] =>
  namesOf(module.game.id, folder).filter((name) => name.startsWith(`${ofVersion(module)}${kind}-`))

/** The ways to play of which no finished match of the rules as they are now is kept. */
export function unkept(module: GameModule, folder: string = GOLDEN): Variant[] {
  const kept = new Set(ofKind(module, 'finished', folder).map((name) => name.replace(/-\d+\.match\.gz$/, '')))
  return variantsOf(module).filter(({ name }) => !kept.has(`${ofVersion(module)}finished-${name}`))
}

/** Forgets the records of these rules, which nobody has been given yet; those of others stay. */
export function forgetRecords(module: GameModule, folder: string = GOLDEN): void {
  for (const name of namesOf(module.game.id, folder))
    if (name.startsWith(ofVersion(module))) rmSync(join(folder, module.game.id, name))
}

/**
 * Plays the ways to play of which nothing is kept, and keeps the matches: the same ones as long as the rules are the
 * same. Of rules that are new there are as many as there should be, else one finished and one broken-off of each.
 */
export function makeRecords(module: GameModule, told: (name: string) => void, folder: string = GOLDEN): number {
  const variants = unkept(module, folder)
  const isNew = variants.length === variantsOf(module).length
  const counts = {
    finished: Math.max(isNew ? FEWEST.finished : 0, variants.length),
    broken: isNew ? Math.max(FEWEST.broken, Object.keys(module.game.options.presets).length) : variants.length,
  }
  mkdirSync(join(folder, module.game.id), { recursive: true })
  let made = 0
  for (const kind of ['finished', 'broken'] as const) {
    const kept = ofKind(module, kind, folder).length
    for (let i = kept; i < kept + counts[kind]; i++) {
      const { name: variant, options } = variants[(i - kept) % variants.length]!
      const name = `${ofVersion(module)}${kind}-${variant}-${i + 1}`
      const answers = kind === 'finished' ? null : BREAKS[i % BREAKS.length]!
      const match = playedMatch(module, { options, seed: name, by: i % 2 === 0 ? 'house' : 'random', answers })
      const packed = gzipSync(fileOf([match.text()]), { level: 9 })
      writeFileSync(join(folder, module.game.id, `${name}.match.gz`), packed)
      told(`${module.game.id}/${name}: ${match.state.seq} answers, ${Math.ceil(packed.length / 1024)} kB`)
      made++
    }
  }
  return made
}
