import type { DraftValue } from '@shamble/drafts'
import type { BoardPoint, DraftShape } from '@shamble/kernel'

type Below = (n: number) => number

/** A value a little beside another, often one that the rules refuse: does a check of it give anything away? */
export function strayed(shape: DraftShape, value: DraftValue, below: Below): DraftValue {
  const astray = (mm: number): number => below(2 * mm + 1) - mm
  const beside = ({ x, y }: BoardPoint, mm: number): DraftValue => ({ x: x + astray(mm), y: y + astray(mm) })
  switch (shape.kind) {
    case 'point':
      return beside(value as unknown as BoardPoint, (shape.reach ?? shape.area.width) * 2)
    case 'path': {
      const legs = value as unknown as readonly BoardPoint[]
      const all = below(2) === 0 ? legs : [...legs, legs.at(-1) ?? shape.from]
      return all.slice(0, shape.mostLegs).map((leg) => beside(leg, shape.budget ?? shape.area.width))
    }
    case 'angle':
      return below(360)
    case 'number':
      return shape.min + below(shape.max - shape.min + 1)
    case 'choice':
      return shape.of[below(shape.of.length)]!
    case 'flag':
      return below(2) === 0
    case 'pick': {
      const ids = shape.from.map(({ id }) => id)
      if (shape.several === undefined) return ids[below(ids.length)] ?? null
      return ids.filter(() => below(2) === 0)
    }
    case 'text':
      return `${value as string}${'!'.repeat(below(2))}`.slice(0, shape.most)
    case 'list': {
      const items = (value as readonly DraftValue[]).map((item) => strayed(shape.of, item, below))
      if (items.length === 0 || items.length >= shape.most || below(2) === 0) return items
      // The same thing twice is what rules about lists refuse most often.
      return [...items, items[below(items.length)]!]
    }
    case 'form': {
      const members = value as { readonly [name: string]: DraftValue }
      // One part at a time, now and then all: a single fault says whose it is.
      const only = below(shape.fields.length + 1)
      return Object.fromEntries(
        shape.fields.map(({ name, shape: of }, i) => [
          name,
          only === i || only === shape.fields.length ? strayed(of, members[name]!, below) : members[name]!,
        ]),
      )
    }
  }
}
