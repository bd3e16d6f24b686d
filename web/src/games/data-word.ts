/** The catalogue's key in a value of an event's data; empty where it is no word. */
export const dataWord = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'word' in value ? String(value.word) : ''
