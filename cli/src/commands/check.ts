import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type CaseFile, type CaseReport, readCases, runCase } from '@shamble/casebook'
import { BadInput } from '@shamble/kernel'
import { loadGame } from '../catalogue.js'
import { inFile, readText } from '../files.js'
import { type Output, paint } from '../output.js'

/**
 * Runs case files. 0: all hold, 1: some do not, 2: some cannot be played, which is told of each; the others are run.
 * @param complaint what is wrong, in the reader's language and in the words of the game, where one is named
 */
export async function check(
  paths: readonly string[],
  given: { json?: boolean; failed?: boolean },
  output: Output,
  complaint: (error: BadInput, game: string | null) => Promise<string>,
): Promise<number> {
  const reports: (CaseReport & { file: string })[] = []
  const unplayable: string[] = []
  const refuse = async (error: unknown, game: string | null): Promise<void> => {
    if (!(error instanceof BadInput)) throw error
    const told = await complaint(error, game)
    unplayable.push(told)
    output.err(`shamble: ${told}`)
  }
  for (const file of paths.flatMap(caseFiles))
    try {
      const cases = readCases(readText(file), file)
      for (const [i, one] of cases.entries()) {
        const where = cases.length > 1 ? `${file}, case ${i + 1}` : file
        if (one instanceof BadInput) await refuse(one, null)
        else
          try {
            reports.push({ file, ...(await played(one, where)) })
          } catch (error) {
            await refuse(error, one.game)
          }
      }
    } catch (error) {
      await refuse(error, null)
    }
  const failed = reports.filter((report) => report.failures.length > 0)
  if (given.json) {
    const cases = reports.map(({ file, title, game, failures }) => ({ file, game, title, failures }))
    output.out(JSON.stringify({ cases: reports.length, failed: failed.length, unplayable, reports: cases }, null, 2))
  } else {
    for (const report of given.failed ? failed : reports) printReport(report, output)
    output.out(`${reports.length - failed.length} passed, ${failed.length} failed`)
  }
  return unplayable.length > 0 ? 2 : failed.length > 0 ? 1 : 0
}

async function played(one: CaseFile, where: string): Promise<CaseReport> {
  const module = await loadGame(one.game).catch((error: unknown) => {
    throw error instanceof BadInput ? error.within(where) : error
  })
  return inFile(where, () => runCase(module, one))
}

/** The file itself, or every case file in a folder. */
function caseFiles(path: string): string[] {
  let isFolder: boolean
  try {
    isFolder = statSync(path).isDirectory()
  } catch {
    throw new BadInput(path, 'there is no such file')
  }
  if (!isFolder) return [path]
  const found = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
  if (found.length === 0) throw new BadInput(path, 'the folder holds no case file (*.yaml)')
  return found.map((name) => join(path, name))
}

function printReport(report: CaseReport & { file: string }, output: Output): void {
  const passed = report.failures.length === 0
  output.out(
    `${paint(passed ? 'ok  ' : 'FAIL', passed ? 'good' : 'bad', output.colour)} ${report.file}: ${report.title}`,
  )
  for (const { step, expected, happened } of report.failures) {
    output.out(`     step ${step}: expected ${expected}`)
    output.out(`     ${' '.repeat(String(step).length + 6)}happened ${happened}`)
  }
}
