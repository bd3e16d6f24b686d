/** A link is sent by mail and in talks: longer ones are cut there. */
export const MOST_LINK = 8000
/** More than any match has, and little enough to be unpacked without harm. */
const MOST_RECORD = 20_000_000

/** A record as letters for an address: deflated, and written in base64url. */
export async function packRecord(record: string): Promise<string> {
  const packed = new Uint8Array(
    await new Response(new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  )
  let letters = ''
  for (const byte of packed) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The record that was packed so; `null` where the letters are none. */
export async function unpackRecord(letters: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let record = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return record + decoder.decode()
      record += decoder.decode(value, { stream: true })
      if (record.length > MOST_RECORD) return null
    }
  } catch {
    return null
  }
}
