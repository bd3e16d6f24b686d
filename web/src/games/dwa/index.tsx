import dwa from '@shamble/game-dwa/module'
import type { DwaAction, DwaView } from '@shamble/game-dwa/table'
import { defineTable } from '../../default/define-table.js'
import { Board } from './Board.js'
import { bar } from './bar.js'
import { People } from './People.js'
import { prompt } from './prompt.js'
import { spotName, spots } from './spots.js'
import './dwa.css'

/** Dead Walk Again on the table. */
export default defineTable<DwaAction, DwaView>(dwa, {
  layout: 'side',
  spots,
  spotName,
  bar,
  prompt,
  Board,
  drawsDrafts: true,
  People,
  nobodyWins: 'lost',
})
