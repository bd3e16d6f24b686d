import type { Burden } from '../rules/burdens.js'

/** Recoil-shy: one off all fire dice. */
export const recoilShy: Burden = {
  id: 'recoilShy',
  rule: 'DWA-16.6.4',
  score: 4,
  dice: { fire: -1 },
}
