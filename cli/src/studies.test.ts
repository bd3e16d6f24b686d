import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answer, batchesIn, csvOf, keyIn, keyOf, labText, Run } from '@shamble/lab'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { ROOT } from './root.js'
import { studyFrom } from './study-source.js'

const FOLDER = join(ROOT, 'docs', 'studies')
const names = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

describe('a study of ours', () => {
  it.each(names)('%s can be run, and says what its matches say', async (name) => {
    const read = (file: string): string => readFileSync(join(FOLDER, name, file), 'utf8')
    const { study, module } = await studyFrom(join(FOLDER, name, 'study.yaml'))
    expect(study.file.id).toBe(name)
    const matches = read('matches.jsonl')
    const [, rules] = /^lab-.*-(\w+)-[0-9a-f]{8}\./.exec(keyIn(matches))!
    // Matches of an earlier version of the rules stay as they were: nobody can play them again.
    if (rules !== study.file.rules) return
    const run = new Run(study)
    for (const batch of batchesIn(matches, study, keyOf(study))) expect(run.take(batch)).toBe(true)
    expect(run.isOver).toBe(true)
    const said = answer(run, 'en', gameSpeaker(module, 'en', labText.en))
    expect(read('answer.txt')).toBe(`${said}\n`)
    expect(read('data.csv')).toBe(csvOf(run))
    expect(readFileSync(join(FOLDER, 'README.md'), 'utf8')).toContain(said)
  })
})
