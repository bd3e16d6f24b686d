/** The tables of the rulebook. Everything else refers to them. */

/** [NS-1.1] Rooms 1 to 4 are between the group and the exit. */
export const ROOMS = 4
export const EXIT = ROOMS + 1

/** [NS-1.1] */
export const FULL_SURVIVAL = 3

/** [NS-2.4] */
export const MOST_ZOMBIES = 3

/** [NS-4.2] */
export const HARDEST = 4

/** [NS-6.1] [NS-6.2] The die from which on a zombie hurts, and the one that is a bite as well. */
export const HIT = 5
export const BITE = 6

/** [NS-6.4] A bite kills at the start of the third hour after the one in which it was given. */
export const BITE_HOURS = 3

/** [NS-8.1] [NS-8.2] How long words may be, in characters. */
export const WORDS = { least: 1, most: 120 } as const

export const SURVIVORS = ['ana', 'ben', 'cleo'] as const

export const ATTEMPTS = ['force', 'sneak', 'distract', 'search', 'fight', 'treat'] as const
export type Attempt = (typeof ATTEMPTS)[number]

export const ROLES = ['porter', 'nurse', 'guard'] as const
export type Role = (typeof ROLES)[number]

/** [NS-1.3] What each role is good at. */
export const FAVOURED: Readonly<Record<Role, readonly Attempt[]>> = {
  porter: ['force', 'distract'],
  nurse: ['search', 'treat'],
  guard: ['fight', 'sneak'],
}

export const CONSEQUENCES = ['setback', 'wound', 'alarm'] as const
export type Consequence = (typeof CONSEQUENCES)[number]

/** [NS-2.2] What everything costs in Menace; `harder` is one point of difficulty above the usual one. */
export const PRICES = { zombie: 1, obstacle: 2, trap: 2, noise: 1, harder: 1, setback: 0, wound: 1, alarm: 1 } as const

export const OBSTACLES = ['none', 'blocked', 'broken'] as const
export type Obstacle = (typeof OBSTACLES)[number]
