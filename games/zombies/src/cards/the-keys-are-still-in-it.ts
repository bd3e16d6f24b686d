import { when } from '@shamble/kernel'
import { turnOf } from '../frames/kinds.js'
import { defineCard } from './card.js'

/** [ZMB-1.3.4.b] */
export const KEYS_MOVEMENT = 10

/** [ZMB-card.the-keys-are-still-in-it] Ten steps in place of the movement roll, and nothing added to them. */
export const theKeysAreStillInIt = defineCard({
  id: 'the-keys-are-still-in-it',
  set: 'base',
  copies: 1,
  window: 'own-pre-move',
  mayPlay: (s) => !when('ZMB-card.fear', turnOf(s).afraid),
  effect({ s }) {
    turnOf(s).keys = true
  },
})
