/** The eleven flaws by their score on 2D6, from 2 [DWA-16.6.b]. */
export const FLAW_IDS = [
  'clumsy',
  'criminal',
  'recoilShy',
  'indecisive',
  'macho',
  'mad',
  'compassionate',
  'coward',
  'sexy',
  'idiot',
  'handicapped',
] as const
export type FlawId = (typeof FLAW_IDS)[number]
