import type { Seat } from '@shamble/kernel'
import type { Bot } from '@shamble/module'
import { completesLine, landing } from './board.js'
import type { ConnectFourView, Drop } from './game.js'

const CENTRE = 3

/** Wins if it can, else blocks the other's four, else plays as near to the centre as it may. */
export function house(seat: Seat): Bot<Drop, ConnectFourView> {
  const mine = seat + 1
  const theirs = 3 - mine
  return {
    decide({ view, choices }) {
      const nearestFirst = choices.actions.toSorted((a, b) => fromCentre(a) - fromCentre(b))
      const fourFor = (disc: number) =>
        nearestFirst.find(({ column }) => completesLine(view.cells, landing(view.cells, column), disc))
      return fourFor(mine) ?? fourFor(theirs) ?? nearestFirst[0]!
    },
  }
}

function fromCentre({ column }: Drop): number {
  return Math.abs(column - CENTRE)
}
