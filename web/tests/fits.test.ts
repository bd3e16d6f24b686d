import { afterAll, describe, expect, it } from 'vitest'
import { openPlace } from './browser.js'
import { misfits } from './fits.js'
import { misfitsUnpainted } from './sizing.js'

const { browser } = await openPlace()
const page = await browser.newPage({ viewport: { width: 400, height: 300 } })
afterAll(() => page.close())

const found = async (body: string): Promise<readonly string[]> => {
  await page.setContent(`<style>* { margin: 0; font: 14px/1.3 Arial }</style>${body}`)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  const faults = await misfits(page)
  expect(await misfitsUnpainted(page)).toEqual(faults)
  return faults
}
const box = (style: string, inside: string): string => `<div style="${style}">${inside}</div>`

const SOUND: readonly (readonly [string, string])[] = [
  ['words in a box that holds them', box('height: 40px; overflow: hidden', 'All of it')],
  ['what scrolls in a region of its own', box('height: 90px; overflow-y: auto', '<p>Line</p>'.repeat(30))],
  ['words that are only heard', box('position: absolute; width: 1px; height: 1px; clip-path: inset(50%)', 'Heard')],
  ['capitals of 10 px', '<b style="font-size: 10px">RECORD 6.7</b>'],
  ['a drawing that zooms', '<svg class="panzoom"><text y="9" style="font-size: 6px">109</text></svg>'],
  [
    'a rule on its card',
    box(
      'position: relative; height: 60px',
      '<button style="position: absolute; inset: 0; width: 100%"></button><button style="position: relative">6.7</button>',
    ),
  ],
  ['what a dialog lies over', '<p>Below</p><dialog id="d">Above</dialog><script>d.showModal()</script>'],
]

const FAULTY: readonly (readonly [string, RegExp, string])[] = [
  ['a page that scrolls', /^the page scrolls/, box('height: 900px', 'High')],
  ['text of no height', /size: .*Nothing/, '<p style="height: 0; overflow: hidden">Nothing</p>'],
  [
    'a region of no size',
    /^no size/,
    '<section style="width: 0; height: 40px; overflow: hidden"><svg></svg></section>',
  ],
  ['a line cut off below', /^clipped.*Two/, box('height: 20px; overflow: hidden', 'One<br>Two')],
  [
    'a line cut off in a dialog',
    /^clipped.*Two/,
    `<dialog id="d">${box('height: 20px; overflow: hidden', 'One<br>Two')}</dialog><script>d.showModal()</script>`,
  ],
  [
    'words cut off by an ellipsis',
    /^clipped/,
    box('width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis', 'Take back to 106'),
  ],
  ['words beyond the screen', /^clipped/, box('position: fixed; left: 380px; white-space: nowrap', 'Outside of it')],
  ['small type', /^11 px/, '<p style="font-size: 11px">Too small</p>'],
  ['small capitals', /^9 px/, '<p style="font-size: 9px; text-transform: uppercase">Too small</p>'],
  [
    'small type in a drawing',
    /^5 px/,
    '<svg viewBox="0 0 20 20" width="10"><text y="9" style="font-size: 10px">9 %</text></svg>',
  ],
  ['text over text', /^text over text/, '<p>One</p><p style="margin-top: -14px">Two</p>'],
  [
    'a region that scrolls in a line',
    /^scrolls in 18 px/,
    box('height: 18px; overflow-y: auto', '<p>Line</p>'.repeat(30)),
  ],
  [
    'two buttons over one another',
    /^controls overlap/,
    '<button>One</button><button style="margin-left: -9px">Two</button>',
  ],
  [
    'a button under another',
    /^controls overlap/,
    '<button>One</button><button style="position: absolute; inset: 0">Whole</button>',
  ],
  ['a button beyond the screen', /^off the screen/, '<button style="position: fixed; top: 290px">Low</button>'],
  [
    'a seat that is scrolled away',
    /^a seat out of sight.*Black/,
    box(
      'height: 60px; overflow-y: auto',
      ['Red', 'Blue', 'White', 'Black'].map((who) => `<p data-seat>${who}</p>`).join(''),
    ),
  ],
]

describe('what does not fit', () => {
  it.each(SOUND)('is not %s', async (_what, body) => {
    expect(await found(body)).toEqual([])
  })
  it.each(FAULTY)('is %s', async (_what, said, body) => {
    expect(await found(body)).toContainEqual(expect.stringMatching(said))
  })
})
