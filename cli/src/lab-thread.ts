import { type Batch, type BatchTask, openStudy, playBatch, readKey, type Study } from '@shamble/lab'
import type { GameModule } from '@shamble/module'
import { loadGame } from './catalogue.js'

/** A batch of the study that a key holds. */
export interface LabTask extends BatchTask {
  readonly key: string
}

let open: { readonly key: string; readonly module: GameModule; readonly study: Study } | null = null

/** Plays one batch of a study, in a thread of its own. */
export default async function playShare({ key, arm, batch }: LabTask): Promise<Batch> {
  if (open?.key !== key) {
    const file = readKey(key)
    const module = await loadGame(file.game)
    open = { key, module, study: openStudy(file, module) }
  }
  return playBatch(open.module, open.study, { arm, batch })
}
