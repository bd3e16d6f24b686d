import type { Tool } from '../table-game.js'
import { waysOf } from './last-ways.js'
import type { Part } from './part.js'

/** The ruler, with rings around the one who acts; and the ways of the dead, one after another. */
export function tools(part: Part): readonly Tool[] {
  const { words, tool, useTool } = part
  const { speak } = words
  const toggle = (name: string) => () => useTool?.(tool === name ? null : name)
  return [
    ...(waysOf(part).length > 0 && part.passage == null
      ? [
          {
            name: speak('dwa.ways'),
            key: 'W',
            pressed: tool === 'ways',
            title: speak('dwa.ways.title'),
            run: toggle('ways'),
          },
        ]
      : []),
    {
      name: speak('dwa.ruler'),
      key: 'M',
      pressed: tool === 'ruler',
      title: speak('dwa.ruler.title'),
      run: toggle('ruler'),
    },
  ]
}
