import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Sitting } from './browser.js'

/** Words that look like a key of the catalogue, or a hole in a sentence that nothing filled. */
export const unspoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    // A rule is cited by its id, and some are named after a card.
    while (walk.nextNode())
      if (!walk.currentNode.parentElement?.closest('.rule')) texts.push(walk.currentNode.textContent ?? '')
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
    /** An address of the web looks like a key. */
    const ADDRESS = /[a-z]+\.(?:org|com)\/\S*/g
    const key = /(?<![\w./@-])[a-z]{2,}(\.[A-Za-z0-9_-]+)+|\{\{|undefined|\[object/g
    return [...new Set(texts.flatMap((text) => text.replaceAll(ADDRESS, '').match(key) ?? []))]
  })

/** Barriers that axe finds, in dark and in light: the theme changes nothing but colours. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const told = async (rules: axe.RunOptions): Promise<string[]> => {
      // Colours on their way from one theme to the other are nobody's.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
      const { violations } = await run({ ...rules, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
      )
    }
    const { dataset } = document.documentElement
    const before = dataset['theme'] ?? 'dark'
    const first = await told({})
    dataset['theme'] = before === 'dark' ? 'light' : 'dark'
    const second = await told({ runOnly: ['color-contrast'] })
    dataset['theme'] = before
    return [...new Set([...first, ...second])]
  })
}

/** No page scrolls: everything fits, or scrolls inside its own sheet. */
export const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    return scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1
  })

/** The end of every visit: nothing went wrong, and everything was said in words. */
export async function leave({ page, faults, end }: Sitting): Promise<void> {
  expect(await unspoken(page)).toEqual([])
  expect(faults).toEqual([])
  await end()
}
