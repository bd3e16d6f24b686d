import type { GameSource, ListedCard, MatchStore } from '@shamble/host'
import { cardFor } from '@shamble/host'

/** Where feeds are; what follows is the name that the server knows a person by, which no secret can be told from. */
export const FEED_PATH = '/feed'

const LANGUAGES = ['en', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** A feed is read by other programs than ours: it has its own few words. */
const WORDS: Readonly<Record<Language, { readonly title: string; readonly turn: string }>> = {
  en: { title: 'Shamble: your turn', turn: 'It is your turn.' },
  fr: { title: 'Shamble\u00a0: à vous de jouer', turn: 'C’est à vous de jouer.' },
}

/** Whose feed is asked for, and in which language; `null` where the address is none of a feed. */
export function readFeed(url: string): { readonly person: string; readonly language: Language } | null {
  const [, person, asked] = /^\/feed\/([\w-]{43})(?:\?lang=(\w+))?$/.exec(url) ?? []
  if (person === undefined) return null
  return { person, language: LANGUAGES.find((language) => language === asked) ?? 'en' }
}

/** The matches that wait for a person, for a feed reader: games by days need no open tab. Nobody's feed is empty. */
export async function feedOf(
  store: Pick<MatchStore, 'list'>,
  games: GameSource,
  { person, language }: { readonly person: string; readonly language: Language },
  address: string,
): Promise<string> {
  const cards = (await store.list({ person })).map((card) => cardFor(card, person)).filter(isAwaited)
  const { title, turn } = WORDS[language]
  const entries = await Promise.all(
    cards.map(async (card) => {
      const name = (await games.fetch(card.game)).text[language]['game.name'] ?? card.game
      // By the hour, as lists tell it: a feed must not count what is answered in secret.
      const updated = dateOf(card.saved)
      return `<entry><id>urn:shamble:${card.id}:${card.turn}:${card.saved}</id>\
<title>${escaped(card.name === '' ? name : `${card.name} (${name})`)}</title>\
<link href="${escaped(`${address}#/table/${card.id}`)}"/><updated>${updated}</updated><summary>${turn}</summary></entry>`
    }),
  )
  const latest = dateOf(Math.max(0, ...cards.map(({ saved }) => saved)))
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:shamble:${person}</id><title>${title}</title>\
<author><name>Shamble</name></author><updated>${latest}</updated>${entries.join('')}</feed>
`
}

const isAwaited = ({ over, waiting, asked, seats }: ListedCard): boolean =>
  !over && !waiting && asked.some((seat) => seats[seat]?.by === 'person' && !seats[seat].elsewhere)

const dateOf = (time: number): string => new Date(time - (time % 3_600_000)).toISOString()

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!)
