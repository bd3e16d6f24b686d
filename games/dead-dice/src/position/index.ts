import type { Chance, Options } from '@shamble/kernel'
import type { PositionText } from '@shamble/module'
import type { DeadDiceOptions } from '../options.js'
import type { DeadDice } from '../state.js'
import type { DeadDiceView } from '../view.js'
import { read } from './read.js'
import { write } from './write.js'

/**
 * A position, a line for each thing; whatever is usual is left out:
 *
 *     turn 3 dead deadTurn=2 livingTurn=1
 *     scenario brainsOnSale
 *     survivor first Rick scores={"muscle":3,"mug":1} survival=2 hand=[4]
 *     thing 4 bat first wear=2
 *     reserves sufficient low sufficient empty
 *     group respite=1
 *     objective provisions
 *     companion 1 Dale talent=["driving"] onRaid=true
 *     master menace=12 noise=2
 *     scene danger fighting=true round=1
 *     stand first cell=1
 *     horde 3 size=5 cell=4
 *     obstacle 0 muscle difficulty=2 wayOut=true
 *     frame deadTurn step=10
 *     frame scene step=4
 *     frame fight step=3
 *
 * Players go by the words for their seats, things and groups by their numbers. **reserves** are Shelter, Ammunition,
 * Provisions and Survivors. **thing** `<number> <item> <where>`: a player, `stash`, or a cell. **frame** lines are the
 * procedures under way, the lowest first; without any the next turn of that phase begins.
 *
 * A text that begins with `seen by <player>` tells what that player may know: whatever is secret and not said is open,
 * and filled by chance.
 */
export const position: PositionText<DeadDice, DeadDiceView> = {
  write,
  read: (text: string, options: Options, chance: Chance) => read(text, options as DeadDiceOptions, chance),
}
