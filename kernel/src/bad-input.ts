/**
 * Data from outside that cannot be used: a save, a map, a case file, an option, a message.
 * It is rejected whole; `where` is the path inside it, `reason` one sentence for people.
 */
export class BadInput extends Error {
  readonly where: string
  readonly reason: string

  constructor(where: string, reason: string) {
    super(where ? `${where}: ${reason}` : reason)
    this.name = 'BadInput'
    this.where = where
    this.reason = reason
  }

  /** The same complaint, seen from the file or message that contains it. */
  within(outer: string): BadInput {
    return new BadInput(this.where ? `${outer}: ${this.where}` : outer, this.reason)
  }
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
  if (deep !== null) throw new BadInput(where, `nested deeper than ${DEEPEST} levels at character ${deep}`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadInput(where, `not JSON: ${(error as Error).message.split('\n')[0]}`)
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
