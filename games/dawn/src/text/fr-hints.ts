import type { Catalogue } from '@shamble/module'

export const hints: Catalogue = {
  'hint.only-answer': 'Il n’y a pas d’autre choix.',
  'hint.all-alike': 'Tous ces choix se valent.',

  'hint.opening': 'Commencer par paires est plus sûr : Peter avec Fran, Roger avec Steve.',
  'hint.agrees': 'La proposition est bonne.',
  'hint.rests': 'Aucun mouvement n’en vaut la peine, et un personnage qui se repose pourra agir au tour suivant.',
  'hint.waits-for-all': 'Les personnages d’une même case sont plus forts ensemble, et certains doivent se reposer.',
  'hint.closes-main-door':
    'Une fois fermée, {{called}} ne laisse plus entrer aucun zombie. Pour gagner, il faut fermer les quatre portes principales.',
  'hint.clears-main-door': 'Un tir réussi ({{chance}} %) libère la case, et il devient possible de fermer {{called}}.',
  'hint.to-main-door':
    'C’est sur le chemin pour fermer {{called}} : une porte principale fermée arrête les nouveaux zombies.',
  'hint.takes-rifle': 'Pour gagner, Steve et Fran doivent avoir un fusil chacun, et un fusil améliore leurs tirs.',
  'hint.clears-rifles': 'Un tir réussi ({{chance}} %) libère la case, et il devient possible de prendre un fusil.',
  'hint.to-rifles': 'C’est sur le chemin des fusils, dont Steve et Fran ont besoin pour gagner.',
  'hint.to-zombies': 'C’est sur le chemin des derniers zombies : pour gagner, il ne doit plus rester aucun zombie.',
  'hint.frees-square': 'Des zombies dans la même case vont attaquer ; un tir touche dans {{chance}} % des cas.',
  'hint.shoots-threat': 'Les zombies en {{square}} sont une menace, et un tir touche dans {{chance}} % des cas.',
  'hint.good-shot': 'Un tir sur la case {{square}} touche dans {{chance}} % des cas, et chaque zombie de moins compte.',
  'hint.long-shot': 'Un tir non utilisé est perdu : tirer sur la case {{square}} ne coûte rien, même à {{chance}} %.',
  'hint.to-firing-position': 'Depuis {{square}}, un tir sur la case {{target}} touche dans {{chance}} % des cas.',
  'hint.shoots-through-door': 'Vous pouvez ouvrir {{called}} entre {{a}} et {{b}}, tirer, puis refermer.',
  'hint.shuts-door': 'Une fois fermée, {{called}} entre {{a}} et {{b}} protège mieux des zombies.',
  'hint.safer-square': 'Les personnages sont plus en sûreté en {{square}}.',
  'hint.safer-together': 'Rester avec {{who}} est plus sûr.',
  'hint.wakes-friend': 'Entrer dans cette case, même une seconde fois, ranime {{who}}.',
  'hint.joins-others': 'Le but est la case {{square}}, plus près de {{who}}.',
  'hint.stays': 'Aucune case à portée n’est meilleure, et aucun tir n’en vaut la peine.',
  'hint.all-spent': 'Tous les points sont dépensés, et aucun tir n’en vaut la peine.',
  'hint.not-possible': 'Un meilleur plan existe, mais il n’est pas possible ici.',
  'hint.stops-attack': 'Le tir de réaction arrête l’attaque dans environ {{chance}} % des cas.',
  'hint.cannot-hit': 'Aucun tir ne peut toucher.',
  'hint.own-guns': 'Plus d’armes vaudraient mieux, mais seules celles-ci sont à vous.',
  'hint.least-loss': 'C’est probablement ce qui coûte le moins au camp humain.',
  'hint.far-from-people':
    'Les cases sont à égale distance, mais d’ici le chemin vers tous vos personnages est le plus long.',
  'hint.worst-moves':
    'La règle demande les mouvements les plus menaçants pour vos personnages : les unités les plus proches d’abord.',

  'hint.hides-near-rifles': 'Steve et Fran viendront chercher les fusils.',
  'hint.hides-near-start': 'Des personnages peuvent commencer tout près.',
  'hint.rages': 'Une unité berserk avance de deux cases, et tirer sur elle demande un test de panique.',
  'hint.no-rage': 'Devenir berserk ne rapprocherait aucune unité d’un personnage.',
  'hint.comes-in': 'En {{square}}, le zombie peut attaquer.',
  'hint.comes-closer': 'Le zombie se rapproche de personnages qu’il peut blesser.',
  'hint.blocks-main-door': 'Tant qu’un zombie est là, personne ne peut fermer {{called}}.',
  'hint.blocks-rifles': 'Tant qu’un zombie est là, personne ne peut prendre de fusil.',
  'hint.frees-entrance': 'Cela laisse la place à d’autres zombies à la porte principale.',
  'hint.breaks-in':
    'Il y a un personnage derrière {{called}} entre {{a}} et {{b}}, et la vitre se brise dans {{chance}} % des cas.',
  'hint.ambush': 'Des personnages sont tout près, et aucun zombie n’est encore avec eux.',
  'hint.must-react': 'Ces zombies doivent réagir, et ce pas est le plus utile.',
  'hint.no-gain': 'Aucun autre mouvement n’apporte quoi que ce soit.',
  'hint.hurts-most': 'Attaquer autant de personnages coûte probablement le plus au camp humain.',
}
