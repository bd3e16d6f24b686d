/** How many pixels a tenth of a rem has: type and board grow together on large screens. */
export const rem = (): number =>
  // Shop windows are drawn where there is no page.
  typeof document === 'undefined' ? 1 : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 10
