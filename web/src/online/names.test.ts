import { speaker } from '@shamble/text'
import { expect, it } from 'vitest'
import { onlineText } from '../text/online.js'
import { awaited } from './names.js'

it('a game says whom it waits for, as far as that is known', () => {
  const speak = speaker('en', onlineText.en)
  expect(awaited([1, 2], ['Ada', 'Bo', 'Cleo'], speak)).toBe('waits for Bo, Cleo')
  expect(awaited([-1, 1], ['Ada', 'Bo'], speak)).toBe('waits for Bo')
  for (const asked of [[], [-1]]) expect(awaited(asked, ['Ada', 'Bo'], speak)).toBe('being played')
})
