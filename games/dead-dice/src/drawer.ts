import type { Plain } from '@shamble/kernel'
import type { DrawerKind } from '@shamble/module'
import { readBandOption } from './campaign/band-file.js'
import { readSurvivor } from './campaign/survivor-file.js'
import { readGang } from './scenario/gang.js'
import { readOwnScenario } from './scenario/own.js'

/** What people make for this game and keep: scenarios, survivors, adversaries, the band of a campaign. */
export const drawer: Readonly<Record<'scenario' | 'survivor' | 'band' | 'gang', DrawerKind>> = {
  scenario: { read: readOwnScenario, name: (thing) => (thing as { title: string }).title },
  survivor: {
    read: (value, where) => readSurvivor(value, where) as unknown as Plain,
    name: (thing) => (thing as { name: string }).name,
  },
  gang: {
    read: (value, where) => readGang(value, where) as unknown as Plain,
    name: (thing) => (thing as { name: string }).name,
  },
  band: { read: readBandOption, name: (thing) => bandName(thing as unknown as Named) },
}

interface Named {
  readonly members: readonly ({ readonly name: string } | null)[]
}

/** The band goes by those who live. */
const bandName = ({ members }: Named): string | null =>
  members.flatMap((member) => (member === null ? [] : [member.name])).join(', ') || null
