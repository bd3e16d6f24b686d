import type { Plain } from '@shamble/kernel'
import type { DrawerKind } from '@shamble/module'
import { readHouseNumbers } from './numbers/read-house-numbers.js'
import { readOwnScenario } from './scenario/reader.js'
import type { Words } from './scenario/scenario.js'
import { readTeam } from './teams/reader.js'

/** What people make for this game and keep: teams, scenarios, numbers of their own. */
export const drawer: Readonly<Record<'team' | 'scenario' | 'houseNumbers', DrawerKind>> = {
  team: {
    read: (value, where) => readTeam(value, where) as unknown as Plain,
    name: (team) => (team as { name: string }).name || null,
  },
  scenario: {
    read: readOwnScenario,
    name: (scenario) => {
      const { name } = scenario as unknown as { name: Words }
      return typeof name === 'string' ? name : name.en
    },
  },
  houseNumbers: { read: readHouseNumbers },
}
