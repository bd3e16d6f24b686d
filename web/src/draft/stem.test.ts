import { expect, it } from 'vitest'
import { stemTurn } from './stem.js'

const at = (x: number, y: number) => ({ x: x - 12, y: y - 12, width: 24, height: 24 })

it('a finger holds what it places from below, and from aside where someone is there', () => {
  const scale = 1.25
  expect(stemTurn({ x: 0, y: 0 }, [at(0, -40)], scale)).toBe(0)
  expect(stemTurn({ x: 0, y: 0 }, [at(0, 40)], scale)).toBe(40)
  expect(stemTurn({ x: 0, y: 0 }, [at(0, 40), at(-35, 40)], scale)).toBe(-40)
  expect(stemTurn({ x: 0, y: 0 }, [at(0, 40), at(-40, 30), at(40, 30)], scale)).toBe(105)
  const around = [at(0, 50), at(-35, 40), at(35, 40), at(-50, 10), at(50, 10)]
  expect(stemTurn({ x: 0, y: 0 }, around, scale)).toBe(0)
})
