import { BadInput, type Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { useEffect, useMemo, useState } from 'react'
import { useWatched } from '../app/watched.js'
import { drawer, keepThing, lookIntoDrawer } from '../drawer/drawer.js'
import { FileKey } from '../drawer/FileKey.js'
import { thingFaultWords } from '../drawer/fault-text.js'
import { kindOf, readThingFile, type ThingFault, whyUnusable } from '../drawer/read-thing.js'
import { byName, nameOfFile, sameThing } from '../drawer/things.js'
import type { OptionControlProps } from './option-control.js'
import { hasRoom, thingsIn, withoutThing, withThing } from './things-list.js'
import { optionLabel } from './words.js'

/** Several things that people make, one after another: a team for each player. */
export function ThingsControl({
  module,
  name,
  spec,
  kind,
  value,
  words,
  onSet,
  onDrawer,
}: OptionControlProps & { readonly kind: string }) {
  const { speak } = words
  const things = useWatched(drawer)
  const [fault, setFault] = useState<ThingFault | null>(null)
  useEffect(() => void lookIntoDrawer(), [])
  const game = module.game.id
  const usable = useMemo(
    () =>
      byName(
        (things ?? []).filter(
          (thing) => thing.game === game && thing.kind === kind && whyUnusable(module, kind, thing.value) === null,
        ),
      ),
    [things, module, game, kind],
  )
  const given = thingsIn(value)
  const option = optionLabel(speak, name)
  const supplied = resolveOptions(module.game.options)[name]!
  const called = (thing: Plain): string =>
    typeof thing === 'string'
      ? speak(`${kind}.${thing}`)
      : (sameThing(usable, thing)?.name ?? kindOf(module, kind).name?.(thing) ?? speak('setup.data.own'))
  const take = async (file: File): Promise<void> => {
    const read = await readThingFile(module, kind, file)
    if (read === 'unreadable' || read instanceof BadInput) return setFault(read)
    setFault(null)
    onSet(withThing(spec, value, read.value))
    const own = kindOf(module, kind).name?.(read.value) ?? nameOfFile(file.name)
    await keepThing({ game, kind, name: own, value: read.value }).catch(() => {})
  }
  const free = usable.filter((thing) => hasRoom(spec, value, thing.value))
  return (
    <span className="data">
      {given.length === 0 && <span>{speak('setup.data.supplied')}</span>}
      {given.map((thing, i) => (
        <button
          key={i}
          type="button"
          className="key small"
          onClick={() => onSet(withoutThing(value, i, supplied))}
          aria-label={speak('setup.data.without', { name: called(thing) })}
        >
          {i + 1}. {called(thing)} ×
        </button>
      ))}
      {free.length > 0 && (
        <select
          className="things"
          aria-label={option}
          value=""
          onChange={({ target }) => {
            setFault(null)
            const thing = usable.find(({ id }) => id === target.value)
            if (thing !== undefined) onSet(withThing(spec, value, thing.value))
          }}
        >
          <option value="">{speak('setup.data.more')}</option>
          {free.map((thing) => (
            <option key={thing.id} value={thing.id}>
              {thing.name}
            </option>
          ))}
        </select>
      )}
      <span className="thing-keys">
        <FileKey
          className="key small"
          label={speak('setup.data.own')}
          said={speak('setup.data.file', { option })}
          onFile={take}
        />
        <button type="button" className="key small" onClick={() => onDrawer(kind)}>
          {speak('drawer.title')}
        </button>
      </span>
      <span role="alert">{fault !== null && speak('drawer.bad', { reason: thingFaultWords(fault, speak) })}</span>
    </span>
  )
}
