/** Steps that people count by. */
const ROUND = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500] as const

/** Round values from nought to the top, at most so many lines, the top among them. */
export function roundValues(top: number, most = 6): number[] {
  const step = ROUND.find((value) => top / value <= most - 1) ?? Math.ceil(top / (most - 1))
  const values: number[] = []
  // The last but one is left out where it would touch the top.
  for (let value = 0; value < top - step / 2; value += step) values.push(value)
  return [...values, top]
}

/** Odd ones: where every second label stood, two seats that alternate would show the shape of one. */
const LABEL_STEPS = [1, 3, 5, 7, 15, 25, 75] as const

/** Which labels of a row are written, when each needs so much room: every one, every third, every fifth … */
export function labelStep(columnWidth: number, labelWidth: number): number {
  return LABEL_STEPS.find((step) => step * columnWidth >= labelWidth) ?? Math.ceil(labelWidth / columnWidth)
}

/** Moves labels apart that would lie on each other, each as little as can be, within the bounds. */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]! || a - b)
  const placed = [...wanted]
  let least = from
  for (const i of order) {
    placed[i] = Math.max(placed[i]!, least)
    least = placed[i] + gap
  }
  let most = to
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i]!, most)
    most = placed[i] - gap
  }
  return placed
}
