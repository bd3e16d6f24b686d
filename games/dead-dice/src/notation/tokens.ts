/** Words, what stands in quotes, commas and colons: the pieces that an answer is written in. */
// A quote that nobody closes goes to the end: looked for again from every quote behind it, it would take forever.
const TOKEN = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|[,:]|[^\s,:"]+/g
const CLOSED = /^"(?:[^"\\]|\\[\s\S])*"$/

export const COMMA = ','
export const COLON = ':'

/** `null` where something is left that is no piece: a quote that nobody closes. */
export function tokensOf(text: string): string[] | null {
  const tokens = text.match(TOKEN) ?? []
  return tokens.some((token) => token.startsWith('"') && !CLOSED.test(token)) ? null : [...tokens]
}

/** The pieces between commas; none where there is nothing at all. */
export function between(tokens: readonly string[]): string[][] {
  if (tokens.length === 0) return []
  const parts: string[][] = [[]]
  for (const token of tokens) {
    if (token === COMMA) parts.push([])
    else parts[parts.length - 1]!.push(token)
  }
  return parts
}
