import { FINDS, VEHICLE_KINDS } from '@shamble/game-dwa/scenarios'
import type { ReactNode } from 'react'
import { findName } from './names.js'
import { IdRow, LevelRow, named, type OwnProps, setter, YesNo } from './PieceRows.js'
import { MaybeNumber, NumberField, Pick, Row, Select, TextField } from './Rows.js'
import { withWords, wordsIn } from './scenario-words.js'

export function VehicleRows(props: OwnProps): ReactNode {
  const { desk, at } = props
  const { speak } = desk.words
  const vehicle = desk.scenario.vehicles[at.index]!
  const set = setter(props)
  return (
    <>
      <Row label={speak('editor.prop.kind')}>
        <Pick
          name={speak('editor.prop.kind')}
          value={vehicle.kind}
          options={named(VEHICLE_KINDS, (kind) => speak(`vehicle.${kind}`))}
          onPick={(kind) => set({ kind })}
        />
      </Row>
      <IdRow {...props} id={vehicle.id} />
      <YesNo
        desk={desk}
        label={speak('editor.prop.keys')}
        value={vehicle.keys === true}
        onSet={(keys) => set({ keys: keys || undefined })}
      />
      <YesNo
        desk={desk}
        label={speak('editor.prop.empty')}
        value={vehicle.empty === true}
        onSet={(empty) => set({ empty: empty || undefined })}
      />
      <Row label={speak('editor.prop.seats')}>
        <MaybeNumber
          name={speak('editor.prop.seats')}
          value={vehicle.seats}
          none={speak('editor.usual')}
          usual={4}
          min={1}
          max={40}
          onSet={(seats) => set({ seats })}
        />
      </Row>
    </>
  )
}

const COUNTED: readonly string[] = ['cartridges', 'arrows', 'fragmentation', 'flash', 'incendiary', 'molotov']

export function ObjectRows(props: OwnProps): ReactNode {
  const { desk, at } = props
  const { scenario, words } = desk
  const { speak } = words
  const object = scenario.objects[at.index]!
  const set = setter(props)
  return (
    <>
      <Row label={speak('editor.prop.what')}>
        <Select
          name={speak('editor.prop.what')}
          value={object.what}
          options={named(FINDS, (what) => findName(what, words))}
          onPick={(what) =>
            set({ what, ...(what === 'keys' ? { fits: scenario.vehicles[0]?.id } : { fits: undefined }) })
          }
        />
      </Row>
      {object.what === 'keys' && (
        <Row label={speak('editor.prop.fits')}>
          <Select
            name={speak('editor.prop.fits')}
            value={object.fits ?? ''}
            options={scenario.vehicles.map(({ id }) => ({ value: id, label: id }))}
            onPick={(fits) => set({ fits })}
          />
        </Row>
      )}
      {COUNTED.includes(object.what) && (
        <Row label={speak('editor.prop.count')}>
          <NumberField
            name={speak('editor.prop.count')}
            value={object.count ?? 1}
            min={1}
            max={99}
            onSet={(count) => set({ count: count === 1 ? undefined : count })}
          />
        </Row>
      )}
      <Row label={speak('editor.prop.name')}>
        <TextField
          name={speak('editor.prop.name')}
          value={wordsIn(object.name, words)}
          most={60}
          onSet={(said) => set({ name: withWords(object.name, said, words) })}
        />
      </Row>
      <IdRow {...props} id={object.id} />
      <LevelRow {...props} level={object.level} />
    </>
  )
}
