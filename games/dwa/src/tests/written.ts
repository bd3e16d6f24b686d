import { seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { expect } from 'vitest'
import { dwa } from '../game.js'
import { position } from '../position/index.js'
import type { Dwa } from '../state.js'

/** A position says all there is to know of a moment: read back, the same people are asked the same. */
export function expectWritten(s: Dwa): void {
  const written = position.write(s, 'full')!
  const there = position.read(written, s.options, seededChance('position')) as Dwa
  new Engine(dwa).settle(there, { chance: seededChance('position'), emit: null, reveal: null, asks: 'everybody' })
  const asked = ({ questions }: Dwa): string[] => questions.map(({ seat, kind }) => `${seat} ${kind}`)
  expect([asked(there), position.write(there, 'full')]).toEqual([asked(s), written])
}
