import { afterEach, expect, it, vi } from 'vitest'
import { systemClock } from './clock.js'

afterEach(() => void vi.useRealTimers())

it('a wait of four weeks is one, and can be called off on the way', () => {
  vi.useFakeTimers()
  const WEEKS = 28 * 86_400_000
  const up = vi.fn()
  const never = vi.fn()
  systemClock.after(WEEKS, up)
  const stop = systemClock.after(WEEKS, never)
  vi.advanceTimersByTime(WEEKS - 1)
  expect(up).not.toHaveBeenCalled()
  stop()
  vi.advanceTimersByTime(1)
  expect(up).toHaveBeenCalledOnce()
  expect(never).not.toHaveBeenCalled()
})
