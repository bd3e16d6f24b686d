import type { Catalogue } from '@shamble/module'

export default {
  'replay.zombies.luck': 'Luck: kills on the roll',
  'replay.zombies.moment.destroyed': '{{seat}} blows up {{tile}}',
  'replay.zombies.moment.died_one': '{{seat}} loses the last life and {{count}} zombie',
  'replay.zombies.moment.died_other': '{{seat}} loses the last life and {{count}} zombies',
  'replay.zombies.moment.died_zero': '{{seat}} loses the last life',
  'replay.zombies.moment.gate': 'Front Gate: the base opens',
  'replay.zombies.moment.helipad': '{{seat}} places the helipad',
  'replay.zombies.moment.leads': '{{seat}} leads with {{count}}',
  'replay.zombies.moment.level': '{{seat}} draws level at {{count}}',
  'replay.zombies.moment.only': 'No helicopter within reach',
  'replay.zombies.moment.placed': '{{seat}} lays {{tile}}',
  'replay.zombies.moment.won.collection': '{{seat}} has enough',
  'replay.zombies.moment.won.helicopter': '{{seat}} reaches the helicopter',
  'replay.zombies.race': 'Zombies in reserve',
  'replay.zombies.say.chance_one': 'One face in six killed without bullets.',
  'replay.zombies.say.chance_other': '{{count}} faces in six killed without bullets.',
  'replay.zombies.say.chance_zero': 'No face killed without bullets.',
  'replay.zombies.say.died_one':
    '{{seat}} goes back to the Town Square with 3 lives and 3 bullets; of {{had}} zombies in reserve one is left.',
  'replay.zombies.say.died_other':
    '{{seat}} goes back to the Town Square with 3 lives and 3 bullets; of {{had}} zombies in reserve {{count}} are left.',
  'replay.zombies.say.died_zero':
    '{{seat}} goes back to the Town Square with 3 lives and 3 bullets, and no zombie is left in reserve.',
  'replay.zombies.say.enough': 'It came to {{sum}} against {{need}}: enough.',
  'replay.zombies.say.short': 'It came to {{sum}} against {{need}}: {{count}} short.',
  'replay.zombies.title.died': '{{seat}} loses the last life',
  'replay.zombies.title.drew': '{{seat}} draws a card',
  'replay.zombies.title.drew.known': '{{seat}} draws {{card}}',
  'replay.zombies.title.killed': '{{seat}} kills a zombie',
  'replay.zombies.title.life-lost_one': '{{seat}} loses a life',
  'replay.zombies.title.life-lost_other': '{{seat}} loses {{count}} lives',
  'replay.zombies.title.roll-hit': '{{seat}} hits',
  'replay.zombies.title.roll-short': '{{seat}} is {{short}} short',
  'replay.zombies.title.tile-placed': '{{seat}} lays {{tile}}',
} as const satisfies Catalogue
