import type { Param, Seat } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { ADVERSARIES, GROUP_TRAITS, TRAITS } from './data/adversaries.js'
import { SAMPLE_DARK_SIDES, SAMPLE_TRAIT_IDS } from './data/samples.js'
import { SPECIALS } from './data/specials.js'
import type { Person } from './frames/kinds-fight.js'
import { GROUP_TRAIT } from './rules/foes.js'
import { placeName } from './rules/places.js'
import { COMPANION_TARGET } from './rules/purchases.js'
import { wordOf } from './scenario/stage-own.js'
import { stagedOf } from './scenario/staged.js'
import { SEAT_WORDS } from './seats.js'
import type { DeadDice, Trait } from './state.js'
import type { DeadDiceView } from './view.js'
import type { SeenFoe } from './views/scene.js'

/** Acts that are no element of a scene. */
const ACT_WORDS: Readonly<Record<string, string>> = {
  catastrophe: 'scene.catastrophe',
  negotiation: 'scene.negotiation',
  foes: 'element.living',
  reserves: 'act.reserves',
  refund: 'act.refund',
  standoff: 'act.standoff',
}

/** What things in a view are called, for labels and drawings. */
export class Words {
  readonly #view: DeadDiceView
  readonly speak: Speak

  constructor(view: DeadDiceView, speak: Speak) {
    this.#view = view
    this.speak = speak
  }

  say(param: Param): string {
    return typeof param === 'object' ? this.speak(param.word) : String(param)
  }

  /** Several, with commas between. */
  list(params: readonly Param[]): string {
    return params.map((param) => this.say(param)).join(', ')
  }

  /** A survivor by name, a seat without one by its word. */
  who(seat: Seat): Param {
    const name = this.#view.survivors[seat]?.name ?? ''
    if (name !== '') return name
    return { word: `seat.${seat < this.#view.options.players ? SEAT_WORDS[seat] : 'master'}` }
  }

  /** A figure on the ladder: a survivor, an adversary or a companion. */
  person(number: Person): Param {
    if (number >= COMPANION_TARGET) return this.companion(number - COMPANION_TARGET)
    return number < 0 ? this.foe(-1 - number) : this.who(number)
  }

  companion(id: number): Param {
    return this.#view.group.companions.find((one) => one.id === id)?.name ?? { word: 'companion.gone' }
  }

  /** A thing that a survivor carries, that companions carry, or that lies about. */
  thing(id: number): Param {
    const { survivors, group, scene } = this.#view
    const things = [
      ...survivors.flatMap((survivor) => survivor.things),
      ...group.stash,
      ...(scene?.lying.map(({ thing }) => thing) ?? []),
    ]
    const found = things.find((thing) => thing.id === id)
    return { word: found === undefined ? 'thing.gone' : `item.${found.item}` }
  }

  /** A group by its number and size, a special zombie by its name. */
  horde(id: number): string {
    const horde = this.#view.scene?.hordes.find((one) => one.id === id)
    if (horde === undefined) return this.speak('horde.gone')
    if (horde.special !== null)
      return this.speak('horde.special', { id, special: { word: `special.${horde.special}` } })
    return this.speak('horde.group', { id, count: horde.size })
  }

  foe(place: number): Param {
    const foe = this.#view.scene?.foes[place]
    return foe === undefined ? { word: 'foe.gone' } : this.adversary(foe.who.id)
  }

  /** One of the book or the scenario by the catalogue's name, one of people's own by theirs. */
  adversary(id: string): Param {
    const own = stagedOf(this.#view)?.own[`adversary.${id}`]
    if (own !== undefined) return own
    return ADVERSARIES.some((known) => known.id === id) ? { word: `adversary.${id}` } : id
  }

  arm({ who: { id, arm } }: SeenFoe): Param {
    if (arm === null) return { word: 'arm.none' }
    if (ADVERSARIES.some((known) => known.id === id && known.arm !== null)) return { word: `arm.${id}` }
    return { word: arm.firearm ? 'arm.firearm' : 'arm.melee' }
  }

  /** [DD-10.6] A trait of an adversary on stage by its place, or the one that they share. */
  foeTrait(foe: number, place: number): Param {
    const { scene } = this.#view
    if (place === GROUP_TRAIT)
      return scene?.groupTrait == null ? { word: 'trait.some' } : this.groupTrait(scene.groupTrait)
    const trait = scene?.foes[foe]?.who.figures?.traits[place]
    if (trait === undefined) return { word: 'trait.some' }
    return (TRAITS as readonly string[]).includes(trait) ? { word: `trait.${trait}` } : trait
  }

  /** [DD-10.5] One of the table, or people's own. */
  groupTrait(id: string): Param {
    return (GROUP_TRAITS as readonly string[]).includes(id) ? { word: `groupTrait.${id}` } : id
  }

  /** [DD-16.4] What the game master paid for. */
  act(what: string): Param {
    if ((SPECIALS as readonly string[]).includes(what)) return { word: `special.${what}` }
    return { word: ACT_WORDS[what.split('.')[0]!] ?? `element.${what}` }
  }

  obstacle(id: number): Param {
    const obstacle = this.#view.scene?.obstacles.find((one) => one.id === id)
    if (obstacle === undefined) return { word: 'obstacle.gone' }
    return obstacle.words ?? this.scenario(`obstacle.${obstacle.by}`) ?? { word: 'test.obstacle' }
  }

  /** A word of the scenario, where one is played. */
  scenario(name: string): Param | null {
    const staged = stagedOf(this.#view)
    return staged === null ? null : wordOf(staged, name)
  }

  /** [DD-16.58] What the story asks for next; `null` where no scenario is played. */
  nextStep(): Param | null {
    return this.scenario(`step.${this.#view.group.story + 1}`)
  }

  /** Where the scene is: the refuge, a place of the scenario, or what a game master called it. */
  place(id: string | null): Param {
    return placeName(this.#view as unknown as DeadDice, id)
  }

  trait({ name }: Trait): Param {
    return (SAMPLE_TRAIT_IDS as readonly string[]).includes(name) ? { word: `sampleTrait.${name}` } : name
  }

  darkSide(written: string): Param {
    return (SAMPLE_DARK_SIDES as readonly string[]).includes(written) ? { word: `darkSide.${written}` } : written
  }
}
