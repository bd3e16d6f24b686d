import { resolveOptions } from '@shamble/module'
import { sameThing } from '../drawer/things.js'
import type { OptionControlProps } from './option-control.js'
import { ThingKeys } from './ThingKeys.js'
import { useThings } from './use-things.js'
import { isSupplied, optionLabel } from './words.js'

const SUPPLIED = 'supplied'
const OTHER = 'other'

/** Something that people make: what comes with the game, what is in the drawer, or a file that goes there. */
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
  const { usable, fault, forgetFault, take } = useThings(module, kind, onSet)
  const chosen = isSupplied(value) ? SUPPLIED : (sameThing(usable, value)?.id ?? OTHER)
  const option = optionLabel(speak, name)
  return (
    <span className="data">
      <select
        className={differs ? 'things mine' : 'things'}
        aria-label={option}
        value={chosen}
        onChange={({ target }) => {
          forgetFault()
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
      <ThingKeys {...{ words, option, fault }} onFile={take} onDrawer={() => onDrawer(kind)} />
    </span>
  )
}
