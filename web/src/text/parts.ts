/**
 * What is said at the table, what only the screens around it say (set-up, reference, drawer), and why a bot would do
 * what it advises.
 */
export const TEXT_PARTS = ['table', 'around', 'advice'] as const
export type TextPart = (typeof TEXT_PARTS)[number]

/**
 * Names of options and of their presets; and complaints about something that was read, whose English sentence is the
 * key. A name that is its own key begins with a capital letter: rooms and things of a map are named at the table.
 */
const AROUND = /^(option|preset)\.|^(?![a-z]+\.)[^\p{Lu}]\S*\s/u
const ADVICE = /^hint\./

/** Where a sentence of a game's own catalogue is said: the chapter that it belongs to, or the part. */
export function partOf(key: string, chapters: Readonly<Record<string, readonly string[]>>): string {
  if (AROUND.test(key)) return 'around'
  if (ADVICE.test(key)) return 'advice'
  const [chapter] = Object.entries(chapters).find(([, starts]) => starts.some((start) => key.startsWith(start))) ?? []
  return chapter ?? 'table'
}
