import type { Catalogue } from '@shamble/module'

export default {
  'home.dead-dice.what':
    'Vous incarnez un survivant. Cherchez des vivres, tenez le refuge, cachez une morsure. Un meneur dépense sa Menace contre vous.',
  'home.dead-dice.how': '1 à 5 joueurs · 60 minutes · avec un meneur, ou sans',
  'home.dead-dice.players': '1 à 5 joueurs',
  'home.dead-dice.by':
    'Adapté de Dead Dice, seconde édition, de Julien « Selpoivre » Rothwiller, accroches de scénario avec Damien « Sedna » Sornette, Studio Gobz’Ink ; texte sous CC BY-NC-SA 3.0 (creativecommons.org/licenses/by-nc-sa/3.0). Cette adaptation est non commerciale, diffère de l’original et se partage sous la même licence. Les auteurs ne l’ont pas approuvée.',
} as const satisfies Catalogue
