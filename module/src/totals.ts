/** How often each total of n dice occurs: `ways[total]` out of `sides ** n`. */
export function totals(n: number, sides: number): number[] {
  let ways = [1]
  for (let i = 0; i < n; i++) {
    const next = new Array<number>(ways.length + sides).fill(0)
    ways.forEach((count, total) => {
      for (let face = 1; face <= sides; face++) next[total + face]! += count
    })
    ways = next
  }
  return ways
}

/** In how many of `sides ** n` throws the total reaches at least `need`. */
export function waysAtLeast(n: number, sides: number, need: number): number {
  return totals(n, sides).reduce((sum, count, total) => (total >= need ? sum + count : sum), 0)
}
