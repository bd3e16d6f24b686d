export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value))
export const plus = (value: number): string => (value > 0 ? `+${value}` : minus(value))

/** A line that applies to the case says what it gives there. */
export const here = (said: string | null): { here?: string } => (said === null ? {} : { here: said })
