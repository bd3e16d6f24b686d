import dwa from '@shamble/game-dwa'
import { Host, type HostRequest, type Kept, MemoryStore, type Moment } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import type { KeptMoment } from './moments.js'

/** One turn, a zombie far away, and a major victory for anyone who is alive. */
export const SHORT = {
  format: 'shamble-scenario/1',
  name: { en: 'Dead end', fr: 'Impasse' },
  table: { width: 600, depth: 600 },
  deployment: [
    {
      outline: [
        [100, 100],
        [400, 100],
        [400, 250],
        [100, 250],
      ],
    },
  ],
  zombies: [{ at: [560, 560] }],
  arrivals: [],
  turnLimit: 1,
  victory: { major: { survivors: 1 }, minor: { survivors: 1 }, dead: { not: { survivors: 1 } } },
}

/** Two points short of level 2, one of trauma short of a disorder. */
const TEAM = {
  name: 'Harbour',
  members: [
    { name: 'Mara', gender: 'woman', archetype: 'law', abilities: ['cool'], weapons: ['pistol', 'bat'], xp: 4 },
    { name: 'Otis', gender: 'man', archetype: 'military', abilities: ['lucky'], weapons: ['rifle'] },
  ],
}

const QUIET = ['deployRest', 'fearAll', 'endPhase', 'close', 'pass', 'goOn', 'rest']

/** A campaign of that scenario, at the first question of this kind; `over` for its end. */
export async function campaignAt(question: string, names: readonly string[] = ['Harbour']): Promise<KeptMoment> {
  const store = new MemoryStore()
  const module = dwa as unknown as GameModule
  const port = new Host({ games: [module], store }).connect()
  const ask = async <T>(request: HostRequest): Promise<T> => {
    const reply = await port.request(request)
    if (!reply.ok) throw new Error(JSON.stringify(reply))
    return reply.value as T
  }
  const own =
    question === 'muster'
      ? { muster: true }
      : { recruits: false, players: names.length, teams: names.map((name) => ({ ...TEAM, name })) }
  const options = { ...module.unattended, campaign: true, ownScenario: SHORT, ...own }
  const { match } = await ask<{ match: string }>({
    type: 'create',
    game: 'dwa',
    options,
    seats: names.map((name) => ({ by: 'person', name })),
    seed: 'short',
  })
  for (;;) {
    const { questions } = await ask<Moment>({ type: 'look', match })
    const [first] = questions
    if ((first?.kind ?? 'over') === question) return named(question, await store.load(match))
    const { seat } = first!
    const { seq, choices } = await ask<Moment>({ type: 'look', match, seat })
    const answer =
      QUIET.flatMap((type) => choices.actions.find((action) => action.type === type) ?? [])[0] ?? choices.actions[0]!
    await ask({ type: 'answer', match, seat, seq, answer })
  }
}

/** Under an address of its own. */
const named = (name: string, { card, record }: Kept): KeptMoment => ({
  name,
  card: { ...card, id: `dwa-between-${name}` },
  record,
})

/** What Dead Walk Again shows before and after the play itself. */
export const betweenGames = (): Promise<readonly KeptMoment[]> =>
  Promise.all(['muster', 'learn', 'over'].map((question) => campaignAt(question)))
