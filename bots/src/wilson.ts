const FOR_95_PERCENT = 1.96

/** Wilson's 95 % interval for a share that was counted; everything is possible where nothing was. */
export function wilson(counted: number, of: number): [low: number, high: number] {
  if (of === 0) return [0, 1]
  const share = counted / of
  const z2 = FOR_95_PERCENT ** 2
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of)
  const half = (FOR_95_PERCENT / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of ** 2))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
