import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

// What is measured runs outside a test, so it is always what was built.
const BUILT = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'dist/online')

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number
  /** Microseconds of the processor that it has used, in all its threads. */
  used(): Promise<number>
  stop(): Promise<void>
}

/** Starts one of the processes beside this file, and resolves when it says where it listens. */
export async function start(
  name: 'boardgame-process' | 'shamble-process' | 'start-process',
  ...args: readonly string[]
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(BUILT, `${name}.js`), ...args], {
    // When this process is gone, however it ended, the other one hears it by its input.
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const asked: ((microseconds: number) => void)[] = []
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const [what, number] = line.split(' ')
      if (what === 'listens') resolve(Number(number))
      else if (what === 'used') asked.shift()?.(Number(number))
    })
  })
  const used = (): Promise<number> =>
    new Promise((resolve) => {
      asked.push(resolve)
      child.stdin!.write('used\n')
    })
  return { port, used, stop: () => stopped(child) }
}

/** Our server with a database and a page in that folder. */
export function startShamble(folder: string): Promise<ServerProcess> {
  return start('shamble-process', join(folder, 'tables.db'), pageIn(folder))
}

/** A page that is nothing: only what is behind it is measured. */
export function pageIn(folder: string): string {
  const page = join(folder, 'page')
  mkdirSync(page, { recursive: true })
  writeFileSync(join(page, 'index.html'), '<!doctype html>')
  return page
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
