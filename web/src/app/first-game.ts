import type { HostRequest, Replies, Reply } from '@shamble/host'
import { type Plain, samePlain } from '@shamble/kernel'
import { type CreateRequest, newDraft, requestOf, withMode, withPreset, withUsual } from '../setup/draft.js'
import type { SetupPlan } from '../setup/plan.js'

type Ask = <T extends HostRequest>(request: T) => Promise<Reply<Replies[T['type']]>>

interface First {
  readonly module: Parameters<typeof newDraft>[0] & {
    readonly unattended?: Readonly<Record<string, Plain>>
  }
  readonly plan: SetupPlan
  readonly names: readonly string[]
  readonly bot: string
  /** Draws a seed. */
  seed(): string
}

/** Sets of rules that are good to begin with, the first that a game has. */
const PRESETS = ['first-game', 'short', 'solitaire'] as const

/** A game that someone can begin at once: its first mode, under rules that are good to begin with. */
export function firstRequest({ module: given, plan, names, bot }: Omit<First, 'seed'>): CreateRequest {
  const usual = given.unattended ?? {}
  const module = withUsual(given, usual)
  const { presets } = module.game.options
  const preset = presets[PRESETS.find((name) => name in presets) ?? ''] ?? {}
  const begun = newDraft(module, plan, names, bot)
  // Some sets of rules say in which mode they are played.
  const mode = plan.modes.find(({ options }) => isPartOf(options, preset))
  const draft = mode === undefined ? begun : withMode(module, begun, mode, bot)
  return requestOf(module, withPreset(module, plan, draft, preset), usual)
}

const isPartOf = (part: Readonly<Record<string, Plain>>, whole: Readonly<Record<string, Plain>>): boolean =>
  Object.entries(part).every(([name, value]) => samePlain(whole[name], value))

/** Of six players, one in 50,000 first games is still begun by others after so many draws; of four, nobody's. */
const MOST_DRAWS = 60

/** Begins a first game. Where lots are drawn for the first turn they are drawn until the person has it. */
export async function beginFirst(first: First, ask: Ask): Promise<Reply<Replies['create']>> {
  const request = firstRequest(first)
  const seat = request.seats?.findIndex(({ by }) => by === 'person') ?? 0
  for (let drawn = 1; ; drawn++) {
    const created = await ask({ ...request, seed: first.seed() })
    if (!created.ok || drawn === MOST_DRAWS) return created
    const { match } = created.value
    const look = await ask({ type: 'look', match, seat })
    if (!look.ok || look.value.questions[0] === undefined || look.value.questions[0].seat === seat) return created
    await ask({ type: 'delete', match })
  }
}
