import { LANGUAGES } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import module from './index.js'

describe('the table in the terminal', () => {
  it('shows lives, hands by their size, and each announcement upon the one it answers', () => {
    const text = 'turn 4 north fights\nnorth 2: shovel*2\neast 3: swerve\nsouth out\nwest 1: hush fog'
    const table = TestTable.at(module, text, { seats: 4 }).play('north: fight west')
    table.play('north: play shovel on north').play('east: play swerve on west')
    const lines = LANGUAGES.map((language) =>
      module
        .draw(table.view('west'), gameSpeaker(module, language))
        .map((line) => line.map((span) => span.text).join('')),
    )
    expect(lines).toEqual([
      [
        '› North  ♥♥·  1 card',
        '  East   ♥♥♥  0 cards',
        '  South  out of the game',
        '  West   ♥··  2 cards',
        'Deck 31, discarded 2',
        'Hand  Fog, Hush',
        '  North against West',
        '    North: Shovel on North',
        '      East: Swerve on West',
      ],
      [
        '› Nord   ♥♥·  1 carte',
        '  Est    ♥♥♥  0 carte',
        '  Sud    éliminé',
        '  Ouest  ♥··  2 cartes',
        'Pioche 31, défausse 2',
        'Main  Brouillard, Chut',
        '  Nord contre Ouest',
        '    Nord\u00a0: Pelle sur Nord',
        '      Est\u00a0: Embardée sur Ouest',
      ],
    ])
  })
})
