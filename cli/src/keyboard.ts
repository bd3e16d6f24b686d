import { createInterface } from 'node:readline/promises'
import { visible } from '@shamble/module'

/** Where a terminal table hears from people. */
export interface Keyboard {
  /** One line, or `null` when nobody will type again. */
  ask(prompt: string): Promise<string | null>
  /** The same; `undefined` when something comes first. What is typed already is in the next line. */
  askUntil(prompt: string, something: Promise<void>): Promise<string | null | undefined>
  /** Wipes the screen, so that the next person sees nothing of the one before. */
  curtain(): void
  close(): void
}

export function terminalKeyboard(): Keyboard {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  let closed = false
  const ended = new Promise<null>((resolve) => {
    lines.once('close', () => {
      closed = true
      resolve(null)
    })
  })
  lines.on('SIGINT', () => lines.close())
  let draft = ''
  const ask = (prompt: string, signal?: AbortSignal): Promise<string | null> => {
    if (closed) return Promise.resolve(null)
    const asked = `${visible(prompt)} > `
    const typed = signal === undefined ? lines.question(asked) : lines.question(asked, { signal })
    if (draft !== '') lines.write(draft)
    draft = ''
    return Promise.race([typed.catch(() => null), ended])
  }
  return {
    ask: (prompt) => ask(prompt),
    async askUntil(prompt, something) {
      const stop = new AbortController()
      const first = await Promise.race([ask(prompt, stop.signal), something.then(() => undefined)])
      if (first === undefined) {
        draft = lines.line
        stop.abort()
      }
      return first
    },
    // Clears the screen and what can be scrolled back to.
    curtain: () => void process.stdout.write('\u001b[2J\u001b[3J\u001b[H'),
    close: () => lines.close(),
  }
}
