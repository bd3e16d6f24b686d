import { randomBytes } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { type Claim, StoreFault } from '@shamble/host'

/** Which process holds a match. */
interface Owner {
  readonly pid: number
  readonly host: string
  /** When the process began, as its system counts: a number that is given again is another process. */
  readonly begun: string | null
}

const TRIES = 5
/** A process of another machine cannot be asked: it shows that it lives by touching its file. */
const TOUCHED_EVERY = 15_000
const SILENT_AFTER = 60_000

/**
 * Claims a match for this process. Every claim has a file of its own: a process that wants one makes its file first,
 * and then looks whether another living process has one too. So two never both believe that they hold it. Only the file of
 * a dead process is taken away.
 * @throws StoreFault when another process holds it
 */
export async function claimMatch(folder: string, id: string): Promise<Claim> {
  for (let tries = 1; ; tries++) {
    const name = `${id}.${process.pid}-${randomBytes(6).toString('hex')}.lock`
    const path = join(folder, name)
    await writeFile(`${path}.new`, JSON.stringify(await ownerOf(process.pid)))
    await rename(`${path}.new`, path)
    if (!(await isHeld(folder, id, name))) return held(path)
    await rm(path, { force: true })
    if (tries === TRIES) throw new StoreFault('this game is being played in another terminal')
    // Two that came at once have both stepped back: one of them comes first next time.
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80))
  }
}

function held(path: string): Claim {
  const touch = (): void => {
    const now = new Date()
    utimes(path, now, now).catch(() => {})
  }
  const timer = setInterval(touch, TOUCHED_EVERY).unref()
  return {
    async release() {
      clearInterval(timer)
      await rm(path, { force: true }).catch(() => {})
    },
  }
}

/** Whether a living process has a claim besides this one; those of dead ones are cleared away. */
async function isHeld(folder: string, id: string, own: string): Promise<boolean> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${id}.`) || !name.endsWith('.lock') || name === own) continue
    const path = join(folder, name)
    if (await isAlive(path)) return true
    await rm(path, { force: true })
  }
  return false
}

async function isAlive(path: string): Promise<boolean> {
  try {
    const { pid, host, begun } = JSON.parse(await readFile(path, 'utf8')) as Owner
    if (host !== hostname()) return await isTouched(path)
    if (!isRunning(pid)) return false
    return begun === null || begun === (await ownerOf(pid)).begun
  } catch (error) {
    // Gone meanwhile, or nobody's.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? false : isTouched(path)
  }
}

async function isTouched(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
  return Date.now() - mtimeMs < SILENT_AFTER
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function ownerOf(pid: number): Promise<Owner> {
  // The 22nd field; the name of the program, in brackets, may hold anything.
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const begun = status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? null
  return { pid, host: hostname(), begun }
}
