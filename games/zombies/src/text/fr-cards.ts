import type { Catalogue } from '@shamble/module'

/** Titles, what each card does, and why it cannot be played at this moment. */
export const cards: Catalogue = {
  'card.adjusting-nicely': 'On s’y fait',
  'card.adrenaline-rush': 'Montée d’adrénaline',
  'card.all-the-marbles': 'Toutes les billes',
  'card.alternate-food-source': 'Autre source de nourriture',
  'card.bad-sense-of-direction': 'Aucun sens de l’orientation',
  'card.brain-cramp': 'Court-circuit',
  'card.breakthrough': 'Percée',
  'card.butter-fingers': 'Mains de beurre',
  'card.chainsaw': 'Tronçonneuse',
  'card.claustrophobia': 'Claustrophobie',
  'card.dynamite': 'Dynamite',
  'card.fear': 'Terreur',
  'card.fire-axe': 'Hache d’incendie',
  'card.first-aid-kit': 'Trousse de secours',
  'card.govt-enhanced-zombies': 'Zombies améliorés par le gouvernement',
  'card.grenade': 'Grenade',
  'card.hey-look-a-shotgun': 'Oh, un fusil !',
  'card.hysterical-paralysis': 'Paralysie hystérique',
  'card.i-dont-think-theyre-dead': 'Je ne crois pas qu’ils soient morts',
  'card.i-feel-alive': 'Je me sens vivant',
  'card.i-see-the-helicopter': 'Je vois l’hélicoptère',
  'card.i-think-its-over-here': 'C’est par ici, je crois',
  'card.in-the-zone': 'Dans la zone',
  'card.just-when-you-thought': 'Juste quand on pensait que ça ne pouvait être pire',
  'card.lots-of-ammo': 'Plein de munitions',
  'card.mine-field': 'Champ de mines',
  'card.molotov-cocktail': 'Cocktail Molotov',
  'card.much-needed-rest': 'Repos bien mérité',
  'card.no-brains-here': 'Pas de cervelle ici',
  'card.rocket-launcher': 'Lance-roquettes',
  'card.skateboard': 'Skateboard',
  'card.slight-miscalculation': 'Légère erreur de calcul',
  'card.the-keys-are-still-in-it': 'Les clés sont restées dessus !',
  'card.this-isnt-so-bad': 'Ce n’est pas si terrible',
  'card.were-screwed': 'On est fichus',
  'card.weekend-pass-denied': 'Permission refusée !',
  'card.what-is-that-smell': 'C’est quoi cette odeur',
  'card.where-did-everybody-go': 'Où est passé tout le monde ?',
  'card.you-dont-need-that': 'Tu n’en as pas besoin !',
  'card.you-lookin-at-me': 'C’est moi que tu regardes !?',
  'card.your-shoes-untied': 'Tes lacets sont défaits',
  'card.zombie-master': 'Maître des zombies',

  'cardText.adjusting-nicely':
    'Se pose avec 13 zombies ou plus en réserve. Quand votre dernière vie s’en va, défaussez-la et gardez tous vos zombies.',
  'cardText.adrenaline-rush':
    'Avant votre jet de mouvement : mouvement doublé, bonus compris. Ou avant votre jet de combat : +2 à ce seul jet.',
  'cardText.all-the-marbles':
    'Se pose au magasin de jouets. Défaussez-la : plus un zombie ne bouge avant le début de votre prochain tour.',
  'cardText.alternate-food-source':
    'Jusqu’à la fin de votre prochain tour, joueurs et zombies s’ignorent : ni combat ni mort, et les pions se ramassent sous leur nez.',
  'cardText.bad-sense-of-direction':
    'Un joueur au choix se retrouve au centre de la Grand-Place ; s’il était en marche, il repart de là.',
  'cardText.brain-cramp': 'Un adversaire s’apprête à bouger : c’est vous qui menez tout son déplacement.',
  'cardText.breakthrough':
    'À votre tour, nommez une case d’un plateau voisin et lancez un dé : 5 ou 6 ouvre un passage définitif ; moins vous coûte une vie et met fin à votre mouvement. Jamais depuis ni vers un héliport.',
  'cardText.butter-fingers':
    'Un joueur lâche une arme en jeu que vous désignez, ou deux balles. Arrête aussi « Dynamite » quand elle est annoncée.',
  'cardText.chainsaw':
    'Se pose à la jardinerie. Défaussez-la pour +2 à tous vos jets de combat jusqu’à la fin du tour en cours.',
  'cardText.claustrophobia':
    'À son prochain tour, un joueur n’entre dans aucun immeuble ; s’il y est déjà, il en sort par le plus court.',
  'cardText.dynamite':
    'Nommez jusqu’à trois cases à côté de vous et lancez un dé : avec 4 ou plus, leurs zombies sont à vous ; avec moins, 2 vies en moins. Vaut une arme.',
  'cardText.fear': 'Un joueur reste sur place à son prochain tour ; le reste de ce tour a lieu.',
  'cardText.fire-axe': 'Se pose à la caserne de pompiers : +1 à tous vos jets de combat.',
  'cardText.first-aid-kit':
    'Se pose à l’hôpital ou à la pharmacie. Défaussez-la plutôt que de payer une vie pour un jet de combat.',
  'cardText.govt-enhanced-zombies':
    'Jusqu’à la fin de votre prochain tour, il faut 5 ou plus pour tuer n’importe quel zombie.',
  'cardText.grenade':
    'Se pose au surplus de l’armée. Dans un immeuble ou à sa porte, défaussez-la : tous ses zombies sont à vous, puis vous perdez une vie.',
  'cardText.hey-look-a-shotgun':
    'Un joueur qui n’en a pas reçoit un fusil à 3 charges : +1 à chacun de ses 3 prochains jets de combat.',
  'cardText.hysterical-paralysis': 'Le prochain tour d’un joueur est sauté en entier.',
  'cardText.i-dont-think-theyre-dead':
    'Un adversaire lance deux dés et peut réparer ceux de 3 ou moins : une balle par point jusqu’à 4, ou une vie pour un nouveau jet. S’il en reste un trop bas, 2 zombies quittent sa réserve.',
  'cardText.i-feel-alive': 'Lancez deux dés : si chacun montre au moins 4, deux vies de plus, sans dépasser 5.',
  'cardText.i-see-the-helicopter': 'Se pose dès qu’un héliport est sur la table : +1 à votre mouvement. Vaut une arme.',
  'cardText.i-think-its-over-here':
    'Un adversaire a tiré un plateau, sauf un héliport : vous le placez et le garnissez vous-même.',
  'cardText.in-the-zone':
    'Au début de votre tour : chaque 6 naturel que vous lancez ce tour-ci vous donne une carte. À la fin, vous en gardez 3.',
  'cardText.just-when-you-thought': 'Choisissez un immeuble : chacune de ses cases sans zombie en reçoit un.',
  'cardText.lots-of-ammo': 'Se pose au magasin de sport. Défaussez-la pour 3 balles.',
  'cardText.mine-field': 'Lancez un dé puis choisissez un plateau : autant de zombies de ses routes sont à vous.',
  'cardText.molotov-cocktail':
    'Se pose à la station-service. Dans un immeuble ou à sa porte, défaussez-la : +2 à vos jets de combat dans cet immeuble ce tour-ci.',
  'cardText.much-needed-rest':
    'À la place de votre jet de mouvement : 2 vies de plus, sans dépasser 5, et pas de déplacement.',
  'cardText.no-brains-here':
    'Un joueur partage sa case avec un zombie : vous poussez ce zombie sur une case libre reliée à la sienne.',
  'cardText.rocket-launcher':
    'Se pose à l’armurerie. Défaussez-la pour ôter un plateau du bord, ni héliport ni Grand-Place : ses zombies sont à vous, ses joueurs vont sur la Grand-Place.',
  'cardText.skateboard': 'Se pose au magasin de skates : +2 à vos jets de mouvement. Vaut une arme.',
  'cardText.slight-miscalculation':
    'Choisissez un immeuble : il reçoit autant de zombies qu’il en a déjà, dans la limite de sa place.',
  'cardText.the-keys-are-still-in-it':
    'À la place de votre jet de mouvement, vous avez 10 pas, sans aucun bonus. Les zombies rencontrés se combattent.',
  'cardText.this-isnt-so-bad': 'Deux zombies vont sur des cases libres de votre choix, n’importe où.',
  'cardText.were-screwed': 'Dix cases libres, où vous voulez, reçoivent un zombie chacune.',
  'cardText.weekend-pass-denied': 'Un adversaire perd toute sa main.',
  'cardText.what-is-that-smell':
    'Avant le jet de mouvement d’un adversaire : il sort à pied de son plateau et n’y revient pas ce tour-ci, sinon il saute le suivant.',
  'cardText.where-did-everybody-go': 'Vous promenez un adversaire sur 5 pas ; les combats en chemin restent les siens.',
  'cardText.you-dont-need-that': 'Sur la case d’un adversaire, vous lui prenez une arme en jeu que vous n’avez pas.',
  'cardText.you-lookin-at-me':
    'Répond à la carte d’un adversaire : il doit lui trouver une autre cible, sinon elle reste sans effet.',
  'cardText.your-shoes-untied':
    'Avant le premier pas : le mouvement de celui dont c’est le tour est divisé par deux, arrondi à l’entier inférieur.',
  'cardText.zombie-master': 'Cinq cases libres de la ville, sans joueur, reçoivent un zombie chacune.',

  'refuse.ZMB-card.adjusting-nicely': 'Il faut 13 zombies, et aucune carte de ce titre en jeu.',
  'refuse.ZMB-card.adrenaline-rush': 'Ni jet de mouvement à doubler, ni jet de combat à aider.',
  'refuse.ZMB-card.all-the-marbles': 'Elle se pose dans le magasin de jouets, une seule à la fois.',
  'refuse.ZMB-card.alternate-food-source': 'Elle se joue entre deux actions.',
  'refuse.ZMB-card.bad-sense-of-direction': 'Elle se joue sur l’un des joueurs.',
  'refuse.ZMB-card.brain-cramp': 'Seulement sur un adversaire qui s’apprête à bouger.',
  'refuse.ZMB-card.breakthrough':
    'Elle mène à une case d’un plateau voisin qui n’est pas reliée à la vôtre ; jamais un héliport.',
  'refuse.ZMB-card.butter-fingers': 'Il faut un joueur qui a une arme en jeu ou une balle.',
  'refuse.ZMB-card.chainsaw': 'Elle se pose dans la jardinerie, une seule à la fois.',
  'refuse.ZMB-card.claustrophobia': 'Claustrophobie : il faut avancer jusqu’à la sortie de l’immeuble.',
  'refuse.ZMB-card.claustrophobia.in': 'Claustrophobie : vous n’entrez dans aucun immeuble ce tour.',
  'refuse.ZMB-card.dynamite': 'Au plus trois cases à côté de vous, et pas quand rien ne peut être tué.',
  'refuse.ZMB-card.fear': 'Elle se joue sur l’un des joueurs.',
  'refuse.ZMB-card.fire-axe': 'Elle se pose dans la caserne de pompiers, une seule à la fois.',
  'refuse.ZMB-card.first-aid-kit': 'Elle se pose dans l’hôpital ou la pharmacie, une seule à la fois.',
  'refuse.ZMB-card.govt-enhanced-zombies': 'Elle se joue entre deux actions.',
  'refuse.ZMB-card.grenade':
    'Se pose au surplus de l’armée, s’emploie dans un immeuble ou à sa porte, jamais quand rien ne peut être tué.',
  'refuse.ZMB-card.hey-look-a-shotgun': 'Il faut un joueur sans fusil.',
  'refuse.ZMB-card.hysterical-paralysis': 'Elle se joue sur l’un des joueurs.',
  'refuse.ZMB-card.i-dont-think-theyre-dead': 'Il faut un adversaire qui a un zombie à perdre.',
  'refuse.ZMB-card.i-feel-alive': 'Elle se joue entre deux actions.',
  'refuse.ZMB-card.i-see-the-helicopter': 'Aucun héliport n’est encore sur la table, ou ce titre est déjà en jeu.',
  'refuse.ZMB-card.i-think-its-over-here':
    'Seulement pour un plateau qu’un adversaire vient de tirer, sauf un héliport.',
  'refuse.ZMB-card.in-the-zone': 'Seulement au début de votre tour.',
  'refuse.ZMB-card.just-when-you-thought': 'Il faut un immeuble dont une case est sans zombie.',
  'refuse.ZMB-card.lots-of-ammo': 'Elle se pose dans le magasin de sport, une seule à la fois.',
  'refuse.ZMB-card.mine-field': 'Rien ne peut être tué maintenant.',
  'refuse.ZMB-card.molotov-cocktail':
    'Elle se pose dans la station-service, et s’emploie dans un immeuble ou à sa porte.',
  'refuse.ZMB-card.much-needed-rest': 'Seulement à la place de votre jet de mouvement.',
  'refuse.ZMB-card.no-brains-here': 'Il faut un joueur qui partage sa case avec un zombie qui puisse s’écarter.',
  'refuse.ZMB-card.rocket-launcher':
    'Il se pose dans l’armurerie, s’emploie sur un plateau du bord, et jamais quand rien ne peut être tué.',
  'refuse.ZMB-card.skateboard': 'Il se pose dans le magasin de skates, un seul à la fois.',
  'refuse.ZMB-card.slight-miscalculation': 'Il faut un immeuble qui a un zombie et de la place pour un autre.',
  'refuse.ZMB-card.the-keys-are-still-in-it': 'La terreur vous cloue sur place : rien ne vous fait bouger ce tour-ci.',
  'refuse.ZMB-card.this-isnt-so-bad': 'Aucun zombie ne peut être déplacé maintenant.',
  'refuse.ZMB-card.were-screwed': 'Aucune case n’est libre.',
  'refuse.ZMB-card.weekend-pass-denied': 'Il faut un adversaire qui a une carte en main.',
  'refuse.ZMB-card.what-is-that-smell': 'Seulement sur un adversaire qui va lancer son dé de mouvement.',
  'refuse.ZMB-card.what-is-that-smell.back': 'Vous avez quitté ce plateau à cause de l’odeur : pas de retour ce tour.',
  'refuse.ZMB-card.where-did-everybody-go': 'Il faut un adversaire qui puisse être emmené maintenant.',
  'refuse.ZMB-card.you-dont-need-that': 'Il faut un adversaire sur votre case, avec une arme qui vous manque.',
  'refuse.ZMB-card.you-lookin-at-me': 'Seulement en réponse à une carte qu’un adversaire vient d’annoncer.',
  'refuse.ZMB-card.your-shoes-untied': 'Seulement sur le joueur qui s’apprête à bouger.',
  'refuse.ZMB-card.zombie-master': 'Aucune case libre de la ville n’est sans joueur.',
}
