import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

describe('the plan', () => {
  const of = (kind: string, table = TestTable.start(module)) =>
    module.plan!(table.view('ash')).marks.filter((mark) => mark.kind === kind)

  it('[RD-5.1] is the roof to scale', () => {
    expect(module.plan!(TestTable.start(module).view('ash')).area).toEqual({ x: 0, y: 0, width: 1800, depth: 1200 })
    expect(of('wall')).toHaveLength(6)
    expect(of('block')[0]).toEqual({ kind: 'block', at: { x: 600, y: 850, width: 120, depth: 60 } })
  })

  it('[RD-3.3] shows both figures, and whether the active one sees the other', () => {
    expect(of('figure')).toMatchObject([
      { at: { x: 150, y: 600 }, base: 25, seat: 0, say: { key: 'plan.figure' } },
      { at: { x: 1650, y: 600 }, base: 25, seat: 1 },
    ])
    expect(of('sight')).toMatchObject([{ from: { x: 150, y: 600 }, to: { x: 1650, y: 600 }, isClear: false }])
    const open = TestTable.start(module, { roof: 'partition' })
    expect(of('figure', open.play('ash: aim'))[0]).toMatchObject({ say: { key: 'plan.figure.aiming' } })
    const line = `roof chimneys / turn 1, ash, 3 points / ash 150 100, wounds 0, ammunition 6 / reed 400 100, wounds 0, ammunition 6`
    expect(of('sight', TestTable.at(module, line, { roof: 'chimneys' }))).toMatchObject([{ isClear: true }])
  })
})
