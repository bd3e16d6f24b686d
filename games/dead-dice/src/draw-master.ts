import type { BoardLine } from '@shamble/module'
import type { DeadDiceView } from './view.js'
import type { Words } from './words.js'

/** So many of the last acts are shown: the record has all of them. */
const ACTS = 5

/** The game master's screen; people see of it what they may know. */
export function drawMaster({ master, scene, group }: DeadDiceView, words: Words): BoardLine[] {
  const { speak } = words
  const lines: BoardLine[] = []
  if (master.menace !== null && master.account !== null) {
    const { start, refunded, spent } = master.account
    lines.push([{ text: speak('board.menace', { menace: master.menace, start, refunded, spent }), tone: 'warn' }])
  }
  if (scene !== null && scene.spent !== null)
    lines.push([{ text: speak('board.spent', { spent: scene.spent }), tone: 'dim' }])
  for (const { cell, successes } of scene?.traps ?? [])
    if (successes !== null) lines.push([{ text: speak('board.trapResult', { cell, successes }), tone: 'dim' }])
  for (const { successes } of group.traps)
    if (successes !== null) lines.push([{ text: speak('board.trapAtHome', { successes }), tone: 'dim' }])
  for (const note of master.notes ?? []) lines.push([{ text: `- ${note}`, tone: 'dim' }])
  for (const { seat, by, words: said } of master.letters)
    lines.push([{ text: speak(`letter.${by}`, { who: words.who(seat), words: said }), tone: 'dim' }])
  for (const { turn, what, price, why } of master.acts?.slice(-ACTS) ?? [])
    lines.push([
      { text: `${speak('board.act', { turn, what: words.act(what), price })}${whyOf(why, words)}`, tone: 'dim' },
    ])
  return lines.length === 0 ? [] : [[], ...lines]
}

const whyOf = (why: string, { speak }: Words): string => (why === '' ? '' : ` ${speak(`reason.${why}`)}`)
