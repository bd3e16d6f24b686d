import { ITEMS, RESERVES, VARIANTS } from '@shamble/game-dead-dice/scenarios'
import type { ReactNode } from 'react'
import { CheckRow, ListRows, OwnPart, SelectRow } from './Controls.js'
import { type Desk, optionsOf, partWords } from './desk.js'
import { BASE, without } from './work.js'

type Reserve = (typeof RESERVES)[number]
type Item = (typeof ITEMS)[number]

/** How the group begins: reserves, gear, what the dead are like. */
export function Start({ desk }: { readonly desk: Desk }): ReactNode {
  const { work, change, words } = desk
  const { speak } = words
  const reserves = optionsOf(RESERVES, 'reserve', speak)
  const start = work.start ?? BASE.start
  const priority = work.priority ?? BASE.priority
  const variants = work.variants ?? []
  return (
    <>
      <OwnPart
        {...partWords(desk, 'start')}
        isOwn={work.start !== undefined}
        begin={() => change({ ...work, start: BASE.start })}
        end={() => change(without(work, 'start'))}
      >
        {() => (
          <div className="dse-fields">
            {(['empty', 'low'] as const).map((level) => (
              <SelectRow
                key={level}
                label={speak(`level.${level}`)}
                value={start[level]}
                options={reserves}
                set={(reserve) => change({ ...work, start: { ...start, [level]: reserve as Reserve } })}
              />
            ))}
          </div>
        )}
      </OwnPart>
      <OwnPart
        {...partWords(desk, 'priority')}
        isOwn={work.priority !== undefined}
        begin={() => change({ ...work, priority: BASE.priority })}
        end={() => change(without(work, 'priority'))}
      >
        {() => (
          <div className="dse-fields">
            {priority.map((reserve, i) => (
              <SelectRow
                key={i}
                label={speak('dse.nth', { number: i + 1 })}
                value={reserve}
                options={reserves}
                set={(next) => change({ ...work, priority: swapped(priority, i, next as Reserve) })}
              />
            ))}
          </div>
        )}
      </OwnPart>
      <OwnPart
        {...partWords(desk, 'variants')}
        isOwn={work.variants !== undefined}
        begin={() => change({ ...work, variants: [] })}
        end={() => change(without(work, 'variants'))}
      >
        {() => (
          <div className="dse-checks">
            {VARIANTS.map((variant) => (
              <CheckRow
                key={variant}
                label={speak(`option.${variant}`)}
                on={variants.includes(variant)}
                set={(on) =>
                  change({
                    ...work,
                    variants: VARIANTS.filter((one) => (one === variant ? on : variants.includes(one))),
                  })
                }
              />
            ))}
          </div>
        )}
      </OwnPart>
      <OwnPart
        {...partWords(desk, 'kit')}
        isOwn={work.kit !== undefined}
        begin={() => change({ ...work, kit: ['improvised'] })}
        end={() => change(without(work, 'kit'))}
      >
        {() => (
          <ListRows<Item>
            items={work.kit ?? []}
            least={0}
            most={6}
            add={speak('dse.add.item')}
            remove={(at) => speak('dse.remove', { number: at + 1 })}
            blank={() => 'improvised'}
            set={(kit) => change({ ...work, kit })}
            row={(item, set) => (
              <SelectRow
                label={speak('dse.item')}
                value={item}
                options={optionsOf(ITEMS, 'item', speak)}
                set={(next) => set(next as Item)}
              />
            )}
          />
        )}
      </OwnPart>
    </>
  )
}

/** Each reserve has one place: the one that was there before changes with it. */
function swapped(order: readonly Reserve[], at: number, reserve: Reserve): Reserve[] {
  const other = order.indexOf(reserve)
  const next = order.slice()
  if (other >= 0) next[other] = order[at]!
  next[at] = reserve
  return next
}
