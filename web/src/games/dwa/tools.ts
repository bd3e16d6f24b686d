import type { Tool } from '../table-game.js'
import type { Part } from './part.js'

/** The ruler, with rings around whoever acts. */
export function tools({ words: { speak }, tool, useTool }: Part): readonly Tool[] {
  const isOn = tool === 'ruler'
  return [
    {
      name: speak('dwa.ruler'),
      key: 'M',
      pressed: isOn,
      title: speak('dwa.ruler.title'),
      run: () => useTool?.(isOn ? null : 'ruler'),
    },
  ]
}
