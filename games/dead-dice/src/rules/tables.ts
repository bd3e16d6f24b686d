import type { Param, Play } from '@shamble/kernel'
import type { TABLES } from '../actions/master.js'
import { FAMILY_NAMES, MEN, WOMEN } from '../data/names.js'
import { scenarioWord } from '../events.js'
import { placeWord } from '../scenario/scenario.js'
import { stagedOf } from '../scenario/staged.js'
import { masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'

export type TableName = (typeof TABLES)[number]

const FACES = [1, 2, 3, 4, 5, 6]

/** Whether there is anything on a table: some come with a scenario. */
export function hasTable(s: DeadDice, table: TableName): boolean {
  if (table === 'place') return s.staged !== null
  return table !== 'companion' || (stagedOf(s)?.scenario.companions.length ?? 0) > 0
}

/** [DD-16.2] Rolled behind the screen: it binds nobody, and nobody else learns of it. */
export function rollTable(s: DeadDice, table: TableName, play: Play): void {
  const drawn = drawFrom(s, table, play)
  play.emit?.({
    kind: 'table-rolled',
    rule: 'DD-16.2',
    data: { table: { word: `table.${table}` }, drawn },
    seenBy: [masterSeat(s)],
  })
}

function drawFrom(s: DeadDice, table: TableName, play: Play): Param {
  const draw = <T extends string | number>(bag: readonly T[]): T => play.chance.draw(bag, 'DD-16.2', [masterSeat(s)])
  switch (table) {
    case 'place':
      return scenarioWord(s, placeWord(draw(stagedOf(s)!.scenario.places.places.map(({ id }) => id))))
    case 'companion': {
      const row = stagedOf(s)!.scenario.companions
      const one = row[draw(row.map((_, i) => i))]!
      return one.name ?? scenarioWord(s, `role.${one.role}`)
    }
    case 'name':
      return `${draw(FAMILY_NAMES)} ${draw([...WOMEN, ...MEN])}`
    case 'die':
      return draw(FACES)
  }
}
