import type { Params } from './offers.js'

/** Why something is so, for people: a key of a catalogue and what fills it. */
export interface Reason {
  readonly key: string
  readonly params?: Params
}

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

  /** @param sentence with `{{name}}` wherever a parameter is */
  constructor(where: string, sentence: string, params: Params = {}) {
    const place = oneLine(where, LONGEST_PLACE)
    const given = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' ? oneLine(value, LONGEST_PARAM) : value,
      ]),
    )
    const reason = oneLine(filled(sentence, given), LONGEST_REASON)
    super(place ? `${place}: ${reason}` : reason)
    this.name = 'BadInput'
    this.where = place
    this.reason = reason
    this.said = { key: sentence, params: given }
  }

  /** The same complaint, seen from the file or message that contains it. */
  within(outer: string): BadInput {
    return new BadInput(this.where ? `${outer}: ${this.where}` : outer, this.said.key, this.said.params)
  }
}

// In characters. A path is made of keys that anybody may have written, and so are most parameters.
const LONGEST_PLACE = 400
const LONGEST_PARAM = 4_000
const LONGEST_REASON = 6_000

/** A complaint is one line, and one that can be read: what is quoted in it cannot make it anything else. */
function oneLine(quoted: string, longest: number): string {
  const short = quoted.length > longest ? `${quoted.slice(0, longest - 40)}…${quoted.slice(-39)}` : quoted
  return short.replace(/[\n\r\v\f\u0085\u2028\u2029]+/g, ' ')
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

/** A procedure that was left where the match is run: a table that looks ahead sees no farther. */
export class NotFetched extends BrokenInvariant {}
