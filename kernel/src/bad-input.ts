import type { Reason } from './module.js'
import type { Params } from './offers.js'

/**
 * Data from outside that cannot be used: a save, a map, a case file, an option, a message.
 * It is rejected whole; `where` is the path inside it, `reason` one sentence for people.
 *
 * The English sentence with its placeholders is also the key of the other languages (`faultText`), so a complaint is
 * readable where nobody translates, and a table says it in its reader's language.
 */
export class BadInput extends Error {
  readonly where: string
  readonly reason: string
  readonly said: Reason

  /** @param sentence with `{{name}}` wherever a parameter stands */
  constructor(where: string, sentence: string, params: Params = {}) {
    const reason = filled(sentence, params)
    super(where ? `${where}: ${reason}` : reason)
    this.name = 'BadInput'
    this.where = where
    this.reason = reason
    this.said = { key: sentence, params }
  }

  /** The same complaint, seen from the file or message that contains it. */
  within(outer: string): BadInput {
    return new BadInput(this.where ? `${outer}: ${this.where}` : outer, this.said.key, this.said.params)
  }
}

function filled(sentence: string, params: Params): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name]! : whole
    return typeof value === 'object' ? value.word : String(value)
  })
}

/** A rule of the engine itself was broken: a defect of ours, never of the player. */
export class BrokenInvariant extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BrokenInvariant'
  }
}

const DEEPEST = 100

/** `JSON.parse` that fails with one clear line, also for text that nests deeper than anything of ours. */
export function parseJson(text: string, where: string): unknown {
  const deep = tooDeepAt(text)
  if (deep !== null)
    throw new BadInput(where, 'nested deeper than {{deepest}} levels at character {{deep}}', { deepest: DEEPEST, deep })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadInput(where, 'not JSON: {{detail}}', { detail: (error as Error).message.split('\n')[0]! })
  }
}

/** The position at which brackets nest too deep for the readers behind this one, or `null`. */
export function tooDeepAt(text: string): number | null {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (quoted) {
      if (c === 92) i++
      else if (c === 34) quoted = false
    } else if (c === 34) quoted = true
    else if (c === 91 || c === 123) {
      if (++depth > DEEPEST) return i
    } else if (c === 93 || c === 125) depth--
  }
  return null
}
