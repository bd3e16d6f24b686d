import type { Catalogue } from '@shamble/module'

export default {
  'replay.zombies.luck': 'Luck: kills with the roll alone',
  'replay.zombies.moment.destroyed': '{{seat}} blows up {{tile}}',
  'replay.zombies.moment.died_one': '{{seat}} dies and loses {{count}} zombie',
  'replay.zombies.moment.died_other': '{{seat}} dies and loses {{count}} zombies',
  'replay.zombies.moment.died_zero': '{{seat}} dies',
  'replay.zombies.moment.gate': 'Front Gate: the base opens',
  'replay.zombies.moment.helipad': '{{seat}} places the helipad',
  'replay.zombies.moment.leads': '{{seat}} leads with {{count}} zombies',
  'replay.zombies.moment.level': '{{seat}} draws level with {{count}} zombies',
  'replay.zombies.moment.only': 'No helicopter can be reached',
  'replay.zombies.moment.placed': '{{seat}} places {{tile}}',
  'replay.zombies.moment.won.collection': '{{seat}} has enough zombies',
  'replay.zombies.moment.won.helicopter': '{{seat}} reaches the helicopter',
  'replay.zombies.race': 'Zombies in the collection',
  'replay.zombies.say.chance_one': 'One face in six kills without bullets.',
  'replay.zombies.say.chance_other': '{{count}} faces in six kill without bullets.',
  'replay.zombies.say.chance_zero': 'No face kills without bullets.',
  'replay.zombies.say.died_one':
    '{{seat}} returns to the Town Square with 3 lives and 3 bullets. Of {{had}} zombies, one is left.',
  'replay.zombies.say.died_other':
    '{{seat}} returns to the Town Square with 3 lives and 3 bullets. Of {{had}} zombies, {{count}} are left.',
  'replay.zombies.say.died_zero':
    '{{seat}} returns to the Town Square with 3 lives and 3 bullets, and no zombies are left.',
  'replay.zombies.say.enough': 'The total is {{sum}}, {{need}} needed: a kill.',
  'replay.zombies.say.short': 'The total is {{sum}}, {{need}} needed: short by {{count}}.',
  'replay.zombies.title.died': '{{seat}} dies',
  'replay.zombies.title.drew': '{{seat}} draws a card',
  'replay.zombies.title.drew.known': '{{seat}} draws {{card}}',
  'replay.zombies.title.killed': '{{seat}} kills a zombie',
  'replay.zombies.title.life-lost_one': '{{seat}} loses a life',
  'replay.zombies.title.life-lost_other': '{{seat}} loses {{count}} lives',
  'replay.zombies.title.roll-hit': '{{seat}} hits',
  'replay.zombies.title.roll-short': '{{seat}} is short by {{short}}',
  'replay.zombies.title.tile-placed': '{{seat}} places {{tile}}',
} as const satisfies Catalogue
