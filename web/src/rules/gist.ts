/** Shorter than this a first sentence is only a heading. */
const HEADING = 48
/** Longer than this nothing is read beside something else. */
const MOST = 190

/** What a rule says in a sentence or two, for a list; whole sentences, unless the first is very long. */
export function gist(text: string): string {
  // A full stop between figures, or after a single letter, ends nothing.
  const sentences = text.split(/(?<=[^\s.]{2}[.!?])\s+(?=[\p{Lu}«“"])/u)
  let said = sentences[0] ?? ''
  for (const next of sentences.slice(1)) {
    if (said.length >= HEADING) break
    said = `${said} ${next}`
  }
  if (said.length <= MOST) return said
  const cut = said.slice(0, MOST)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:(§]+$/u, '')} …`
}
