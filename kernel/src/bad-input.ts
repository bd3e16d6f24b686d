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
