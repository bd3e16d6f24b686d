import { FIREARMS } from '@shamble/game-dwa/scenarios'
import { ARCHETYPES, GENDERS } from '@shamble/game-dwa/teams'
import type { ReactNode } from 'react'
import { IdRow, LevelRow, named, type OwnProps, setter } from './PieceRows.js'
import { Pick, Row, Select, TextField } from './Rows.js'

const UNARMED = 'none'

const HAND_WEAPON = 'hand'

export function ZombieRows(props: OwnProps): ReactNode {
  const { desk, at } = props
  const { speak } = desk.words
  const zombie = desk.scenario.zombies[at.index]!
  const set = setter(props)
  const armed = zombie.gun ?? (zombie.armed === true ? HAND_WEAPON : UNARMED)
  return (
    <>
      <Row label={speak('editor.prop.armed')}>
        <Select
          name={speak('editor.prop.armed')}
          value={armed}
          options={[
            { value: UNARMED, label: speak('editor.none') },
            { value: HAND_WEAPON, label: speak('editor.handWeapon') },
            ...named(FIREARMS, (gun) => speak(`weapon.${gun}`)),
          ]}
          onPick={(picked) =>
            set({
              armed: picked === HAND_WEAPON ? true : undefined,
              gun: picked === UNARMED || picked === HAND_WEAPON ? undefined : picked,
            })
          }
        />
      </Row>
      <LevelRow {...props} level={zombie.level} />
    </>
  )
}

export function NeutralRows(props: OwnProps): ReactNode {
  const { desk, at } = props
  const { speak } = desk.words
  const neutral = desk.scenario.neutrals[at.index]!
  const set = setter(props)
  return (
    <>
      <Row label={speak('editor.prop.name')}>
        <TextField name={speak('editor.prop.name')} value={neutral.name} most={24} onSet={(name) => set({ name })} />
      </Row>
      <Row label={speak('editor.prop.archetype')}>
        <Select
          name={speak('editor.prop.archetype')}
          value={neutral.archetype}
          options={named(ARCHETYPES, (archetype) => speak(`archetype.${archetype}`))}
          onPick={(archetype) => set({ archetype })}
        />
      </Row>
      <Row label={speak('editor.prop.gender')}>
        <Pick
          name={speak('editor.prop.gender')}
          value={neutral.gender}
          options={named(GENDERS, (gender) => speak(`gender.${gender}`))}
          onPick={(gender) => set({ gender })}
        />
      </Row>
      <IdRow {...props} id={neutral.id} />
      <LevelRow {...props} level={neutral.level} />
    </>
  )
}
