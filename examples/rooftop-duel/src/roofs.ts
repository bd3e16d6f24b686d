/** A roof as people write it, in millimetres from its corner. Plain data: it travels in the options. */
export interface Roof {
  readonly width: number
  readonly depth: number
  /** `[x, y, x, y]`: from, to. */
  readonly walls: readonly (readonly number[])[]
  /** `[x, y, width, depth]`: the corner nearest to the roof's own, and the size. */
  readonly crates: readonly (readonly number[])[]
  /** `[x, y]` for each seat. */
  readonly starts: readonly (readonly number[])[]
}

/** Four walls around a chimney or a stairwell. */
function block(x: number, y: number, width: number, depth: number): number[][] {
  const [right, bottom] = [x + width, y + depth]
  return [
    [x, y, right, y],
    [right, y, right, bottom],
    [right, bottom, x, bottom],
    [x, bottom, x, y],
  ]
}

export const ROOF_NAMES = ['stairwell', 'chimneys', 'partition'] as const
export type RoofName = (typeof ROOF_NAMES)[number]

/** [RD-5.1] Each looks the same from both starts: turned by half a turn it is itself. */
export const ROOFS: Readonly<Record<RoofName, Roof>> = {
  stairwell: {
    width: 1800,
    depth: 1200,
    walls: [...block(800, 450, 200, 300), [450, 200, 450, 500], [1350, 1000, 1350, 700]],
    crates: [
      [600, 850, 120, 60],
      [1080, 290, 120, 60],
      [250, 700, 60, 120],
      [1490, 380, 60, 120],
    ],
    starts: [
      [150, 600],
      [1650, 600],
    ],
  },
  chimneys: {
    width: 1800,
    depth: 1200,
    walls: [
      ...block(860, 560, 80, 80),
      ...block(500, 250, 120, 120),
      ...block(1180, 830, 120, 120),
      ...block(500, 830, 120, 120),
      ...block(1180, 250, 120, 120),
    ],
    crates: [
      [760, 150, 100, 60],
      [940, 990, 100, 60],
      [330, 560, 50, 100],
      [1420, 540, 50, 100],
    ],
    starts: [
      [150, 600],
      [1650, 600],
    ],
  },
  partition: {
    width: 1800,
    depth: 1200,
    walls: [
      [900, 0, 900, 450],
      [900, 1200, 900, 750],
      [450, 450, 450, 750],
      [1350, 750, 1350, 450],
    ],
    crates: [
      [700, 500, 60, 200],
      [1040, 500, 60, 200],
      [250, 200, 120, 60],
      [1430, 940, 120, 60],
    ],
    starts: [
      [150, 600],
      [1650, 600],
    ],
  },
}
