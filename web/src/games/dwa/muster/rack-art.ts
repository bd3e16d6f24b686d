import type { Firearm } from '@shamble/game-dwa/teams'
import { n } from '../../../kit/index.js'

/** Six faces of one die as small boxes: nothing, hatched Fall, filled Elim. */
export function facesArt({ fall, elim }: Pick<Firearm, 'fall' | 'elim'>, s: number): string {
  return [1, 2, 3, 4, 5, 6]
    .map((face, i) => {
      const x = i * (s + 2)
      const isElim = elim > 0 && face >= elim
      const isFall = fall > 0 && face >= fall && !isElim
      const hatch = isFall
        ? `<path d="M${n(x + 1.5)} ${n(s * 0.62)}L${n(x + s * 0.62)} 1.5M${n(x + s * 0.4)} ${n(s - 1.5)}L${n(x + s - 1.5)} ${n(s * 0.4)}" stroke="var(--ink)" stroke-width="1.2"/>`
        : ''
      return `<rect x="${n(x + 0.75)}" y=".75" width="${n(s - 1.5)}" height="${n(s - 1.5)}" fill="${isElim ? 'var(--ink)' : 'none'}" stroke="${isElim || isFall ? 'var(--ink)' : 'var(--line)'}" stroke-width="1.5"/>${hatch}`
    })
    .join('')
}

const TEMPLATES: Readonly<Partial<Record<Firearm['mode'], string>>> = {
  shotgun: 'M0 7L26 2.6V11.4Z',
  sawnOff: 'M0 7L17 0V14Z',
  flame: 'M0 7L9 3L24 5V9L9 11Z',
}

export const isTemplate = ({ mode }: Pick<Firearm, 'mode'>): boolean => TEMPLATES[mode] !== undefined

/** The longest range of the table, in millimetres: a full bar. */
const LONGEST = 1500

/** The range to scale; a template as it lies on the table. */
export function rangeArt(weapon: Pick<Firearm, 'mode' | 'range'>, width: number): string {
  const k = width / LONGEST
  const shape = TEMPLATES[weapon.mode]
  const marks = `<path d="M${n(400 * k)} 2V12M${n(900 * k)} 2V12" stroke="var(--line)"/>`
  if (shape !== undefined)
    return `${marks}<path d="${shape}" fill="none" stroke="var(--ink-b)" stroke-width="1.7" stroke-linejoin="round"/>`
  const end = Math.min(weapon.range, LONGEST) * k
  return `${marks}<rect y="4.5" width="${n(end)}" height="5" fill="var(--ink-2)"/><rect x="${n(end - 2)}" y="2" width="2" height="10" fill="var(--ink)"/>`
}
