/** How strong a rival plays, weakest first, as seats call it: `house` is the one in the middle. */
export const LEVELS = ['gentle', 'house', 'sharp', 'master'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (bot: string): bot is Level => (LEVELS as readonly string[]).includes(bot)
