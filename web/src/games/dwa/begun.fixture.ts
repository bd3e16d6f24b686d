import { seededChance } from '@shamble/chance'
import { Draft } from '@shamble/drafts'
import dwa from '@shamble/game-dwa'
import type { DwaView } from '@shamble/game-dwa/table'
import { checker, plainSpaces } from '@shamble/host'
import { Engine, silently } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'

const module = dwa as unknown as GameModule
const engine = new Engine(module.game)

/** A draft of this kind at a position, and the view that it belongs to. */
export function begun(kind: string, position: string, options: object): { view: DwaView; draft: Draft } {
  const resolved = resolveOptions(module.game.options, options as never)
  const s = module.position.read(position, resolved, seededChance('aim'))
  engine.settle(s, silently(seededChance('aim')))
  const view = module.game.view(s, 0) as DwaView
  const space = plainSpaces(engine.choices(s, 0)).find((other) => other.kind === kind)!
  return { view, draft: new Draft(space, checker(module, view, 0)) }
}
