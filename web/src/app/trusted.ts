// The one policy by which a browser takes markup and addresses of scripts from this page. It knows what we draw:
// markup that could run anything is a defect, and so is a script from elsewhere.

interface Policies {
  createPolicy(
    name: 'default',
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): unknown
}

/** @throws TypeError where markup could run something */
export function drawnOnly(html: string): string {
  // What is in quotes is a value and no handler; most drawings have nothing that looks like one.
  if (RUNS.test(html) || (LIKE_HANDLER.test(html) && HANDLER.test(html.replace(/"[^"]*"|'[^']*'/g, '""'))))
    throw new TypeError('markup that could run something')
  return html
}

/** A script, a frame or an object; an address that is a script. */
const RUNS = /<\/?(script|iframe|frame|object|embed|base|meta|link|foreignobject)\b|=\s*["']?\s*javascript:/i
const LIKE_HANDLER = /on\w+\s*=/i
const HANDLER = /<[^>]*[\s/"]on\w+\s*=/i

/** @throws TypeError where it is not from where the page is */
export function ownOnly(url: string): string {
  const { location } = globalThis
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError('a script from elsewhere')
  return url
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies }
trustedTypes?.createPolicy('default', { createHTML: drawnOnly, createScriptURL: ownOnly })
