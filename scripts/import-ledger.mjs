// node scripts/import-ledger.mjs <ledger.md> <folder>: writes the rules of a ledger as <folder>/en.json, { id: text }
// in the ledger's own order, and prints their number and the SHA-256 of the file.
// <folder>/edits.json, where there is one, holds { id: { "words in the ledger": "words for players" } }, the light
// editing that lets an entry stand alone, or { id: "the whole entry in our own words" }. An edit whose words are gone
// from the ledger stops the import.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ID = '[A-Z]+(?:-[A-Za-z0-9.-]+|\\d+)'
const LIST_ENTRY = new RegExp(`^- \`(${ID})\` (?:· )?(.+)$`)
const ROW_ID = new RegExp(`^\`(${ID})\`$`)
const NUMBERED_POINT = /^\s+(\d+)\. (.+)$/

/** How a row that is itself an entry becomes prose, by the heads of its table. Others: "Head: cell. Head: cell." */
const ENTRY_ROWS = {
  'ID|Subject|1978 reading (source)|Digest reading (source)|Own option and values|Default': ([, ...cells]) => {
    const [subject, first, digest, option, standard] = cells
    return sentences(
      subject,
      `1978 edition: ${first}`,
      `Digest edition: ${digest}`,
      option.startsWith('none') ? `No option${option.slice('none'.length)}` : `Option ${option}`,
      standard === 'same effect' ? 'Both have the same effect' : `Default: ${standard}`,
    )
  },
  'ID|Where|Printed|Read as': ([, where, printed, reading]) =>
    sentences(`Misprint in ${where}`, `Printed: ${printed}`, `Read as: ${reading}`),
  'ID|Constraint|Source': ([, constraint]) => sentences(constraint),
}

/** How a table that belongs to the entry above it becomes prose, by its heads. Others: "Head cell, Head cell; …" */
const TABLES = {
  'Action|MP|Note': (rows) =>
    rows.map(([action, cost, note]) => {
      const who = action.replace(/: (.+)$/, ' ($1)')
      return `${small(who)}: ${cost}${note === '' ? '' : ` (${note})`}`
    }),
  'Target|Where|Added to Panic Level': (rows) => rows.map(([target, where, added]) => `${target}, ${where}: ${added}`),
  'Shooting|Subtract': (rows) => rows.map(([shooting, subtract]) => `${small(shooting)}: ${subtract}`),
  'Dice|Doors': (rows) => rows.map(([dice, doors]) => `${dice}: ${doors}`),
  'Dice|1|2|3-4|5-6|7-8|9-13': (rows, heads) =>
    columns(rows, heads).map(
      ([strength, cells]) => `strength ${strength}: infected on ${cells('I')} and stunned on ${cells('S')}`,
    ),
  'Second die|First die 1-3|First die 4-6': (rows, heads) =>
    heads.slice(1).map((head, index) => {
      const digits = rows.map((row) => row[index + 1]).join(', ')
      return `${small(head)}, second die ${rows.map(([die]) => die).join(', ')}: ${digits}`
    }),
}

/** Each column of a wide table with a search: which rows of it hold this mark. */
function columns(rows, heads) {
  return heads.slice(1).map((head, index) => [
    head,
    (mark) =>
      rows
        .filter((row) => row[index + 1] === mark)
        .map(([first]) => first)
        .join(', '),
  ])
}

const small = (text) => text.charAt(0).toLowerCase() + text.slice(1)
const sentence = (text) => (/[.!?][)"]?$/.test(text) ? text : `${text}.`)
const sentences = (...texts) => texts.map(sentence).join(' ')

function plain(markdown) {
  return (
    markdown
      // A code span is an option or an id: players read its values without the quotes and bars of the code.
      .replace(/`([^`]*)`/g, (_, code) => code.replace(/\s*\\?\|\s*/g, ' or ').replaceAll("'", ''))
      .replace(/\*\*([^*]+)\*\*/g, '$1')
      .replace(/(^|\s)\*([^*]+)\*/g, '$1$2')
      .replaceAll('\\|', '|')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function cellsOf(line) {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
}

const isRow = (line) => line.startsWith('|')
const isRule = (line) => /^\|[\s:|-]+\|$/.test(line)

/** Cuts the ledger into entries: { id, text, points, table }, in its own order. */
function readEntries(markdown) {
  const entries = []
  const lines = markdown.split(/\r?\n/)
  let owner = null
  let heads = null
  let fenced = false
  for (const [at, line] of lines.entries()) {
    if (line.startsWith('```')) fenced = !fenced
    if (fenced) continue
    if (line.trim() === '') {
      heads = null
      continue
    }
    if (isRow(line)) {
      if (isRule(line)) continue
      const cells = cellsOf(line)
      if (heads === null) {
        if (!isRule(lines[at + 1] ?? '')) throw new Error(`Line ${at + 1}: a table without a head`)
        heads = cells
        continue
      }
      const id = ROW_ID.exec(cells[0])?.[1]
      if (id !== undefined) {
        owner = null
        entries.push({ id, text: sayEntryRow(heads, cells), points: [], table: null })
      } else if (owner !== null) {
        owner.table ??= { heads, rows: [] }
        owner.table.rows.push(cells)
      }
      continue
    }
    heads = null
    const listed = LIST_ENTRY.exec(line)
    const point = NUMBERED_POINT.exec(line)
    if (listed !== null) {
      owner = { id: listed[1], text: listed[2], points: [], table: null }
      entries.push(owner)
    } else if (point !== null && owner !== null) owner.points.push(`(${point[1]}) ${point[2]}`)
    else owner = null
  }
  return entries
}

function sayEntryRow(heads, cells) {
  const known = ENTRY_ROWS[heads.join('|')]
  if (known !== undefined) return known(cells)
  return sentences(
    ...heads
      .map((head, index) => `${head}: ${cells[index]}`)
      .filter((_, index) => index > 0 && (cells[index] ?? '') !== ''),
  )
}

function sayTable({ heads, rows }) {
  const known = TABLES[heads.join('|')]
  const parts =
    known !== undefined
      ? known(rows, heads)
      : rows.map((row) => row.map((cell, index) => `${heads[index]} ${cell}`).join(', '))
  return parts.join('; ')
}

function sayEntry({ text, points, table }) {
  return sentence(plain([text, ...points, ...(table === null ? [] : [sayTable(table)])].join(' ')))
}

function edit(id, text, edits) {
  if (typeof edits === 'string') return edits
  let edited = text
  for (const [words, better] of Object.entries(edits)) {
    if (edited.split(words).length !== 2) throw new Error(`${id}: the ledger does not say once "${words}": ${edited}`)
    edited = edited.replace(words, () => better)
  }
  return edited
}

const [source, folder] = process.argv.slice(2)
if (source === undefined || folder === undefined) {
  console.error('Usage: node scripts/import-ledger.mjs <ledger.md> <folder>')
  process.exit(2)
}

const editsFile = join(folder, 'edits.json')
const edits = existsSync(editsFile) ? JSON.parse(readFileSync(editsFile, 'utf8')) : {}
const rules = {}
for (const entry of readEntries(readFileSync(source, 'utf8'))) {
  if (Object.hasOwn(rules, entry.id)) throw new Error(`${entry.id} stands twice in the ledger`)
  rules[entry.id] = edit(entry.id, sayEntry(entry), edits[entry.id] ?? {})
}
for (const id of Object.keys(edits))
  if (!Object.hasOwn(rules, id)) throw new Error(`edits.json: ${id} is not in the ledger`)

const json = `${JSON.stringify(rules, null, 2)}\n`
writeFileSync(join(folder, 'en.json'), json)
console.log(`${Object.keys(rules).length} rules, SHA-256 ${createHash('sha256').update(json).digest('hex')}`)
