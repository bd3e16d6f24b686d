import type { Language } from '@shamble/module'
import type { Sentences } from '../text/sentences.js'
import { type Settings, settings, watchOtherTabs } from './settings.js'

// Screens read the language from the settings and speak at once: it changes only when everything in use can be said.

const inUse = new Set<Sentences>()

/** Fetches sentences in the language of the page, whichever that is when they arrive; later languages follow. */
export async function fetchSentences(sentences: Sentences): Promise<void> {
  inUse.add(sentences)
  try {
    while (!sentences.has(settings.get().language)) await sentences.fetch(settings.get().language)
  } catch (error) {
    // Nothing is said with what is not there: the language does not wait for it.
    inUse.delete(sentences)
    throw error
  }
}

let wanted: Language | null = null

/**
 * Changes the language of the page as soon as what it has to say is there; the last wish counts.
 * @returns whether the page speaks it: `false` where a sentence could not be fetched or another wish came first
 */
export const speakIn = (language: Language): Promise<boolean> => wish({ language })

async function wish(wished: Partial<Settings> & Pick<Settings, 'language'>): Promise<boolean> {
  const { language } = wished
  wanted = language
  try {
    for (;;) {
      const missing = [...inUse].filter((sentences) => !sentences.has(language))
      if (missing.length === 0) break
      await Promise.all(missing.map((sentences) => sentences.fetch(language)))
    }
  } catch {
    // Neither the network nor the kept page has them: the page goes on in the language that it has.
    return false
  }
  if (wanted !== language) return false
  settings.patch(wished)
  return true
}

/** From English to French and back. */
export const otherLanguage = (): Promise<boolean> => speakIn(settings.get().language === 'en' ? 'fr' : 'en')

// All at once, or this tab would keep its own wishes anew and so undo the other's.
watchOtherTabs((wished) => void wish(wished))
