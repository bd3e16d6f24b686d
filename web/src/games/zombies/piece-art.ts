import { fig, n, POSES, SYMBOLS, text } from '../../kit/index.js'

const INK = '#0B0B07'

/** A glowing one: the plates change places, and it says what kills it [ZMB-1.3.1.r]. */
export function glowingArt(size: number, pose: number): string {
  const name = POSES[pose % POSES.length]!
  return [
    `<circle r="${n(size * 0.58)}" fill="${INK}" stroke="var(--paper)" stroke-width="1.4"/>`,
    `<circle r="${n(size * 0.5)}" fill="none" stroke="var(--paper)" stroke-width="1.4"/>`,
    `<g fill="var(--paper)">${fig(name, -size * 0.4, -size * 0.44, size * 0.8)}</g>`,
    `<rect x="${n(size * 0.12)}" y="${n(size * 0.2)}" width="${n(size * 0.5)}" height="${n(size * 0.34)}" fill="var(--paper)"/>`,
    text(size * 0.37, size * 0.47, '5+', {
      class: 'num',
      'font-size': n(size * 0.34),
      'text-anchor': 'middle',
      fill: INK,
    }),
  ].join('')
}

/** A life is a disc with a heart, a bullet a square with a cartridge. */
export function lifeArt(size: number): string {
  return `<circle r="${n(size / 2)}" fill="var(--paper)" stroke="${INK}" stroke-width="1.5"/><path d="${SYMBOLS.heart}" transform="scale(${n(size / 27)}) translate(-8 -7)" fill="#9B2A14"/>`
}

export function bulletArt(size: number): string {
  return `<rect x="${n(-size * 0.45)}" y="${n(-size * 0.45)}" width="${n(size * 0.9)}" height="${n(size * 0.9)}" fill="var(--paper)" stroke="${INK}" stroke-width="1.5"/><path d="${SYMBOLS.bullet}" transform="scale(${n(size / 22)}) translate(-4 -8)" fill="${INK}"/>`
}
