import { afterEach, expect, it, vi } from 'vitest'
import { drawnOnly, ownOnly } from './trusted.js'

afterEach(() => vi.unstubAllGlobals())

it('lets drawings through as they are', () => {
  const art =
    '<g transform="rotate(30)"><path d="M0 0h3" fill="url(#a)"/><title data-name="the only = one">javascript:</title><text>Come on=now</text></g>'
  expect(drawnOnly(art)).toBe(art)
})

it.each([
  '<script>1</script>',
  '<svg><SCRIPT href="x"/></svg>',
  '<img src="x" onerror="1">',
  '<path onload = "1"/>',
  '<rect x="1"onclick="x"/>',
  '<path d="M0"/onload=alert`1`>',
  '<a href="javascript:1">',
  '<iframe srcdoc="x">',
  '<foreignObject><p/></foreignObject>',
])('refuses %s', (html) => {
  expect(() => drawnOnly(html)).toThrow(TypeError)
})

it('takes scripts from where the page is, and from nowhere else', () => {
  vi.stubGlobal('location', new URL('https://play.example/table/'))
  expect(ownOnly('/assets/worker.js')).toBe('/assets/worker.js')
  expect(ownOnly('https://play.example/sw.js')).toBe('https://play.example/sw.js')
  for (const url of ['https://other.example/x.js', 'data:text/javascript,1', 'blob:https://other.example/1'])
    expect(() => ownOnly(url)).toThrow(TypeError)
})
