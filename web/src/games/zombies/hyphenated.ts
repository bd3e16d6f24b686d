const LONG = 11
const PART = 4
const VOWEL = 'AEIOUYÀÂÉÈÊËÎÏÔÛ'
const BEGINNING = `(?:PH|TH|CH|[BCÇDFGJKLMNPQRSTVZ])[${VOWEL}]`
/** After a vowel or a consonant that ends a syllable, before one that begins the next. */
const SEAM = new RegExp(`(?<=[${VOWEL}LMNRS])(?=${BEGINNING})`, 'giu')

/**
 * A title that may be broken inside of its long words: `MISCAL-CULATION`. Browsers hyphenate no capitals, and a title
 * is set in them.
 */
export function hyphenated(title: string): string {
  return title
    .split(' ')
    .map((word) => (word.length < LONG ? word : broken(word)))
    .join(' ')
}

/** Broken at the seam nearest to its middle. */
function broken(word: string): string {
  const seams = [...word.matchAll(SEAM)].map(({ index }) => index).filter((i) => i >= PART && i <= word.length - PART)
  if (seams.length === 0) return word
  const middle = word.length / 2
  const at = seams.reduce((best, seam) => (Math.abs(seam - middle) < Math.abs(best - middle) ? seam : best))
  return `${word.slice(0, at)}\u00ad${word.slice(at)}`
}
