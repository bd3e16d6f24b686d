import { describe, expect, it } from 'vitest'
import { inView } from './in-view.js'

const VIEW = { x: 100, y: 100, width: 200, height: 100 }
const left = (drawing: string): string => inView(drawing, VIEW)

describe('a drawing in its window', () => {
  it.each([
    '<rect x="150" y="150" width="10" height="10"></rect>',
    // Over an edge, and around everything.
    '<rect x="0" y="120" width="101" height="10"></rect>',
    '<rect x="0" y="0" width="999" height="999"></rect>',
    '<circle cx="305" cy="150" r="10"></circle>',
    '<path d="M0 0 l150 150"></path>',
    '<path d="M0 150 H400"></path>',
    '<text x="90" y="150">Gun shop</text>',
    '<g transform="translate(140 140)"><use href="#fig" x="0" y="0" width="20" height="20"></use></g>',
    '<g transform="translate(300 200) rotate(180)"><rect x="20" y="20" width="5" height="5"></rect></g>',
    '<g transform="scale(0.5)"><rect x="300" y="300" width="5" height="5"></rect></g>',
  ])('keeps %s', (drawing) => expect(left(drawing)).toBe(drawing))

  it.each([
    '<rect x="400" y="150" width="10" height="10"></rect>',
    '<circle cx="330" cy="150" r="10"></circle>',
    '<path d="M0 0 l50 50 h-10"></path>',
    '<text x="800" y="150">Gun shop</text>',
    '<g transform="translate(500 140)"><use href="#fig" x="0" y="0" width="20" height="20"></use></g>',
    '<g transform="scale(0.5)"><rect x="150" y="150" width="5" height="5"></rect></g>',
  ])('leaves out %s', (drawing) => expect(left(drawing)).toBe(''))

  it('keeps what others refer to, and what it cannot place', () => {
    const drawing =
      '<defs><pattern id="a"><rect x="900" y="900"></rect></pattern></defs><g transform="skewX(9)"><rect x="900" y="900"></rect></g>'
    expect(left(drawing)).toBe(drawing)
  })

  it('leaves out one part and keeps its neighbours in their order', () =>
    expect(
      left(
        '<g class="mall"><rect x="150" y="150"/><rect x="900" y="900"/><text x="150" y="150">A <tspan>b</tspan></text></g>',
      ),
    ).toBe('<g class="mall"><rect x="150" y="150"/><text x="150" y="150">A <tspan>b</tspan></text></g>'))
})
