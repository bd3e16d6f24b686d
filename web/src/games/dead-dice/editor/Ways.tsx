import { CHARACTERISTICS, HAZARDS, OBJECTIVES, RESERVES, type Twist, VEHICLES } from '@shamble/game-dead-dice/scenarios'
import type { ReactNode } from 'react'
import { baseRoutes, baseStory } from './begin.js'
import { CheckRow, ListRows, NumberRow, OwnPart, SelectRow, TextRow } from './Controls.js'
import { type Desk, NONE, optionsOf, partWords } from './desk.js'
import { BASE, freshId, type Work, without } from './work.js'

type Step = NonNullable<Work['story']>[number]
type Route = NonNullable<Work['routes']>[number]

/** The story in four steps, the twist, and the ways out. */
export function Ways({ desk }: { readonly desk: Desk }): ReactNode {
  const { work, change, words } = desk
  const { speak } = words
  const story = work.story ?? []
  const routes = work.routes ?? []
  return (
    <>
      <OwnPart
        {...partWords(desk, 'steps')}
        isOwn={work.story !== undefined}
        begin={() => change({ ...work, story: baseStory(speak) })}
        end={() => change(without(work, 'story'))}
      >
        {() => (
          <ListRows<Step>
            items={story}
            least={4}
            most={4}
            add=""
            remove={() => ''}
            blank={() => ({ objective: 'information', place: null, say: '' })}
            set={(next) => change({ ...work, story: next })}
            row={(step, set, at) => <StepRow {...{ desk, step, set }} isLast={at === 3} />}
          />
        )}
      </OwnPart>
      <OwnPart
        {...partWords(desk, 'twist')}
        isOwn={work.twist !== undefined}
        begin={() => change({ ...work, twist: BASE.twist })}
        end={() => change(without(work, 'twist'))}
      >
        {() => <TwistRow desk={desk} twist={work.twist ?? BASE.twist} set={(twist) => change({ ...work, twist })} />}
      </OwnPart>
      <OwnPart
        {...partWords(desk, 'routes')}
        isOwn={work.routes !== undefined}
        begin={() => change({ ...work, routes: baseRoutes(speak) })}
        end={() => change(without(work, 'routes'))}
      >
        {() => (
          <ListRows<Route>
            items={routes}
            least={1}
            most={6}
            add={speak('dse.add.route')}
            remove={(at) => speak('dse.remove', { number: at + 1 })}
            blank={() => ({
              id: freshId(
                'way',
                routes.map(({ id }) => id),
              ),
              by: 'muscle',
              say: '',
              out: '',
            })}
            set={(next) => change({ ...work, routes: next })}
            row={(route, set) => <RouteRow {...{ desk, route, set }} />}
          />
        )}
      </OwnPart>
    </>
  )
}

interface StepProps {
  readonly desk: Desk
  readonly step: Step
  readonly isLast: boolean
  set(step: Step): void
}

/** [DD-16.68] The last step, and no other, is the exit. */
function StepRow({ desk, step, isLast, set }: StepProps): ReactNode {
  const { work, words } = desk
  const { speak } = words
  const objectives = OBJECTIVES.filter((one) => (one === 'exit') === isLast)
  const places =
    work.places?.places ?? BASE.places.places.map(({ id }) => ({ id, name: speak(`scenario.${BASE.id}.place.${id}`) }))
  return (
    <>
      <TextRow label={speak('dse.step.say')} value={step.say} most={60} set={(say) => set({ ...step, say })} />
      <SelectRow
        label={speak('dse.step.objective')}
        value={step.objective}
        options={optionsOf(objectives, 'objective', speak)}
        set={(objective) => set({ ...step, objective: objective as Step['objective'] })}
      />
      <SelectRow
        label={speak('dse.step.place')}
        value={step.place ?? ''}
        options={[{ id: '', name: speak('dse.step.drawn') }, ...places.map(({ id, name }) => ({ id, name }))]}
        set={(place) => set({ ...step, place: place === '' ? null : place })}
      />
    </>
  )
}

const ELEMENTS = ['zombies', 'confrontation', 'hazard', 'obstacle', 'threat', 'lowerReserve'] as const

/** A twist of each sort, to begin with. */
const FIRST: Readonly<Record<Twist['element'], Twist>> = {
  zombies: { element: 'zombies' },
  confrontation: { element: 'confrontation' },
  hazard: { element: 'hazard', hazard: 'darkness' },
  obstacle: { element: 'obstacle', by: 'muscle' },
  threat: { element: 'threat', reserve: 'provisions', difficulty: 1 },
  lowerReserve: { element: 'lowerReserve', reserve: 'provisions' },
}

interface TwistProps {
  readonly desk: Desk
  readonly twist: Twist
  set(twist: Twist): void
}

/** [DD-16.36] What the twist brings with it. */
function TwistRow({ desk, twist, set }: TwistProps): ReactNode {
  const { speak } = desk.words
  return (
    <div className="dse-fields">
      <SelectRow
        label={speak('dse.twist.element')}
        value={twist.element}
        options={ELEMENTS.map((id) => ({
          id,
          name: speak(id === 'confrontation' ? 'element.living' : `element.${id}`),
        }))}
        set={(element) => set(FIRST[element as Twist['element']])}
      />
      {twist.element === 'hazard' && (
        <SelectRow
          label={speak('dse.twist.what')}
          value={twist.hazard}
          options={optionsOf(HAZARDS, 'hazard', speak)}
          set={(hazard) => set({ ...twist, hazard: hazard as typeof twist.hazard })}
        />
      )}
      {twist.element === 'obstacle' && (
        <SelectRow
          label={speak('field.by')}
          value={twist.by}
          options={optionsOf(CHARACTERISTICS, 'characteristic', speak)}
          set={(by) => set({ ...twist, by: by as typeof twist.by })}
        />
      )}
      {(twist.element === 'threat' || twist.element === 'lowerReserve') && (
        <SelectRow
          label={speak('field.reserve')}
          value={twist.reserve}
          options={optionsOf(RESERVES, 'reserve', speak)}
          set={(reserve) => set({ ...twist, reserve: reserve as typeof twist.reserve })}
        />
      )}
      {twist.element === 'threat' && (
        <NumberRow
          label={speak('field.difficulty')}
          value={twist.difficulty}
          min={1}
          max={4}
          set={(difficulty) => set({ ...twist, difficulty })}
        />
      )}
    </div>
  )
}

interface RouteProps {
  readonly desk: Desk
  readonly route: Route
  set(route: Route): void
}

function RouteRow({ desk, route, set }: RouteProps): ReactNode {
  const { speak } = desk.words
  const { loud, vehicle, ...bare } = route
  const extras = {
    ...(loud === undefined ? {} : { loud }),
    ...(vehicle === undefined ? {} : { vehicle }),
  }
  return (
    <>
      <TextRow label={speak('dse.route.say')} value={route.say} most={60} set={(say) => set({ ...route, say })} />
      <SelectRow
        label={speak('field.by')}
        value={route.by}
        options={optionsOf(CHARACTERISTICS, 'characteristic', speak)}
        set={(by) => set({ ...route, by: by as Route['by'] })}
      />
      <SelectRow
        label={speak('dse.vehicle')}
        value={vehicle ?? NONE}
        options={[{ id: NONE, name: speak('dse.none') }, ...optionsOf(VEHICLES, 'vehicle', speak)]}
        set={(next) =>
          set({
            ...bare,
            ...(loud === undefined ? {} : { loud }),
            ...(next === NONE ? {} : { vehicle: next as NonNullable<Route['vehicle']> }),
          })
        }
      />
      <CheckRow
        label={speak('dse.route.loud')}
        on={loud === true}
        set={(on) => set({ ...bare, ...(vehicle === undefined ? {} : { vehicle }), ...(on ? { loud: true } : {}) })}
      />
      <TextRow
        label={speak('dse.route.out')}
        value={route.out}
        most={800}
        long
        set={(out) => set({ ...bare, ...extras, out })}
      />
    </>
  )
}
