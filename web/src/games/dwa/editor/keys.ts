import type { Spot } from '@shamble/game-dwa/scenarios'
import { useEffect, useRef } from 'react'
import { isTyping } from '../../../app/use-keys.js'
import { ARROWS } from '../../../board/arrows.js'
import type { Desk } from './desk.js'
import { barricadedAt, edgeAt, made, withExit } from './make.js'
import { middleOf, pointsOf, shapeOf } from './pieces.js'
import { GRID } from './snap.js'
import { type EditorTool, SELECT, TOOLS } from './tools.js'

/** What else the keys of the editor do, besides drawing. */
export interface Deeds {
  readonly [key: string]: () => void
}

const isOnBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.editor-board') !== null

const presses = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, label') !== null

/** The keyboard of the editor. It is heard before the board's own keys, which move the board where nothing is held. */
export function useEditorKeys(desk: Desk, deeds: Deeds): void {
  const latest = useRef({ desk, deeds })
  latest.current = { desk, deeds }
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (isTyping(event.target)) return
      const { desk: now, deeds: also } = latest.current
      const isHeard = event.ctrlKey || event.metaKey ? undoes(event, now) : takes(event, now, also)
      if (!isHeard) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [])
}

function undoes({ key, shiftKey }: KeyboardEvent, desk: Desk): boolean {
  if (key.toLowerCase() !== 'z') return false
  if (shiftKey) desk.redo()
  else desk.undo()
  return true
}

/** Whether the key meant something here. */
function takes(event: KeyboardEvent, desk: Desk, deeds: Deeds): boolean {
  const { key, shiftKey, altKey, target } = event
  const way = ARROWS[key]
  if (way !== undefined) {
    if (target instanceof Element && target.matches('input')) return false
    return pushes(desk, way, shiftKey ? 'far' : altKey ? 'near' : 'usual')
  }
  switch (key) {
    case 'Tab':
      return isOnBoard(target) && desk.selected !== null && desk.next(shiftKey ? -1 : 1)
    case 'Enter':
    case ' ':
      return !presses(target) && penGoesDown(desk)
    case 'Escape':
      if (desk.pen === null && desk.tool === SELECT && desk.selected === null) return false
      if (desk.pen === null && desk.tool === SELECT) desk.select(null)
      else desk.take(SELECT)
      return true
    case '[':
    case '{':
      desk.turn(shiftKey ? -15 : -1)
      return desk.selected !== null
    case ']':
    case '}':
      desk.turn(shiftKey ? 15 : 1)
      return desk.selected !== null
    case 'Delete':
    case 'Backspace':
      desk.remove()
      return desk.selected !== null
  }
  const deed = deeds[shiftKey && key.length === 1 ? `Shift+${key.toLowerCase()}` : key.toLowerCase()]
  if (deed !== undefined) {
    deed()
    return true
  }
  const tool = TOOLS.find((one) => one.key.toLowerCase() === key.toLowerCase())
  if (tool === undefined || shiftKey) return false
  takeByKey(desk, tool)
  return true
}

/** A tool that was taken by its letter can be led by keys at once. */
function takeByKey(desk: Desk, tool: EditorTool): void {
  const { selected, scenario } = desk
  if (tool.id === 'barricade' && selected?.list === 'openings') {
    const shape = shapeOf(scenario, selected)!
    desk.put(barricadedAt(scenario, middleOf(pointsOf(shape))), 'barricade')
    return
  }
  const at = penPlace(desk)
  desk.take(tool)
  if (tool !== SELECT) desk.setPen({ from: null, to: at })
}

/** Where the pen begins: at what is selected or looked at, else in the middle of the table. */
function penPlace({ selected, scenario, focus }: Desk): Spot {
  const shape = selected === null ? null : shapeOf(scenario, selected)
  const [x, y] =
    shape !== null ? middleOf(pointsOf(shape)) : (focus ?? [scenario.table.width / 2, scenario.table.depth / 2])
  return [Math.round(x / GRID) * GRID, Math.round(y / GRID) * GRID]
}

const PEN_STEPS = { near: 1, usual: GRID, far: 50 } as const
const PUSH_STEPS = { near: 1, usual: 1, far: 10 } as const

function pushes(desk: Desk, [dx, dy]: readonly [number, number], how: keyof typeof PEN_STEPS): boolean {
  const { tool, pen, scenario } = desk
  if (tool !== SELECT) {
    const { from, to } = pen ?? { from: null, to: penPlace(desk) }
    const by = PEN_STEPS[how]
    const next: Spot = [
      Math.min(scenario.table.width, Math.max(0, to[0] + dx * by)),
      Math.min(scenario.table.depth, Math.max(0, to[1] + dy * by)),
    ]
    desk.setPen({ from, to: next })
    return true
  }
  if (desk.selected === null) return false
  desk.push(dx * PUSH_STEPS[how], dy * PUSH_STEPS[how])
  return true
}

/** Enter: the first corner, then the second; what needs one spot is there at once. */
function penGoesDown(desk: Desk): boolean {
  const { tool, pen, scenario, words } = desk
  if (tool === SELECT || pen === null) return false
  const { from, to } = pen
  switch (tool.drawing) {
    case 'barricade':
      desk.put(barricadedAt(scenario, to), 'barricade')
      return true
    case 'exit':
      desk.commit(withExit(scenario, edgeAt(scenario, to)), 'exit')
      return true
    case 'spot':
    case 'opening':
      desk.put(made(scenario, tool.id, to, to, words.speak), `draw.${tool.id}`)
      return true
    case 'ruler':
      desk.setPen({ from: from === null ? to : null, to })
      return true
    default:
      if (from === null) desk.setPen({ from: to, to })
      else {
        desk.put(made(scenario, tool.id, from, to, words.speak), `draw.${tool.id}`)
        desk.setPen({ from: null, to })
      }
      return true
  }
}
