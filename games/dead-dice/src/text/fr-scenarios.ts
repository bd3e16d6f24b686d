import type { Catalogue } from '@shamble/module'

/** The words of the six scenarios [DD-16.60] [DD-16.62]: whole sentences, except where a noun is filled in elsewhere. */
export const scenarios: Catalogue = {
  // Brains on sale [DD-13.1] [DD-16.62]
  'scenario.brainsOnSale.title': 'Cerveaux en solde !',
  'scenario.brainsOnSale.hook':
    'C’est le soir de l’inauguration. Cinq cents invités lèvent leur verre dans le restaurant panoramique, au dernier étage du plus grand centre commercial du Kansas. À neuf heures, les lumières s’éteignent. Personne ne s’inquiète avant que les râles commencent, deux étages plus bas, et qu’une vieille tante remonte l’escalator à l’arrêt, la mâchoire pendante.',
  'scenario.brainsOnSale.dead': 'des invités en tenue de soirée, leur badge encore épinglé',
  'scenario.brainsOnSale.loud': 'L’alarme d’une boutique hurle à travers trois étages de marbre.',
  'scenario.brainsOnSale.obstacle.muscle': 'Un rideau de fer s’est abattu et bloqué à une main du sol.',
  'scenario.brainsOnSale.obstacle.brains':
    'Une armoire électrique commande cette porte, et la moitié de ses étiquettes ont fondu.',
  'scenario.brainsOnSale.obstacle.finesse':
    'Le seul passage est une corniche large d’un pied, quatre étages au-dessus de l’atrium.',
  'scenario.brainsOnSale.obstacle.guts':
    'Une gaine technique continue dans le noir complet, et quelque chose respire au fond.',
  'scenario.brainsOnSale.obstacle.mug':
    'Derrière une porte vitrée, une foule de vivants tient la poignée et ne veut rien entendre.',
  'scenario.brainsOnSale.hazard.darkness':
    'Les dernières lumières meurent ; seuls luisent encore les panneaux d’évacuation.',
  'scenario.brainsOnSale.hazard.fire': 'Un gril oublié a trouvé les rideaux.',
  'scenario.brainsOnSale.hazard.gas': 'Deux produits d’entretien se sont mélangés, et les vapeurs brûlent la gorge.',
  'scenario.brainsOnSale.hazard.flood': 'Les extincteurs automatiques ont lâché, et les salles basses se remplissent.',
  'scenario.brainsOnSale.hazard.pit': 'Des portes d’ascenseur béent sur une cage vide, en plein milieu du passage.',
  'scenario.brainsOnSale.threat.shelter': 'Au refuge, un rideau de fer est en train de céder.',
  'scenario.brainsOnSale.threat.ammunition': 'On pille déjà le rayon des armes sur lequel vous comptez.',
  'scenario.brainsOnSale.threat.provisions': 'Les congélateurs se réchauffent, et la nourriture avec.',
  'scenario.brainsOnSale.threat.survivors': 'Les invités qui vous suivent sont au bord de la panique.',
  'scenario.brainsOnSale.living':
    'Des motards en blouson à l’aigle chargent un pick-up au quai de livraison. Ils vous ont vus.',
  'scenario.brainsOnSale.exit':
    'Il y a donc des issues : les grandes portes du parking, le toit-terrasse et les hélicoptères de l’armée au loin, ou le maïs, à perte de vue.',
  'scenario.brainsOnSale.clue': 'Un plan des portes du parking, avec chaque gond et chaque capteur.',
  'scenario.brainsOnSale.twist':
    'Vous comprenez enfin ce silence. Sans courant, chaque issue de ce palais est une tonne d’acier qui ne bougera plus jamais toute seule.',
  'scenario.brainsOnSale.step.1': 'Quitter le restaurant et se barricader dans une boutique',
  'scenario.brainsOnSale.step.2': 'Vider le rayon des armes',
  'scenario.brainsOnSale.step.3': 'Lire les plans des portes au poste de sécurité',
  'scenario.brainsOnSale.step.4': 'Sortir',
  'scenario.brainsOnSale.route.ram': 'Enfoncer les portes du parking',
  'scenario.brainsOnSale.route.blast': 'Faire sauter les portes du parking',
  'scenario.brainsOnSale.route.army': 'Alerter l’armée depuis le toit',
  'scenario.brainsOnSale.route.maize': 'Partir à pied à travers le maïs',
  'scenario.brainsOnSale.out.ram':
    'L’acier déchiré hurle sur les deux portières. Puis il n’y a plus que l’autoroute, vide, et le rouge de vos feux arrière sur le maïs.',
  'scenario.brainsOnSale.out.blast':
    'Les portes penchent, hésitent et tombent. Vous roulez dessus lentement, puis beaucoup moins lentement, sur une autoroute vide.',
  'scenario.brainsOnSale.out.army':
    'Le souffle des pales couche le toit-terrasse. Des mains gantées vous hissent un par un, loin des panneaux d’évacuation.',
  'scenario.brainsOnSale.out.maize':
    'Les tiges se referment derrière vous. Quand elles s’ouvrent enfin, c’est l’aube, et une ville se découpe à l’horizon comme si de rien n’était.',
  'scenario.brainsOnSale.held':
    'Les râles s’espacent. Au quatrième matin, des soldats découpent les rideaux de fer de l’extérieur et demandent, très poliment, à voir vos mains.',
  'scenario.brainsOnSale.lost':
    'Les panneaux d’évacuation clignotent toujours au-dessus d’allées pleines. Personne ne les suit.',
  'scenario.brainsOnSale.place.toys': 'le magasin de jouets',
  'scenario.brainsOnSale.place.security': 'le poste de sécurité',
  'scenario.brainsOnSale.place.pharmacy': 'la pharmacie',
  'scenario.brainsOnSale.place.records': 'le magasin de disques, de jeux et de livres',
  'scenario.brainsOnSale.place.womensClothes': 'la boutique de vêtements pour femmes',
  'scenario.brainsOnSale.place.supermarket': 'le supermarché',
  'scenario.brainsOnSale.place.mensClothes': 'la boutique de vêtements pour hommes',
  'scenario.brainsOnSale.place.sport': 'le magasin de sport et de camping',
  'scenario.brainsOnSale.place.kitchenware': 'le magasin d’articles de cuisine',
  'scenario.brainsOnSale.place.hunting': 'l’armurerie de chasse',
  'scenario.brainsOnSale.place.works': 'une boutique fermée pour travaux',
  'scenario.brainsOnSale.role.sniper': 'tireuse d’élite',
  'scenario.brainsOnSale.role.driver': 'conducteur',
  'scenario.brainsOnSale.role.handyman': 'bricoleur',
  'scenario.brainsOnSale.role.policeman': 'policier',

  // Zombies on the plane [DD-13.2] [DD-16.63]
  'scenario.plane.title': 'Des zombies dans l’avion',
  'scenario.plane.hook':
    'De Sydney à Los Angeles, sept heures de vol, rien en dessous que le Pacifique. Au rang 12, trois hommes se cachent d’Interpol derrière des magazines. Au rang 30, un agent du FBI laisse dormir un témoin. L’équipage a la grippe depuis le décollage ; le chef de cabine vient de cesser de tousser, et de répondre aussi.',
  'scenario.plane.dead': 'des passagers, leur couverture sur les épaules, et un équipage à l’uniforme souillé',
  'scenario.plane.loud': 'Un chariot dévale tout le couloir et frappe la cloison comme une cloche.',
  'scenario.plane.obstacle.muscle': 'Une porte de toilettes s’est pliée en travers du couloir et refuse de se déplier.',
  'scenario.plane.obstacle.brains': 'La porte obéit au panneau de l’interphone, dont les fils pendent par poignées.',
  'scenario.plane.obstacle.finesse': 'On peut ramper sur les filets de la soute, à une main au-dessus de ce qui bouge.',
  'scenario.plane.obstacle.guts':
    'Une porte fendue laisse entrer le ciel : l’air est rare et le froid arrête la pensée.',
  'scenario.plane.obstacle.mug':
    'Dans la cabine suivante, un cri de plus et c’est l’émeute. La foule bloque le couloir.',
  'scenario.plane.hazard.darkness': 'Les lumières de la cabine s’éteignent rang après rang.',
  'scenario.plane.hazard.fire': 'L’office brûle derrière son rideau.',
  'scenario.plane.hazard.gas': 'La fumée roule au plafond et commence à descendre.',
  'scenario.plane.hazard.flood': 'Un réservoir a éclaté, et l’eau n’a nulle part où aller.',
  'scenario.plane.hazard.pit': 'Une trappe du plancher bée sur la soute.',
  'scenario.plane.threat.shelter': 'La barricade de sièges glisse à chaque inclinaison de l’avion.',
  'scenario.plane.threat.ammunition': 'Tout ce qui pourrait servir d’arme roule vers la queue de l’appareil.',
  'scenario.plane.threat.provisions': 'Deux rangées se battent pour les derniers plateaux.',
  'scenario.plane.threat.survivors': 'À côté des vôtres, un voisin se met à tousser.',
  'scenario.plane.living':
    'Trois hommes barrent le couloir, couteaux d’office au poing. Ils ne veulent pas atterrir à Los Angeles.',
  'scenario.plane.exit':
    'On peut quitter cet avion : avec un manuel et une radio, on peut le poser, et il y a des parachutes dans la soute.',
  'scenario.plane.clue': 'Le manuel de vol, ouvert à la bonne page, et une voix à la radio.',
  'scenario.plane.twist':
    'Un son nouveau, clair et régulier : l’alarme de pressurisation. Il ne s’agit plus de ce qu’il y a dans l’avion. C’est l’avion lui-même qui lâche.',
  'scenario.plane.step.1': 'Condamner le salon du pont supérieur',
  'scenario.plane.step.2': 'Aller chercher les vivants de la cabine arrière',
  'scenario.plane.step.3': 'Trouver le manuel de vol et la radio',
  'scenario.plane.step.4': 'Descendre',
  'scenario.plane.route.land': 'Faire atterrir l’avion',
  'scenario.plane.route.parachutes': 'Sauter en parachute',
  'scenario.plane.out.land':
    'Les toboggans s’ouvrent sur une piste blanche de mousse. Vous les descendez sur le dos, comme des enfants.',
  'scenario.plane.out.parachutes':
    'Des corolles au-dessus de la côte, l’une après l’autre. L’avion continue sans vous, tout droit, jusqu’à n’être qu’une étoile.',
  'scenario.plane.held':
    'Un chasseur vient se ranger à votre hauteur, et une voix patiente vous fait descendre mot après mot. Au bout de la piste, les tentes de la quarantaine sont déjà montées.',
  'scenario.plane.lost': 'L’avion vole encore, droit et stable, jusqu’à vider ses réservoirs.',
  'scenario.plane.place.cockpitStairs': 'l’escalier du cockpit',
  'scenario.plane.place.galley': 'l’office',
  'scenario.plane.place.hold': 'la soute',
  'scenario.plane.place.rearCabin': 'la cabine arrière',
  'scenario.plane.place.crewRest': 'le local de repos de l’équipage',
  'scenario.plane.place.firstClass': 'la première classe',
  'scenario.plane.role.hastings': 'étudiant en histoire',
  'scenario.plane.role.weaver': 'jeune père au foyer',
  'scenario.plane.role.hammond': 'hôtesse de l’air cynique',
  'scenario.plane.role.philips': 'copilote optimiste',
  'scenario.plane.role.rowe': 'vieil agent de sécurité qui boit',
  'scenario.plane.role.sanchez': 'femme d’affaires qui a peur en avion',
  'scenario.plane.role.rodriguez': 'jeune touriste française',
  'scenario.plane.role.greene': 'vétérane de la seconde guerre du Golfe',
  'scenario.plane.role.cooper': 'steward pressé d’arriver',
  'scenario.plane.role.wolf': 'lycéenne en échange scolaire',
  'scenario.plane.role.hoffman': 'policière de Los Angeles de retour de vacances',

  // The eighth plague of the Kingdom of France [DD-13.3] [DD-16.64]
  'scenario.rouen.title': 'La huitième plaie du Royaume de France',
  'scenario.rouen.hook':
    'Rouen, nuit de Noël 1348. La peste est venue avec l’été et n’est plus repartie. Les gens du roi tiennent chaque porte de l’extérieur, et tous ceux qui marchent encore sont dans la cathédrale, à chanter comme on fait ses adieux. Au bout de la nef, les portes s’ouvrent. Les malades viennent à la messe, et ils ont faim.',
  'scenario.rouen.dead': 'des bubons, des linceuls qui traînent et des doigts sans ongles',
  'scenario.rouen.loud': 'Une cloche se met à battre, et tout Rouen l’entend.',
  'scenario.rouen.obstacle.muscle': 'Une charrette chargée est couchée en travers de la ruelle.',
  'scenario.rouen.obstacle.brains': 'Un treuil à chaîne ferme le passage, et son maître en a caché le secret.',
  'scenario.rouen.obstacle.finesse': 'La ruelle est pleine ; les poutres du toit, au-dessus, sont libres, et pourries.',
  'scenario.rouen.obstacle.guts': 'Pour passer, il faut écarter à mains nues les corps dans leurs linceuls.',
  'scenario.rouen.obstacle.mug': 'Une foule apeurée, fourches en main, vous prend pour des malades.',
  'scenario.rouen.hazard.darkness': 'Un brouillard sans lune emplit la rue.',
  'scenario.rouen.hazard.fire': 'Une torche tombée a pris au chaume.',
  'scenario.rouen.hazard.gas': 'On a brûlé ici du soufre contre la peste, et la fumée est restée.',
  'scenario.rouen.hazard.flood': 'La Seine est montée par les caves.',
  'scenario.rouen.hazard.pit': 'Une tombe est restée ouverte sous quelques planches.',
  'scenario.rouen.threat.shelter': 'La porte de l’église se fend dans le fil du bois.',
  'scenario.rouen.threat.ammunition': 'Les carquois sont presque vides, et les carreaux sont restés dans les corps.',
  'scenario.rouen.threat.provisions': 'Les rats ont trouvé le grain.',
  'scenario.rouen.threat.survivors': 'Une fièvre court parmi les vôtres, et la peur avec elle.',
  'scenario.rouen.living':
    'Des frères encapuchonnés descendent la rue derrière une croix. Ceux qui frappent les morts, chantent-ils, sont damnés.',
  'scenario.rouen.exit':
    'Il n’est qu’une issue à Rouen, et elle est mouillée : une barge, une nuit noire, et les chaînes du roi en travers de la Seine.',
  'scenario.rouen.clue': 'Le secret du batelier : à marée haute, l’une des chaînes a du mou.',
  'scenario.rouen.twist':
    'Les fosses des remparts se sont mises à bouger. Tous ceux qu’on a enterrés à la hâte depuis l’été se lèvent en même temps.',
  'scenario.rouen.step.1': 'Sortir de la cathédrale pour une maison de pierre',
  'scenario.rouen.step.2': 'Gagner le grenier des chanoines',
  'scenario.rouen.step.3': 'Trouver le batelier qui connaît les chaînes',
  'scenario.rouen.step.4': 'Descendre le fleuve de nuit',
  'scenario.rouen.route.slip': 'Glisser la barque entre les chaînes',
  'scenario.rouen.route.pole': 'Pousser la barque à la perche sous les flèches',
  'scenario.rouen.out.slip':
    'La dernière chaîne racle la quille, lente comme une prière. Puis les cloches de la ville sont derrière vous, puis elles ne sont plus rien.',
  'scenario.rouen.out.pole':
    'Les flèches hérissent la coque comme des roseaux. Vous poussez jusqu’au sang, et le fleuve vous emporte au-delà du coude.',
  'scenario.rouen.held':
    'Le gel vient, et fige les morts où il les trouve. À midi, les troupes du roi entrouvrent une porte, et regardent.',
  'scenario.rouen.lost': 'Le jour de la Saint-Étienne, aucune cloche ne sonne à Rouen.',
  'scenario.rouen.place.close': 'l’enclos de la cathédrale',
  'scenario.rouen.place.market': 'la rue du marché',
  'scenario.rouen.place.guardroom': 'le corps de garde du château',
  'scenario.rouen.place.hospital': 'l’hôpital',
  'scenario.rouen.place.pits': 'les fosses communes',
  'scenario.rouen.place.quays': 'les quais du fleuve',
  'scenario.rouen.role.crossbowman': 'arbalétrier',
  'scenario.rouen.role.boatwoman': 'batelière',
  'scenario.rouen.role.carpenter': 'charpentier',
  'scenario.rouen.role.watchman': 'guetteur',
  'scenario.rouen.role.novice': 'novice',

  // The Path of Souls [DD-13.4] [DD-16.65]
  'scenario.pathOfSouls.title': 'Le Chemin des Âmes',
  'scenario.pathOfSouls.hook':
    'Chemin des Dames, 3 octobre 1917. Toute la journée, vous avez attendu un coup de sifflet qui n’est pas venu. Au crépuscule, une escouade allemande sort de la brume, sans fusils, sans casques, sans hâte, et vos balles la traversent comme de la pluie. Arrivée aux barbelés, elle se met à courir.',
  'scenario.pathOfSouls.dead': 'du feldgrau devant et du bleu horizon derrière',
  'scenario.pathOfSouls.loud': 'Une mitrailleuse répond à une ombre, et les obus répondent à la mitrailleuse.',
  'scenario.pathOfSouls.obstacle.muscle':
    'La sape s’est effondrée ; il y a des poutres à lever, et ce ne sont pas toutes des poutres.',
  'scenario.pathOfSouls.obstacle.brains':
    'Un téléphone de campagne ne tient qu’à un fil, et seul le bon joindra le poste suivant.',
  'scenario.pathOfSouls.obstacle.finesse': 'Trente mètres de barbelés, et une fusée au-dessus toutes les demi-minutes.',
  'scenario.pathOfSouls.obstacle.guts':
    'Un barrage d’artillerie marche sur le terrain devant vous. Il faut le traverser.',
  'scenario.pathOfSouls.obstacle.mug':
    'Des sentinelles, baïonnette au canon, ont l’ordre de ne laisser passer personne.',
  'scenario.pathOfSouls.hazard.darkness': 'Plus aucune fusée, et la nuit tombe comme un couvercle.',
  'scenario.pathOfSouls.hazard.fire': 'Un dépôt brûle, et n’a pas fini d’exploser.',
  'scenario.pathOfSouls.hazard.gas': 'La brume a une couleur : les gaz.',
  'scenario.pathOfSouls.hazard.flood': 'La tranchée est pleine jusqu’au parapet, et la boue ne lâche pas.',
  'scenario.pathOfSouls.hazard.pit': 'Les caillebotis s’arrêtent au bord d’un trou d’obus profond comme une maison.',
  'scenario.pathOfSouls.threat.shelter': 'Le toit de votre abri s’affaisse à chaque nouvel obus.',
  'scenario.pathOfSouls.threat.ammunition': 'Les bandes de cartouches tirent à leur fin.',
  'scenario.pathOfSouls.threat.provisions': 'La corvée de soupe devrait être rentrée depuis une heure.',
  'scenario.pathOfSouls.threat.survivors': 'Vos hommes ont commencé à parler de fuir.',
  'scenario.pathOfSouls.living':
    'Des uniformes propres remontent le boyau, et un capitaine qui lit des noms sur une liste. Les vôtres y sont.',
  'scenario.pathOfSouls.exit':
    'Il y a peut-être une brèche dans les lignes, assez large pour des gens discrets. Ou bien un général, quelque part, qui écoutera.',
  'scenario.pathOfSouls.clue': 'Une carte où la brèche est marquée, et une ligne qui sonne encore à l’état-major.',
  'scenario.pathOfSouls.twist':
    'La colonne de relève est là. Elle n’est pas venue vous relever. Elle est venue pour les témoins.',
  'scenario.pathOfSouls.step.1': 'Se terrer dans une carrière',
  'scenario.pathOfSouls.step.2': 'Vider l’abri à munitions avant les obus',
  'scenario.pathOfSouls.step.3': 'Trouver une carte et un téléphone de campagne qui marche',
  'scenario.pathOfSouls.step.4': 'S’éloigner du front, ou se faire croire',
  'scenario.pathOfSouls.route.desert': 'Déserter entre les lignes',
  'scenario.pathOfSouls.route.convince': 'Convaincre l’état-major',
  'scenario.pathOfSouls.out.desert':
    'Une route bordée de peupliers, une vache, une femme qui étend des draps. Pas un uniforme en vue. Vous marchez dans l’herbe, pour ne pas faire de bruit.',
  'scenario.pathOfSouls.out.convince':
    'Le général vous croit. Le soir, le secteur est gazé et bouclé ; le matin, votre rapport est en cendres ; et vous avez une permission, signée, pour aussi longtemps que vous vous tairez.',
  'scenario.pathOfSouls.held':
    'Des troupes inconnues trouvent la carrière à l’aube. Elles regardent vos mains, partagent leur café et ne posent aucune question.',
  'scenario.pathOfSouls.lost':
    'Au matin, on fait l’appel de la compagnie. Personne ne répond, et quelque chose arrive.',
  'scenario.pathOfSouls.place.trench': 'la tranchée de première ligne',
  'scenario.pathOfSouls.place.dugout': 'l’abri à munitions',
  'scenario.pathOfSouls.place.dressingStation': 'le poste de secours',
  'scenario.pathOfSouls.place.germanSap': 'la sape allemande',
  'scenario.pathOfSouls.place.quarry': 'la carrière souterraine',
  'scenario.pathOfSouls.place.machineGunNest': 'le nid de mitrailleuse',
  'scenario.pathOfSouls.role.marksman': 'tireur d’élite',
  'scenario.pathOfSouls.role.lorryDriver': 'chauffeur de camion',
  'scenario.pathOfSouls.role.sapper': 'sapeur',
  'scenario.pathOfSouls.role.sergeant': 'sergent',
  'scenario.pathOfSouls.role.bugler': 'clairon',

  // Nano-plague in Neo-Tokyo [DD-13.5] [DD-16.66]
  'scenario.neoTokyo.title': 'Nano-peste à Néo-Tokyo',
  'scenario.neoTokyo.hook':
    'Néo-Tokyo, 2047. Personne n’est tombé malade depuis dix ans : les machines dans votre sang y veillent, et peignent même la météo sur le ciel. Ce soir, un gosse trop malin a trouvé comment entrer dans toutes à la fois. Sur la ligne Yamanote, quarante personnes lèvent la tête ensemble, avec le même visage, et se mettent à courir.',
  'scenario.neoTokyo.dead': 'des banlieusards lancés au sprint, des écrans plein les yeux',
  'scenario.neoTokyo.loud': 'Un drone publicitaire s’éveille au-dessus de vous et se met à chanter.',
  'scenario.neoTokyo.obstacle.muscle': 'Une porte blindée s’est refermée sur un taxi et s’est arrêtée à mi-course.',
  'scenario.neoTokyo.obstacle.brains': 'Un pare-feu protège la serrure, et il apprend.',
  'scenario.neoTokyo.obstacle.finesse':
    'Seuls des câbles relient cette tour à la suivante, au quatre-vingt-dixième étage.',
  'scenario.neoTokyo.obstacle.guts': 'Le passage est saturé d’un flux qui trouve vos cauchemars et les diffuse.',
  'scenario.neoTokyo.obstacle.mug': 'Un gang tient ce carrefour et réclame son péage.',
  'scenario.neoTokyo.hazard.darkness': 'Panne générale : dix mille enseignes s’éteignent d’un souffle.',
  'scenario.neoTokyo.hazard.fire': 'Une baie de batteries a pris feu, et les batteries ne s’arrêtent pas.',
  'scenario.neoTokyo.hazard.gas': 'Du gaz réfrigérant siffle au plafond.',
  'scenario.neoTokyo.hazard.flood': 'Une conduite a éclaté dans le passage souterrain.',
  'scenario.neoTokyo.hazard.pit': 'Le quai s’arrête trop tôt : il y a un vide, et plus de train.',
  'scenario.neoTokyo.threat.shelter': 'La serrure de votre coffre fait défiler ses codes toute seule.',
  'scenario.neoTokyo.threat.ammunition': 'Un drone de livraison vient de ramasser votre caisse.',
  'scenario.neoTokyo.threat.provisions': 'Un par un, les distributeurs se verrouillent.',
  'scenario.neoTokyo.threat.survivors': 'Les nanomachines d’un ami hoquettent, et tout le monde recule.',
  'scenario.neoTokyo.living':
    'Des blousons de Shinjuku sous le néon, des armes empruntées, et un chef qui attend qu’on s’incline.',
  'scenario.neoTokyo.exit': 'Un code et un émetteur suffiraient. Le code peut s’écrire ; l’émetteur est à Shibuya.',
  'scenario.neoTokyo.clue': 'Le cœur de l’antivirus : onze lignes, et un commentaire qui demande pardon.',
  'scenario.neoTokyo.twist':
    'Ce n’est pas une maladie. Ce n’est qu’un programme, et ce qui a été écrit peut être effacé. Ils pourraient tous revenir.',
  'scenario.neoTokyo.step.1': 'Disparaître dans les caves d’Ueno',
  'scenario.neoTokyo.step.2': 'Trouver l’atelier du pirate',
  'scenario.neoTokyo.step.3': 'Faire sortir des ingénieurs de la tour',
  'scenario.neoTokyo.step.4': 'Atteindre l’émetteur de Shibuya',
  'scenario.neoTokyo.route.broadcast': 'Diffuser l’antivirus',
  'scenario.neoTokyo.out.broadcast':
    'Tous les écrans de la ville deviennent blancs. Les rues s’arrêtent. Partout dans Shibuya, des gens immobiles regardent leurs mains sans comprendre.',
  'scenario.neoTokyo.held':
    'Très loin, dans une pièce sans fenêtre, les fabricants avouent et coupent le réseau. Le silence est immense.',
  'scenario.neoTokyo.lost': 'À minuit, l’exploit trouve un câble, et au bout du câble une autre ville.',
  'scenario.neoTokyo.place.akihabara': 'Akihabara, où l’électronique se vend au poids',
  'scenario.neoTokyo.place.ginza': 'Ginza et ses tours de verre',
  'scenario.neoTokyo.place.harajuku': 'Harajuku, entre le sanctuaire et le parc',
  'scenario.neoTokyo.place.ueno': 'Ueno, avec ses musées et ses tentes',
  'scenario.neoTokyo.place.roppongi': 'Roppongi et ses bars déserts',
  'scenario.neoTokyo.place.shibuya': 'Shibuya, le carrefour de tous les carrefours',
  'scenario.neoTokyo.place.shinjuku': 'Shinjuku, les rues de Kabukicho',
  'scenario.neoTokyo.place.tsukiji': 'Tsukiji, le marché aux poissons',
  'scenario.neoTokyo.role.droneHunter': 'chasseur de drones',
  'scenario.neoTokyo.role.courier': 'coursier',
  'scenario.neoTokyo.role.repairer': 'réparateur',
  'scenario.neoTokyo.role.bouncer': 'videur',
  'scenario.neoTokyo.role.pupil': 'lycéen',

  // The missing of XP-426 [DD-13.6] [DD-16.67]
  'scenario.xp426.title': 'Les disparus de XP-426',
  'scenario.xp426.hook':
    'Cinquante et unième siècle. Il y a deux ans, une colonie minière a envoyé un unique message, qui implorait la pitié d’un dieu auquel personne là-bas ne croyait, puis plus rien. Votre croiseur transporte des médecins, des soldats et des questions. En orbite, quelque chose de la taille d’un poing traverse la coque à onze kilomètres par seconde. Vous allez donc atterrir.',
  'scenario.xp426.dead': 'de la chitine, trop de pattes, et des ailes qui se plient et se déplient',
  'scenario.xp426.loud': 'Une foreuse s’ébroue quelque part dessous, et le sol répond.',
  'scenario.xp426.obstacle.muscle': 'Un sas s’est voilé dans son cadre.',
  'scenario.xp426.obstacle.brains':
    'Un pupitre de réacteur réclame une séquence d’arrêt que plus aucun vivant n’a apprise.',
  'scenario.xp426.obstacle.finesse':
    'Les conduits continuent, minces comme du papier, au-dessus de quelque chose qui dort.',
  'scenario.xp426.obstacle.guts': 'Le couloir est un nid maintenant, et le chemin passe en plein milieu.',
  'scenario.xp426.obstacle.mug':
    'Des rescapés du crash sont assis dans le passage et ne se relèveront que si vous les y poussez.',
  'scenario.xp426.hazard.darkness': 'Les lampes sont mortes aussi loin que porte la radio.',
  'scenario.xp426.hazard.fire': 'Le carburant a trouvé une étincelle.',
  'scenario.xp426.hazard.gas': 'Des spores flottent dans l’air comme une neige qui ne tombe pas.',
  'scenario.xp426.hazard.flood': 'Le liquide de refroidissement monte à travers le caillebotis.',
  'scenario.xp426.hazard.pit': 'Le sol s’arrête au bord d’un puits de mine sans garde-fou.',
  'scenario.xp426.threat.shelter': 'Des griffes courent sur la coque de votre refuge.',
  'scenario.xp426.threat.ammunition': 'Une poche s’est déchirée, et des chargeurs tombent dans le noir.',
  'scenario.xp426.threat.provisions': 'Une rouille gagne les bacs hydroponiques.',
  'scenario.xp426.threat.survivors': 'L’état des blessés du crash empire.',
  'scenario.xp426.exit':
    'Le vaisseau peut revoler. Il lui faut des pièces, une coque étanche, et un décollage si discret que rien ne s’éveille en dessous.',
  'scenario.xp426.clue': 'Une caisse de pièces qui s’adaptent, comme si un colon avait voulu partir.',
  'scenario.xp426.twist':
    'Vous savez maintenant ce qui les attire : les vapeurs de vos réservoirs. Ils ne se rassemblent pas dans la colonie. Ils se rassemblent autour du vaisseau.',
  'scenario.xp426.step.1': 'Calfeutrer un bâtiment de la colonie contre l’essaim',
  'scenario.xp426.step.2': 'Ouvrir l’arsenal',
  'scenario.xp426.step.3': 'Récupérer des pièces pour le vaisseau',
  'scenario.xp426.step.4': 'Décoller',
  'scenario.xp426.route.liftOff': 'Monter les pièces et décoller',
  'scenario.xp426.out.liftOff':
    'La coque tremble, tient et s’arrache. Très loin dessous, dans une salle qu’aucun colon n’a jamais portée sur une carte, la Reine a un œil ouvert.',
  'scenario.xp426.held':
    'À la neuvième nuit, un second croiseur répond à la balise. Vous lui dites, avant toute chose, où ne pas se poser.',
  'scenario.xp426.lost': 'De la colonie muette part un nouvel appel de détresse, automatique, toutes les heures.',
  'scenario.xp426.place.windTrap': 'le piège à vent',
  'scenario.xp426.place.hydroponics': 'la ferme hydroponique',
  'scenario.xp426.place.securityPost': 'le poste de sécurité',
  'scenario.xp426.place.arsenal': 'l’arsenal',
  'scenario.xp426.place.generator': 'le générateur',
  'scenario.xp426.place.fuelDepot': 'le dépôt de carburant',
  'scenario.xp426.place.quarters': 'les habitations',
  'scenario.xp426.place.laboratory': 'le laboratoire',
  'scenario.xp426.place.sickBay': 'l’infirmerie',
  'scenario.xp426.place.communications': 'le poste de communication',
  'scenario.xp426.role.marine': 'marine',
  'scenario.xp426.role.pilot': 'pilote',
  'scenario.xp426.role.engineer': 'ingénieur',
  'scenario.xp426.role.medic': 'infirmier',
  'scenario.xp426.role.archivist': 'archiviste',
}
