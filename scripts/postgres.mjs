// Finds the programs of PostgreSQL for the tests of the server; on Debian as root they are installed where they are missing.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

function find() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => `${DEBIAN}/${version}/bin`) : []
  const folders = [...debian.sort().reverse(), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(`${folder}/${name}`))) ?? null
}

/** The folder of the programs, or `null` where there are none and none may be installed. */
export function ensurePostgres() {
  const found = find()
  if (found !== null) return found
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return null
  console.error('Installing PostgreSQL from Debian’s packages …')
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = () => apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql')
  if (!install()) {
    apt('update', '-qq')
    install()
  }
  return find()
}

/**
 * A PostgreSQL for tests: the one that DATABASE_URL names, or one of its own in a folder that is removed with it; `null`
 * where there is none. Each gets a schema of its own.
 * @param {{ sync?: boolean }} [how] whether it syncs what it writes: only where a test is about that
 */
export async function startPostgres({ sync = false } = {}) {
  const named = process.env.DATABASE_URL
  if (named) return { ...inSchema(named), stop: async () => {}, crash: null }
  const bin = ensurePostgres()
  if (bin === null) return null
  const user = process.getuid?.() === 0 ? (userOf('postgres') ?? userOf('nobody')) : null
  const folder = mkdtempSync(join(!sync && existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'shamble-postgres-'))
  const as = user === null ? {} : { uid: user.uid, gid: user.gid }
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'shamble', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (made.status !== 0) throw new Error('initdb failed')
  const settings = ['listen_addresses=', 'max_connections=60', ...(sync ? [] : ['fsync=off'])]
  let server = null
  const begin = () =>
    new Promise((resolve, reject) => {
      const args = ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])]
      server = spawn(join(bin, 'postgres'), args, { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
      server.once('exit', (code) => reject(new Error(`postgres ended with ${code}`)))
      server.stderr.on('data', (said) => {
        if (String(said).includes('ready to accept connections')) resolve()
      })
    })
  const end = async (signal) => {
    if (server === null || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  await begin()
  return {
    ...inSchema(`postgresql://shamble@localhost/postgres?host=${encodeURIComponent(folder)}`),
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
    /** Ends it without a word, as a cut would, and starts it again. */
    crash: async () => {
      await end('SIGQUIT')
      await begin()
    },
  }
}

/** @returns addresses of the database, one for each schema that is asked for */
function inSchema(url) {
  const own = `test_${randomBytes(6).toString('hex')}`
  const schema = (name) => `${own}_${name}`
  return {
    schema,
    /** What every connection of a test sees and writes: it makes the schema `name` first. */
    url: (name = 'main') => {
      const address = new URL(url)
      address.searchParams.set('options', `-c search_path=${schema(name)} -c client_min_messages=warning`)
      return address.href
    },
  }
}

function userOf(name) {
  const { status, stdout } = spawnSync('id', ['-u', name])
  const { stdout: group } = spawnSync('id', ['-g', name])
  return status === 0 ? { uid: Number(String(stdout)), gid: Number(String(group)) } : null
}
