import type { Catalogue } from '@shamble/module'

/** Why a sheet is not in order: said at the table, and about files. */
export const REASONS: Readonly<Record<'en' | 'fr', Catalogue>> = {
  en: {
    'sheet.name': 'a survivor needs a name',
    'sheet.characteristic': 'a characteristic cannot be below {{min}} or above {{max}}',
    'sheet.survival': 'Survival cannot be below {{min}} or above {{max}} at the start',
    'sheet.noTrait': 'a survivor needs at least one trait',
    'sheet.traits': 'a survivor cannot have more than {{most}} traits',
    'sheet.traitName': 'a trait needs a name',
    'sheet.traitTwice': 'the two traits must be different',
    'sheet.tags': 'a trait cannot help with fewer than {{min}} or more than {{max}} kinds of action',
    'sheet.tagTwice': 'one kind of action cannot be named twice',
    'sheet.darkSide': 'a survivor needs a dark side',
    'sheet.points': 'exactly {{points}} points must be spent, not {{spent}}',
    'sheet.fewPoints': 'at least {{points}} points must be spent, not {{spent}}',
  },
  fr: {
    'sheet.name': 'un survivant a besoin d’un nom',
    'sheet.characteristic': 'une caractéristique ne peut pas être inférieure à {{min}} ni supérieure à {{max}}',
    'sheet.survival': 'la Survie de départ ne peut pas être inférieure à {{min}} ni supérieure à {{max}}',
    'sheet.noTrait': 'un survivant a besoin d’au moins un trait',
    'sheet.traits': 'un survivant ne peut pas avoir plus de {{most}} traits',
    'sheet.traitName': 'un trait a besoin d’un nom',
    'sheet.traitTwice': 'les deux traits doivent être différents',
    'sheet.tags': 'un trait ne peut pas servir à moins de {{min}} ni à plus de {{max}} sortes d’actions',
    'sheet.tagTwice': 'une même sorte d’action ne peut pas être nommée deux fois',
    'sheet.darkSide': 'un survivant a besoin d’une part d’ombre',
    'sheet.points': 'il faut dépenser exactement {{points}} points, et non {{spent}}',
    'sheet.fewPoints': 'il faut dépenser au moins {{points}} points, et non {{spent}}',
  },
}
