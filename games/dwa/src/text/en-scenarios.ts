import type { Catalogue } from '@shamble/module'

/** Why a character is not legal: without a full stop, because complaints about files add the rule. */
export const sheetReasons: Catalogue = {
  'sheet.hasAbility': '{{who}} has {{ability}} already',
  'sheet.fiveAbilities': '{{who}} may have five abilities and no more',
  'sheet.abilityALevel': '{{who}} is level {{rank}} and may have only one ability per level',
  'sheet.abilityLevel': '{{ability}} can be learned from level {{least}}; {{who}} is level {{rank}}',
  'sheet.shut': '{{who}} cannot learn {{ability}}: {{archetype}}',
  'sheet.shutToSub': '{{who}} cannot learn {{ability}}: {{sub}}',
  'sheet.sub': '{{sub}} is a specialty of the military, and {{who}} is not of the military',
  'sheet.twoWeapons': '{{who}} cannot carry another weapon ({{weapon}}): two of the weapon table are the most',
  'sheet.twoInAll':
    '{{who}} cannot carry another weapon ({{weapon}}): by this option two are the most, melee weapons included',
  'sheet.oneMelee': '{{who}} cannot carry another melee weapon ({{weapon}}): one is the most',
  'sheet.sameType': '{{who}} cannot carry another weapon of this type ({{weapon}}): by this option no two are alike',
  'sheet.notOffered': 'this scenario does not offer a weapon of {{who}}: {{weapon}}',
  'sheet.hands': '{{who}} cannot hold these weapons together',
  'sheet.rounds': 'a weapon of {{who}} ({{weapon}}) holds at most {{most}}',
  'sheet.twoFlaws': '{{who}} may have at most two flaws',
  'sheet.noFlaws': 'this game is played without flaws',
  'sheet.sameFlaw': '{{who}} has one flaw twice',
  'sheet.sameDisorder': '{{who}} has one disorder twice',
  'sheet.desperate': '{{who}} has five disorders, and the fifth is always Desperate',
  'sheet.trauma': '{{who}} has six points of trauma or more: they become a disorder when a game ends',
  'sheet.rank': '{{who}} has {{xp}} experience and is level {{rank}}',
  'sheet.morale': '{{who}} can have a morale of at most {{most}}',
}
