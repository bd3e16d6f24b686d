import type { Catalogue } from '@shamble/module'

/** Why a sheet is not in order: said at the table, and about files. */
export const REASONS: Readonly<Record<'en' | 'fr', Catalogue>> = {
  en: {
    'sheet.name': 'a survivor needs a name',
    'sheet.characteristic': 'a characteristic goes from {{min}} to {{max}}',
    'sheet.survival': 'Survival goes from {{min}} to {{max}} at the start',
    'sheet.noTrait': 'a survivor needs at least one trait',
    'sheet.traits': 'a survivor has at most {{most}} traits',
    'sheet.traitName': 'a trait needs a name',
    'sheet.traitTwice': 'the two traits must be different',
    'sheet.tags': 'a trait helps with {{min}} to {{max}} kinds of action',
    'sheet.tagTwice': 'this kind of action is named twice',
    'sheet.darkSide': 'a survivor needs a dark side',
    'sheet.points': '{{spent}} points are spent; it must be exactly {{points}}',
    'sheet.fewPoints': '{{spent}} points are spent; it must be at least {{points}}',
  },
  fr: {
    'sheet.name': 'un survivant a besoin d’un nom',
    'sheet.characteristic': 'une caractéristique va de {{min}} à {{max}}',
    'sheet.survival': 'la Survie va de {{min}} à {{max}} au départ',
    'sheet.noTrait': 'un survivant a besoin d’au moins un trait',
    'sheet.traits': 'un survivant a au plus {{most}} traits',
    'sheet.traitName': 'un trait a besoin d’un nom',
    'sheet.traitTwice': 'les deux traits doivent être différents',
    'sheet.tags': 'un trait sert à {{min}} ou {{max}} sortes d’actions',
    'sheet.tagTwice': 'cette sorte d’action est nommée deux fois',
    'sheet.darkSide': 'un survivant a besoin d’une part d’ombre',
    'sheet.points': '{{spent}} points sont dépensés ; il en faut exactement {{points}}',
    'sheet.fewPoints': '{{spent}} points sont dépensés ; il en faut au moins {{points}}',
  },
}
