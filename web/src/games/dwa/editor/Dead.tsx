import { ARRIVALS, FIREARMS, MELEE_IDS, type Scenario, SETTINGS, type WeaponId } from '@shamble/game-dwa/scenarios'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Desk } from './desk.js'
import { MaybeNumber, Row, Tick } from './Rows.js'

interface Props {
  readonly desk: Desk
  openRule(id: string): void
}

const setter =
  (desk: Desk) =>
  (fields: Readonly<Record<string, unknown>>): void => {
    const all = Object.entries({ ...desk.scenario, ...fields }).filter(([, value]) => value !== undefined)
    desk.commit(Object.fromEntries(all) as unknown as Scenario, 'set')
  }

/** How the dead arrive, and what rules the scenario proposes. */
export function Arrivals({ desk, openRule }: Props): ReactNode {
  const { scenario, words } = desk
  const { speak } = words
  const set = setter(desk)
  const settings = scenario.settings ?? {}
  return (
    <div className="props">
      <h3 className="caps">
        <span>{speak('editor.arrivals')}</span> <Rule id="DWA-15.1.3.1.A" open={openRule} />
      </h3>
      {ARRIVALS.map((method) => (
        <Tick
          key={method}
          label={speak(`editor.arrival.${method}`)}
          checked={scenario.arrivals.includes(method)}
          onTick={(ticked) =>
            set({ arrivals: ARRIVALS.filter((one) => (one === method ? ticked : scenario.arrivals.includes(one))) })
          }
        />
      ))}
      <Row label={speak('editor.prop.placed')}>
        <MaybeNumber
          name={speak('editor.prop.placed')}
          value={scenario.placed}
          none={speak('editor.placed.usual')}
          usual={10}
          min={0}
          max={200}
          onSet={(placed) => set({ placed })}
        />
      </Row>
      <h3 className="caps">{speak('editor.settings')}</h3>
      {SETTINGS.map((setting) => (
        <Tick
          key={setting}
          label={speak(`option.${setting}`)}
          checked={settings[setting] === true}
          onTick={(ticked) => {
            const { [setting]: _old, ...rest } = settings
            const next = ticked ? { ...rest, [setting]: true } : rest
            set({ settings: Object.keys(next).length === 0 ? undefined : next })
          }}
        />
      ))}
    </div>
  )
}

const ALL: readonly WeaponId[] = [...FIREARMS, ...MELEE_IDS]

/** What teams may bring. */
export function Weapons({ desk, openRule }: Props): ReactNode {
  const { scenario, words } = desk
  const { speak } = words
  const set = setter(desk)
  const allowed = scenario.weapons ?? ALL
  const change = (weapons: readonly WeaponId[]): void => {
    if (weapons.length > 0) set({ weapons: weapons.length === ALL.length ? undefined : weapons })
  }
  return (
    <div className="props">
      <h3 className="caps">
        <span>{speak('editor.weapons', { count: allowed.length, all: ALL.length })}</span>{' '}
        <Rule id="DWA-11.1.c" open={openRule} />
      </h3>
      <div className="several">
        {ALL.map((weapon) => (
          <Tick
            key={weapon}
            label={speak(`weapon.${weapon}`)}
            checked={allowed.includes(weapon)}
            onTick={(ticked) => change(ALL.filter((one) => (one === weapon ? ticked : allowed.includes(one))))}
          />
        ))}
      </div>
      <button type="button" className="key small" onClick={() => set({ weapons: undefined })}>
        {speak('editor.allWeapons')}
      </button>
    </div>
  )
}
