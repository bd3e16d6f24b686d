import { expect, it } from 'vitest'
import { aboard, seenAt } from './aboard.js'
import { partAt, whileActing, yardWithCar } from './begun.fixture.js'
import { freePlate, namesArt } from './names-art.js'
import { twin } from './twin.js'

const plate = (x: number, y: number) => ({ x, y, width: 40, height: 13 })

it('words go where they are on nobody and on no other words, or on the least', () => {
  const tried = [plate(0, 30), plate(0, -30), plate(45, 0)]
  expect(freePlate(tried, [], 18, [])).toBe(tried[0])
  expect(freePlate(tried, [{ x: 0, y: 40 }], 18, [])).toBe(tried[1])
  expect(freePlate(tried, [{ x: 0, y: 40 }], 18, [plate(5, -30)])).toBe(tried[2])
  const everywhere = [...tried, { x: 0, y: 0 }].map(({ x, y }) => ({ x, y }))
  expect(freePlate(tried, [...everywhere, { x: 0, y: 30 }, { x: 0, y: -30 }], 18, [])).toBe(tried[2])
})

it('who is in a vehicle has a seat, the driver the one at the wheel, and is named under it with the engine', () => {
  const { view, words } = partAt(
    whileActing(
      'human Mara 0 300,300 whereabouts=vehicle vehicle=0',
      'human Jun 0 300,300 whereabouts=vehicle vehicle=0 drives=true',
      'human Otis 0 700,700',
      'vehicle 0 running=true speed=100',
    ),
    yardWithCar,
  )
  const [mara, jun, otis] = view.humans
  expect(aboard(view, 0)).toEqual([jun, mara])
  // Heading east, the left is north.
  expect(seenAt(view, jun!).y).toBeLessThan(300)
  expect(seenAt(view, mara!).y).toBeGreaterThan(300)
  expect(seenAt(view, otis!)).toMatchObject({ x: 700, y: 700 })
  const art = namesArt(view, null, new Set(), words)
  expect(art).toContain('Jun (wheel), Mara')
  expect(art).toContain('engine running, 10 cm')
  expect(art).toContain('Otis')
})

it('the text names things on the ground, and who is in a vehicle', () => {
  const part = partAt(
    whileActing(
      'human Mara 0 400,300',
      'human Jun 0 300,300 whereabouts=vehicle vehicle=0 drives=true',
      'lying 4 420,330 thing={"kind":"bullets","rounds":6}',
    ),
    yardWithCar,
  )
  const said = JSON.stringify(twin(part))
  expect(said).toContain('Magazine of bullets (6 rounds)')
  expect(said).toContain('engine off, Jun (wheel)')
  expect(said).not.toMatch(/dwa\.[a-z]/)
})
