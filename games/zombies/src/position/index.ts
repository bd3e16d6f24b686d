import type { Options } from '@shamble/kernel'
import type { PositionText } from '@shamble/module'
import type { FightFrame, TurnFrame, ZombiesFrame } from '../frames/kinds.js'
import { TURN_STEPS } from '../frames/turn.js'
import { tilesOf, type ZombiesOptions } from '../options.js'
import type { Zombies } from '../state.js'
import type { ZombiesView } from '../view.js'
import { readPosition } from './reader.js'
import { writePosition } from './writer.js'

/**
 * A position at the start of a turn, of a step or of a window, a line for each thing; only `turn` must be there:
 *
 *     turn 5 red move 4 of 6
 *     red at 0.4 lives 3 bullets 2 reserve 7 jeep hand fear, dynamite inplay skateboard, hey-look-a-shotgun:2
 *     blue at 2.4 hand ? ? ? flags fear skip
 *     tile 0 town_square 0 0 turn 0
 *     tile 1 straight_t 0 -1 turn 0 : # z # / # . # / # z #
 *     tile 2 hospital 1 0 turn 1 : zL z . / . L gB / . . .
 *     tile 3 gone
 *     joins 0.4-1.4
 *     removed cross_t
 *     discarded fear, claustrophobia*2
 *     effects afraid, alternate-food-source blue 2
 *
 * **turn** `<number> <player> <moment>`. Moments in the order of a turn: `begins` (what waits for this turn comes into
 * force; a skip is carried out), `turn-start` (usual), `tile` (one is drawn), `tile corner_t` (drawn, the others may
 * answer), `place corner_t by blue`, `after-tile`, `combat`, `after-fight`, `refill`, `pre-move`, `roll`,
 * `move-set 6` (the total is known), `move 4 of 6` or `move 6` (points left and in all), `stepped 4 of 6` (the window
 * after a step), `pre-zombie`, `zombies` (the die is rolled), `zombies 3 moved 1.1` (still to move, and where those
 * are that have), `post-zombie`, `discard`, `cut` (to three cards, after IN THE ZONE), `end`.
 *
 * **tile** `<number> <id> <x> <y> turn <quarter turns clockwise>` and what is on it after a colon, three rows of
 * three cells as it is turned: `z` a zombie, `g` a glowing one, `L` a life, `B` a bullet, `.` nothing, `#` closed.
 * Numbers follow the order of the lines and may be left out; the town square is 0 and may be left out too. `gone` is
 * a tile that was blown off the table. A front gate may name its side: `tile 4 front_gate 0 1 turn 0 town north`.
 * The stacks are whatever tiles are not named, the deck whatever cards are not named.
 *
 * **players** are `at` a space, a tile number and a cell counted row by row; usually 0.4 with 3 lives, 3 bullets,
 * nothing else. `glowing 2`: so many of the reserve are glowing zombies. `?` in a hand is a card that nobody knows: chance deals it. `kills` are those of the whole game, where
 * they differ from the reserve; `played` the cards played in this turn; `entered 2` the building entered in it.
 * Flags: `fear`, `skip` (`skip:smell`), `claustrophobia` wait for the next turn; `chainsaw`, `molotov:2` (the building), `adrenaline`
 * (for the next combat roll) and `fallen` (died in this step) are of this turn.
 *
 * **effects** of this turn: `afraid`, `shut` (claustrophobia), `smell` (to come) or `smell 3` (the tile to leave),
 * `has-left`, `brain-cramp blue`, `double` (movement), `halved 2` (times), `rested`, `keys`, `in-the-zone`,
 * `forfeited`; and those that last: `alternate-food-source blue 2` and `govt-enhanced-zombies blue 1` (how many turns
 * of that player must end first), `all-the-marbles blue`.
 *
 * Rarely needed: `helipad shuffled` (it fitted nowhere and came back into the town stack).
 *
 * A seat's form shows `?` for the cards of the others and hides nothing else: the rest is on the table.
 */
export const position: PositionText<Zombies, ZombiesView> = {
  write: writePosition,
  read: (text, options: Options, chance) => readPosition(text, options as ZombiesOptions, chance),
  comparable,
}

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)

/** Without what no longer matters: the order in bags, where a lost tile was, what a past step noted. */
function comparable(view: ZombiesView): unknown {
  const isGone = view.tileKind.map((kind) => kind < 0)
  const here = (list: readonly number[]): number[] => list.map((value, slot) => (isGone[slot] ? 0 : value))
  const gateStands = view.tileKind.includes(tilesOf(view.options).index['front_gate']!)
  return {
    ...view,
    tileTurn: here(view.tileTurn),
    tileX: here(view.tileX),
    tileY: here(view.tileY),
    gateTownSide: gateStands ? view.gateTownSide : -1,
    townStack: sorted(view.townStack),
    baseStack: sorted(view.baseStack),
    removed: sorted(view.removed),
    discarded: sorted(view.discarded),
    frames: (view.frames as ZombiesFrame[]).map((frame) =>
      frame.kind === 'turn' ? comparableTurn(frame) : frame.kind === 'fight' ? comparableFight(frame, view) : frame,
    ),
  }
}

/** The total matters between the roll and the first step, the fight while it is fought. */
function comparableTurn(f: TurnFrame): TurnFrame {
  return { ...f, fought: false, total: f.step === TURN_STEPS.roll + 1 ? f.total : -1 }
}

/** What the last roll lacked is paid before the next one. */
function comparableFight(f: FightFrame, { options }: ZombiesView): FightFrame {
  return { ...f, short: 0, charged: options.shotgunCharge === 'perFight' && f.charged }
}
