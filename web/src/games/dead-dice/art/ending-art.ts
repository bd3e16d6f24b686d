import type { DeadDiceView } from '@shamble/game-dead-dice/table'
import { n } from '../../../kit/index.js'
import { figureOf } from '../figures.js'
import { dead, living } from './bodies.js'
import { copyDefs } from './paper.js'
import { tornSheet } from './portrait.js'

export const ENDING = { width: 952, height: 276 } as const
const GROUND = ENDING.height - 92
const [W, H] = [ENDING.width, ENDING.height]

/** Those who came through, the last at the right; two rows where they are many. */
function people(view: DeadDiceView, from: number): string {
  const here = view.survivors.flatMap(({ fate }, seat) => (fate === 'alive' ? [seat] : []))
  const companions = view.group.companions.filter(({ alive }) => alive).slice(0, 4)
  const apart = Math.min(88, (W - 40 - from) / Math.max(1, here.length + companions.length * 0.7))
  const band = here.map((seat, i) =>
    living(figureOf(view.survivors[seat]!, seat), from + i * apart, GROUND - 30, 104, { flip: i % 2 === 1 }),
  )
  const others = companions.map((_, i) =>
    living(i % 2 === 0 ? 'idleLong' : 'idle', from + here.length * apart + i * apart * 0.7, GROUND - 16, 88, {
      stranger: true,
      flip: true,
    }),
  )
  return band.join('') + others.join('')
}

const sky = (tones: readonly number[]): string =>
  [
    [12, 60],
    [60, 104],
    [104, 150],
    [150, GROUND],
  ]
    .map(
      ([a, b], i) =>
        `<rect x="6" y="${a}" width="${W - 12}" height="${b! - a!}" fill="url(#copy-${tones[i]})" opacity=".5"/>`,
    )
    .join('')

const skyline = `<path d="M6 ${GROUND}V${GROUND - 40}H60V${GROUND - 74}H104V${GROUND - 30}H170V${GROUND - 58}H214V${GROUND - 20}H300V${GROUND - 46}H352V${GROUND - 12}H${W - 300}V${GROUND - 38}H${W - 236}V${GROUND - 66}H${W - 180}V${GROUND - 28}H${W - 90}V${GROUND - 52}H${W - 6}V${GROUND}Z" fill="#111" opacity=".82"/>`

const floor = (tone: number): string =>
  `<path d="M6 ${GROUND}H${W - 6}V${H - 12}H6Z" fill="#fff"/><path d="M6 ${GROUND}H${W - 6}V${H - 12}H6Z" fill="url(#copy-${tone})" opacity=".5"/><path d="M6 ${GROUND}H${W - 6}" stroke="#111" stroke-width="7"/>`

const stairHouse = `<path d="M34 ${GROUND + 48}V${GROUND - 86}H166V${GROUND + 48}Z" fill="#fff" stroke="#111" stroke-width="5"/><path d="M66 ${GROUND + 48}V${GROUND - 50}H134V${GROUND + 48}Z" fill="#111"/>`

const helicopter = `<path d="M560 ${GROUND + 24}L640 ${GROUND + 24}L664 ${GROUND + 66}L536 ${GROUND + 66}Z" fill="none" stroke="#111" stroke-width="4"/><path d="M580 ${GROUND + 31}L571 ${GROUND + 60}M620 ${GROUND + 31}L629 ${GROUND + 60}M576 ${GROUND + 45}H624" stroke="#111" stroke-width="6"/><g transform="translate(${W - 432} 22)"><path d="M-60 6H330" stroke="#111" stroke-width="5" stroke-dasharray="96 10"/><path d="M136 8V26" stroke="#111" stroke-width="7"/><path d="M70 60Q74 26 120 26H186Q206 26 214 44L330 36L342 14H356L350 52L224 72Q204 96 164 96H104Q70 92 70 60Z" fill="#111"/><path d="M78 58Q82 36 112 36H128V62H80Z" fill="#fff"/><path d="M140 38H180V74H140Z" fill="#fff"/><path d="M92 96L84 116M176 96L184 116M64 117H206" stroke="#111" stroke-width="5" fill="none"/></g>`

/** The door that held: barred, with the dead before it. */
const barred = `<path d="M214 ${GROUND + 6}V34H420V${GROUND + 6}Z" fill="#fff" stroke="#111" stroke-width="5"/>${[52, 74, 96, 118, 140, 162].map((y) => `<path d="M214 ${y}H420" stroke="#111" stroke-width="1.6"/>`).join('')}${[64, 108, 152].map((y) => `<path d="M198 ${y}H436V${y + 17}H198Z" fill="#111"/>`).join('')}`

const crowd = (spots: readonly (readonly [x: number, y: number, size: number])[]): string =>
  spots.map(([x, y, size], i) => dead(i, n(x), n(y), size)).join('')

const SCENES = {
  out: (view: DeadDiceView): string =>
    sky([4, 3, 2, 1]) +
    skyline +
    floor(2) +
    stairHouse +
    crowd([
      [58, GROUND - 52, 92],
      [130, GROUND - 30, 96],
      [186, GROUND - 10, 88],
      [96, GROUND - 14, 92],
    ]) +
    helicopter +
    people(view, W - 300),
  held: (view: DeadDiceView): string =>
    sky([2, 2, 1, 1]) +
    floor(2) +
    crowd([
      [20, GROUND - 60, 92],
      [96, GROUND - 44, 96],
      [60, GROUND - 18, 92],
      [128, GROUND - 4, 88],
    ]) +
    barred +
    people(view, 500),
  lost: (): string =>
    sky([5, 4, 3, 2]) +
    skyline +
    floor(4) +
    crowd([
      [120, GROUND - 40, 96],
      [560, GROUND - 44, 96],
      [640, GROUND - 16, 100],
      [470, GROUND - 6, 92],
      [720, GROUND - 30, 92],
      [820, GROUND - 10, 96],
      [40, GROUND - 12, 92],
    ]),
} as const

/** How it ended, as one picture: those who were left are black, those who came through are white. */
export const endingArt = (view: DeadDiceView): string =>
  `${copyDefs()}${tornSheet(W, H, 1)}${SCENES[view.ending ?? 'lost'](view)}<rect x="6" y="12" width="${W - 12}" height="${H - 24}" fill="none" stroke="#111" stroke-width="3"/>`
