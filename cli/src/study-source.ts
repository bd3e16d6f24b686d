import { BadInput } from '@shamble/kernel'
import { isKey, openStudy, readKey, readStudyFile, type Study, type StudyFile } from '@shamble/lab'
import { type GameModule, tooDeepAt } from '@shamble/module'
import { parseDocument } from 'yaml'
import { loadGame } from './catalogue.js'
import { inFile, readText } from './files.js'

/** A study with its game, from a file or from its key. */
export async function studyFrom(source: string): Promise<{ readonly study: Study; readonly module: GameModule }> {
  const where = isKey(source) ? '' : source
  const file = isKey(source) ? readKey(source) : inFile(source, () => readYaml(readText(source)))
  const module = await loadGame(file.game)
  const open = (): Study => openStudy(file, module)
  return { study: where === '' ? open() : inFile(where, open), module }
}

function readYaml(text: string): StudyFile {
  const deep = tooDeepAt(text)
  if (deep !== null) throw new BadInput('', 'nested too deep at character {{deep}}', { deep })
  const document = parseDocument(text)
  const [error] = document.errors
  if (error !== undefined) throw new BadInput('', 'not YAML: {{detail}}', { detail: error.message.split('\n')[0]! })
  let given: unknown
  try {
    // An alias stands for as much as its writer likes, itself included: none is followed.
    given = document.toJS({ maxAliasCount: 0 })
  } catch {
    throw new BadInput('', 'aliases (*name) are not possible here')
  }
  return readStudyFile(given)
}
