import dwa from '@shamble/game-dwa'
import { expect, it } from 'vitest'
import { SOUNDS, sound } from './sounds.js'

it('only what the record tells has a sound of its own', () => {
  const told = Object.keys(dwa.text!.en)
  expect(Object.keys(SOUNDS).filter((kind) => !told.includes(`event.${kind}`))).toEqual([])
})

it('every die of a volley is a shot, whatever comes of it', () => {
  const event = { kind: 'blast-elim', rule: 'DWA-11.2.7.1.1', seat: 0, audience: 'all' } as never
  expect([sound(event), sound({ ...(event as object), about: { shot: 0 } } as never)]).toEqual(['kill', 'shot'])
})
