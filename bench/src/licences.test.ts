import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
}

/** Licences under which something may go out with an MIT project, with its notice and nothing more. */
const FREE = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'Python-2.0', '(MIT OR Apache-2.0)']

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))
const shipped = (packages: Readonly<Record<string, Locked>>): [string, Locked][] =>
  Object.entries(packages).filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
const unfree = (packages: Readonly<Record<string, Locked>>): string[] =>
  shipped(packages).flatMap(([path, { license }]) => (FREE.includes(license ?? '') ? [] : [`${path}: ${license}`]))

describe('what is shipped', () => {
  it('is under a free licence, all of it', () => {
    expect(shipped(lock.packages).length).toBeGreaterThan(10)
    expect(unfree(lock.packages)).toEqual([])
  })

  it('has nothing in it of what is only measured against', () => {
    expect(shipped(lock.packages).map(([path]) => path)).not.toContain('node_modules/boardgame.io')
  })

  it('is found out where it is not', () => {
    expect(
      unfree({ 'node_modules/x': { license: 'GPL-3.0' }, 'node_modules/y': {}, 'node_modules/z': { dev: true } }),
    ).toEqual(['node_modules/x: GPL-3.0', 'node_modules/y: undefined'])
  })
})
