/** Bytes as letters that an address takes. */
const written = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

const read = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))

/** Every byte with one of the key: who has only one of the two knows nothing. A key is used once. */
function crossed(letters: string, key: string): string | null {
  try {
    const [bytes, other] = [read(letters), read(key)]
    return bytes.length === other.length ? written(bytes.map((byte, i) => byte ^ other[i]!)) : null
  } catch {
    return null
  }
}

/** A secret that the server may keep for another device, and the key, which only the link holds. */
export function seal(secret: string): { readonly sealed: string; readonly key: string } {
  const key = written(crypto.getRandomValues(new Uint8Array(read(secret).length)))
  return { sealed: crossed(secret, key)!, key }
}

/** The secret again; `null` where these do not belong together. */
export const unseal = (sealed: string, key: string): string | null => crossed(sealed, key)

/** What a link for another device holds: the way to the secret, its key, and what the person is called. */
interface DeviceLink {
  readonly token: string
  readonly key: string
  readonly name: string
}

const BETWEEN = '~'

export const deviceToken = ({ token, key, name }: DeviceLink): string => [token, key, name].join(BETWEEN)

/** Parts that a link has lost are empty; a name may hold anything. */
export function readDeviceToken(written: string): DeviceLink {
  const [token = '', key = '', ...name] = written.split(BETWEEN)
  return { token, key, name: name.join(BETWEEN) }
}
