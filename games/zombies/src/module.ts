import type { GameModule } from '@shamble/module'
import { ruleOf } from './action-rules.js'
import type { ZombiesAction } from './actions.js'
import { drawZombies } from './draw.js'
import type { ZombiesFrame } from './frames/kinds.js'
import { zombies } from './game.js'
import { label } from './labels.js'
import { ledger } from './ledger/index.js'
import { notation, readCard, readSpace } from './notation.js'
import { tilesOf, type ZombiesOptions } from './options.js'
import { position } from './position/index.js'
import type { Zombies } from './state.js'
import { tally } from './tally.js'
import { text } from './text/index.js'
import type { ZombiesView } from './view.js'

const module: GameModule<Zombies, ZombiesFrame, ZombiesAction, ZombiesView> = {
  game: zombies,
  notation,
  position,
  ledger,
  text,
  rule: ruleOf,
  label,
  draw: drawZombies,
  // Nobody is there to interrupt: everybody is asked in turn.
  unattended: { interruptMode: 'polled' },
  tally,
  named: (word, options) => readCard(word) ?? readSpace(word) ?? tilesOf(options as ZombiesOptions).index[word] ?? null,
}
export default module
