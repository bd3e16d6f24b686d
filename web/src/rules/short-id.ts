/** A rule's id without the game's own prefix: on its own table everybody knows which game it is. Rulings keep their letter. */
export const shortId = (id: string): string => id.replace(/^[A-Z][A-Z0-9]+-/, '')
