import { BrokenInvariant } from '@shamble/kernel'
import type { Catalogue, Language } from '@shamble/module'
import { beforeEach, describe, expect, it } from 'vitest'
import { Sentences } from '../text/sentences.js'
import { fetchSentences, speakIn } from './language.js'
import { settings } from './settings.js'

const SAID: Readonly<Record<Language, Catalogue>> = { en: { hello: 'Hello' }, fr: { hello: 'Bonjour' } }

/** Sentences that arrive when the test says so. */
function slow() {
  const waiting: { readonly language: Language; arrive(): void; fail(): void }[] = []
  const sentences = new Sentences(
    'a test',
    (language) =>
      new Promise((resolve, reject) =>
        waiting.push({
          language,
          arrive: () => resolve(SAID[language]),
          fail: () => reject(new Error('no network')),
        }),
      ),
  )
  return { sentences, waiting }
}

const quick = (): Sentences => new Sentences('a test', async (language) => SAID[language])

describe('the language of the page', () => {
  beforeEach(() => settings.patch({ language: 'en' }))

  it('changes when everything in use can be said in it, and not before', async () => {
    const { sentences, waiting } = slow()
    const fetched = fetchSentences(sentences)
    waiting[0]!.arrive()
    await fetched
    const changed = speakIn('fr')
    await Promise.resolve()
    expect(settings.get().language).toBe('en')
    expect(() => sentences.texts.fr).toThrow(BrokenInvariant)
    expect(waiting.map(({ language }) => language)).toEqual(['en', 'fr'])
    waiting[1]!.arrive()
    expect(await changed).toBe(true)
    expect(settings.get().language).toBe('fr')
    expect(sentences.texts).toEqual(SAID)
  })

  it('stays what it is where the other one cannot be fetched, and can be asked for again', async () => {
    const { sentences, waiting } = slow()
    const fetched = fetchSentences(sentences)
    waiting[0]!.arrive()
    await fetched
    const failed = speakIn('fr')
    waiting[1]!.fail()
    expect(await failed).toBe(false)
    expect(settings.get().language).toBe('en')
    const again = speakIn('fr')
    waiting[2]!.arrive()
    expect(await again).toBe(true)
  })

  it('is the one that was wished for last', async () => {
    const { sentences, waiting } = slow()
    const fetched = fetchSentences(sentences)
    waiting[0]!.arrive()
    await fetched
    const french = speakIn('fr')
    expect(await speakIn('en')).toBe(true)
    waiting[1]!.arrive()
    expect(await french).toBe(false)
    expect(settings.get().language).toBe('en')
  })

  it('waits for what comes into use meanwhile', async () => {
    const { sentences, waiting } = slow()
    const fetched = fetchSentences(sentences)
    waiting[0]!.arrive()
    await fetched
    const french = speakIn('fr')
    const later = quick()
    await fetchSentences(later)
    expect(later.has('fr')).toBe(false)
    waiting[1]!.arrive()
    expect(await french).toBe(true)
    expect(later.texts.fr).toEqual(SAID.fr)
  })

  it('is fetched anew where it changed on the way', async () => {
    const { sentences, waiting } = slow()
    const fetched = fetchSentences(sentences)
    settings.patch({ language: 'fr' })
    waiting[0]!.arrive()
    await expect.poll(() => waiting.length).toBe(2)
    waiting[1]!.arrive()
    await fetched
    expect(sentences.has('fr')).toBe(true)
  })

  it('does not wait for sentences that never came', async () => {
    const { sentences, waiting } = slow()
    const fetched = fetchSentences(sentences)
    waiting[0]!.fail()
    await expect(fetched).rejects.toThrow('no network')
    expect(await speakIn('fr')).toBe(true)
    expect(waiting).toHaveLength(1)
  })
})
