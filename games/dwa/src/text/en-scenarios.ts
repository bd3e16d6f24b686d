import type { Catalogue } from '@shamble/module'

/** Why a character is not legal: without a full stop, because complaints about files add the rule. */
export const sheetReasons: Catalogue = {
  'sheet.hasAbility': '{{who}} has {{ability}} already',
  'sheet.fiveAbilities': '{{who}} cannot have more than five abilities',
  'sheet.abilityALevel': '{{who}} is level {{rank}} and may have only one ability per level',
  'sheet.abilityLevel': '{{ability}} can be learned from level {{least}}; {{who}} is level {{rank}}',
  'sheet.shut': '{{who}} cannot learn {{ability}}: it is closed to the archetype {{archetype}}',
  'sheet.shutToSub': '{{who}} cannot learn {{ability}}: it is closed to the specialty {{sub}}',
  'sheet.sub': '{{sub}} is a specialty of the military, and {{who}} is not of the military',
  'sheet.twoWeapons': '{{who}} cannot carry another weapon ({{weapon}}): the limit is two from the weapon table',
  'sheet.twoInAll':
    '{{who}} cannot carry another weapon ({{weapon}}): with this option the limit is two, melee weapons included',
  'sheet.oneMelee': '{{who}} cannot carry another melee weapon ({{weapon}}): the limit is one',
  'sheet.sameType':
    '{{who}} cannot carry another weapon of this type ({{weapon}}): with this option all weapons are of different types',
  'sheet.notOffered': '{{who}} cannot have this weapon ({{weapon}}): the scenario does not offer it',
  'sheet.hands': '{{who}} cannot hold these weapons together',
  'sheet.rounds': 'a weapon of {{who}} ({{weapon}}) cannot hold that many rounds: the limit is {{most}}',
  'sheet.twoFlaws': '{{who}} cannot have more than two flaws',
  'sheet.noFlaws': 'a character cannot have flaws: this game is played without them',
  'sheet.sameFlaw': '{{who}} cannot have the same flaw twice',
  'sheet.sameDisorder': '{{who}} cannot have the same disorder twice',
  'sheet.desperate': '{{who}} cannot have these five disorders: the fifth is always Desperate',
  'sheet.trauma': '{{who}} cannot have six points of trauma or more: they become a disorder when a game ends',
  'sheet.rank': 'this level is not possible: with {{xp}} experience, {{who}} is level {{rank}}',
  'sheet.morale': '{{who}} cannot have a morale above {{most}}',
}
