/** A drawing says nothing aloud: whatever in it matters is a control or a line of the text twin. */
export const UNSPOKEN = { 'aria-hidden': true } as const
