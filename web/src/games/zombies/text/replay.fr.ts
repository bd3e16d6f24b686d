import type { Catalogue } from '@shamble/module'

export default {
  'replay.zombies.luck': 'Chance : zombies tués au dé seul',
  'replay.zombies.moment.destroyed': '{{seat}} fait sauter une tuile : {{tile}}',
  'replay.zombies.moment.died_one': '{{seat}} meurt et perd {{count}} zombie',
  'replay.zombies.moment.died_other': '{{seat}} meurt et perd {{count}} zombies',
  'replay.zombies.moment.died_zero': '{{seat}} meurt',
  'replay.zombies.moment.gate': 'Portail : la base s’ouvre',
  'replay.zombies.moment.helipad': '{{seat}} pose l’héliport',
  'replay.zombies.moment.leads': '{{seat}} mène avec {{count}} zombies',
  'replay.zombies.moment.level': '{{seat}} égalise avec {{count}} zombies',
  'replay.zombies.moment.only': 'Plus aucun hélicoptère accessible',
  'replay.zombies.moment.placed': '{{seat}} pose une tuile : {{tile}}',
  'replay.zombies.moment.won.collection': '{{seat}} a assez de zombies',
  'replay.zombies.moment.won.helicopter': '{{seat}} atteint l’hélicoptère',
  'replay.zombies.race': 'Zombies en réserve',
  'replay.zombies.say.chance_one': 'Une face sur six tue sans balles.',
  'replay.zombies.say.chance_other': '{{count}} faces sur six tuent sans balles.',
  'replay.zombies.say.chance_zero': 'Aucune face ne tue sans balles.',
  'replay.zombies.say.died_one':
    '{{seat}} revient sur la Grand-Place avec 3 vies et 3 balles. Sur {{had}} zombies, il en reste un.',
  'replay.zombies.say.died_other':
    '{{seat}} revient sur la Grand-Place avec 3 vies et 3 balles. Sur {{had}} zombies, il en reste {{count}}.',
  'replay.zombies.say.died_zero':
    '{{seat}} revient sur la Grand-Place avec 3 vies et 3 balles, et n’a plus aucun zombie.',
  'replay.zombies.say.enough': 'Total {{sum}}, il faut {{need}} : zombie tué.',
  'replay.zombies.say.short': 'Total {{sum}}, il faut {{need}} : il manque {{count}}.',
  'replay.zombies.title.died': '{{seat}} meurt',
  'replay.zombies.title.drew': '{{seat}} pioche une carte',
  'replay.zombies.title.drew.known': '{{seat}} pioche « {{card}} »',
  'replay.zombies.title.killed': '{{seat}} tue un zombie',
  'replay.zombies.title.life-lost_one': '{{seat}} perd une vie',
  'replay.zombies.title.life-lost_other': '{{seat}} perd {{count}} vies',
  'replay.zombies.title.roll-hit': '{{seat}} touche',
  'replay.zombies.title.roll-short': '{{seat}} : il manque {{short}}',
  'replay.zombies.title.tile-placed': '{{seat}} pose une tuile : {{tile}}',
} as const satisfies Catalogue
