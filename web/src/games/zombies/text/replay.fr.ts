import type { Catalogue } from '@shamble/module'

export default {
  'replay.zombies.luck': 'Chance : zombies tués au dé',
  'replay.zombies.moment.destroyed': '{{seat}} fait sauter : {{tile}}',
  'replay.zombies.moment.died_one': '{{seat}} perd sa dernière vie et {{count}} zombie',
  'replay.zombies.moment.died_other': '{{seat}} perd sa dernière vie et {{count}} zombies',
  'replay.zombies.moment.died_zero': '{{seat}} perd sa dernière vie',
  'replay.zombies.moment.gate': 'Portail : la base s’ouvre',
  'replay.zombies.moment.helipad': '{{seat}} place l’héliport',
  'replay.zombies.moment.leads': '{{seat}} mène avec {{count}}',
  'replay.zombies.moment.level': '{{seat}} égalise à {{count}}',
  'replay.zombies.moment.only': 'Plus d’hélicoptère à portée',
  'replay.zombies.moment.placed': '{{seat}} pose : {{tile}}',
  'replay.zombies.moment.won.collection': '{{seat}} en a assez',
  'replay.zombies.moment.won.helicopter': '{{seat}} atteint l’hélicoptère',
  'replay.zombies.race': 'Zombies en réserve',
  'replay.zombies.say.chance_one': 'Une face sur six tuait sans balles.',
  'replay.zombies.say.chance_other': '{{count}} faces sur six tuaient sans balles.',
  'replay.zombies.say.chance_zero': 'Aucune face ne tuait sans balles.',
  'replay.zombies.say.died_one':
    '{{seat}} retourne à la Grand-Place avec 3 vies et 3 balles ; sur {{had}} zombies en réserve, il en reste un.',
  'replay.zombies.say.died_other':
    '{{seat}} retourne à la Grand-Place avec 3 vies et 3 balles ; sur {{had}} zombies en réserve, il en reste {{count}}.',
  'replay.zombies.say.died_zero':
    '{{seat}} retourne à la Grand-Place avec 3 vies et 3 balles, et plus aucun zombie en réserve.',
  'replay.zombies.say.enough': 'Résultat : {{sum}} contre {{need}}, cela suffit.',
  'replay.zombies.say.short': 'Résultat : {{sum}} contre {{need}}, il manque {{count}}.',
  'replay.zombies.title.died': '{{seat}} perd sa dernière vie',
  'replay.zombies.title.drew': '{{seat}} pioche une carte',
  'replay.zombies.title.drew.known': '{{seat}} pioche {{card}}',
  'replay.zombies.title.killed': '{{seat}} tue un zombie',
  'replay.zombies.title.life-lost_one': '{{seat}} perd une vie',
  'replay.zombies.title.life-lost_other': '{{seat}} perd {{count}} vies',
  'replay.zombies.title.roll-hit': '{{seat}} touche',
  'replay.zombies.title.roll-short': 'Il manque {{short}} : {{seat}}',
  'replay.zombies.title.tile-placed': '{{seat}} pose : {{tile}}',
} as const satisfies Catalogue
