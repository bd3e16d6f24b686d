import { createHash } from 'node:crypto'
import { type LedgerEntry, RULE_CLASSES } from '@shamble/module'
import { describe, expect, it } from 'vitest'

type Texts = Readonly<Record<string, string>>

interface LedgerFiles {
  readonly en: Texts
  readonly fr: Texts
  readonly classes: Texts
  readonly ledger: readonly LedgerEntry[]
  /** What the import printed when the English file was written. A new import changes both. */
  readonly imported: { readonly count: number; readonly sha256: string }
  /** A rule that a text names with the game's prefix. */
  readonly reference: RegExp
  /** For ledgers that were written anew from notes: what must not have come along. */
  readonly wording?: Wording
}

interface Wording {
  /** Words of notes, of the options' code and of nobody's rulebook, in English. */
  readonly notes: RegExp
  /** English terms and other spellings in French. */
  readonly foreign: RegExp
  /** A sentence in each language that both would notice. */
  readonly planted: { readonly en: string; readonly fr: string }
}

const LOOSE_SPACE = / [:;!?%»]|« /

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['nothing', /^\s*$/],
  ['a backtick', /`/],
  ['bold or italic marks', /\*|__/],
  ['a table bar', /\|/],
  ['a heading', /#/],
  ['a link', /\]\(/],
  ['an escape', /\\/],
  ['a list mark', /^\s*[-+] /],
  ['a line break or doubled space', /[\n\r\t]| {2}/],
  ['space around it', /^\s|\s$/],
  ['no full stop', /[^.!?)"»]$/],
]

function faultsOf(text: string): string[] {
  return FAULTS.filter(([, sign]) => sign.test(text)).map(([name]) => name)
}

/** The same figures in both languages, whatever the word order: dice, costs, places and rule numbers. */
function figures(text: string): string {
  return (text.match(/\d+/g) ?? []).sort().join(' ')
}

/** The tests that the ledger of every game passes. */
export function ledgerSuite({ en, fr, classes, ledger, imported, reference, wording }: LedgerFiles) {
  const ids = Object.keys(en)

  describe('the ledger', () => {
    it('is the one that was imported', () => {
      expect(ids).toHaveLength(imported.count)
      const written = `${JSON.stringify(en, null, 2)}\n`
      expect(createHash('sha256').update(written).digest('hex')).toBe(imported.sha256)
    })

    it('has the same ids in the same order in English, in French and in the classes', () => {
      expect(Object.keys(fr)).toEqual(ids)
      expect(Object.keys(classes)).toEqual(ids)
      expect(ledger.map(({ id }) => id)).toEqual(ids)
    })

    it('knows only the three classes and uses each', () => {
      expect(new Set(Object.values(classes))).toEqual(new Set(RULE_CLASSES))
    })

    it.each([
      ['English', Object.entries(en)],
      ['French', Object.entries(fr)],
    ])('leaves no markdown and no empty text in %s', (_, texts) => {
      const faulty = texts.map(([id, text]) => [id, ...faultsOf(text)]).filter(([, ...faults]) => faults.length > 0)
      expect(faulty).toEqual([])
    })

    it('would notice a text that is not clean', () => {
      for (const bad of ['', 'See `X-1.0.a`.', 'A **bold** word.', '- A list.', 'a | b.', 'No stop'])
        expect(faultsOf(bad), bad).not.toEqual([])
    })

    it('gives the same figures in both languages', () => {
      const differing = ledger.filter((entry) => figures(entry.en) !== figures(entry.fr)).map(({ id }) => id)
      expect(differing).toEqual([])
    })

    it('refers only to rules that it has', () => {
      const known = new Set(ids)
      const named = ledger.flatMap((entry) => `${entry.en} ${entry.fr}`.match(reference) ?? [])
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter((id) => !known.has(id))).toEqual([])
    })

    it('names the same rules in both languages', () => {
      const named = (text: string) => new Set(text.match(reference))
      for (const entry of ledger) expect(named(entry.fr), entry.id).toEqual(named(entry.en))
    })

    it('keeps French signs on the line of their word', () => {
      expect(ledger.filter((entry) => LOOSE_SPACE.test(entry.fr)).map(({ id }) => id)).toEqual([])
      expect(LOOSE_SPACE.test('Sur 6 : un mort.')).toBe(true)
    })

    if (wording !== undefined)
      it('reads as rules for players, not as notes, and in French terms', () => {
        const { notes, foreign, planted } = wording
        expect(ledger.filter((entry) => notes.test(entry.en)).map(({ id }) => id)).toEqual([])
        expect(ledger.filter((entry) => foreign.test(entry.fr)).map(({ id }) => id)).toEqual([])
        expect(notes.test(planted.en) && foreign.test(planted.fr)).toBe(true)
      })

    it('is written in French with French apostrophes', () => {
      // English titles in capitals keep their own.
      const straight = Object.entries(fr).filter(([, text]) => /\p{L}'\p{Ll}/u.test(text))
      expect(straight).toEqual([])
    })
  })
}
