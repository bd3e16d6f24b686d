import type { TableGame } from '../games/table-game.js'
import type { TableState } from './table-state.js'

/** A file for the viewer into a problem: what was said of it, the record, the version, and what was on the screen. */
export function reportText(state: TableState, game: TableGame, record: string, said: string): string {
  const { moment, viewer, choices, picked, refusal, trouble, waiting, curtain, anyone } = state
  return JSON.stringify(
    {
      shamble: 'problem',
      version: __SHAMBLE_VERSION__,
      game: game.module.game.id,
      rules: game.module.game.rulesVersion,
      said,
      page: {
        width: globalThis.innerWidth,
        height: globalThis.innerHeight,
        agent: globalThis.navigator?.userAgent ?? '',
      },
      screen: {
        viewer,
        seq: moment?.seq ?? null,
        questions: moment?.questions ?? [],
        choices: choices.actions,
        picked,
        refusal,
        trouble,
        waiting,
        curtain,
        anyone,
      },
      record,
    },
    null,
    1,
  )
}
