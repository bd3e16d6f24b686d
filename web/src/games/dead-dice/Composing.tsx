import play from '@shamble/game-dead-dice/play'
import type { ReactNode } from 'react'
import { Composer } from '../../draft/Composer.js'
import type { TableModule } from '../page-module.js'
import type { TablePart } from '../table-game.js'
import type { Part } from './part.js'

const game = { module: play as unknown as TableModule, drawsDrafts: false }

/** What is composed beside the keys: a sheet, a scene, words that people say. */
export const Composing = (part: Part): ReactNode => <Composer part={part as unknown as TablePart} game={game} />
