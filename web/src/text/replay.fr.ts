import type { Catalogue } from '@shamble/kernel'

export default {
  'luck.asGood': 'Aussi bien ou mieux : {{share}} %',
  'luck.columns': 'obtenu · attendu',
  'luck.got': '{{got}} avec {{dice}} dés, {{expected}} attendus.',
  'luck.title': 'Chance : tous les dés',
  'replay.back': 'Retour à la table',
  'replay.fork': 'Continuer d’ici',
  'replay.fork.what': 'Une nouvelle table depuis ce coup, avec de nouveaux dés. Ce journal reste tel quel.',
  'replay.forkName': 'Depuis le tour {{turn}}',
  'replay.happened': 'Ce qui s’est passé',
  'replay.pause': 'Arrêter',
  'replay.run': 'Lecture',
  'replay.spectator': 'Tous',
  'replay.stepBack': '‹ Coup',
  'replay.stepOn': 'Coup ›',
  'replay.title': 'Relecture',
  'replay.turnBack': '‹ Tour',
  'replay.turnOf': 'Tour {{turn}} sur {{of}}',
  'replay.turnOn': 'Tour ›',
  'replay.whose.all': 'Par quels yeux : tout peut être montré',
  'replay.whose.own': 'Vos propres yeux, tant que la partie dure',
} as const satisfies Catalogue
