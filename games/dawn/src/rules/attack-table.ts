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

/** Any strength above 13 uses the last column [DAWN-RUL.10]. */
export function attackResult(strength: number, dice: number): AttackResult {
  const column = strength <= 2 ? strength - 1 : Math.min(5, Math.floor((strength + 1) / 2))
  const letter = ROWS[dice - 2]![column]
  return letter === 'I' ? 'infected' : letter === 'S' ? 'stunned' : 'none'
}
