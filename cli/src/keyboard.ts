import { createInterface } from 'node:readline/promises'

/** Where a terminal table hears from people. */
export interface Keyboard {
  /** One line, or `null` when nobody will type any more. */
  ask(prompt: string): Promise<string | null>
  /** Wipes the screen, so that the next person sees nothing of the last one's. */
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
  return {
    ask: (prompt) =>
      closed ? Promise.resolve(null) : Promise.race([lines.question(`${prompt} > `).catch(() => null), ended]),
    // Clears the screen and what can be scrolled back to.
    curtain: () => void process.stdout.write('\u001b[2J\u001b[3J\u001b[H'),
    close: () => lines.close(),
  }
}
