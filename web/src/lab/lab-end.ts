import { BadInput, canonical } from '@shamble/kernel'
import { openStudy, playBatch, type Study, type StudyFile } from '@shamble/lab'
import type { GameModule } from '@shamble/module'
import type { FromLab, ToLab } from './messages.js'

/** The lab's end in a worker: it opens studies, and plays their batches one after the other. */
export function labEnd(
  ids: readonly string[],
  fetchGame: (id: string) => Promise<GameModule>,
  tell: (message: FromLab) => void,
): (message: ToLab) => Promise<void> {
  let opened: { readonly name: string; readonly module: GameModule; readonly study: Study } | null = null
  const open = async (file: StudyFile) => {
    const name = canonical(file)
    if (opened?.name === name) return opened
    if (!ids.includes(file.game)) throw new BadInput('game', 'no game is called "{{game}}"', { game: file.game })
    const module = await fetchGame(file.game)
    opened = { name, module, study: openStudy(file, module) }
    return opened
  }
  return async (message) => {
    const { id } = message
    try {
      const { module, study } = await open(message.file)
      if (message.ask === 'open') tell({ id, got: 'study', study })
      else tell({ id, got: 'batch', batch: playBatch(module, study, message.task) })
    } catch (error) {
      if (error instanceof BadInput) tell({ id, got: 'fault', where: error.where, said: error.said })
      else tell({ id, got: 'broken', reason: (error as Error).message })
    }
  }
}
