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
  'card.butter-fingers': 'Mains beurrées',
  'card.chainsaw': 'Tronçonneuse',
  'card.claustrophobia': 'Claustrophobie',
  'card.dynamite': 'Dynamite',
  'card.fear': 'Terreur',
  'card.fire-axe': 'Hache d’incendie',
  'card.first-aid-kit': 'Trousse de secours',
  'card.govt-enhanced-zombies': 'Zombies améliorés par le gouvernement',
  'card.grenade': 'Grenade',
  'card.hey-look-a-shotgun': 'Oh, un fusil à pompe !',
  'card.hysterical-paralysis': 'Paralysie hystérique',
  'card.i-dont-think-theyre-dead': 'Je ne crois pas qu’ils soient morts',
  'card.i-feel-alive': 'Je me sens vivant',
  'card.i-see-the-helicopter': 'Je vois l’hélicoptère',
  'card.i-think-its-over-here': 'C’est par ici, je crois',
  'card.in-the-zone': 'Dans la zone',
  'card.just-when-you-thought': 'Et l’on croyait que ça ne pouvait pas être pire',
  'card.lots-of-ammo': 'Plein de munitions',
  'card.mine-field': 'Champ de mines',
  'card.molotov-cocktail': 'Cocktail Molotov',
  'card.much-needed-rest': 'Repos bien mérité',
  'card.no-brains-here': 'Pas de cervelle ici',
  'card.rocket-launcher': 'Lance-roquettes',
  'card.skateboard': 'Skateboard',
  'card.slight-miscalculation': 'Légère erreur de calcul',
  'card.the-keys-are-still-in-it': 'Les clés sont dessus !',
  'card.this-isnt-so-bad': 'Ce n’est pas si terrible',
  'card.were-screwed': 'On est fichus',
  'card.weekend-pass-denied': 'Permission refusée !',
  'card.what-is-that-smell': 'C’est quoi, cette odeur ?',
  'card.where-did-everybody-go': 'Où est passé tout le monde ?',
  'card.you-dont-need-that': 'Tu n’en as pas besoin !',
  'card.you-lookin-at-me': 'C’est moi que tu regardes !?',
  'card.your-shoes-untied': 'Tes lacets sont défaits',
  'card.zombie-master': 'Maître des zombies',

  'cardText.adjusting-nicely':
    'Mettez cette carte en jeu si vous avez au moins 13 zombies. Quand vous perdez votre dernière vie, défaussez-la au lieu de perdre des zombies.',
  'cardText.adrenaline-rush':
    'Avant votre jet de mouvement : doublez votre mouvement, bonus compris. Ou avant un jet de combat : +2 à ce jet.',
  'cardText.all-the-marbles':
    'Mettez cette carte en jeu au magasin de jouets. Défaussez cette carte : aucun zombie ne bouge jusqu’au début de votre prochain tour.',
  'cardText.alternate-food-source':
    'Jusqu’à la fin de votre prochain tour, il n’y a ni combat ni zombie tué, et les joueurs ramassent les pions même sur la case d’un zombie.',
  'cardText.bad-sense-of-direction':
    'Envoyez un joueur au centre de la Grand-Place. S’il était en train de se déplacer, il continue à partir de là.',
  'cardText.brain-cramp': 'Quand un adversaire va se déplacer, vous décidez de tout son déplacement.',
  'cardText.breakthrough':
    'À votre tour, choisissez une case d’une tuile voisine et lancez le dé. 5 ou 6 : un passage s’ouvre jusqu’à la fin de la partie. 4 ou moins : vous perdez une vie et votre mouvement s’arrête. Un passage ne part jamais d’un héliport et n’y mène jamais.',
  'cardText.butter-fingers':
    'Un joueur défausse une arme en jeu que vous choisissez, ou deux balles. Cette carte arrête aussi « Dynamite » quand elle est annoncée.',
  'cardText.chainsaw':
    'Mettez cette carte en jeu à la jardinerie. Défaussez cette carte : +2 à tous vos jets de combat jusqu’à la fin du tour.',
  'cardText.claustrophobia':
    'À son prochain tour, un joueur ne peut entrer dans aucun immeuble. S’il est dans un immeuble, il doit en sortir par le chemin le plus court.',
  'cardText.dynamite':
    'Choisissez jusqu’à trois cases voisines de la vôtre et lancez le dé. 4 ou plus : vous prenez tous leurs zombies. 3 ou moins : vous perdez 2 vies. Cette carte est une arme.',
  'cardText.fear': 'À son prochain tour, un joueur ne se déplace pas. Les autres étapes de ce tour ont lieu.',
  'cardText.fire-axe': 'Mettez cette carte en jeu à la caserne de pompiers : +1 à tous vos jets de combat.',
  'cardText.first-aid-kit':
    'Mettez cette carte en jeu à l’hôpital ou à la pharmacie. Défaussez cette carte au lieu de perdre une vie dans un combat.',
  'cardText.govt-enhanced-zombies':
    'Jusqu’à la fin de votre prochain tour, il faut 5 ou plus pour tuer n’importe quel zombie.',
  'cardText.grenade':
    'Mettez cette carte en jeu au surplus de l’armée. Dans un immeuble ou à sa porte, défaussez-la : vous prenez tous les zombies de l’immeuble, puis vous perdez une vie.',
  'cardText.hey-look-a-shotgun':
    'Un joueur sans fusil à pompe en reçoit un avec 3 charges : +1 à chacun de ses 3 prochains jets de combat.',
  'cardText.hysterical-paralysis': 'Un joueur passe tout son prochain tour.',
  'cardText.i-dont-think-theyre-dead':
    'Un adversaire lance deux dés et peut réparer chaque dé qui montre 3 ou moins : une balle par point manquant jusqu’à 4, ou une vie pour relancer ce dé. Si un dé reste à 3 ou moins, ce joueur perd 2 zombies.',
  'cardText.i-feel-alive': 'Lancez deux dés : si les deux montrent 4 ou plus, vous gagnez 2 vies, sans dépasser 5.',
  'cardText.i-see-the-helicopter':
    'Mettez cette carte en jeu quand un héliport est sur le plateau : +1 à votre mouvement. Cette carte est une arme.',
  'cardText.i-think-its-over-here':
    'Quand un adversaire pioche une tuile autre qu’un héliport, c’est vous qui la posez et la remplissez.',
  'cardText.in-the-zone':
    'Au début de votre tour : chaque 6 que vous obtenez ce tour-ci, sans compter les bonus, vous fait piocher une carte. À la fin du tour, gardez 3 cartes.',
  'cardText.just-when-you-thought': 'Choisissez un immeuble : posez un zombie sur chacune de ses cases sans zombie.',
  'cardText.lots-of-ammo': 'Mettez cette carte en jeu au magasin de sport. Défaussez cette carte pour gagner 3 balles.',
  'cardText.mine-field':
    'Lancez un dé, puis choisissez une tuile : prenez sur ses routes jusqu’à ce nombre de zombies.',
  'cardText.molotov-cocktail':
    'Mettez cette carte en jeu à la station-service. Dans un immeuble ou à sa porte, défaussez-la : +2 à vos jets de combat dans cet immeuble jusqu’à la fin du tour.',
  'cardText.much-needed-rest':
    'Au lieu de votre jet de mouvement : gagnez 2 vies, sans dépasser 5, et ne vous déplacez pas ce tour-ci.',
  'cardText.no-brains-here':
    'Un joueur partage sa case avec un zombie : déplacez ce zombie sur une case libre voisine.',
  'cardText.rocket-launcher':
    'Mettez cette carte en jeu à l’armurerie. Défaussez cette carte pour retirer une tuile au bord du plateau, sauf un héliport ou la Grand-Place : vous prenez ses zombies, et les joueurs de cette tuile vont sur la Grand-Place.',
  'cardText.skateboard':
    'Mettez cette carte en jeu au magasin de skates : +2 à vos jets de mouvement. Cette carte est une arme.',
  'cardText.slight-miscalculation':
    'Choisissez un immeuble : doublez le nombre de ses zombies, dans la limite des cases libres.',
  'cardText.the-keys-are-still-in-it':
    'Au lieu de votre jet de mouvement, avancez de 10 cases, sans aucun bonus. Vous combattez les zombies en chemin.',
  'cardText.this-isnt-so-bad': 'Déplacez deux zombies sur n’importe quelles cases libres du plateau.',
  'cardText.were-screwed': 'Posez 10 zombies sur n’importe quelles cases libres du plateau.',
  'cardText.weekend-pass-denied': 'Un adversaire défausse toute sa main.',
  'cardText.what-is-that-smell':
    'Avant le jet de mouvement d’un adversaire : ce joueur doit quitter sa tuile à pied et ne pas y revenir ce tour-ci, sinon il passe son prochain tour.',
  'cardText.where-did-everybody-go': 'Déplacez un adversaire de 5 pas. Ce joueur combat les zombies en chemin.',
  'cardText.you-dont-need-that': 'Prenez à un adversaire sur votre case une arme en jeu que vous n’avez pas.',
  'cardText.you-lookin-at-me':
    'Répondez à la carte d’un adversaire : cette carte doit changer de cible, sinon elle est sans effet.',
  'cardText.your-shoes-untied':
    'Avant le premier pas d’un déplacement : divisez par deux le mouvement du joueur dont c’est le tour, arrondi à l’entier inférieur.',
  'cardText.zombie-master': 'Posez 5 zombies sur des cases libres de la ville où il n’y a aucun joueur.',

  'refuse.ZMB-card.adjusting-nicely':
    'Vous ne pouvez pas mettre cette carte en jeu : il faut 13 zombies, et aucun autre exemplaire en jeu.',
  'refuse.ZMB-card.adrenaline-rush':
    'Vous ne pouvez pas jouer cette carte maintenant : il n’y a ni jet de mouvement à doubler, ni jet de combat à améliorer.',
  'refuse.ZMB-card.all-the-marbles':
    'Vous ne pouvez pas mettre cette carte en jeu : il faut être dans le magasin de jouets, sans autre exemplaire en jeu.',
  'refuse.ZMB-card.alternate-food-source':
    'Vous ne pouvez pas jouer cette carte maintenant : elle se joue entre deux actions.',
  'refuse.ZMB-card.bad-sense-of-direction': 'Vous ne pouvez pas jouer cette carte sans cible : choisissez un joueur.',
  'refuse.ZMB-card.brain-cramp':
    'Vous ne pouvez pas jouer cette carte maintenant : elle se joue sur un adversaire qui va se déplacer.',
  'refuse.ZMB-card.breakthrough':
    'Vous ne pouvez pas percer là : choisissez une case d’une tuile voisine qui n’est pas reliée à la vôtre, et jamais un héliport.',
  'refuse.ZMB-card.butter-fingers':
    'Vous ne pouvez pas jouer cette carte sur ce joueur : la cible doit avoir une arme en jeu ou une balle.',
  'refuse.ZMB-card.chainsaw':
    'Vous ne pouvez pas mettre cette carte en jeu : il faut être dans la jardinerie, sans autre exemplaire en jeu.',
  'refuse.ZMB-card.claustrophobia':
    'Vous ne pouvez pas aller par là : avec la claustrophobie, vous devez sortir de l’immeuble par le chemin le plus court.',
  'refuse.ZMB-card.claustrophobia.in':
    'Vous ne pouvez pas entrer dans un immeuble ce tour-ci : vous êtes claustrophobe.',
  'refuse.ZMB-card.dynamite':
    'Vous ne pouvez pas utiliser la dynamite ainsi : choisissez jusqu’à trois cases voisines, à un moment où les zombies peuvent être tués.',
  'refuse.ZMB-card.fear': 'Vous ne pouvez pas jouer cette carte sans cible : choisissez un joueur.',
  'refuse.ZMB-card.fire-axe':
    'Vous ne pouvez pas mettre cette carte en jeu : il faut être dans la caserne de pompiers, sans autre exemplaire en jeu.',
  'refuse.ZMB-card.first-aid-kit':
    'Vous ne pouvez pas mettre cette carte en jeu : il faut être dans l’hôpital ou la pharmacie, sans autre exemplaire en jeu.',
  'refuse.ZMB-card.govt-enhanced-zombies':
    'Vous ne pouvez pas jouer cette carte maintenant : elle se joue entre deux actions.',
  'refuse.ZMB-card.grenade':
    'Impossible maintenant : mettez la grenade en jeu au surplus de l’armée ; utilisez-la dans un immeuble ou à sa porte, à un moment où les zombies peuvent être tués.',
  'refuse.ZMB-card.hey-look-a-shotgun':
    'Vous ne pouvez pas jouer cette carte sur ce joueur : la cible ne doit pas avoir de fusil à pompe.',
  'refuse.ZMB-card.hysterical-paralysis': 'Vous ne pouvez pas jouer cette carte sans cible : choisissez un joueur.',
  'refuse.ZMB-card.i-dont-think-theyre-dead':
    'Vous ne pouvez pas jouer cette carte sur ce joueur : choisissez un adversaire qui a un zombie à perdre.',
  'refuse.ZMB-card.i-feel-alive': 'Vous ne pouvez pas jouer cette carte maintenant : elle se joue entre deux actions.',
  'refuse.ZMB-card.i-see-the-helicopter':
    'Vous ne pouvez pas mettre cette carte en jeu : aucun héliport n’est encore sur le plateau, ou vous avez un autre exemplaire en jeu.',
  'refuse.ZMB-card.i-think-its-over-here':
    'Vous ne pouvez pas jouer cette carte maintenant : elle se joue quand un adversaire pioche une tuile autre qu’un héliport.',
  'refuse.ZMB-card.in-the-zone':
    'Vous ne pouvez pas jouer cette carte maintenant : elle se joue au début de votre tour.',
  'refuse.ZMB-card.just-when-you-thought':
    'Vous ne pouvez pas jouer cette carte sur cet immeuble : choisissez un immeuble avec une case sans zombie.',
  'refuse.ZMB-card.lots-of-ammo':
    'Vous ne pouvez pas mettre cette carte en jeu : il faut être dans le magasin de sport, sans autre exemplaire en jeu.',
  'refuse.ZMB-card.mine-field':
    'Vous ne pouvez pas jouer cette carte maintenant : les zombies ne peuvent pas être tués.',
  'refuse.ZMB-card.molotov-cocktail':
    'Impossible maintenant : mettez le cocktail en jeu à la station-service ; utilisez-le dans un immeuble ou à sa porte.',
  'refuse.ZMB-card.much-needed-rest':
    'Vous ne pouvez pas jouer cette carte maintenant : elle se joue au lieu de votre jet de mouvement.',
  'refuse.ZMB-card.no-brains-here':
    'Vous ne pouvez pas jouer cette carte sur ce joueur : la cible doit partager sa case avec un zombie qui peut s’écarter.',
  'refuse.ZMB-card.rocket-launcher':
    'Impossible maintenant : mettez le lance-roquettes en jeu à l’armurerie ; utilisez-le sur une tuile au bord du plateau, à un moment où les zombies peuvent être tués.',
  'refuse.ZMB-card.skateboard':
    'Vous ne pouvez pas mettre cette carte en jeu : il faut être dans le magasin de skates, sans autre exemplaire en jeu.',
  'refuse.ZMB-card.slight-miscalculation':
    'Vous ne pouvez pas jouer cette carte sur cet immeuble : choisissez un immeuble qui a un zombie et une case libre.',
  'refuse.ZMB-card.the-keys-are-still-in-it':
    'Vous ne pouvez pas vous déplacer ce tour-ci : « Terreur » vous en empêche.',
  'refuse.ZMB-card.this-isnt-so-bad':
    'Vous ne pouvez pas jouer cette carte maintenant : aucun zombie ne peut être déplacé.',
  'refuse.ZMB-card.were-screwed': 'Vous ne pouvez pas jouer cette carte maintenant : aucune case n’est libre.',
  'refuse.ZMB-card.weekend-pass-denied':
    'Vous ne pouvez pas jouer cette carte sur ce joueur : choisissez un adversaire qui a une carte en main.',
  'refuse.ZMB-card.what-is-that-smell':
    'Vous ne pouvez pas jouer cette carte maintenant : elle se joue sur un adversaire qui va lancer son dé de mouvement.',
  'refuse.ZMB-card.what-is-that-smell.back':
    'Vous ne pouvez pas revenir ce tour-ci : vous avez quitté cette tuile à cause de l’odeur.',
  'refuse.ZMB-card.where-did-everybody-go':
    'Vous ne pouvez pas jouer cette carte sur ce joueur : choisissez un adversaire qui peut être déplacé maintenant.',
  'refuse.ZMB-card.you-dont-need-that':
    'Vous ne pouvez pas jouer cette carte sur ce joueur : choisissez un adversaire sur votre case, avec une arme que vous n’avez pas.',
  'refuse.ZMB-card.you-lookin-at-me':
    'Vous ne pouvez pas jouer cette carte maintenant : elle répond à une carte qu’un adversaire vient d’annoncer.',
  'refuse.ZMB-card.your-shoes-untied':
    'Vous ne pouvez pas jouer cette carte maintenant : elle se joue sur le joueur qui va se déplacer.',
  'refuse.ZMB-card.zombie-master':
    'Vous ne pouvez pas jouer cette carte maintenant : la ville n’a aucune case libre sans joueur.',
}
