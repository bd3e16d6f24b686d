import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Files below a folder that come along when these of it are loaded; what is fetched later does not. */
export function loadedWith(folder: string, entries: readonly string[]): Set<string> {
  const found = new Set<string>()
  const load = (file: string): void => {
    const name = relative(folder, file)
    if (found.has(name)) return
    found.add(name)
    const code = readFileSync(file, 'utf8')
    for (const [, path] of code.matchAll(/^(?:import|export)(?! type)\s(?:[^';]*?\sfrom\s)?'(\.[^']+)'$/gm))
      load(join(dirname(file), path!.replace(/\.js$/, '.ts')))
  }
  for (const entry of entries) load(join(folder, entry))
  return found
}
