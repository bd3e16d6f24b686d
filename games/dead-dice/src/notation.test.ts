import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from './actions.js'
import { notation } from './notation.js'
import { NO_STAGING } from './rules/cart.js'

const WRITTEN: readonly (readonly [string, DeadDiceAction])[] = [
  ['roll', { type: 'roll' }],
  ['sacrifice survival', { type: 'sacrifice', what: 'survival', id: -1 }],
  ['sacrifice weapon id 12', { type: 'sacrifice', what: 'weapon', id: 12 }],
  ['offer "my boots, both"', { type: 'offer', words: 'my boots, both' }],
  ['rule muscle 2 with 1, 4', { type: 'rule', by: 'muscle', difficulty: 2, trait: -1, companions: [1, 4] }],
  ['rule guts 1 trait 0', { type: 'rule', by: 'guts', difficulty: 1, trait: 0, companions: [] }],
  ['attempt "swing across" through finesse', { type: 'attempt', words: 'swing across', by: 'finesse' }],
  ['say "Who is there?"', { type: 'say', words: 'Who is there?' }],
  ['reveal twist', { type: 'reveal', what: 'twist' }],
  ['judge works', { type: 'judge', how: 'works' }],
  ['agree', { type: 'agree' }],
  [
    'sheet "Ana \\"Doc\\"" brains 3 survival 4 hides "I ran." traits "Nurse" medicine survival, "Runner" athletics stealth',
    {
      type: 'sheet',
      name: 'Ana "Doc"',
      brains: 3,
      finesse: 1,
      muscle: 1,
      guts: 1,
      mug: 1,
      survival: 4,
      traits: [
        { name: 'Nurse', tags: ['medicine', 'survival'] },
        { name: 'Runner', tags: ['athletics', 'stealth'] },
      ],
      darkSide: 'I ran.',
    },
  ],
  [
    'listedSheet "survival" finesse 3 trait cop second nurse hides murder',
    {
      type: 'listedSheet',
      name: 'survival',
      brains: 1,
      finesse: 3,
      muscle: 1,
      guts: 1,
      mug: 1,
      survival: 1,
      trait: 'cop',
      second: 'nurse',
      darkSide: 'murder',
    },
  ],
  ['readySheet Zoë', { type: 'readySheet', who: 'Zoë' }],
  ['sendBack second "Too wide."', { type: 'sendBack', seat: 1, words: 'Too wide.' }],
  ['companion "Dale" talent driving, mechanics', { type: 'companion', name: 'Dale', talent: ['driving', 'mechanics'] }],
  ['companion "Carl"', { type: 'companion', name: 'Carl', talent: [] }],
  ['equip first with bat, backpack', { type: 'equip', seat: 0, items: ['bat', 'backpack'] }],
  ['wield none', { type: 'wield', hand: [] }],
  ['wield 3, 4', { type: 'wield', hand: [3, 4] }],
  ['learn "Sniper" for shooting, stealth', { type: 'learn', name: 'Sniper', tags: ['shooting', 'stealth'] }],
  ['objectives provisions, story', { type: 'objectives', picks: ['provisions', 'story'] }],
  [
    'ownObjectives none own "Find the doctor", "Bury Carl"',
    { type: 'ownObjectives', picks: [], own: ['Find the doctor', 'Bury Carl'] },
  ],
  ['takeAlong none', { type: 'takeAlong', companions: [] }],
  ['leg home', { type: 'leg', to: 'home', objective: -1 }],
  ['leg objective objective 1', { type: 'leg', to: 'objective', objective: 1 }],
  ['parley home for passage', { type: 'parley', to: 'home', objective: -1, request: 'passage' }],
  ['try 0 by third', { type: 'try', obstacle: 0, leader: 2 }],
  ['prepare heal by first through brains on 2', { type: 'prepare', wish: 'heal', leader: 0, by: 'brains', on: 2 }],
  ['give things 3, 4 steps provisions', { type: 'give', things: [3, 4], steps: ['provisions'] }],
  ['give', { type: 'give', things: [], steps: [] }],
  ['reserves empty shelter low provisions', { type: 'reserves', empty: 'shelter', low: 'provisions' }],
  ['panic second 3', { type: 'panic', seat: 1, difficulty: 3 }],
  ['target 2 at second', { type: 'target', horde: 2, at: 1 }],
  ['target 2 at -1', { type: 'target', horde: 2, at: -1 }],
  ['foeShoot first trait 0', { type: 'foeShoot', whom: 0, trait: 0 }],
  ['foeMelee second trait group', { type: 'foeMelee', whom: 1, trait: 9 }],
  ['invoke none', { type: 'invoke', trait: -1 }],
  ['build danger', { type: 'build', ...NO_STAGING }],
  [
    'build danger: zombies, obstacle muscle 2 way-out',
    {
      type: 'build',
      ...NO_STAGING,
      zombies: 1,
      obstacles: [{ by: 'muscle', difficulty: 2, wayOut: true, words: '' }],
    },
  ],
  [
    'build confrontation: zombies 2, ambush, obstacle mug 1 "a crowd, angry", hazard fire, threat shelter muscle 2, lower provisions, noise, horde 2, special alpha near, special stalker at 2 on first, special stalker at 3 on companion 1, foe west, newcomer "Bob" 2 1 3 +2 firearm vest "Mean", trait looters, foes near',
    {
      type: 'build',
      scene: 'confrontation',
      horde: 2,
      noise: 1,
      lowered: ['provisions'],
      obstacles: [{ by: 'mug', difficulty: 1, wayOut: false, words: 'a crowd, angry' }],
      hazards: ['fire'],
      threats: [{ reserve: 'shelter', by: 'muscle', difficulty: 2 }],
      zombies: 2,
      ambushes: 1,
      specials: [
        { special: 'alpha', ambush: true, cell: -1, target: -1 },
        { special: 'stalker', ambush: false, cell: 2, target: 0 },
        { special: 'stalker', ambush: false, cell: 3, target: 101 },
      ],
      cast: ['west'],
      own: [
        {
          name: 'Bob',
          combativity: 2,
          reason: 1,
          violence: 3,
          traits: ['Mean'],
          bonus: 2,
          firearm: true,
          protection: 'vest',
        },
      ],
      groupTrait: 'looters',
      foesNear: true,
    },
  ],
]

describe('answers as people write them', () => {
  it.each(WRITTEN)('%s', (written, action) => {
    expect(notation.write(action)).toBe(written)
    expect(notation.read(written)).toEqual(action)
  })

  it('says nothing where a quote is not closed, however many others are in it', () => {
    expect(notation.read(String.raw`say "Who is there?\"`)).toBeNull()
    expect(notation.read(`say "${String.raw`\"`.repeat(400_000)}`)).toBeNull()
  })

  it('what is no answer is none', () => {
    for (const written of [
      '',
      'dance',
      'roll 2',
      'offer my boots',
      'offer "open',
      'rule muscle',
      'rule muscle 2 trait 0 trait 1',
      'objectives',
      'objectives provisions,, story',
      'equip nobody with bat',
      'build danger: zombies zombies',
      'build danger: zombies, zombies',
      'build danger zombies',
      'add foe west',
      'constructor',
    ])
      expect([written, notation.read(written)]).toEqual([written, null])
  })
})
