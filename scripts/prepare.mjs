// Makes a fresh clone ready: installs when the lock file changed, builds what changed. Quick when nothing did.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const inRoot = (...parts) => join(root, ...parts)

export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Shamble needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(2)
}

export function ensureInstalled() {
  const stamp = inRoot('node_modules', '.shamble-lock')
  const lock = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.error('Installing dependencies …')
  // Not `npm ci`: it stops where a registry lacks optional builds for other platforms that the lock file names.
  const result = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    console.error('The dependencies could not be installed; see above.')
    process.exit(result.status ?? 1)
  }
  writeFileSync(stamp, lock)
}

/** The folders of all workspaces, those of examples and games included. */
export function packageFolders() {
  const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  return workspaces
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern]
      const parent = pattern.slice(0, -2)
      if (!existsSync(inRoot(parent))) return []
      return readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`)
    })
    .filter((folder) => existsSync(inRoot(folder, 'package.json')))
}

function sources(folder) {
  const found = []
  const walk = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const full = join(path, entry.name)
      if (entry.isDirectory()) walk(full)
      else if (/\.(ts|tsx|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) found.push(full)
    }
  }
  if (existsSync(inRoot(folder, 'src'))) walk(inRoot(folder, 'src'))
  return found
}

export async function ensureBuilt() {
  const stampFile = inRoot('.shamble', 'build.json')
  const before = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {}
  const after = {}
  const stale = []
  for (const folder of packageFolders()) {
    // The page is bundled, not transpiled: see page.mjs.
    if (folder === 'web') continue
    const files = sources(folder)
    const signature = createHash('sha256')
    for (const file of files) {
      const { mtimeMs, size } = statSync(file)
      signature.update(`${relative(root, file)}:${mtimeMs}:${size};`)
    }
    after[folder] = signature.digest('hex')
    if (before[folder] !== after[folder] || !existsSync(inRoot(folder, 'dist'))) stale.push([folder, files])
  }
  if (stale.length === 0) return
  const esbuild = await import('esbuild')
  const built = Promise.all(
    stale
      .filter(([, files]) => files.length > 0)
      .map(([folder, files]) => {
        rmSync(inRoot(folder, 'dist'), { recursive: true, force: true })
        return esbuild.build({
          entryPoints: files,
          outbase: inRoot(folder, 'src'),
          outdir: inRoot(folder, 'dist'),
          format: 'esm',
          platform: 'node',
          target: 'node20.19',
          sourcemap: 'linked',
          loader: { '.json': 'copy' },
          logLevel: 'error',
        })
      }),
  )
  await built.catch(() => {
    console.error('The build failed; see above.')
    process.exit(2)
  })
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, JSON.stringify(after))
}

export async function prepare() {
  ensureNode()
  ensureInstalled()
  await ensureBuilt()
}

/** For the test runner, which may be started by itself. */
export async function setup() {
  await ensureBuilt()
}
