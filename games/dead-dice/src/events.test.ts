import { describe, expect, it } from 'vitest'
import { narrate } from './events.js'
import { stage } from './tests/stage.js'

describe('what the automatic game master tells', () => {
  const tellings = (options: Record<string, string>, voice: number): string[] => {
    const { state } = stage({ options, master: { voice } })
    const kinds: string[] = []
    const play = {
      chance: null as never,
      emit: (event: { kind: string }) => kinds.push(event.kind),
      reveal: null,
      asks: 'everybody',
    } as const
    for (let i = 0; i < 4; i++) narrate(state, play as never, 'arrival', { place: 'here' })
    narrate(state, play as never, 'home')
    return kinds
  }

  it('[DD-16.61] takes the texts of an event in turn, from a place of its own', () => {
    const texts = ['tell.arrival.1', 'tell.arrival.2', 'tell.arrival.3', 'tell.arrival.1', 'tell.home.1']
    expect(tellings({}, 0)).toEqual(texts)
    expect(tellings({}, 5)[0]).toBe('tell.arrival.3')
    expect(tellings({}, 5)[1]).toBe('tell.arrival.1')
  })

  it('[DD-16.61] leaves the telling to a human game master', () => {
    expect(tellings({ gameMaster: 'human' }, 0)).toEqual([])
  })
})
