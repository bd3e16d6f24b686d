import type { Frame, Procedure } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import type { Dwa } from '../state.js'

/** Whatever is under way when the match is decided goes no further. */
export function stopAtEnd<P extends Readonly<Record<string, object>>>(procedures: P): P {
  return Object.fromEntries(
    Object.entries(procedures).map(([kind, procedure]) => {
      const { run } = procedure as Procedure<Dwa, Frame, DwaAction>
      const stopping: Pick<Procedure<Dwa, Frame, DwaAction>, 'run'> = {
        run(s, f, play) {
          if (s.ending === '') run.call(procedure, s, f, play)
          else s.frames.pop()
        },
      }
      return [kind, { ...procedure, ...stopping }]
    }),
  ) as unknown as P
}
