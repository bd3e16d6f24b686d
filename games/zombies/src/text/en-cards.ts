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
  'card.govt-enhanced-zombies': 'GOVT. ENHANCED ZOMBIES!',
  'card.grenade': 'GRENADE',
  'card.hey-look-a-shotgun': 'HEY LOOK… A SHOTGUN!',
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
  'card.the-keys-are-still-in-it': 'THE KEYS ARE STILL IN IT!',
  'card.this-isnt-so-bad': 'THIS ISN’T SO BAD',
  'card.were-screwed': 'WE’RE SCREWED',
  'card.weekend-pass-denied': 'WEEKEND PASS: DENIED!',
  'card.what-is-that-smell': 'WHAT IS THAT SMELL',
  'card.where-did-everybody-go': 'WHERE DID EVERYBODY GO?',
  'card.you-dont-need-that': 'YOU DON’T NEED THAT!',
  'card.you-lookin-at-me': 'YOU LOOKIN’ AT ME!?',
  'card.your-shoes-untied': 'YOUR SHOE’S UNTIED',
  'card.zombie-master': 'ZOMBIE MASTER',

  'cardText.adjusting-nicely':
    'Put into play if you have at least 13 zombies. When you lose your last life, discard this card instead of losing zombies.',
  'cardText.adrenaline-rush':
    'Before your movement roll: double your movement, bonuses included. Or before a fight roll: +2 to that roll.',
  'cardText.all-the-marbles':
    'Put into play in the Toy Store. Discard this card: no zombie moves until your next turn begins.',
  'cardText.alternate-food-source':
    'Until the end of your next turn, there are no fights and no kills, and players may pick up tokens on zombies’ spaces.',
  'cardText.bad-sense-of-direction':
    'Send any player to the centre of the Town Square. A player who is on the move continues from there.',
  'cardText.brain-cramp': 'When an opponent is about to move, you decide the whole move.',
  'cardText.breakthrough':
    'On your turn, choose a space of a neighbouring tile and roll. 5 or 6: a passage opens for the rest of the game. 4 or less: you lose a life and your movement ends. A passage never starts or ends on a helipad.',
  'cardText.butter-fingers':
    'A player discards a weapon in play that you choose, or two bullets. This card also stops DYNAMITE when it is announced.',
  'cardText.chainsaw':
    'Put into play in the Lawn and Garden Store. Discard this card: +2 to all your fight rolls until the end of the turn.',
  'cardText.claustrophobia':
    'On their next turn, a player may not enter a building. A player inside a building must take the shortest way out.',
  'cardText.dynamite':
    'Choose up to three spaces next to yours and roll. 4 or more: you take every zombie there. 3 or less: you lose 2 lives. This card is a weapon.',
  'cardText.fear': 'On their next turn, a player doesn’t move. The other steps of that turn take place.',
  'cardText.fire-axe': 'Put into play in the Fire Station: +1 to all your fight rolls.',
  'cardText.first-aid-kit':
    'Put into play in the Hospital or the Drug Store. Discard this card instead of losing a life in a fight.',
  'cardText.govt-enhanced-zombies': 'Until the end of your next turn, any zombie is killed only with 5 or more.',
  'cardText.grenade':
    'Put into play in the Army Surplus Store. In a building or at its door, discard this card: you take all zombies of the building, then you lose a life.',
  'cardText.hey-look-a-shotgun':
    'A player without a shotgun gets one with 3 charges: +1 to each of that player’s next 3 fight rolls.',
  'cardText.hysterical-paralysis': 'A player skips their whole next turn.',
  'cardText.i-dont-think-theyre-dead':
    'An opponent rolls two dice and may repair each die that shows 3 or less: one bullet per missing point up to 4, or a life to roll that die again. If a die stays at 3 or less, that player loses 2 zombies.',
  'cardText.i-feel-alive': 'Roll two dice: if both show 4 or more, you gain 2 lives, up to 5.',
  'cardText.i-see-the-helicopter':
    'Put into play when a helipad is on the board: +1 to your movement. This card is a weapon.',
  'cardText.i-think-its-over-here': 'When an opponent draws a tile other than a helipad, you place and fill that tile.',
  'cardText.in-the-zone':
    'At the start of your turn: each 6 you roll this turn, before bonuses, lets you draw a card. At the end of the turn, keep 3 cards.',
  'cardText.just-when-you-thought': 'Choose a building: put a zombie on each of its spaces that has none.',
  'cardText.lots-of-ammo': 'Put into play in the Sporting Goods Store. Discard this card for 3 bullets.',
  'cardText.mine-field': 'Roll a die, then choose a tile: take up to that many zombies from its roads.',
  'cardText.molotov-cocktail':
    'Put into play in the Gas Station. In a building or at its door, discard this card: +2 to your fight rolls in that building until the end of the turn.',
  'cardText.much-needed-rest': 'Instead of your movement roll: gain 2 lives, up to 5, and don’t move this turn.',
  'cardText.no-brains-here': 'A player shares a space with a zombie: move that zombie to a free space next to it.',
  'cardText.rocket-launcher':
    'Put into play in the Armory. Discard this card to remove a tile at the edge of the board, except a helipad or the Town Square: you take its zombies, and players on that tile go to the Town Square.',
  'cardText.skateboard': 'Put into play in the Skate Shop: +2 to your movement rolls. This card is a weapon.',
  'cardText.slight-miscalculation': 'Choose a building: double the number of its zombies, as far as there is room.',
  'cardText.the-keys-are-still-in-it':
    'Instead of your movement roll, move 10 spaces, without any bonus. You fight the zombies on the way.',
  'cardText.this-isnt-so-bad': 'Move two zombies to any free spaces of the board.',
  'cardText.were-screwed': 'Put 10 zombies on any free spaces of the board.',
  'cardText.weekend-pass-denied': 'An opponent discards their whole hand.',
  'cardText.what-is-that-smell':
    'Before an opponent’s movement roll: that player must leave their tile on foot and stay off it this turn, or skip their next turn.',
  'cardText.where-did-everybody-go': 'Move an opponent 5 steps. That player fights the zombies on the way.',
  'cardText.you-dont-need-that': 'Take a weapon in play that you don’t have from an opponent on your space.',
  'cardText.you-lookin-at-me': 'Respond to an opponent’s card: that card needs another target, or it has no effect.',
  'cardText.your-shoes-untied':
    'Before the first step of a move: halve the movement of the player whose turn it is, rounded down.',
  'cardText.zombie-master': 'Put 5 zombies on free spaces of the town without a player.',

  'refuse.ZMB-card.adjusting-nicely':
    'You can’t put this card into play: you need 13 zombies, and no other copy of it in play.',
  'refuse.ZMB-card.adrenaline-rush':
    'You can’t play this card now: there is no movement roll to double and no fight roll to improve.',
  'refuse.ZMB-card.all-the-marbles':
    'You can’t put this card into play: you must be in the Toy Store, with no other copy in play.',
  'refuse.ZMB-card.alternate-food-source': 'You can’t play this card now: it is played between two actions.',
  'refuse.ZMB-card.bad-sense-of-direction': 'You can’t play this card without a target: choose a player.',
  'refuse.ZMB-card.brain-cramp': 'You can’t play this card now: it is played on an opponent who is about to move.',
  'refuse.ZMB-card.breakthrough':
    'You can’t break through there: choose a space of a neighbouring tile that isn’t connected to yours, and never a helipad.',
  'refuse.ZMB-card.butter-fingers':
    'You can’t play this card on that player: the target needs a weapon in play or a bullet.',
  'refuse.ZMB-card.chainsaw':
    'You can’t put this card into play: you must be in the Lawn and Garden Store, with no other copy in play.',
  'refuse.ZMB-card.claustrophobia':
    'You can’t go that way: with claustrophobia, you must take the shortest way out of the building.',
  'refuse.ZMB-card.claustrophobia.in': 'You can’t enter a building this turn: you have claustrophobia.',
  'refuse.ZMB-card.dynamite':
    'You can’t use dynamite like this: choose up to three spaces next to yours, at a time when zombies can be killed.',
  'refuse.ZMB-card.fear': 'You can’t play this card without a target: choose a player.',
  'refuse.ZMB-card.fire-axe':
    'You can’t put this card into play: you must be in the Fire Station, with no other copy in play.',
  'refuse.ZMB-card.first-aid-kit':
    'You can’t put this card into play: you must be in the Hospital or the Drug Store, with no other copy in play.',
  'refuse.ZMB-card.govt-enhanced-zombies': 'You can’t play this card now: it is played between two actions.',
  'refuse.ZMB-card.grenade':
    'You can’t do this now: put the grenade into play in the Army Surplus Store; use it in a building or at its door, at a time when zombies can be killed.',
  'refuse.ZMB-card.hey-look-a-shotgun': 'You can’t play this card on that player: the target must not have a shotgun.',
  'refuse.ZMB-card.hysterical-paralysis': 'You can’t play this card without a target: choose a player.',
  'refuse.ZMB-card.i-dont-think-theyre-dead':
    'You can’t play this card on that player: choose an opponent who has a zombie to lose.',
  'refuse.ZMB-card.i-feel-alive': 'You can’t play this card now: it is played between two actions.',
  'refuse.ZMB-card.i-see-the-helicopter':
    'You can’t put this card into play: no helipad is on the board yet, or you have another copy in play.',
  'refuse.ZMB-card.i-think-its-over-here':
    'You can’t play this card now: it is played when an opponent draws a tile other than a helipad.',
  'refuse.ZMB-card.in-the-zone': 'You can’t play this card now: it is played at the start of your turn.',
  'refuse.ZMB-card.just-when-you-thought':
    'You can’t play this card on that building: choose one with a space that has no zombie.',
  'refuse.ZMB-card.lots-of-ammo':
    'You can’t put this card into play: you must be in the Sporting Goods Store, with no other copy in play.',
  'refuse.ZMB-card.mine-field': 'You can’t play this card now: zombies can’t be killed.',
  'refuse.ZMB-card.molotov-cocktail':
    'You can’t do this now: put the cocktail into play in the Gas Station; use it in a building or at its door.',
  'refuse.ZMB-card.much-needed-rest': 'You can’t play this card now: it is played instead of your movement roll.',
  'refuse.ZMB-card.no-brains-here':
    'You can’t play this card on that player: the target must share a space with a zombie that can move away.',
  'refuse.ZMB-card.rocket-launcher':
    'You can’t do this now: put the rocket launcher into play in the Armory; use it on a tile at the edge of the board, at a time when zombies can be killed.',
  'refuse.ZMB-card.skateboard':
    'You can’t put this card into play: you must be in the Skate Shop, with no other copy in play.',
  'refuse.ZMB-card.slight-miscalculation':
    'You can’t play this card on that building: choose one with a zombie and room for another.',
  'refuse.ZMB-card.the-keys-are-still-in-it': 'You can’t move this turn: FEAR stops you.',
  'refuse.ZMB-card.this-isnt-so-bad': 'You can’t play this card now: no zombie can be moved.',
  'refuse.ZMB-card.were-screwed': 'You can’t play this card now: no space is free.',
  'refuse.ZMB-card.weekend-pass-denied':
    'You can’t play this card on that player: choose an opponent with a card in hand.',
  'refuse.ZMB-card.what-is-that-smell':
    'You can’t play this card now: it is played on an opponent who is about to roll for movement.',
  'refuse.ZMB-card.what-is-that-smell.back': 'You can’t go back this turn: you left that tile because of the smell.',
  'refuse.ZMB-card.where-did-everybody-go':
    'You can’t play this card on that player: choose an opponent who can be moved now.',
  'refuse.ZMB-card.you-dont-need-that':
    'You can’t play this card on that player: choose an opponent on your space with a weapon you don’t have.',
  'refuse.ZMB-card.you-lookin-at-me':
    'You can’t play this card now: it responds to a card that an opponent has just announced.',
  'refuse.ZMB-card.your-shoes-untied': 'You can’t play this card now: it is played on the player who is about to move.',
  'refuse.ZMB-card.zombie-master': 'You can’t play this card now: the town has no free space without a player.',
}
