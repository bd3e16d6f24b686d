import {
  FINDS,
  FIREARMS,
  OPENING_STATES,
  type Scenario,
  type Words as ScenarioWords,
  SITES,
  VEHICLE_KINDS,
} from '@shamble/game-dwa/scenarios'
import { ARCHETYPES, GENDERS } from '@shamble/game-dwa/teams'
import { Fragment, type ReactNode } from 'react'
import type { Words } from '../../table-game.js'
import { openingsOf, resized, turnedBy, withMoreCorners } from './change.js'
import type { Desk } from './desk.js'
import { withBarricade } from './make.js'
import { findName } from './names.js'
import { boundsOf, memberOf, pointsOf, type Ref, type Shape, shapeOf, withMember, withShape } from './pieces.js'
import { MaybeNumber, NumberField, Pick, Row, Select, TextField } from './Rows.js'

const MOST_MM = 3_000
const HIGHEST = 1_000

/** Words of a scenario in the language of whoever writes; the other language keeps its own. */
export const withWords = (old: ScenarioWords | undefined, said: string, { language }: Words): ScenarioWords =>
  typeof old === 'object' ? { ...old, [language]: said } : said

export const wordsIn = (words: ScenarioWords | undefined, { language }: Words): string =>
  words === undefined ? '' : typeof words === 'string' ? words : words[language]

/** What can be set on the piece that is selected. */
export function Properties({ desk, at }: { readonly desk: Desk; readonly at: Ref }): ReactNode {
  const shape = shapeOf(desk.scenario, at)
  if (shape === null) return null
  return (
    <div className="props">
      <Place {...{ desk, at, shape }} />
      <Own {...{ desk, at }} />
    </div>
  )
}

interface PlaceProps {
  readonly desk: Desk
  readonly at: Ref
  readonly shape: Shape
}

/** Where it is, how large, how it is turned: the same as a hand does, by figures. */
function Place({ desk, at, shape }: PlaceProps): ReactNode {
  const { scenario, words } = desk
  const { speak } = words
  const { x, y, width, depth } = boundsOf(pointsOf(shape))
  const cm = (axis: 'x' | 'y', value: number, onSet: (mm: number) => void) => (
    <NumberField
      name={speak(`editor.prop.${axis}`)}
      value={value / 10}
      min={0}
      max={MOST_MM / 10}
      step={0.1}
      unit={speak(`editor.unit.${axis}`)}
      onSet={(typed) => onSet(Math.round(typed * 10))}
    />
  )
  const moved = (dx: number, dy: number): void => desk.push(dx, dy)
  return (
    <>
      <Row label={speak(shape.kind === 'spot' ? 'editor.prop.place' : 'editor.prop.corner')}>
        {cm('x', x, (mm) => moved(mm - x, 0))}
        {cm('y', y, (mm) => moved(0, mm - y))}
      </Row>
      {shape.kind === 'area' && (
        <Row label={speak('editor.prop.size')}>
          <NumberField
            name={speak('editor.prop.width')}
            value={width}
            min={1}
            max={MOST_MM}
            onSet={(mm) => desk.commit(resized(scenario, at, { x, y, width: mm, depth }), 'size')}
          />
          <span>×</span>
          <NumberField
            name={speak('editor.prop.depth')}
            value={depth}
            min={1}
            max={MOST_MM}
            unit="mm"
            onSet={(mm) => desk.commit(resized(scenario, at, { x, y, width, depth: mm }), 'size')}
          />
        </Row>
      )}
      {shape.kind === 'line' && <LineEnd {...{ desk, at, shape }} />}
      {shape.kind === 'spot' && shape.turn !== null && (
        <Row label={speak('editor.prop.heading')}>
          <NumberField
            name={speak('editor.prop.heading')}
            value={shape.turn}
            min={0}
            max={359}
            unit="°"
            onSet={(turn) => desk.commit(turnedBy(scenario, at, turn - shape.turn!), 'turn')}
          />
        </Row>
      )}
      {shape.kind === 'area' && (
        <Row label={speak('editor.prop.corners')}>
          <b className="num">{shape.outline.length}</b>
          <button
            type="button"
            className="key small"
            onClick={() => desk.commit(withMoreCorners(scenario, at), 'corner')}
          >
            {speak('editor.addCorner')}
          </button>
          {shape.outline.length > 3 && (
            <button
              type="button"
              className="key small"
              onClick={() =>
                desk.commit(withShape(scenario, at, { kind: 'area', outline: shape.outline.slice(0, -1) }), 'corner')
              }
            >
              {speak('editor.dropCorner')}
            </button>
          )}
        </Row>
      )}
    </>
  )
}

/** The length of a line: its far end goes on or comes back. */
function LineEnd({ desk, at, shape }: PlaceProps & { readonly shape: Extract<Shape, { kind: 'line' }> }): ReactNode {
  const { speak } = desk.words
  const [[x1, y1], [x2, y2]] = [shape.from, shape.to]
  const length = Math.round(Math.hypot(x2 - x1, y2 - y1))
  const stretch = (mm: number): void => {
    const k = length === 0 ? 0 : mm / length
    const to = [Math.round(x1 + (x2 - x1) * k), Math.round(y1 + (y2 - y1) * k)] as const
    desk.commit(withShape(desk.scenario, at, { ...shape, to: [Math.max(0, to[0]), Math.max(0, to[1])] }), 'size')
  }
  return (
    <Row label={speak('editor.prop.length')}>
      <NumberField name={speak('editor.prop.length')} value={length} min={1} max={MOST_MM} unit="mm" onSet={stretch} />
    </Row>
  )
}

/** What only this kind of piece has. */
function Own({ desk, at }: { readonly desk: Desk; readonly at: Ref }): ReactNode {
  switch (at.list) {
    case 'rooms':
      return <RoomRows {...{ desk, at }} />
    case 'openings':
      return <OpeningRows {...{ desk, at }} />
    case 'vehicles':
      return <VehicleRows {...{ desk, at }} />
    case 'objects':
      return <ObjectRows {...{ desk, at }} />
    case 'zombies':
      return <ZombieRows {...{ desk, at }} />
    case 'neutrals':
      return <NeutralRows {...{ desk, at }} />
    case 'walls':
    case 'low':
    case 'blocks':
    case 'roofs':
    case 'deployment':
      return <HeightRows {...{ desk, at }} />
    default:
      return null
  }
}

interface OwnProps {
  readonly desk: Desk
  readonly at: Ref
}

type Fields = Readonly<Record<string, unknown>>

/** Sets fields of a piece; `undefined` takes one away. */
function setter({ desk, at }: OwnProps): (fields: Fields) => void {
  return (fields) => {
    const all = { ...(memberOf(desk.scenario, at) as Fields), ...fields }
    const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    desk.commit(withMember(desk.scenario, at, kept), 'set')
  }
}

const named = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value, label: label(value) }))

function YesNo(props: {
  readonly desk: Desk
  readonly label: string
  readonly value: boolean
  readonly words?: readonly [no: string, yes: string]
  onSet(value: boolean): void
}): ReactNode {
  const { desk, label, value, words = ['editor.no', 'editor.yes'], onSet } = props
  const { speak } = desk.words
  return (
    <Row label={label}>
      <Pick
        name={label}
        value={value ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: speak(words[1]) },
          { value: 'no', label: speak(words[0]) },
        ]}
        onPick={(picked) => onSet(picked === 'yes')}
      />
    </Row>
  )
}

function RoomRows(props: OwnProps): ReactNode {
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

function OpeningRows(props: OwnProps): ReactNode {
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

function VehicleRows(props: OwnProps): ReactNode {
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

/** What other pieces, objectives and files call it. */
function IdRow(props: OwnProps & { readonly id: string }): ReactNode {
  const { speak } = props.desk.words
  const set = setter(props)
  return (
    <Row label={speak('editor.prop.id')}>
      <TextField name={speak('editor.prop.id')} value={props.id} most={32} onSet={(id) => set({ id })} />
    </Row>
  )
}

/** A height above the ground; nothing where it is the ground itself. */
function LevelRow(props: OwnProps & { readonly level: number | undefined }): ReactNode {
  const { speak } = props.desk.words
  const set = setter(props)
  return (
    <Row label={speak('editor.prop.level')}>
      <NumberField
        name={speak('editor.prop.level')}
        value={props.level ?? 0}
        min={0}
        max={HIGHEST}
        unit="mm"
        onSet={(level) => set({ level: level === 0 ? undefined : level })}
      />
    </Row>
  )
}

const COUNTED: readonly string[] = ['cartridges', 'arrows', 'fragmentation', 'flash', 'incendiary', 'molotov']

function ObjectRows(props: OwnProps): ReactNode {
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

const UNARMED = 'none'
const HAND_WEAPON = 'hand'

function ZombieRows(props: OwnProps): ReactNode {
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

function NeutralRows(props: OwnProps): ReactNode {
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

function HeightRows(props: OwnProps): ReactNode {
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

/** The scenario itself, while no piece is selected: its name, its briefing, its table. */
export function SheetRows({ desk }: { readonly desk: Desk }): ReactNode {
  const { scenario, words } = desk
  const { speak } = words
  const set = (fields: Partial<Scenario>): void => void desk.commit({ ...scenario, ...fields }, 'set')
  const side = (which: 'width' | 'depth') => (
    <NumberField
      name={speak(`editor.prop.${which}`)}
      value={scenario.table[which] / 10}
      min={60}
      max={300}
      step={0.1}
      unit={which === 'depth' ? 'cm' : ''}
      // Nothing is moved: what sticks out then is a fault that says so.
      onSet={(cm) => set({ table: { ...scenario.table, [which]: Math.round(cm * 10) } })}
    />
  )
  return (
    <div className="props">
      <Row label={speak('editor.prop.name')}>
        <TextField
          name={speak('editor.prop.name')}
          value={wordsIn(scenario.name, words)}
          most={60}
          onSet={(said) => set({ name: withWords(scenario.name, said, words) })}
        />
      </Row>
      <Row label={speak('editor.prop.about')}>
        <TextField
          long
          name={speak('editor.prop.about')}
          value={wordsIn(scenario.about, words)}
          most={600}
          onSet={(said) => set({ about: withWords(scenario.about, said, words) })}
        />
      </Row>
      <Row label={speak('editor.prop.table')}>
        {side('width')}
        <span>×</span>
        {side('depth')}
      </Row>
    </div>
  )
}
