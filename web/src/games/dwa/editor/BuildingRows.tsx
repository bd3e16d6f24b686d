import { OPENING_STATES, SITES } from '@shamble/game-dwa/scenarios'
import { Fragment, type ReactNode } from 'react'
import { openingsOf } from './change.js'
import { withBarricade } from './make.js'
import { HIGHEST, named, type OwnProps, setter, YesNo } from './PieceRows.js'
import { memberOf } from './pieces.js'
import { MaybeNumber, NumberField, Pick, Row, TextField } from './Rows.js'
import { withWords, wordsIn } from './scenario-words.js'

export function RoomRows(props: OwnProps): ReactNode {
  const { desk, at } = props
  const { scenario, words } = desk
  const { speak } = words
  const room = scenario.rooms[at.index]!
  const set = setter(props)
  const openings = openingsOf(scenario, at.index)
  return (
    <>
      <Row label={speak('editor.prop.name')}>
        <TextField
          name={speak('editor.prop.name')}
          value={wordsIn(room.name, words)}
          most={60}
          onSet={(said) => set({ name: withWords(room.name, said, words) })}
        />
      </Row>
      <Row label={speak('editor.prop.site')}>
        <Pick
          name={speak('editor.prop.site')}
          value={room.site}
          options={named(SITES, (site) => speak(`editor.site.${site}`))}
          onPick={(site) => set({ site })}
        />
      </Row>
      <YesNo
        desk={desk}
        label={speak('editor.prop.standard')}
        value={room.standard}
        onSet={(standard) => set({ standard })}
      />
      <YesNo
        desk={desk}
        label={speak('editor.prop.confined')}
        value={room.confined}
        onSet={(confined) => set({ confined })}
      />
      <YesNo
        desk={desk}
        label={speak('editor.prop.explored')}
        value={room.explored}
        words={['editor.unexplored', 'editor.explored']}
        onSet={(explored) => set({ explored })}
      />
      <Row label={speak('editor.prop.openings')}>
        <b className={openings.length === 0 ? 'wrong' : undefined}>
          {openings.length === 0 ? speak('editor.none') : openings.length}
        </b>
      </Row>
    </>
  )
}

export function OpeningRows(props: OwnProps): ReactNode {
  const { desk, at } = props
  const { scenario, words } = desk
  const { speak } = words
  const opening = scenario.openings[at.index]!
  const set = setter(props)
  return (
    <>
      <Row label={speak('editor.prop.kind')}>
        <Pick
          name={speak('editor.prop.kind')}
          value={opening.kind}
          options={named(['door', 'window'] as const, (kind) => speak(`opening.${kind}`))}
          onPick={(kind) => set({ kind })}
        />
      </Row>
      <Row label={speak('editor.prop.state')}>
        <Pick
          name={speak('editor.prop.state')}
          value={opening.state}
          options={named(OPENING_STATES, (state) => speak(`editor.state.${state}`))}
          onPick={(state) => set({ state, ...(state === 'closed' ? {} : { barricaded: undefined }) })}
        />
      </Row>
      <YesNo
        desk={desk}
        label={speak('editor.prop.barricaded')}
        value={opening.barricaded === true}
        onSet={() => desk.commit(withBarricade(scenario, at), 'barricade')}
      />
    </>
  )
}

interface Height {
  readonly field: 'foot' | 'top' | 'height' | 'level'
  /** What it means to leave it out; nothing where it must be there. */
  readonly none: string | null
  readonly usual: number
}

const HEIGHTS: Readonly<Record<string, readonly Height[]>> = {
  walls: [
    { field: 'foot', none: 'editor.ground', usual: 60 },
    { field: 'top', none: 'editor.sky', usual: 60 },
  ],
  low: [{ field: 'foot', none: 'editor.ground', usual: 60 }],
  blocks: [{ field: 'top', none: 'editor.sky', usual: 40 }],
  roofs: [{ field: 'height', none: null, usual: 60 }],
  deployment: [{ field: 'level', none: 'editor.ground', usual: 60 }],
}

export function HeightRows(props: OwnProps): ReactNode {
  const { desk, at } = props
  const { speak } = desk.words
  const set = setter(props)
  const piece = memberOf(desk.scenario, at) as Readonly<Record<string, number | boolean | undefined>>
  return (
    <>
      {HEIGHTS[at.list]!.map(({ field, none, usual }) => {
        const name = speak(`editor.prop.${field}`)
        const value = piece[field] as number | undefined
        const range = { name, min: field === 'height' ? 1 : 0, max: HIGHEST, unit: 'mm' }
        return (
          <Fragment key={field}>
            <Row label={name}>
              {none === null ? (
                <NumberField {...range} value={value ?? usual} onSet={(mm) => set({ [field]: mm })} />
              ) : (
                <MaybeNumber
                  {...range}
                  value={value}
                  none={speak(none)}
                  usual={usual}
                  onSet={(mm) => set({ [field]: mm })}
                />
              )}
            </Row>
          </Fragment>
        )
      })}
      {at.list === 'blocks' && (
        <YesNo
          desk={desk}
          label={speak('editor.prop.flat')}
          value={piece['flat'] === true}
          onSet={(flat) => set({ flat: flat || undefined })}
        />
      )}
    </>
  )
}
