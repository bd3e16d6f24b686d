import { FORMAT } from '@shamble/game-dead-dice/scenarios'
import * as z from 'zod/mini'
import type { Work } from './work.js'

const words = z.array(z.string())
const optional = z.optional

const form = z.looseObject({
  format: z.literal(FORMAT),
  title: z.string(),
  start: optional(z.looseObject({ empty: z.string(), low: z.string() })),
  priority: optional(words),
  roster: optional(
    z.array(
      z.looseObject({
        id: z.string(),
        name: z.string(),
        combativity: z.number(),
        reason: z.number(),
        violence: z.number(),
        traits: words,
        arm: z.nullable(z.looseObject({ bonus: z.number(), firearm: z.boolean() })),
        protection: optional(z.string()),
      }),
    ),
  ),
  groupTrait: optional(z.nullable(z.string())),
  twist: optional(z.looseObject({ element: z.string() })),
  variants: optional(words),
  companions: optional(
    z.array(z.looseObject({ name: z.nullable(z.string()), role: z.nullable(z.string()), talent: words })),
  ),
  kit: optional(words),
  places: optional(
    z.looseObject({
      dice: z.literal([0, 1, 2]),
      places: z.array(z.looseObject({ id: z.string(), name: z.string(), finds: words, vehicle: optional(z.string()) })),
    }),
  ),
  story: optional(z.array(z.looseObject({ objective: z.string(), place: z.nullable(z.string()), say: z.string() }))),
  routes: optional(
    z.array(
      z.looseObject({
        id: z.string(),
        by: z.string(),
        loud: optional(z.boolean()),
        vehicle: optional(z.string()),
        say: z.string(),
        out: z.string(),
      }),
    ),
  ),
  words: optional(z.record(z.string(), z.string())),
})

/** Whether what was kept can be shown in the form. It need not be playable: an empty name is one that comes later. */
export const isWork = (kept: unknown): kept is Work => form.safeParse(kept).success
