import { TestTable } from '@shamble/testkit'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { zombies } from './game.js'
import module from './index.js'

const speak = gameSpeaker(module, 'en')
const at = (...lines: string[]) => TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled' })
const passing = (table: ReturnType<typeof at>): string =>
  module.label({ type: 'pass' }, zombies.view(table.state, 0), speak)

describe('letting a window pass', () => {
  it('asks for the die that comes next', () => {
    expect(passing(at('turn 3 red pre-move', 'red hand fear'))).toBe('roll for movement')
    expect(passing(at('turn 3 red pre-zombie', 'red hand fear'))).toBe('roll for the zombies')
  })

  it('[ZMB-W.d] lets happen what another player announces', () => {
    const table = at('turn 3 red pre-move', 'red hand brain-cramp', 'blue hand fear')
    table.play('red: pass').play('blue: play fear on red')
    expect(passing(table)).toBe('let it happen')
  })

  it('[ZMB-1.3.4.b] speaks of no roll where the keys took its place', () => {
    const table = at('turn 3 red pre-move', 'red hand the-keys-are-still-in-it inplay all-the-marbles')
    table.play('red: play the-keys-are-still-in-it')
    expect(passing(table)).toBe('continue without a card')
  })
})

describe('what is done at a place', () => {
  const label = (table: ReturnType<typeof at>, play: string, language: 'en' | 'fr' = 'en'): string =>
    module.label(module.notation.read(play)!, zombies.view(table.state, 0), gameSpeaker(module, language))

  it('names it by a tile that people find, never by its coordinates', () => {
    const table = at('turn 3 red place florist', 'tile 1 corner_t 0 1 turn 3')
    expect(label(table, 'place florist 0 -1 turn 1')).toBe(
      'place the Florist tile north of the Town Square, rotated a quarter turn right',
    )
    expect(label(table, 'place florist -1 1 turn 0')).toBe('place the Florist tile west of corner\u00a01, not rotated')
    expect(label(table, 'place florist 0 -1 turn 1', 'fr')).toBe(
      'poser la tuile Fleuriste au nord de la Grand-Place, pivotée d’un quart de tour à droite',
    )
  })

  it('says what it is that is moved, and numbers tiles of which there are several', () => {
    const table = at('turn 3 red zombies 1', 'tile 1 straight_t 0 -1 turn 0 : # . # / # z # / # . #')
    expect(label(table, 'zombie 1.4 to 1.7')).toBe('move the zombie on 1.4 to 1.7')
    expect(label(table, 'tile 1')).toBe('choose Straight road\u00a01')
    expect(label(table, 'tile 0')).toBe('choose Town Square')
  })

  it('calls the player who reads it yourself', () => {
    const table = at('turn 3 red pre-move', 'red hand hey-look-a-shotgun')
    expect(label(table, 'play hey-look-a-shotgun on red')).toBe('play HEY LOOK… A SHOTGUN! on yourself')
    expect(label(table, 'play hey-look-a-shotgun on blue')).toBe('play HEY LOOK… A SHOTGUN! on Blue')
  })

  it('tells what "done" means before the window ahead of step 7 has closed', () => {
    expect(label(at('turn 3 red post-zombie', 'red hand fear'), 'done')).toBe('discard nothing')
  })
})
