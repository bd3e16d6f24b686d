/** What a tool does with a hand: draws a box or a line, puts something down, opens a wall, marks something that is there. */
export type Drawing = 'select' | 'box' | 'line' | 'spot' | 'opening' | 'barricade' | 'exit' | 'ruler'

export interface EditorTool {
  readonly id: string
  /** The letter that takes it up. */
  readonly key: string
  readonly drawing: Drawing
}

const tool = (id: string, key: string, drawing: Drawing): EditorTool => ({ id, key, drawing })

/** The tools as they stand at the left, in their groups. */
export const TOOL_GROUPS = {
  pieces: [
    tool('select', 'V', 'select'),
    tool('room', 'R', 'box'),
    tool('wall', 'W', 'line'),
    tool('low', 'L', 'line'),
    tool('block', 'X', 'box'),
    tool('door', 'D', 'opening'),
    tool('window', 'I', 'opening'),
    tool('barricade', 'B', 'barricade'),
    tool('roof', 'F', 'box'),
    tool('difficult', 'H', 'box'),
  ],
  things: [
    tool('vehicle', 'C', 'spot'),
    tool('object', 'J', 'spot'),
    tool('zombie', 'Z', 'spot'),
    tool('neutral', 'P', 'spot'),
  ],
  ground: [tool('deploy', 'Y', 'box'), tool('exit', 'K', 'exit')],
  view: [tool('ruler', 'M', 'ruler')],
} as const satisfies Readonly<Record<string, readonly EditorTool[]>>

export const TOOLS: readonly EditorTool[] = Object.values(TOOL_GROUPS).flat()
export const SELECT = TOOLS[0]!
