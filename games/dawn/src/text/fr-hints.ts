import type { Catalogue } from '@shamble/module'

export const hints: Catalogue = {
  'hint.only-answer': 'Il n’y a pas d’autre réponse.',
  'hint.all-alike': 'Pour la maison, toutes ces réponses se valent.',

  'hint.opening': 'La maison aime commencer par paires : Peter avec Fran, Roger avec Steve.',
  'hint.agrees': 'La maison suit ce qui est proposé.',
  'hint.rests': 'Aucun mouvement n’en vaut la peine, et qui se repose peut agir au tour suivant.',
  'hint.waits-for-all': 'La maison déplace ensemble ceux d’une même case, et une partie doit se reposer.',
  'hint.closes-main-door':
    'Après la fermeture, plus rien n’entre par {{called}} ; pour gagner, il faut fermer les quatre.',
  'hint.clears-main-door': 'Un tir réussi ({{chance}} %) libère la case, et on peut alors fermer {{called}}.',
  'hint.to-main-door':
    'C’est sur le chemin pour fermer {{called}} : une porte principale fermée ne laisse plus entrer personne.',
  'hint.takes-rifle': 'Pour gagner, Steve et Fran doivent avoir chacun un fusil, et l’on tire mieux avec.',
  'hint.clears-rifles': 'Un tir réussi ({{chance}} %) libère la case, et un fusil peut alors être pris.',
  'hint.to-rifles': 'C’est sur le chemin des fusils, qu’il faut à Steve et à Fran pour gagner.',
  'hint.to-zombies': 'C’est sur le chemin des derniers zombies ; pour gagner, il n’en faut plus aucun.',
  'hint.frees-square':
    'Des zombies sont dans la même case et attaqueraient ; un tir touche avec {{chance}} % de chances.',
  'hint.shoots-threat': 'Les zombies en {{square}} sont une menace, et un tir touche avec {{chance}} % de chances.',
  'hint.good-shot':
    'Cela vaut un essai, pour qu’il en reste moins : un tir en {{square}} touche avec {{chance}} % de chances.',
  'hint.long-shot':
    'Un tir qui n’est pas fait est perdu ; celui-ci, en {{square}}, ne touche qu’avec {{chance}} % de chances.',
  'hint.to-firing-position': 'De {{square}}, un tir en {{target}} touche avec {{chance}} % de chances.',
  'hint.shoots-through-door': 'On peut ouvrir {{called}} entre {{a}} et {{b}}, tirer et la refermer.',
  'hint.shuts-door': 'Une fois {{called}} entre {{a}} et {{b}} fermée, les zombies peuvent faire moins de mal.',
  'hint.safer-square': 'En {{square}}, il y a moins à craindre des zombies.',
  'hint.safer-together': 'Avec {{who}}, il y a moins à craindre.',
  'hint.wakes-friend': 'Entrer dans la case, même de nouveau, réveille {{who}}.',
  'hint.joins-others': 'Cela mène en {{square}}, plus près de {{who}}.',
  'hint.stays': 'Aucune autre case à portée n’est meilleure, et aucun tir n’en vaut la peine.',
  'hint.all-spent': 'Tous les points sont dépensés, et aucun tir n’en vaut la peine.',
  'hint.not-possible': 'Ce que la maison préférerait n’est pas possible ici.',
  'hint.stops-attack': 'Cela arrête l’attaque avec environ {{chance}} % de chances.',
  'hint.cannot-hit': 'Aucun tir ne peut toucher.',
  'hint.own-guns': 'La maison ferait tirer plus d’armes, mais celles-ci sont les vôtres.',
  'hint.least-loss': 'C’est sans doute ce qui coûte le moins au camp humain.',
  'hint.far-from-people':
    'Elles sont à égale distance, mais d’ici le chemin vers tous les vôtres ensemble est le plus long.',
  'hint.worst-moves':
    'La règle veut les mouvements les plus dangereux pour les vôtres ; le jeu prend les plus proches d’abord.',

  'hint.hides-near-rifles': 'Quelqu’un viendra chercher les fusils.',
  'hint.hides-near-start': 'Des personnages peuvent commencer tout près.',
  'hint.rages': 'Une unité enragée avance de deux cases et effraie ceux qui lui tirent dessus.',
  'hint.no-rage': 'La rage n’approcherait aucune unité de personne.',
  'hint.comes-in': 'En {{square}}, une attaque est possible.',
  'hint.comes-closer': 'Cela rapproche de ceux à qui l’on peut faire mal.',
  'hint.blocks-main-door': 'Tant qu’elle est là, personne ne ferme {{called}}.',
  'hint.blocks-rifles': 'Tant qu’elle est là, personne ne prend de fusil.',
  'hint.frees-entrance': 'Cela fait place à d’autres qui entrent par la porte principale.',
  'hint.breaks-in':
    'Quelqu’un est derrière {{called}} entre {{a}} et {{b}}, et elle cède avec {{chance}} % de chances.',
  'hint.ambush': 'Des personnages sont tout près, et aucun zombie n’est encore avec eux.',
  'hint.must-react': 'Il faut réagir, et c’est ce pas qui rapporte le plus.',
  'hint.no-gain': 'Aucun autre mouvement ne rapporterait rien.',
  'hint.hurts-most': 'C’est en attaquer autant qui coûtera sans doute le plus au camp humain.',
}
