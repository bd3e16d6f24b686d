import type { Clash } from '@shamble/kernel'
import { CREATION } from '../data/characteristics.js'
import type { DeadDiceOptions } from '../options.js'
import { spentOn } from '../rules/sheets.js'
import type { SurvivorFile } from './survivor-file.js'

/** What does not go together with those who are brought along; `null` where everything does. */
export function bandClash(options: DeadDiceOptions): Clash | null {
  const { band, survivors, players, campaign } = options
  if (band !== null && survivors !== null)
    return { option: 'survivors', said: { key: 'the group brings its survivors along' } }
  if (band !== null && !campaign)
    return { option: 'band', said: { key: 'a group goes on in a campaign only (DD-15.89)' } }
  if (band !== null && band.members.length !== players)
    return {
      option: 'players',
      said: { key: 'the group has {{count}} players', params: { count: band.members.length } },
    }
  if (survivors !== null && survivors.length > players)
    return {
      option: 'survivors',
      said: {
        key: 'there are {{count}} survivors and {{players}} players',
        params: { count: survivors.length, players },
      },
    }
  for (const file of band?.members ?? survivors ?? []) {
    const clash = file === null ? null : survivorClash(options, file)
    if (clash !== null) return { option: band === null ? 'survivors' : 'band', said: clash }
  }
  return null
}

/** [DD-12.2] [DD-15.62] */
function survivorClash({ campaign, campaignTraitCap }: DeadDiceOptions, file: SurvivorFile): Clash['said'] | null {
  const { name, traits } = file
  if (!campaign && spentOn(file) > CREATION.points)
    return { key: '{{name}} has experience, which counts in a campaign only (DD-12.2)', params: { name } }
  if (campaignTraitCap !== 'none' && traits.length > Number(campaignTraitCap))
    return { key: '{{name}} has more traits than the option allows (DD-15.62)', params: { name } }
  return null
}
