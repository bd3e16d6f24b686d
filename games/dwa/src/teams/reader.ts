import type { Plain } from '@shamble/kernel'
import { list, oneOf } from '@shamble/module'
import { READY_TEAM_IDS } from './names.js'

/** Teams for a match: ready ones by name, or whole. */
export function readTeams(value: unknown, where: string): Plain {
  return list(oneOf(READY_TEAM_IDS))(value, where)
}
