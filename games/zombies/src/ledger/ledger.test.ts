import { ledgerSuite } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { TITLES } from '../cards/index.js'
import { text } from '../text/index.js'
import classes from './classes.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import { ledger } from './index.js'

ledgerSuite({
  en,
  fr,
  classes,
  ledger,
  imported: { count: 179, sha256: '286bb8c757dccab7cc2f64df373895346746172622aa395c61d2e3630895bc8e' },
  reference: /ZMB-(?:[TW]\.[a-z]|R\.\d\d|card\.[a-z-]+|1[.\d]*\.[a-z])/g,
})

const SHORT_FORM = /(?<!-)\b(?:R\.\d|W\.[a-z])|\((?:[SPEHML]|R)\b[^a-z]|\bseed\b|\baudit\b|\breserve\b|\bZ2\b/

describe('the ledger of Zombies!!!', () => {
  it('has no short forms, which mean nothing to a reader of one rule', () => {
    expect(ledger.filter(({ en: said }) => SHORT_FORM.test(said)).map(({ id }) => id)).toEqual([])
  })

  it('has an entry for every card and its English title in both languages', () => {
    const cards = ledger.filter(({ id }) => id.startsWith('ZMB-card.'))
    expect(cards.map(({ id }) => id)).toEqual(TITLES.map(({ rule }) => rule))
    for (const { id, en: english, fr: french } of cards) {
      const title = text.en[id.replace('ZMB-', '')]!
      // Catalogues keep a space before ! and ? from breaking; the ledger's texts are plain.
      const translated = text.fr[id.replace('ZMB-', '')]!.replaceAll('\u00a0', ' ')
      expect(english.startsWith(`${title}, `), id).toBe(true)
      expect(french.replaceAll('\u00a0', ' ').startsWith(`« ${translated} » (${title})`), id).toBe(true)
    }
  })
})
