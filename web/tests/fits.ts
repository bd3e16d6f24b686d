import type { Page } from 'playwright-core'

export type Size = readonly [width: number, height: number]
/** The size at which hands are at work. */
export const USUAL: Size = [1440, 900]
export const PHONE_SIZE: Size = [390, 844]
/** Every screen fits each of these. */
export const SIZES: readonly Size[] = [
  [1280, 720],
  [1366, 768],
  USUAL,
  [1536, 864],
  [1920, 1080],
  [2560, 1440],
  [1024, 768],
  [844, 390],
  PHONE_SIZE,
]

/**
 * What does not fit on the screen as it is now, one sentence a fault; none where all is well. A board that
 * zooms is left out, and so is a picture that says nothing: what is written on them is not there to be read.
 */
export const misfits = (page: Page): Promise<readonly string[]> => page.evaluate(misfitsHere)

/** The same, in the page itself. */
export function misfitsHere(): readonly string[] {
  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  /** Rounding, and the blank that a font has above its letters. */
  const SLACK = 2
  const LEAST = { text: 12, capitals: 10, scrolling: 40 }
  const faults: string[] = []
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const wide = (box: Box): number => box.right - box.left
  const high = (box: Box): number => box.bottom - box.top
  const both = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isSome = (box: Box): boolean => wide(box) > SLACK && high(box) > SLACK
  const isIn = (inner: Box, outer: Box, slack = SLACK): boolean =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack
  const styles = new Map<Element, CSSStyleDeclaration>()
  const style = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const boxes = new Map<Element, Box>()
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element) ?? element.getBoundingClientRect()
    boxes.set(element, known)
    return known
  }
  const name = (element: Element): string => {
    const part = element.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? element.tagName.toLowerCase()
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
    return `${part} “${words.slice(0, 40)}”`
  }
  const isHeardOnly = (element: Element): boolean =>
    element.closest('.heard, .unseen') !== null || style(element).clipPath === 'inset(50%)'

  /** Where something may show, and where it would come into view by scrolling. */
  interface Frame {
    readonly shown: Box
    readonly reach: Box
    readonly hidden: boolean
  }
  const frames = new Map<Element, Frame>()
  const FAR = 1e6
  const frameOf = (element: Element | null): Frame => {
    if (element === null) return { shown: screen, reach: screen, hidden: false }
    const known = frames.get(element)
    if (known !== undefined) return known
    const { overflowX, overflowY, position } = style(element)
    const isTop = element.matches('dialog:modal') || position === 'fixed'
    let { shown, reach, hidden } = frameOf(isTop ? null : element.parentElement)
    hidden ||= isHeardOnly(element)
    if ((overflowX !== 'visible' || overflowY !== 'visible') && element !== document.body) {
      const box = boxOf(element)
      const isScrolling = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
      shown = both(shown, box)
      const across = isScrolling(overflowX) ? { left: -FAR, right: FAR } : { left: box.left, right: box.right }
      const down = isScrolling(overflowY) ? { top: -FAR, bottom: FAR } : { top: box.top, bottom: box.bottom }
      // Whatever scrolls brings its content into its own box: what is outside that is the box's affair.
      reach = isScrolling(overflowX) || isScrolling(overflowY) ? { ...across, ...down } : both(reach, box)
    }
    const frame = { shown, reach, hidden }
    frames.set(element, frame)
    return frame
  }

  const { scrollHeight, scrollWidth } = document.documentElement
  if (scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1)
    faults.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`)

  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
  const root = modal ?? document.body
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !frameOf(element).hidden

  // Regions and whatever scrolls
  for (const element of root.querySelectorAll('section, main, header, nav, aside, footer, ul, ol, p, dialog, div')) {
    if (!isVisible(element) || style(element).display === 'contents') continue
    const isEmpty = element.textContent === '' && element.querySelector('svg, input, button') === null
    const box = boxOf(element)
    if (!isEmpty && (wide(box) < 1 || high(box) < 1)) faults.push(`no size: ${name(element)}`)
    const { overflowY } = style(element)
    const scrolls = (overflowY === 'auto' || overflowY === 'scroll') && element.scrollHeight > element.clientHeight + 1
    if (scrolls && element.clientHeight < LEAST.scrolling)
      faults.push(`scrolls in ${element.clientHeight} px: ${name(element)}`)
  }

  // Texts
  interface Line {
    readonly box: Box
    readonly of: Element
  }
  const lines: Line[] = []
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walk.nextNode()) {
    const text = walk.currentNode
    const of = text.parentElement!
    const said = text.textContent!.trim()
    if (
      said === '' ||
      of.closest('.panzoom, svg[aria-hidden="true"], [data-art], option, script, style') !== null ||
      !isVisible(of)
    )
      continue
    const drawing = of.closest('svg')
    const { fontSize, textTransform } = style(of)
    // Said by the key itself, for anyone who does not see the drawing on it.
    if (fontSize === '0px') continue
    const matrix = drawing === null ? null : (of as unknown as SVGGraphicsElement).getScreenCTM?.()
    const size = Number.parseFloat(fontSize) * (matrix == null ? 1 : Math.hypot(matrix.a, matrix.b))
    const isCapitals = textTransform === 'uppercase' || (said === said.toUpperCase() && /^[^a-z]*$/.test(said))
    // Figures and names drawn on a counter count as capitals.
    const least = isCapitals || drawing !== null ? LEAST.capitals : LEAST.text
    if (size < least - 0.05) faults.push(`${Math.round(size * 10) / 10} px: ${name(of)}`)
    if (drawing !== null) continue
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
    if (rects.length === 0 || rects.every((rect) => rect.height < 1)) {
      faults.push(`text without size: ${name(of)}`)
      continue
    }
    const { shown, reach } = frameOf(of)
    for (const rect of rects) {
      // The letters stand in the middle of their line.
      const spare = Math.max(0, (rect.height - size) / 2)
      const box = { left: rect.left, right: rect.right, top: rect.top + spare, bottom: rect.bottom - spare }
      if (!isIn(box, reach)) {
        faults.push(`clipped: ${name(of)}`)
        break
      }
      const seen = both(box, shown)
      if (isSome(seen)) lines.push({ box: seen, of })
    }
  }
  const overlap = (a: Box, b: Box): boolean => isSome(both(a, b))
  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i + 1))
      if (a.of !== b.of && overlap(a.box, b.box) && showThrough(both(a.box, b.box), a.of, b.of))
        faults.push(`text over text: ${name(a.of)} and ${name(b.of)}`)

  /** Whether two things are both seen in the middle of this: something opaque may lie over one of them on purpose. */
  function showThrough(at: Box, a: Element, b: Element): boolean {
    for (const top of document.elementsFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2)) {
      const [hasA, hasB] = [top.contains(a), top.contains(b)]
      if (hasA && hasB) return true
      const { backgroundColor, backgroundImage } = style(top)
      if (backgroundImage !== 'none' || !/transparent|, 0\)$/.test(backgroundColor)) return false
    }
    return true
  }
  function isOnTop(box: Box, of: Element): boolean {
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    return top !== null && of.contains(top)
  }

  // Controls
  const controls = [...root.querySelectorAll('button, a[href], input, select, textarea, summary, [role="button"]')]
    .filter((control) => control.closest('svg') === null && isVisible(control))
    .map((control) => ({ control, full: boxOf(control), box: both(boxOf(control), frameOf(control).shown) }))
  for (const [i, a] of controls.entries()) {
    if (!isIn(a.full, frameOf(a.control.parentElement).reach)) faults.push(`off the screen: ${name(a.control)}`)
    if (!isSome(a.box)) continue
    for (const b of controls.slice(i + 1)) {
      if (!overlap(a.box, b.box) || a.control.contains(b.control) || b.control.contains(a.control)) continue
      // One that is wholly on another, as a rule on its card, can be pressed as well as the other.
      const within = isIn(a.full, b.full, 0) ? a : isIn(b.full, a.full, 0) ? b : null
      if (within === null || !isOnTop(within.box, within.control))
        faults.push(`controls overlap: ${name(a.control)} and ${name(b.control)}`)
    }
  }

  // Seats
  for (const seat of root.querySelectorAll('[data-seat]'))
    if (isVisible(seat) && !isIn(boxOf(seat), frameOf(seat).shown)) faults.push(`a seat out of sight: ${name(seat)}`)
  return [...new Set(faults)]
}
