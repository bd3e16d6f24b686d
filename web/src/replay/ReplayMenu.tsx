import type { HostPort } from '@shamble/host'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Words } from '../games/table-game.js'
import { fileName, saveFile } from '../table/files.js'
import { byDigits, digitOf } from '../table/list-digits.js'
import { Sheet } from '../table/Sheet.js'

interface Item {
  readonly label: string
  /** The key that does the same in the replay; none where it is empty. */
  readonly key: string
  run(): void
}

interface Props {
  readonly words: Words
  readonly isOver: boolean
  /** Whether the question about a running match's file is asked at once. */
  readonly asks: 'nothing' | 'export'
  /** What has just been done, to be said. */
  readonly said: string
  readonly items: readonly Item[]
  save(): void
  close(): void
}

/** Everything of a replay that is no way through it. */
export function ReplayMenu({ words, isOver, asks, said, items, save, close }: Props): ReactNode {
  const { speak } = words
  const [asked, setAsked] = useState(asks === 'export')
  const back = (): void => (asks === 'export' ? close() : setAsked(false))
  const saveNow = (): void => {
    save()
    back()
  }
  const list = useRef<HTMLDivElement>(null)
  // The key that was pressed is gone with its list, and the focus with it.
  useEffect(() => (list.current?.firstElementChild as HTMLElement | null)?.focus(), [asked])
  const shown: readonly Item[] = asked
    ? [
        { label: speak('menu.export.yes'), key: '', run: saveNow },
        { label: speak('menu.no'), key: '', run: back },
      ]
    : [...items, { label: speak('menu.export'), key: 'E', run: () => (isOver ? save() : setAsked(true)) }]
  return (
    <Sheet title={speak(asks === 'export' ? 'replay.export' : 'menu.title')} keys={keysOf(shown)} close={close}>
      {asked && <p className="ask">{speak('menu.export.sure')}</p>}
      <div className="menu keys" ref={list}>
        {shown.map(({ label, key, run }, i) => (
          <button key={label} type="button" className="key" onClick={run}>
            <b>{digitOf(i)}</b>
            <span>{label}</span>
            <small data-shortcut={key}>{key}</small>
          </button>
        ))}
      </div>
      <p role="status" className="said">
        {said}
      </p>
    </Sheet>
  )
}

/** Digits in the order of the list, and the keys that the replay knows. Escape closes the sheet. */
const keysOf = (items: readonly Item[]): Record<string, () => void> => ({
  ...byDigits(items.map(({ run }) => run)),
  ...Object.fromEntries(
    items.flatMap(({ key, run }) => (key === '' ? [] : [[key, run] as const, [key.toLowerCase(), run] as const])),
  ),
})

/** Hands the match over as a file; tells whether that worked. */
export async function saveMatch(port: HostPort, match: string, game: string, turn: number): Promise<boolean> {
  const reply = await port.request({ type: 'export', match })
  if (reply.ok) saveFile(`${fileName('shamble', game, `turn-${turn}`)}.match`, reply.value.record)
  return reply.ok
}
