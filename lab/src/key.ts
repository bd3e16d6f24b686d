import { digest } from '@shamble/chance'
import { BadInput, canonical } from '@shamble/kernel'
import { parseJson } from '@shamble/module'
import type { Study } from './study.js'
import { readStudyFile, type StudyFile } from './study-file.js'

const KEY = /^lab-[a-z0-9-]+-([0-9a-f]{8})\.([A-Za-z0-9_-]{1,20000})$/

/** The whole study in one line: game, version of the rules and a check for people, then everything in letters. */
export function keyOf({ file }: Pick<Study, 'file'>): string {
  const written = canonical(file)
  return `lab-${file.game}-${file.rules}-${checkOf(written)}.${lettersOf(written)}`
}

/** What people compare: the key without what it carries. */
export const shortKey = (key: string): string => key.slice(0, key.indexOf('.'))

export const isKey = (text: string): boolean => text.startsWith('lab-') && text.includes('.')

/** @throws BadInput where the text is no key, or not the one that was given away */
export function readKey(text: string): StudyFile {
  const [, check, letters] = KEY.exec(text.trim()) ?? []
  if (letters === undefined) throw new BadInput('key', 'this is not the key of a study')
  const written = textOf(letters)
  if (written === null || checkOf(written) !== check)
    throw new BadInput('key', 'the key is damaged: a letter is missing or was changed')
  return readStudyFile(parseJson(written, 'key'))
}

const checkOf = (written: string): string => digest(written).slice(0, 8)

function lettersOf(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function textOf(letters: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
