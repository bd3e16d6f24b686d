import { visitKey } from '../rules/places.js'
import type { OwnScenario } from '../scenario/own.js'
import type { DeadDice } from '../state.js'
import { knowsAll, type Looker } from './knowing.js'

/** [DD-4.2] Those of the book by their name; of one that people wrote what has been shown of it. */
export function seenStaged(s: DeadDice, viewer: Looker): DeadDice['staged'] {
  const { staged } = s
  if (typeof staged === 'string' || staged === null || knowsAll(s, viewer)) return staged
  return shownOf(s, staged)
}

/** What is left out is, as in any scenario with gaps, that of Brains on sale [DD-16.68]. */
function shownOf(s: DeadDice, own: OwnScenario): OwnScenario {
  const { master, group } = s
  const { format, title, kit, variants, start, words = {}, story, routes } = own
  const places = own.places?.places.filter(({ id }) => Object.hasOwn(master.visits, visitKey(id))) ?? []
  const met = peopleMet(s)
  const roster = own.roster?.filter(({ id }) => met.includes(id)) ?? []
  const companions = own.companions?.filter(({ role }) => group.companions.some((one) => one.role === role)) ?? []
  return {
    format,
    title,
    ...(kit === undefined ? {} : { kit }),
    ...(variants === undefined ? {} : { variants }),
    ...(start === undefined || s.phase === 'creation' ? {} : { start }),
    words: only(words, wordsShown(s)),
    // What a search finds there is not known before it is found.
    ...(places.length === 0
      ? {}
      : { places: { dice: 0, places: places.map((place) => ({ ...place, finds: ['medicine'] as const })) } }),
    ...(roster.length === 0
      ? {}
      : {
          roster: roster.map(({ id, name, arm }) => ({
            id,
            name,
            arm,
            combativity: 1,
            reason: 1,
            violence: 1,
            traits: [],
          })),
        }),
    ...(companions.length === 0 ? {} : { companions }),
    ...(story === undefined ? {} : { story: story.slice(0, group.story + 1) }),
    ...(routes === undefined || !master.exitShown ? {} : { routes: routes.map((route) => ({ ...route, out: '' })) }),
  }
}

/** Adversaries who stand in the scene or talk to the group. */
function peopleMet({ scene, frames }: DeadDice): string[] {
  const talking = frames.flatMap((frame) => (frame.kind === 'negotiation' ? [(frame as never as Talking).with.id] : []))
  return [...(scene?.foes.map(({ who }) => who.id) ?? []), ...talking]
}
interface Talking {
  readonly with: { readonly id: string }
}

const AT_FIRST = ['hook', 'dead', 'loud'] as const

function wordsShown({ master, scene }: DeadDice): string[] {
  const { exitShown, twistShown } = master
  return [
    ...AT_FIRST,
    ...(exitShown ? ['exit', 'clue'] : []),
    ...(twistShown ? ['twist'] : []),
    ...(scene === null
      ? []
      : [
          ...scene.obstacles.map(({ by }) => `obstacle.${by}`),
          ...scene.hazards.map((hazard) => `hazard.${hazard}`),
          ...scene.threats.map(({ reserve }) => `threat.${reserve}`),
          ...(scene.foes.length === 0 ? [] : ['living']),
        ]),
  ]
}

function only(words: Readonly<Record<string, string>>, shown: readonly string[]): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const name in words) if (shown.includes(name)) kept[name] = words[name]!
  return kept
}

/** [DD-4.2] What is known of a scenario that people wrote before anything of it has been shown. */
export function announced({ format, title, kit, variants, words = {} }: OwnScenario): OwnScenario {
  return {
    format,
    title,
    ...(kit === undefined ? {} : { kit }),
    ...(variants === undefined ? {} : { variants }),
    words: only(words, AT_FIRST),
  }
}
