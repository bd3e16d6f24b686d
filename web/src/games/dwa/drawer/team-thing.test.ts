import dwa from '@shamble/game-dwa/module'
import { describe, expect, it } from 'vitest'
import { after } from '../campaign/moments.fixture.js'
import { mustering } from '../muster/moments.fixture.js'
import { teamThing } from './team-thing.js'

const read = (value: unknown): unknown => dwa.drawer!['team']!.read(value, 'team')

describe('a team for the drawer', () => {
  it('is there once someone has joined it, and reads as itself', () => {
    const empty = mustering()
    expect(teamThing(empty.view, 0, empty.words)).toBeNull()
    const { view, words } = mustering({}, { type: 'ready', who: 'Mara' }, { type: 'ready', who: 'Jun' })
    const thing = teamThing(view, 0, words)!
    expect(thing.value).toMatchObject({ members: [{ name: 'Mara' }, { name: 'Jun' }], size: 2 })
    expect(thing.value.copy).toBeUndefined()
    expect(read(thing.value)).toEqual(thing.value)
  })

  it('[R-112] is a copy where its campaign goes on with it, and says so', () => {
    const part = after('over')
    const { name, value } = teamThing(part.view, 0, part.words)!
    expect(name).toContain('Station 9')
    expect(name).not.toBe('Station 9')
    expect(value).toMatchObject({
      copy: true,
      name: 'Station 9',
      members: [{ name: 'Mara', xp: 7, rank: 2 }, { name: 'Rosa' }],
    })
    expect(read(value)).toEqual(value)
  })
})
