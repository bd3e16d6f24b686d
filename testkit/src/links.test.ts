import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** All documents of the project, as paths. */
function documents(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(\..+|node_modules|dist.*)$/.test(entry.name) ? [] : documents(path)
    return entry.name.endsWith('.md') ? [path] : []
  })
}

/** What a heading is called in a link. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const headingsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading))

it('every link between documents leads somewhere', () => {
  const broken: string[] = []
  const files = documents(ROOT)
  for (const file of files) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)) {
      if (/^[a-z]+:/.test(target)) continue
      const [path = '', heading = ''] = target.split('#')
      const there = path === '' ? file : join(dirname(file), decodeURI(path))
      const isThere =
        existsSync(there) &&
        (heading === '' || !there.endsWith('.md') || headingsOf(readFileSync(there, 'utf8')).includes(heading))
      if (!isThere) broken.push(`${relative(ROOT, file)}: ${target}`)
    }
  }
  expect(files.length).toBeGreaterThan(40)
  expect(broken).toEqual([])
})
