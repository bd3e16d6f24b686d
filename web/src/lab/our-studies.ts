import { keyIn, readKey, type StudyFile } from '@shamble/lab'

/** A study that comes with the page, and the matches that we have played for it. */
export interface OurStudy {
  readonly file: StudyFile
  readonly key: string
  readonly matches: string
}

const files = import.meta.glob<string>('../../../docs/studies/*/matches.jsonl', { query: '?raw', import: 'default' })

let fetched: Promise<readonly OurStudy[]> | null = null

/** Fetched once, with the lab. */
export function ourStudies(): Promise<readonly OurStudy[]> {
  fetched ??= Promise.all(
    Object.values(files).map(async (fetch) => {
      const matches = await fetch()
      const key = keyIn(matches)
      return { file: readKey(key), key, matches }
    }),
  )
  return fetched
}
