import type { Catalogue } from '@shamble/module'

export default {
  'rules.chapter.zombies.1.1': 'But du jeu',
  'rules.chapter.zombies.1.2': 'Mise en place',
  'rules.chapter.zombies.1.3': 'Le tour',
  'rules.chapter.zombies.1.3.1': 'Étape 1 : tuile',
  'rules.chapter.zombies.1.3.2': 'Étape 2 : combat',
  'rules.chapter.zombies.1.3.3': 'Étape 3 : cartes',
  'rules.chapter.zombies.1.3.4': 'Étape 4 : jet de mouvement',
  'rules.chapter.zombies.1.3.5': 'Étape 5 : déplacement',
  'rules.chapter.zombies.1.3.6': 'Étape 6 : zombies',
  'rules.chapter.zombies.1.3.7': 'Étape 7 : défausse',
  'rules.chapter.zombies.T': 'Comment lire les tuiles',
  'rules.chapter.zombies.card': 'Les cartes, une à une',
  'rules.chapter.zombies.W': 'Quand jouer des cartes',
  'rules.chapter.zombies.R': 'Décisions sur les points non précisés',
  'rules.minute.zombies': [
    'Vous construisez une ville tuile par tuile. Un hélicoptère attend quelque part, en ville ou dans la base militaire derrière le Portail.',
    'À votre tour : posez une tuile, combattez le zombie de votre case, complétez votre main à trois cartes, lancez le dé et avancez, lancez le dé pour les zombies et déplacez ce nombre de zombies, puis défaussez une carte si vous voulez.',
    'Pour combattre, lancez un dé : 4 ou plus tue. Chaque balle payée ajoute 1 ; sinon, perdez une vie et relancez.',
    'Les cartes vous aident ou gênent les autres joueurs, même pendant leur tour.',
    'Si vous perdez votre dernière vie, vous revenez sur la Grand-Place avec 3 vies et 3 balles et perdez la moitié de vos zombies.',
    'Vous gagnez avec 25 zombies, ou en atteignant le centre d’un héliport et en survivant au combat.',
  ].join('\n'),
} as const satisfies Catalogue
