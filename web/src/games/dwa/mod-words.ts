import dwa from '@shamble/game-dwa/module'
import { gist } from '../../rules/gist.js'
import type { Words } from '../table-game.js'

/** What changes a die, in the page's own words where it has any, else as the rule itself begins. */
export function modWords(rule: string, { speak, language }: Words): string {
  const key = `dwa.mod.${rule}`
  const said = speak(key)
  return said === key ? gist(dwa.ledger.find(({ id }) => id === rule)?.[language] ?? rule) : said
}

/** A figure with its sign. */
export const signed = (value: number): string => (value === 0 ? '±0' : `${value < 0 ? '−' : '+'}${Math.abs(value)}`)
