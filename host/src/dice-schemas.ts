import * as z from 'zod/mini'

// Apart from what makes the dice: a page reads messages long before it checks a die.

/** Thirty-two bytes as they are written: a secret, a part, a commitment. */
export const hexSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const gatheringSchema = z.object({
  master: hexSchema,
  commitment: hexSchema,
  roots: z.object({ open: z.array(hexSchema), closed: z.array(hexSchema) }),
  /** When the start is given up. */
  until: z.number(),
  parts: z.array(
    z.object({
      person: z.string(),
      seats: z.array(z.number()),
      commit: z.nullable(hexSchema),
      reveal: z.nullable(hexSchema),
    }),
  ),
})

/** What a card knows of the dice of its match. */
export const cardDiceSchema = z.object({
  /** Parts that are awaited: the match is about to start. */
  gathering: z.optional(gatheringSchema),
  /** Players who did not add their parts in time: the dice are made without them. */
  silent: z.optional(z.array(z.string())),
  /** What all secrets are made from. Nobody is shown it before the match is over. */
  master: z.optional(hexSchema),
})
export type CardDice = z.infer<typeof cardDiceSchema>
export type Gathering = z.infer<typeof gatheringSchema>
