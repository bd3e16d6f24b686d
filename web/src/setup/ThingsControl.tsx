import type { Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { kindOf } from '../drawer/read-thing.js'
import { sameThing } from '../drawer/things.js'
import type { OptionControlProps } from './option-control.js'
import { ThingKeys } from './ThingKeys.js'
import { hasRoom, thingsIn, withoutThing, withThing } from './things-list.js'
import { useThings } from './use-things.js'
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
  const { usable, fault, forgetFault, take } = useThings(module, kind, (thing) => onSet(withThing(spec, value, thing)))
  const given = thingsIn(value)
  const option = optionLabel(speak, name)
  const supplied = resolveOptions(module.game.options)[name]!
  const called = (thing: Plain): string =>
    typeof thing === 'string'
      ? speak(`${kind}.${thing}`)
      : (sameThing(usable, thing)?.name ?? kindOf(module, kind).name?.(thing) ?? speak('setup.data.own'))
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
            forgetFault()
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
      <ThingKeys {...{ words, option, fault }} onFile={take} onDrawer={() => onDrawer(kind)} />
    </span>
  )
}
