import { describe, expect, it } from 'vitest'
import { partAt, whileActing, yardWithCar } from './begun.fixture.js'
import { LABEL_HEIGHT, ringLabels } from './rings-art.js'

const RINGS = [{ mm: 100 }, { mm: 200 }]
const MARA = 'human Mara 0 450,450'
const SIZE = { width: 360, height: 300 }

/** The labels in a window that has this point of the table in its middle, at a pixel a millimetre. */
function seen(x: number, y: number, ...more: readonly string[]) {
  const { view, words } = partAt(whileActing(MARA, ...more), yardWithCar)
  const at = { x: SIZE.width / 2 - x, y: SIZE.height / 2 - y, k: 1 }
  return ringLabels(view, { x: 450, y: 450 }, RINGS, words, at, SIZE)
}

const isInWindow = ({ x, y, wide }: { x: number; y: number; wide: number }): boolean =>
  x - wide / 2 >= 0 && x + wide / 2 <= SIZE.width && y - LABEL_HEIGHT / 2 >= 0 && y + LABEL_HEIGHT / 2 <= SIZE.height

describe('what is written on the circles around the one who acts', () => {
  it('is in the window, wherever that looks', () => {
    for (const [x, y] of [
      [450, 450],
      [330, 450],
      [550, 490],
      [450, 350],
    ] as const) {
      const labels = seen(x, y)
      expect(labels.length, `${x}, ${y}`).toBeGreaterThan(0)
      expect(
        labels.filter((label) => !isInWindow(label)),
        `${x}, ${y}`,
      ).toEqual([])
    }
  })

  it('is left away where nothing of its circle is in the window', () => {
    expect(seen(450, 450).map(({ said }) => said)).toEqual(['10 cm'])
    expect(seen(850, 50)).toEqual([])
  })

  it('is on no figure where there is room beside it', () => {
    const [free] = seen(450, 450)
    const [beside] = seen(450, 450, `zombie 2 ${Math.round(free!.x + 450 - 180)},${Math.round(free!.y + 450 - 150)}`)
    expect(beside).not.toMatchObject({ x: free!.x, y: free!.y })
  })
  it('is on nobody’s name where there is room beside it', () => {
    const [free] = seen(450, 450)
    // A name is below its figure.
    const [x, y] = [Math.round(free!.x + 450 - 180), Math.round(free!.y + 450 - 150 - 28)]
    const [beside] = seen(450, 450, `human Jun 0 ${x},${y}`)
    expect(beside).not.toMatchObject({ x: free!.x, y: free!.y })
  })
})
