/** The eleven disorders by their score on 2D6, from 2 [DWA-16.7.2.a]. */
export const DISORDER_IDS = [
  'murderousMadness',
  'charge',
  'mentalBlock',
  'terrified',
  'depressive',
  'paranoid',
  'frightened',
  'schizophrenic',
  'hallucinating',
  'rage',
  'desperate',
] as const
export type DisorderId = (typeof DISORDER_IDS)[number]
