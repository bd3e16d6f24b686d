import type { Catalogue } from '@shamble/module'

/** Titles, what each card does, and why it cannot be played at this moment. */
export const cards: Catalogue = {
  'card.adjusting-nicely': 'ADJUSTING NICELY',
  'card.adrenaline-rush': 'ADRENALINE RUSH',
  'card.all-the-marbles': 'ALL THE MARBLES',
  'card.alternate-food-source': 'ALTERNATE FOOD SOURCE',
  'card.bad-sense-of-direction': 'BAD SENSE OF DIRECTION',
  'card.brain-cramp': 'BRAIN CRAMP',
  'card.breakthrough': 'BREAKTHROUGH',
  'card.butter-fingers': 'BUTTER FINGERS',
  'card.chainsaw': 'CHAINSAW',
  'card.claustrophobia': 'CLAUSTROPHOBIA',
  'card.dynamite': 'DYNAMITE',
  'card.fear': 'FEAR',
  'card.fire-axe': 'FIRE AXE',
  'card.first-aid-kit': 'FIRST AID KIT',
  'card.govt-enhanced-zombies': 'GOVT. ENHANCED ZOMBIES !',
  'card.grenade': 'GRENADE',
  'card.hey-look-a-shotgun': 'HEY LOOK … A SHOTGUN !',
  'card.hysterical-paralysis': 'HYSTERICAL PARALYSIS',
  'card.i-dont-think-theyre-dead': 'I DON’T THINK THEY’RE DEAD',
  'card.i-feel-alive': 'I FEEL ALIVE',
  'card.i-see-the-helicopter': 'I SEE THE HELICOPTER',
  'card.i-think-its-over-here': 'I THINK IT’S OVER HERE',
  'card.in-the-zone': 'IN THE ZONE',
  'card.just-when-you-thought': 'JUST WHEN YOU THOUGHT IT COULDN’T GET WORSE',
  'card.lots-of-ammo': 'LOTS OF AMMO',
  'card.mine-field': 'MINE FIELD',
  'card.molotov-cocktail': 'MOLOTOV COCKTAIL',
  'card.much-needed-rest': 'MUCH NEEDED REST',
  'card.no-brains-here': 'NO BRAINS HERE',
  'card.rocket-launcher': 'ROCKET LAUNCHER',
  'card.skateboard': 'SKATEBOARD',
  'card.slight-miscalculation': 'SLIGHT MISCALCULATION',
  'card.the-keys-are-still-in-it': 'THE KEYS ARE STILL IN IT !',
  'card.this-isnt-so-bad': 'THIS ISN’T SO BAD',
  'card.were-screwed': 'WE’RE SCREWED',
  'card.weekend-pass-denied': 'WEEKEND PASS : DENIED !',
  'card.what-is-that-smell': 'WHAT IS THAT SMELL',
  'card.where-did-everybody-go': 'WHERE DID EVERYBODY GO ?',
  'card.you-dont-need-that': 'YOU DON’T NEED THAT !',
  'card.you-lookin-at-me': 'YOU LOOKIN’ AT ME !?',
  'card.your-shoes-untied': 'YOUR SHOE’S UNTIED',
  'card.zombie-master': 'ZOMBIE MASTER',

  'cardText.adjusting-nicely':
    'Lay it down with at least 13 zombies in your collection. When your last life goes, discard it and lose no zombie.',
  'cardText.adrenaline-rush':
    'Before your movement roll: double the movement, bonuses included. Or before your combat roll: +2 to that one roll.',
  'cardText.all-the-marbles':
    'Lay it down in the Toy Store. Discard it and no zombie moves until your next turn begins.',
  'cardText.alternate-food-source':
    'Until the end of your next turn zombies and players leave each other alone: no fights, no kills, and tokens are taken from under the zombies.',
  'cardText.bad-sense-of-direction':
    'Any player goes to the centre of the Town Square; whoever was walking walks on from there.',
  'cardText.brain-cramp': 'An opponent is about to move: you steer the whole move.',
  'cardText.breakthrough':
    'On your turn name a space of a neighbouring tile and roll: 5 or 6 opens a passage for good; less costs you a life and ends your movement. Never from or to a helipad.',
  'cardText.butter-fingers':
    'A player drops a weapon that you choose from those in play, or two bullets. It also stops DYNAMITE when that is announced.',
  'cardText.chainsaw':
    'Lay it down in the Lawn and Garden Store. Discard it for +2 to all your combat rolls for the rest of the turn.',
  'cardText.claustrophobia':
    'On the next turn a player enters no building, and from inside one must head straight out.',
  'cardText.dynamite':
    'Name up to three spaces beside you and roll: on 4 or more every zombie there is yours, on less you lose 2 lives. It counts as a weapon.',
  'cardText.fear': 'A player does not move on the next turn; everything else of that turn goes on.',
  'cardText.fire-axe': 'Lay it down in the Fire Station: +1 to all your combat rolls.',
  'cardText.first-aid-kit':
    'Lay it down in the Hospital or the Drug Store. Discard it instead of losing a life to a combat roll.',
  'cardText.govt-enhanced-zombies': 'Until the end of your next turn it takes 5 or more to kill any zombie.',
  'cardText.grenade':
    'Lay it down in the Army Surplus Store. In a building or at its door discard it: all its zombies are yours, then you lose a life.',
  'cardText.hey-look-a-shotgun':
    'A player who has none gets a shotgun with 3 charges: +1 to each of the next 3 combat rolls.',
  'cardText.hysterical-paralysis': 'The whole next turn of a player is skipped.',
  'cardText.i-dont-think-theyre-dead':
    'An opponent rolls two dice and may repair those of 3 or less: one bullet for each point up to 4, or a life for a new roll. If one stays low, 2 zombies leave that collection.',
  'cardText.i-feel-alive': 'Roll two dice: if both show 4 or more you gain 2 lives, up to 5.',
  'cardText.i-see-the-helicopter':
    'Lay it down once a helipad is on the table: +1 to your movement. It counts as a weapon.',
  'cardText.i-think-its-over-here':
    'An opponent has drawn a tile that is no helipad: you place it and fill it instead.',
  'cardText.in-the-zone':
    'At the start of your turn: each natural 6 that you roll this turn draws a card. At the end you keep 3.',
  'cardText.just-when-you-thought': 'Choose a building: each of its spaces without a zombie gets one.',
  'cardText.lots-of-ammo': 'Lay it down in the Sporting Goods Store. Discard it for 3 bullets.',
  'cardText.mine-field': 'Roll a die, then choose a tile: that many zombies on its roads are yours.',
  'cardText.molotov-cocktail':
    'Lay it down in the Gas Station. In a building or at its door discard it: +2 to your combat rolls in that building this turn.',
  'cardText.much-needed-rest': 'Instead of your movement roll: 2 lives more, up to 5, and no move this turn.',
  'cardText.no-brains-here':
    'A player shares a space with a zombie: you move that zombie to a free space that is joined to it.',
  'cardText.rocket-launcher':
    'Lay it down in the Armory. Discard it to remove a tile at the edge, no helipad and not the Town Square: its zombies are yours, the players on it go to the Town Square.',
  'cardText.skateboard': 'Lay it down in the Skate Shop: +2 to your movement rolls. It counts as a weapon.',
  'cardText.slight-miscalculation': 'Choose a building: the number of its zombies doubles, as far as it has room.',
  'cardText.the-keys-are-still-in-it':
    'Instead of your movement roll you have 10 steps, to which nothing is added. Zombies on the way are fought.',
  'cardText.this-isnt-so-bad': 'Move two zombies to any free spaces of the map.',
  'cardText.were-screwed': 'Put zombies on 10 free spaces, wherever you like.',
  'cardText.weekend-pass-denied': 'An opponent discards the whole hand.',
  'cardText.what-is-that-smell':
    'Before an opponent’s movement roll: that player walks off the tile and stays off it this turn, or skips the next one.',
  'cardText.where-did-everybody-go': 'You lead an opponent 5 steps; the fights on the way are that player’s own.',
  'cardText.you-dont-need-that': 'Take a weapon in play that you do not have from an opponent on your space.',
  'cardText.you-lookin-at-me': 'Answer an opponent’s card: it must find another target, or it comes to nothing.',
  'cardText.your-shoes-untied': 'Before the first step: the movement of whoever is on turn is halved, rounded down.',
  'cardText.zombie-master': 'Put 5 zombies on free spaces of the town where nobody stands.',

  'refuse.ZMB-card.adjusting-nicely': 'It takes 13 zombies, and none of this title in play.',
  'refuse.ZMB-card.adrenaline-rush': 'No movement roll to double and no combat roll to help.',
  'refuse.ZMB-card.all-the-marbles': 'It is laid down inside the Toy Store, and only one of it.',
  'refuse.ZMB-card.alternate-food-source': 'It is played between two actions.',
  'refuse.ZMB-card.bad-sense-of-direction': 'It is played at one of the players.',
  'refuse.ZMB-card.brain-cramp': 'Only at an opponent who is about to move.',
  'refuse.ZMB-card.breakthrough':
    'It leads to a space of a neighbouring tile that is not joined to yours; helipads never.',
  'refuse.ZMB-card.butter-fingers': 'It takes a player with a weapon in play or a bullet.',
  'refuse.ZMB-card.chainsaw': 'It is laid down inside the Lawn and Garden Store, and only one of it.',
  'refuse.ZMB-card.claustrophobia': 'Claustrophobia: on, until you are out of the building.',
  'refuse.ZMB-card.claustrophobia.in': 'Claustrophobia: you enter no building this turn.',
  'refuse.ZMB-card.dynamite': 'Up to three spaces beside you, and not while nothing may be killed.',
  'refuse.ZMB-card.fear': 'It is played at one of the players.',
  'refuse.ZMB-card.fire-axe': 'It is laid down inside the Fire Station, and only one of it.',
  'refuse.ZMB-card.first-aid-kit': 'It is laid down inside the Hospital or the Drug Store, and only one of it.',
  'refuse.ZMB-card.govt-enhanced-zombies': 'It is played between two actions.',
  'refuse.ZMB-card.grenade':
    'It is laid down inside the Army Surplus Store, used in a building or at its door, and never while nothing may be killed.',
  'refuse.ZMB-card.hey-look-a-shotgun': 'It takes a player without a shotgun.',
  'refuse.ZMB-card.hysterical-paralysis': 'It is played at one of the players.',
  'refuse.ZMB-card.i-dont-think-theyre-dead': 'It takes an opponent with a zombie to lose.',
  'refuse.ZMB-card.i-feel-alive': 'It is played between two actions.',
  'refuse.ZMB-card.i-see-the-helicopter': 'No helipad is on the table yet, or this title is in play.',
  'refuse.ZMB-card.i-think-its-over-here': 'Only for a tile that an opponent has just drawn, and no helipad.',
  'refuse.ZMB-card.in-the-zone': 'Only as your own turn begins.',
  'refuse.ZMB-card.just-when-you-thought': 'It takes a building with a space that has no zombie.',
  'refuse.ZMB-card.lots-of-ammo': 'It is laid down inside the Sporting Goods Store, and only one of it.',
  'refuse.ZMB-card.mine-field': 'Nothing may be killed now.',
  'refuse.ZMB-card.molotov-cocktail': 'It is laid down inside the Gas Station, and used in a building or at its door.',
  'refuse.ZMB-card.much-needed-rest': 'Only instead of your own movement roll.',
  'refuse.ZMB-card.no-brains-here': 'It takes a player who shares a space with a zombie that may and can move away.',
  'refuse.ZMB-card.rocket-launcher':
    'It is laid down inside the Armory, used on a tile at the edge, and never while nothing may be killed.',
  'refuse.ZMB-card.skateboard': 'It is laid down inside the Skate Shop, and only one of it.',
  'refuse.ZMB-card.slight-miscalculation': 'It takes a building with a zombie and room for another.',
  'refuse.ZMB-card.the-keys-are-still-in-it': 'Fear holds you: nothing moves you this turn.',
  'refuse.ZMB-card.this-isnt-so-bad': 'No zombie can be moved now.',
  'refuse.ZMB-card.were-screwed': 'No space is free.',
  'refuse.ZMB-card.weekend-pass-denied': 'It takes an opponent with a card in hand.',
  'refuse.ZMB-card.what-is-that-smell': 'Only at an opponent who is about to roll for movement.',
  'refuse.ZMB-card.what-is-that-smell.back': 'You have left that tile because of the smell: no way back this turn.',
  'refuse.ZMB-card.where-did-everybody-go': 'It takes an opponent who may be led away now.',
  'refuse.ZMB-card.you-dont-need-that': 'It takes an opponent on your space with a weapon that you lack.',
  'refuse.ZMB-card.you-lookin-at-me': 'Only in answer to a card that an opponent has just announced.',
  'refuse.ZMB-card.your-shoes-untied': 'Only at the player who is about to move.',
  'refuse.ZMB-card.zombie-master': 'No free space of the town is without a player.',
}
