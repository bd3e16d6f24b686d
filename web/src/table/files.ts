/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string, type = 'application/jsonl'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // Freed once the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Puts a text on the clipboard; `false` where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export const fileName = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
