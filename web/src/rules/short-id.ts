/**
 * A rule's id without the game's own prefix: on its own table everybody knows which game it is. Rulings, measuring and
 * the order of dice keep their letters.
 */
export const shortId = (id: string): string => id.replace(/^(?!GEO-|DICE-)[A-Z][A-Z0-9]+-/, '')
