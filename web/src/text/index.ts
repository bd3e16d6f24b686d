import type { Catalogue, Language } from '@shamble/kernel'

// One file an area and language, `<area>.<language>.ts`: each part of the page brings its own words.
const english = import.meta.glob<{ default: Catalogue }>('./*.en.ts', { eager: true })
const french = import.meta.glob<{ default: Catalogue }>('./*.fr.ts', { eager: true })

const joined = (files: Record<string, { default: Catalogue }>): Catalogue =>
  Object.assign({}, ...Object.values(files).map((file) => file.default))

export const interfaceText: Readonly<Record<Language, Catalogue>> = { en: joined(english), fr: joined(french) }
