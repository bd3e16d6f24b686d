import { when } from '@shamble/kernel'

/** [DAWN-8.8.a] Results by dice total (2 to 12) for strengths 1, 2, 3-4, 5-6, 7-8 and 9-13. */
const ROWS = [
  'IIIIII',
  'SSIIII',
  'S-SIII',
  '---SSI',
  '-S-SSS',
  '--S--S',
  '----SS',
  '----II',
  '------',
  '---S--',
  '-III-S',
]

export type AttackResult = 'infected' | 'stunned' | 'none'

/** The highest strength that the table names. */
const STRONGEST = 13

export function attackResult(strength: number, dice: number): AttackResult {
  // [DAWN-RUL.10] Whatever is stronger uses the last column.
  const listed = when('DAWN-RUL.10', strength > STRONGEST) ? STRONGEST : strength
  const column = listed <= 2 ? listed - 1 : Math.min(5, Math.floor((listed + 1) / 2))
  const letter = ROWS[dice - 2]![column]
  return letter === 'I' ? 'infected' : letter === 'S' ? 'stunned' : 'none'
}
