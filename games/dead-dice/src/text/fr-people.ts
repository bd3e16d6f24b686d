import type { Catalogue } from '@shamble/module'

/** Les survivants, ce qu’ils portent, les survivants non-joueurs et les campagnes. */
export const people: Catalogue = {
  'drawer.survivor': 'Survivants',
  'drawer.band': 'Groupes',
  'sampleTrait.none': 'pas de second trait',

  'field.trait': 'Trait libre',
  'field.secondTrait': 'Second trait libre',
  'field.tags': 'Sert à',
  'field.darkSide': 'Part d’ombre',
  'field.survivor': 'Survivant',
  'field.why': 'Ce qu’il faut changer',
  'field.talent': 'Talent',
  'field.items': 'Équipement',
  'draft.sheet.points': 'points dépensés : {{spent}}, restants : {{left}}',
  'pick.who': '{{who}}',

  'event.survivor-joins': '{{name}} rejoint le groupe.',
  'event.sheet-returned': 'Le meneur vous demande de modifier votre survivant : « {{words}} »',
  'event.trusts': '{{name}} accorde sa Confiance à {{whom}}.',
  'event.companion-joins': '{{name}} vient avec le groupe.',
  'event.companion-leaves': '{{name}} quitte le groupe.',
  'event.gear.handOver': '{{name}} donne ceci à {{whom}} : {{item}}.',
  'event.gear.drop': '{{name}} lâche ceci : {{item}}.',
  'event.treated': '{{seat}} soigne {{whom}} avec des médicaments.',
  'refuse.pack.notMedicine': 'Seuls des médicaments peuvent soigner un survivant ici.',
  'event.gear.stash': '{{name}} confie ceci aux survivants non-joueurs : {{item}}.',
  'event.gear.takeOut': '{{name}} prend ceci : {{item}}.',
  'event.left-behind': 'Personne ne l’emporte, c’est perdu : {{item}}.',
  'event.overloaded': '{{name}} porte trop pour se battre.',
  'event.overload-denied': 'Le meneur juge que c’est trop lourd pour {{name}}.',
  'event.companion-promoted': '{{name}} prend la place d’un survivant mort.',
  'event.survivor-left': '{{name}} s’en va de son côté.',
  'event.master-left': 'Le meneur automatique prend le relais.',
  'event.rewarded': '{{name}} gagne une récompense : {{reward}}.',
  'event.improved': '{{name}} a progressé : {{score}} +1.',
  'event.learnt': '{{name}} a un nouveau trait.',

  'refuse.trust.oneself':
    'Vous ne pouvez pas augmenter votre Confiance en vous-même : choisissez le survivant d’un autre joueur.',
  'refuse.trust.nobody': 'Vous ne pouvez augmenter votre Confiance qu’envers le survivant d’un autre joueur.',
  'refuse.sendBack.nobody': 'Il n’y a rien à renvoyer : ce joueur n’a pas créé de survivant.',
  'refuse.sendBack.words': 'Vous ne pouvez pas renvoyer un survivant sans un mot : dites ce qu’il faut changer.',
  'refuse.companion.alone': 'Vous ne pouvez pas avoir de survivant non-joueur : vous êtes seuls au monde.',
  'refuse.companion.empty': 'Personne ne peut vous rejoindre : la réserve Survivants est Vide.',
  'refuse.companion.name': 'Un survivant non-joueur ne peut pas venir sans nom : écrivez un nom.',
  'refuse.companion.sameName': 'Vous ne pouvez pas utiliser ce nom : un survivant non-joueur s’appelle déjà {{name}}.',
  'refuse.companion.many':
    'Personne d’autre ne peut venir : le groupe a de la place pour {{most}} survivants non-joueurs au plus.',
  'refuse.companion.talent': 'Un talent ne peut pas servir à plus de {{most}} sortes d’actions.',
  'refuse.companion.enough':
    'Vous ne pouvez pas ajouter les survivants non-joueurs habituels : le groupe a déjà le nombre habituel.',
  'refuse.equip.nobody': 'Vous ne pouvez rien donner à ce survivant : il n’existe pas.',
  'refuse.equip.lines':
    'Un survivant ne peut pas porter autant : la limite est de 2 lignes sur lui, et de 3 de plus dans un sac.',
  'refuse.pack.notYours': 'Vous ne pouvez pas utiliser cet objet : vous ne le portez pas.',
  'refuse.pack.inHand': 'Vous ne pouvez pas prendre cela en main : vous le tenez déjà.',
  'refuse.pack.hands':
    'Vous ne pouvez pas tenir cela ensemble : vous utilisez une seule arme, deux armes de poing, ou une arme pour chaque main.',
  'refuse.pack.nobody':
    'Vous ne pouvez rien donner à ce survivant maintenant : choisissez un autre survivant en vie, présent avec vous.',
  'refuse.pack.noCompanions': 'Personne d’autre ne peut porter cet objet : vous êtes seuls.',
  'refuse.pack.outOfReach':
    'Vous ne pouvez pas atteindre cet équipement : les survivants non-joueurs qui le portent sont restés au refuge.',
  'refuse.pack.notInStash': 'Vous ne pouvez pas prendre cet objet : les survivants non-joueurs ne le portent pas.',
  'refuse.pack.nothingOn': 'Vous ne pouvez pas enlever cet objet : vous ne le portez pas sur vous.',
  'refuse.pack.notWorn': 'Vous ne pouvez pas mettre cet objet : il ne se porte pas sur soi.',
  'refuse.pack.hasBag': 'Vous ne pouvez pas mettre un second sac : un survivant ne porte qu’un sac.',
  'refuse.pack.noLoad': 'Vous ne pouvez pas porter plus : toutes les lignes de cette réserve sont déjà portées.',
  'refuse.pack.noneCarried': 'Vous ne pouvez rien poser : vous ne portez aucune ligne de cette réserve.',
  'refuse.pack.noRoom': 'Vous ne pouvez pas répartir la charge : il ne reste rien, ou aucune ligne n’est libre.',
  'refuse.promote.nobody':
    'Vous ne pouvez pas reprendre ce survivant non-joueur : choisissez un survivant non-joueur en vie.',
  'refuse.reward.nobody':
    'Cette récompense ne peut pas aller au survivant de ce joueur : choisissez l’un des survivants proposés.',
  'refuse.experience.cap': 'Ce score ne peut pas monter : le maximum est {{most}}.',
  'refuse.experience.traits': 'Un survivant ne peut pas avoir plus de {{most}} traits dans cette campagne.',
  'refuse.experience.dear':
    'Vous ne pouvez pas payer un nouveau trait : il coûte {{price}} points d’expérience, et vous en avez {{xp}}.',
}
