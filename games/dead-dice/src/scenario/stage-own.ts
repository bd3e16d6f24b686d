import { type Param, when } from '@shamble/kernel'
import { brainsOnSale } from './brains-on-sale.js'
import type { OwnScenario } from './own.js'
import { type Place, placeWord, type Scenario, type StoryStep } from './scenario.js'

/** A scenario that is played: its data, and the words that no catalogue has. */
export interface Staged {
  readonly scenario: Scenario
  readonly own: Readonly<Record<string, string>>
}

/** [DD-16.68] What is missing is that of Brains on sale. */
export function stageOwn(given: OwnScenario): Staged {
  const base = brainsOnSale
  const { start, priority, roster, groupTrait, twist, variants, companions, kit, places, story, routes } = given
  const scenario: Scenario = {
    ...base,
    rule: 'DD-16.68',
    start: when('DD-16.68', start === undefined) ? base.start : start!,
    priority: priority ?? base.priority,
    roster: roster?.map(unnamed) ?? base.roster,
    groupTrait: groupTrait === undefined ? (roster === undefined ? base.groupTrait : null) : groupTrait,
    twist: twist ?? base.twist,
    variants: variants ?? base.variants,
    suggested: variants === undefined ? base.suggested : [],
    companions: companions ?? base.companions,
    ...(kit === undefined ? {} : { kit }),
    places: places === undefined ? base.places : { dice: places.dice, places: places.places.map(unnamed) },
    // The steps of the other story lead to places that another table may not have.
    story: story?.map(({ objective, place }) => ({ objective, place })) ?? storyIn(places?.places, base.story),
    routes: routes?.map(({ say, out, ...route }) => route) ?? base.routes,
  }
  return { scenario, own: ownWords(given) }
}

const storyIn = (places: readonly Place[] | undefined, steps: readonly StoryStep[]): readonly StoryStep[] =>
  places === undefined ? steps : steps.map(({ objective }) => ({ objective, place: null }))

function unnamed<T extends { readonly name: string }>({ name, ...rest }: T): Omit<T, 'name'> {
  return rest
}

function ownWords({
  title,
  words = {},
  roster,
  companions,
  places,
  story,
  routes,
}: OwnScenario): Record<string, string> {
  return {
    ...words,
    title,
    ...Object.fromEntries(roster?.map(({ id, name }) => [`adversary.${id}`, name]) ?? []),
    ...Object.fromEntries(companions?.flatMap(({ role }) => (role === null ? [] : [[`role.${role}`, role]])) ?? []),
    ...Object.fromEntries(places?.places.map(({ id, name }) => [placeWord(id), name]) ?? []),
    ...Object.fromEntries(story?.map(({ say }, i) => [`step.${i + 1}`, say]) ?? []),
    ...Object.fromEntries(
      routes?.flatMap(({ id, say, out }) => [
        [`route.${id}`, say],
        [`out.${id}`, out],
      ]) ?? [],
    ),
  }
}

/** A word of the scenario in play: its own, or that of its catalogue. */
export function wordOf({ scenario, own }: Staged, name: string): Param {
  return own[name] ?? wordBy(scenario.id, name)
}

/** Playouts ask for the same few words again and again: each is made once. */
const words = new Map<string, Map<string, Param>>()

function wordBy(id: string, name: string): Param {
  const made = words.get(id) ?? new Map<string, Param>()
  words.set(id, made)
  const word = made.get(name) ?? { word: `scenario.${id}.${name}` }
  made.set(name, word)
  return word
}
