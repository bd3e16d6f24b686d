import { type Chance, guessBase, unveil, type ViewBase, type Viewer, viewBase } from '@shamble/kernel'
import { startingMenace } from './master/manner.js'
import { procedures } from './procedures.js'
import type { DeadDice } from './state.js'
import { guessFrames, maskFrames } from './views/frames.js'
import { guessGroup, type SeenGroup, seenGroup } from './views/group.js'
import type { Looker } from './views/knowing.js'
import { guessMaster, type SeenMaster, seenMaster } from './views/master.js'
import { seenOptions } from './views/options.js'
import { guessScene, type SeenScene, seenScene } from './views/scene.js'
import { seenStaged } from './views/staged.js'
import { guessSurvivor, type SeenSurvivor, seenSurvivor } from './views/survivors.js'

type Open =
  | 'options'
  | 'variants'
  | 'phase'
  | 'deadTurn'
  | 'livingTurn'
  | 'left'
  | 'route'
  | 'ending'
  | 'rewards'
  | 'nextThing'
  | 'nextHorde'
  | 'nextCompanion'

/** What one viewer may know. It names what it shows: whatever is added to the state stays hidden until it is named. */
export interface DeadDiceView extends ViewBase, Pick<DeadDice, Open> {
  readonly options: DeadDice['options']
  /** The scenario: whole for a game master, for others as far as it has been shown. */
  readonly staged: DeadDice['staged']
  readonly survivors: SeenSurvivor[]
  readonly fallen: { readonly seat: number; readonly survivor: SeenSurvivor }[]
  readonly group: SeenGroup
  readonly master: SeenMaster
  readonly scene: SeenScene | null
}

export function viewDeadDice(s: DeadDice, viewer: Viewer): DeadDiceView {
  const view = viewBase({ frames: procedures }, s, viewer, seenPieces(s, viewer)) as DeadDiceView
  maskFrames(s, view.frames, viewer)
  return view
}

/** Everything but what all games share. */
export type SeenPieces = Omit<DeadDiceView, Exclude<keyof ViewBase, 'options'>>

export function seenPieces(s: DeadDice, viewer: Looker): SeenPieces {
  return {
    options: seenOptions(s, viewer),
    staged: seenStaged(s, viewer),
    variants: s.variants,
    phase: s.phase,
    deadTurn: s.deadTurn,
    livingTurn: s.livingTurn,
    survivors: s.survivors.map((survivor, seat) => seenSurvivor(s, survivor, seat, viewer)),
    fallen: s.fallen.map(({ seat, survivor }) => ({ seat, survivor: seenSurvivor(s, survivor, seat, viewer) })),
    left: s.left.slice(),
    group: seenGroup(s, viewer),
    master: seenMaster(s, viewer),
    scene: s.scene === null ? null : seenScene(s, s.scene, viewer),
    route: s.route,
    ending: s.ending,
    rewards: copyRewards(s.rewards),
    nextThing: s.nextThing,
    nextHorde: s.nextHorde,
    nextCompanion: s.nextCompanion,
  }
}

const copyRewards = (rewards: DeadDice['rewards']): DeadDice['rewards'] =>
  Object.fromEntries(Object.entries(rewards).map(([reward, seats]) => [reward, seats.slice()]))

/** A whole game that looks like this to the viewer; every hole is filled with something possible. */
export const guessDeadDice = (view: DeadDiceView, chance: Chance): DeadDice =>
  unveil({ frames: procedures }, filled(view, chance), view, chance)

/** The same without what the veils of procedures hide: for a view that tells everything. */
export function filled(view: DeadDiceView, chance: Chance): DeadDice {
  const { options, survivors: seen } = view
  const survivors = seen.map((one, seat) => guessSurvivor(one, view, seen.length, seat, chance))
  const s = guessBase(view, {
    options,
    // One that people wrote has no more to it than what is shown.
    staged: view.staged,
    variants: view.variants,
    phase: view.phase,
    deadTurn: view.deadTurn,
    livingTurn: view.livingTurn,
    survivors,
    fallen: view.fallen.map(({ seat, survivor }) => ({
      seat,
      survivor: guessSurvivor(survivor, view, seen.length, seat, chance),
    })),
    left: view.left.slice(),
    group: guessGroup(view.group, chance),
    master: guessMaster(view, startingMenace(options), chance),
    scene: view.scene === null ? null : guessScene(view.scene, { survivors, variants: view.variants }, chance),
    route: view.route,
    ending: view.ending,
    rewards: copyRewards(view.rewards),
    nextThing: view.nextThing,
    nextHorde: view.nextHorde,
    nextCompanion: view.nextCompanion,
  }) as DeadDice
  guessFrames(s.frames, chance)
  return s
}
