import type { DwaView, Human } from '@shamble/game-dwa/table'

/** Whoever acts now; `null` where nobody does. */
export const acting = (view: DwaView): Human | null => view.humans.find(({ now }) => now.acted === 'acting') ?? null
