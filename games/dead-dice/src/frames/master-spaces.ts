import type { DraftShape, Pickable, Seat, Space } from '@shamble/kernel'
import { TOWED } from '../actions/master.js'
import { LONGEST } from '../actions/people.js'
import type { DeadDiceAction } from '../actions.js'
import { ITEMS } from '../data/equipment.js'
import { TAGS, TAGS_OF_TALENT } from '../data/tags.js'
import { VEHICLES } from '../data/vehicles.js'
import { whyNotCompanion } from '../rules/companions.js'
import { whyNotBestow, whyNotVehicle } from '../rules/gifts.js'
import { kitOf, whyNotEquip } from '../rules/kit.js'
import { livingSeats } from '../seats.js'
import type { DeadDice } from '../state.js'
import { type CreationFrame, HIDDEN } from './kinds-people.js'
import { tagsShape } from './sheet-spaces.js'

type ActionOf<T extends DeadDiceAction['type']> = Extract<DeadDiceAction, { type: T }>

const pickable = (id: Seat, who: string): Pickable => ({ id, say: { key: 'pick.who', params: { who } } })

/** [DD-1.6] The game master says what is wrong with a trait. */
export function sendBackSpace(_s: DeadDice, f: CreationFrame): Space<DeadDiceAction> {
  const from = f.sheets.flatMap((sheet, seat) =>
    sheet === null || sheet === HIDDEN ? [] : [pickable(seat, sheet.name)],
  )
  return {
    kind: 'sendBack',
    shape: {
      kind: 'form',
      fields: [
        { name: 'seat', key: 'field.survivor', shape: { kind: 'pick', from } },
        { name: 'words', key: 'field.why', shape: { kind: 'text', least: 1, most: LONGEST.words } },
      ],
    },
    holds: ({ type }) => type === 'sendBack',
    check: (action) => {
      const { seat, words } = action as ActionOf<'sendBack'>
      if (!from.some(({ id }) => id === seat)) return { rule: 'DD-1.6', key: 'sendBack.nobody', at: 'seat' }
      return words.trim() === '' ? { rule: 'DD-1.6', key: 'sendBack.words', at: 'words' } : null
    },
    sample: (below) => ({ type: 'sendBack', seat: from[below(from.length)]!.id as Seat, words: '?' }),
  }
}

const COMPANION_SHAPE: DraftShape = {
  kind: 'form',
  fields: [
    { name: 'name', key: 'field.name', shape: { kind: 'text', least: 1, most: LONGEST.name } },
    { name: 'talent', key: 'field.talent', shape: tagsShape(0, TAGS_OF_TALENT.max) },
  ],
}

/** [DD-2.3] [DD-2.4] The game master names a companion, at the start or when the story brings one [DD-15.32]. */
export const companionSpace = (s: DeadDice): Space<DeadDiceAction> => ({
  kind: 'companion',
  aside: true,
  shape: COMPANION_SHAPE,
  holds: ({ type }) => type === 'companion',
  check: (action) => {
    const { name, talent } = action as ActionOf<'companion'>
    return whyNotCompanion(s, name, talent)
  },
  sample: (below) => ({
    type: 'companion',
    name: freeName(s),
    talent: below(2) === 0 ? [] : [TAGS[below(TAGS.length)]!],
  }),
})

/** A name that no companion has. */
function freeName(s: DeadDice): string {
  const taken = s.group.companions.map(({ name }) => name)
  for (let number = s.nextCompanion; ; number++) if (!taken.includes(`${number}`)) return `${number}`
}

/** [DD-15.65] Something for one of those who live. */
export const bestowSpace = (s: DeadDice): Space<DeadDiceAction> => ({
  kind: 'bestow',
  aside: true,
  get shape(): DraftShape {
    const from = livingSeats(s).map((seat) => pickable(seat, s.survivors[seat]!.name))
    return {
      kind: 'form',
      fields: [
        { name: 'seat', key: 'field.survivor', shape: { kind: 'pick', from } },
        { name: 'item', key: 'field.item', shape: { kind: 'choice', of: ITEMS, words: 'item' } },
      ],
    }
  },
  holds: ({ type }) => type === 'bestow',
  check: (action) => whyNotBestow(s, (action as ActionOf<'bestow'>).seat),
  sample: (below) => {
    const seats = livingSeats(s)
    return { type: 'bestow', seat: seats[below(seats.length)] ?? 0, item: ITEMS[below(ITEMS.length)]! }
  },
})

const VEHICLE_SHAPE: DraftShape = {
  kind: 'form',
  fields: [
    { name: 'kind', key: 'field.vehicle', shape: { kind: 'choice', of: VEHICLES, words: 'vehicle' } },
    { name: 'trailer', key: 'field.trailer', shape: { kind: 'choice', of: TOWED, words: 'vehicle' } },
  ],
}

/** [DD-3.21] [DD-3.26] */
export const vehicleSpace = (s: DeadDice): Space<DeadDiceAction> => ({
  kind: 'vehicle',
  aside: true,
  shape: VEHICLE_SHAPE,
  holds: ({ type }) => type === 'vehicle',
  check: (action) => {
    const { kind, trailer } = action as ActionOf<'vehicle'>
    return whyNotVehicle(s, kind, trailer)
  },
  sample: (below) => ({ type: 'vehicle', kind: VEHICLES[below(VEHICLES.length)]!, trailer: 'none' }),
})

/** [DD-15.65] */
export const equipSpace = (s: DeadDice): Space<DeadDiceAction> => ({
  kind: 'equip',
  get shape(): DraftShape {
    return {
      kind: 'form',
      fields: [
        {
          name: 'seat',
          key: 'field.survivor',
          shape: { kind: 'pick', from: s.survivors.map(({ name }, seat) => pickable(seat, name)) },
        },
        {
          name: 'items',
          key: 'field.items',
          shape: { kind: 'list', least: 0, most: 9, of: { kind: 'choice', of: ITEMS, words: 'item' } },
        },
      ],
    }
  },
  holds: ({ type }) => type === 'equip',
  check: (action) => {
    const { seat, items } = action as ActionOf<'equip'>
    return whyNotEquip(s, seat, items)
  },
  sample: (below) => ({ type: 'equip', seat: below(s.survivors.length), items: kitOf(s) }),
})
