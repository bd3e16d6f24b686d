import { BadInput } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { useEffect, useMemo, useState } from 'react'
import { useWatched } from '../app/watched.js'
import { drawer, keepThing, lookIntoDrawer } from '../drawer/drawer.js'
import { FileKey } from '../drawer/FileKey.js'
import { thingFaultWords } from '../drawer/fault-text.js'
import { kindOf, readThingFile, type ThingFault, whyUnusable } from '../drawer/read-thing.js'
import { byName, nameOfFile, sameThing } from '../drawer/things.js'
import type { OptionControlProps } from './option-control.js'
import { isSupplied, optionLabel } from './words.js'

const SUPPLIED = 'supplied'
const OTHER = 'other'

/** Something that people make: what comes with the game, what lies in the drawer, or a file that goes there. */
export function ThingControl({
  module,
  name,
  kind,
  value,
  differs,
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
  const chosen = isSupplied(value) ? SUPPLIED : (sameThing(usable, value)?.id ?? OTHER)
  const option = optionLabel(speak, name)
  const take = async (file: File): Promise<void> => {
    const read = await readThingFile(module, kind, file)
    if (read === 'unreadable' || read instanceof BadInput) return setFault(read)
    setFault(null)
    onSet(read.value)
    const own = kindOf(module, kind).name?.(read.value) ?? nameOfFile(file.name)
    // Where nothing can be kept it is used all the same.
    await keepThing({ game, kind, name: own, value: read.value }).catch(() => {})
  }
  return (
    <span className="data">
      <select
        className={differs ? 'things mine' : 'things'}
        aria-label={option}
        value={chosen}
        onChange={({ target }) => {
          setFault(null)
          const thing = usable.find(({ id }) => id === target.value)
          onSet(thing === undefined ? resolveOptions(module.game.options)[name]! : thing.value)
        }}
      >
        <option value={SUPPLIED}>{speak('setup.data.supplied')}</option>
        {usable.map((thing) => (
          <option key={thing.id} value={thing.id}>
            {thing.name}
          </option>
        ))}
        {chosen === OTHER && <option value={OTHER}>{speak('setup.data.own')}</option>}
      </select>
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
