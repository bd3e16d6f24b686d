import { createInterface } from 'node:readline'

/** Lets the process that started this one ask how much of the processor it has used. When that one is gone, this one ends. */
export function beMeasured(): void {
  createInterface({ input: process.stdin })
    .on('line', () => {
      const { user, system } = process.cpuUsage()
      console.log(`used ${user + system}`)
    })
    .on('close', () => process.exit())
}
