import { describe, expect, it } from 'vitest'
import { plotOf } from './plot.js'

const line = (of: number, ...values: number[]) => ({ name: 'Ada', art: '', values, of, end: String(values.at(-1)) })
const percent = (n: number): string => `${n}%`

describe('the plot of a race', () => {
  it('counts where all run to one goal', () => {
    const plot = plotOf({ width: 1400, height: 240, columns: 27, lines: [line(25, 0, 3), line(25, 0, 5)], percent })
    expect(plot.ticks.map(({ mark }) => mark)).toEqual(['0', '5', '10', '15', '20', '25'])
    expect(plot.ticks.filter(({ isGoal }) => isGoal)).toHaveLength(1)
    expect(plot.y(1)).toBe(plot.top)
    expect(plot.y(0)).toBe(240 - plot.foot)
    expect(plot.step).toBe(1)
  })

  it('measures in shares where goals differ', () => {
    const plot = plotOf({ width: 1400, height: 240, columns: 60, lines: [line(3, 0, 1), line(4, 0, 2)], percent })
    expect(plot.ticks.map(({ mark }) => mark)).toEqual(['0%', '25%', '50%', '75%', '100%'])
    expect(plot.step).toBe(3)
  })

  it('has room above the goal for a player who went past it', () => {
    const plot = plotOf({ width: 1400, height: 240, columns: 10, lines: [line(25, 0, 30)], percent })
    expect(plot.y(30 / 25)).toBeCloseTo(plot.top)
    expect(plot.y(1)).toBeGreaterThan(plot.top)
  })

  it('finds back from pixels to columns, and leaves out words on a phone', () => {
    const plot = plotOf({ width: 362, height: 110, columns: 30, lines: [line(25, 0, 3)], percent })
    expect(plot.far(plot.x(7.5))).toBeCloseTo(7.5)
    expect([plot.rows, plot.isNarrow, plot.step]).toEqual([0, true, 5])
    expect(plotOf({ width: 800, height: 200, columns: 0, lines: [], percent }).columnWidth).toBeGreaterThan(0)
  })
})
