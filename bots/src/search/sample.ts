/** A mean and how far it may be off, as the numbers come in. */
export class Sample {
  count = 0
  mean = 0
  #squares = 0

  add(value: number): void {
    this.count++
    const off = value - this.mean
    this.mean += off / this.count
    this.#squares += off * (value - this.mean)
  }

  /** The standard error of the mean; anything is possible before the second number. */
  get error(): number {
    if (this.count < 2) return Number.POSITIVE_INFINITY
    return Math.sqrt(this.#squares / (this.count - 1) / this.count)
  }
}
