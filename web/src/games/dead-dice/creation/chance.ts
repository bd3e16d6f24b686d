/** One of so many, for what people ask the page to fill in. Nothing of it counts before they hand it in. */
export function below(count: number): number {
  const cell = new Uint32Array(1)
  globalThis.crypto.getRandomValues(cell)
  return cell[0]! % count
}
