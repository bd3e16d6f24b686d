import { seededChance } from '@shamble/chance'
import { Draft } from '@shamble/drafts'
import dwa from '@shamble/game-dwa'
import type { DwaView } from '@shamble/game-dwa/table'
import { checker, plainSpaces } from '@shamble/host'
import { Engine, silently } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { gameWords } from '../../app/game-words.js'
import type { Part } from './part.js'
import texts from './text/index.js'

const module = dwa as unknown as GameModule
const engine = new Engine(module.game)

/** An empty table of 90 by 90 centimetres with a car on it. */
export const yardWithCar = {
  advanced: true,
  spawnMethods: 'none',
  ownScenario: {
    format: 'shamble-scenario/1',
    name: 'yard',
    table: { width: 900, depth: 900 },
    deployment: [
      {
        outline: [
          [0, 0],
          [900, 0],
          [900, 900],
          [0, 900],
        ],
      },
    ],
    vehicles: [{ id: 'car', kind: 'car', at: [300, 300], heading: 90 }],
    arrivals: [],
  },
}

/** These figures and things, while the first of them acts. */
export const whileActing = (...lines: readonly string[]): string =>
  [
    'turn 1',
    ...lines,
    'zombie 1 800,800',
    'frame match step=3',
    'frame turn step=4',
    'frame humans step=0 order=[0]',
    'frame activation human=0 ap=4 step=2',
  ].join('\n')

/** What the first team is asked at a position, and sees of it. */
function reached(position: string, options: object): { view: DwaView; choices: ReturnType<typeof engine.choices> } {
  const resolved = resolveOptions(module.game.options, options as never)
  const s = module.position.read(position, resolved, seededChance('aim'))
  engine.settle(s, silently(seededChance('aim')))
  return { view: module.game.view(s, 0) as DwaView, choices: engine.choices(s, 0) }
}

/** A draft of this kind at a position, and the view that it belongs to. */
export function begun(kind: string, position: string, options: object): { view: DwaView; draft: Draft } {
  const { view, choices } = reached(position, options)
  const space = plainSpaces(choices).find((other) => other.kind === kind)!
  return { view, draft: new Draft(space, checker(module, view, 0)) }
}

/** The table as a game's own parts get it: asked, with nothing begun and no menu open. */
export function partAt(position: string, options: object, menu: string | null = null): Part {
  const { view, choices } = reached(position, options)
  const spaces = plainSpaces(choices)
  return {
    view,
    menu,
    words: gameWords('en', { en: { ...dwa.text.en, ...texts.en }, fr: { ...dwa.text.fr, ...texts.fr } }),
    choices: { ...choices, spaces },
    questions: [{ seat: 0, kind: 'act', timed: false, since: 0 }],
    picked: [],
    draft: null,
    plan: null,
  } as unknown as Part
}
