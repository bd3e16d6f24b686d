import type { Catalogue } from '@shamble/module'

export default {
  'rules.chapter.zombies.1.1': 'But',
  'rules.chapter.zombies.1.2': 'Mise en place',
  'rules.chapter.zombies.1.3': 'Le tour',
  'rules.chapter.zombies.1.3.1': 'Étape 1 : plateau',
  'rules.chapter.zombies.1.3.2': 'Étape 2 : combat',
  'rules.chapter.zombies.1.3.3': 'Étape 3 : cartes',
  'rules.chapter.zombies.1.3.4': 'Étape 4 : jet de mouvement',
  'rules.chapter.zombies.1.3.5': 'Étape 5 : déplacement',
  'rules.chapter.zombies.1.3.6': 'Étape 6 : zombies',
  'rules.chapter.zombies.1.3.7': 'Étape 7 : défausse',
  'rules.chapter.zombies.T': 'Comment lire un plateau',
  'rules.chapter.zombies.card': 'Les cartes, une à une',
  'rules.chapter.zombies.W': 'Quand on joue des cartes',
  'rules.chapter.zombies.R': 'Décisions sur les manques',
  'rules.minute.zombies': [
    'Une ville grandit plateau par plateau. Quelque part, ou dans la base militaire derrière son portail, un hélicoptère attend.',
    'Votre tour : poser un plateau, combattre ce qui occupe votre case, compléter sa main à trois cartes, lancer le dé et marcher, lancer pour les zombies et en bouger autant, et défausser une carte si vous voulez.',
    'Un combat, c’est un dé : 4 ou plus tue. Chaque balle payée ajoute 1 ; sinon, vous perdez une vie et relancez.',
    'Les cartes vous aident ou nuisent aux autres, même au milieu de leur tour.',
    'Sans vie, vous revenez sur la Grand-Place avec 3 vies et 3 balles, et la moitié de vos zombies est perdue.',
    'Le premier à 25 zombies gagne, ou le premier au milieu d’un héliport qui survit au combat.',
  ].join('\n'),
} as const satisfies Catalogue
