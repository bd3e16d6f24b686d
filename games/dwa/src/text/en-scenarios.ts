import type { Catalogue } from '@shamble/module'

/** Why a character is not legal: without a full stop, because complaints about files add the rule. */
export const sheetReasons: Catalogue = {
  'sheet.hasAbility': '{{who}} has {{ability}} already',
  'sheet.fiveAbilities': '{{who}} may have five abilities and no more',
  'sheet.abilityALevel': '{{who}} is of level {{rank}} and may have one ability for each level',
  'sheet.abilityLevel': '{{ability}} can be learned from level {{least}}; {{who}} is of level {{rank}}',
  'sheet.shut': '{{ability}} is shut to {{who}}: {{archetype}}',
  'sheet.shutToSub': '{{ability}} is shut to {{who}}: {{sub}}',
  'sheet.sub': '{{who}} is not military and cannot be {{sub}}',
  'sheet.twoWeapons': '{{who}} cannot carry {{weapon}}: two weapons of the table are the most',
  'sheet.twoInAll': '{{who}} cannot carry {{weapon}}: by this option two weapons are the most, melee weapons included',
  'sheet.oneMelee': '{{who}} cannot carry {{weapon}}: one melee weapon is the most',
  'sheet.sameType': '{{who}} cannot carry {{weapon}}: by this option no two weapons are of one type',
  'sheet.notOffered': '{{weapon}} is not on offer in this scenario; {{who}} needs another weapon',
  'sheet.hands': '{{who}} cannot hold these weapons together',
  'sheet.rounds': '{{weapon}} of {{who}} holds {{most}} at the most',
  'sheet.twoFlaws': '{{who}} may have two flaws and no more',
  'sheet.noFlaws': 'this match is played without flaws',
  'sheet.sameFlaw': '{{who}} has one flaw twice',
  'sheet.sameDisorder': '{{who}} has one disorder twice',
  'sheet.desperate': '{{who}} has five disorders, and the fifth is always Desperate',
  'sheet.trauma': '{{who}} has six points of trauma or more: they become a disorder when a game ends',
  'sheet.rank': '{{who}} has {{xp}} experience and is of level {{rank}}',
  'sheet.morale': '{{who}} has a morale of {{most}} at the most',
}
