// Builds the page when something that goes into it has changed, and compresses what a browser asks for.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { findGames } from './games.mjs'
import { root } from './prepare.mjs'

const OWN = 'kernel module chance record text geometry drafts bots lab analysis host web'.split(' ')
const PARTS = ['src', 'public', 'fonts', 'index.html', 'vite.config.ts', 'vite-games.ts', 'package.json']
const COMPRESSED = /\.(html|js|css|svg|webmanifest|json)$/

function* filesIn(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name))
}

function signature() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  const folders = [...OWN.map((folder) => join(root, folder)), ...findGames(root).map(({ folder }) => folder)]
  for (const folder of folders)
    for (const part of PARTS)
      for (const file of filesIn(join(folder, part)))
        if (!/\.test\.tsx?$/.test(file)) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

export function ensurePage() {
  const stamp = join(root, 'web', 'dist', '.built')
  const wanted = signature()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Building the page …')
  const page = join(root, 'web', 'dist')
  const [fresh, old] = [`${page}.new-${process.pid}`, `${page}.old-${process.pid}`]
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', fresh, '--emptyOutDir']
  const result = spawnSync(process.execPath, args, { cwd: join(root, 'web'), stdio: ['ignore', 2, 2] })
  if (result.status !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    console.error('The page could not be built; see above.')
    process.exit(2)
  }
  for (const file of filesIn(fresh)) {
    if (!COMPRESSED.test(file)) continue
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  }
  writeFileSync(join(fresh, '.built'), wanted)
  // Built beside and swapped in whole: the one who reads the page meanwhile has the old one or the new one.
  if (existsSync(page)) renameSync(page, old)
  renameSync(fresh, page)
  rmSync(old, { recursive: true, force: true })
}
