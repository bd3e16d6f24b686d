import { ITEMS, PLACES_OF_DICE, VEHICLES } from '@shamble/game-dead-dice/scenarios'
import type { ReactNode } from 'react'
import { basePlaces } from './begin.js'
import { ListRows, OwnPart, SelectRow, TextRow } from './Controls.js'
import { type Desk, NONE, optionsOf, partWords } from './desk.js'
import { freshId, type Work, withPlaces } from './work.js'

type Places = NonNullable<Work['places']>
type Place = Places['places'][number]
type Item = Place['finds'][number]

/** Where the group may come to, and what a search finds there. */
export function Places({ desk }: { readonly desk: Desk }): ReactNode {
  const { work, change, words } = desk
  const { speak } = words
  const places: Places = work.places ?? { dice: 0, places: [] }
  const [least, most] = PLACES_OF_DICE[places.dice]
  const blank = (): Place => ({
    id: freshId(
      'place',
      places.places.map(({ id }) => id),
    ),
    name: '',
    finds: ['medicine'],
  })
  const set = (next: Places | undefined): void => change(withPlaces(work, next))
  return (
    <OwnPart
      {...partWords(desk, 'places')}
      isOwn={work.places !== undefined}
      begin={() => set(basePlaces(speak))}
      end={() => set(undefined)}
    >
      {() => (
        <>
          <div className="dse-fields">
            <SelectRow
              label={speak('dse.dice')}
              value={String(places.dice)}
              options={[0, 1, 2].map((dice) => ({ id: String(dice), name: speak(`dse.dice.${dice}`) }))}
              set={(dice) => set(fitted({ ...places, dice: Number(dice) as Places['dice'] }, blank))}
            />
          </div>
          <ListRows<Place>
            items={places.places}
            {...{ least, most, blank }}
            add={speak('dse.add.place')}
            remove={(at) => speak('dse.remove', { number: at + 1 })}
            set={(next) => set({ ...places, places: next })}
            row={(place, setPlace) => <PlaceRow {...{ desk, place }} set={setPlace} />}
          />
        </>
      )}
    </OwnPart>
  )
}

interface RowProps {
  readonly desk: Desk
  readonly place: Place
  set(place: Place): void
}

function PlaceRow({ desk, place, set }: RowProps): ReactNode {
  const { speak } = desk.words
  return (
    <>
      <TextRow label={speak('dse.name')} value={place.name} most={60} set={(name) => set({ ...place, name })} />
      <SelectRow
        label={speak('dse.vehicle')}
        value={place.vehicle ?? NONE}
        options={[{ id: NONE, name: speak('dse.none') }, ...optionsOf(VEHICLES, 'vehicle', speak)]}
        set={(vehicle) => set(withVehicle(place, vehicle))}
      />
      <div className="dse-finds">
        <span>{speak('dse.finds')}</span>
        <ListRows<Item>
          items={place.finds}
          least={1}
          most={6}
          add={speak('dse.add.item')}
          remove={(at) => speak('dse.remove', { number: at + 1 })}
          blank={() => 'medicine'}
          set={(finds) => set({ ...place, finds })}
          row={(item, setItem) => (
            <SelectRow
              label={speak('dse.item')}
              value={item}
              options={optionsOf(ITEMS, 'item', speak)}
              set={(next) => setItem(next as Item)}
            />
          )}
        />
      </div>
    </>
  )
}

function withVehicle({ vehicle: _, ...place }: Place, vehicle: string): Place {
  return vehicle === NONE ? place : { ...place, vehicle: vehicle as NonNullable<Place['vehicle']> }
}

/** As many places as the dice have sums. */
function fitted(given: Places, blank: () => Place): Places {
  const [least, most] = PLACES_OF_DICE[given.dice]
  const places = given.places.slice(0, most)
  while (places.length < least) {
    const ids = places.map(({ id }) => id)
    places.push({ ...blank(), id: freshId('place', ids) })
  }
  return { ...given, places }
}
