import type { Catalogue, Language, Speak } from '@shamble/module'
import type { Mall, Square } from '../map/mall.js'

/** Places of the mall by the name that its file gives them; one that is not here keeps that name in every language. */
export const places: Readonly<Record<Language, Catalogue>> = {
  en: {
    'place.hall': 'the hall',
    'place.Quill & Lantern Books': 'Quill & Lantern Books',
    'place.Maintenance Wing': 'Maintenance Wing',
    'place.Velvet Chair Furniture': 'Velvet Chair Furniture',
    'place.Harrow & Finch Department Store': 'Harrow & Finch Department Store',
    'place.Security Office': 'Security Office',
    'place.Tumbledown Toys': 'Tumbledown Toys',
    "place.Needle's Eye Fashions": 'Needle’s Eye Fashions',
    'place.Halcyon Records & Radio': 'Halcyon Records & Radio',
    "place.Edwin's Sports Centre": 'Edwin’s Sports Centre',
    'place.Greenleaf Pharmacy': 'Greenleaf Pharmacy',
    'place.Starlight Arcade': 'Starlight Arcade',
    'place.Keystone Hardware': 'Keystone Hardware',
    'place.Loading Dock': 'Loading Dock',
  },
  fr: {
    'place.hall': 'le hall',
    'place.Quill & Lantern Books': 'Librairie Quill & Lantern',
    'place.Maintenance Wing': 'Aile technique',
    'place.Velvet Chair Furniture': 'Mobilier Velvet Chair',
    'place.Harrow & Finch Department Store': 'Grand magasin Harrow & Finch',
    'place.Security Office': 'Poste de sécurité',
    'place.Tumbledown Toys': 'Jouets Tumbledown',
    "place.Needle's Eye Fashions": 'Mode Needle’s Eye',
    'place.Halcyon Records & Radio': 'Disques et radio Halcyon',
    "place.Edwin's Sports Centre": 'Sports Edwin',
    'place.Greenleaf Pharmacy': 'Pharmacie Greenleaf',
    'place.Starlight Arcade': 'Salle de jeux Starlight',
    'place.Keystone Hardware': 'Quincaillerie Keystone',
    'place.Loading Dock': 'Quai de livraison',
  },
}

/** What people call an area of the mall. */
export function areaName(mall: Mall, letter: string, speak: Speak): string {
  const { name } = mall.plan.areas[letter]!
  const key = `place.${name}`
  const said = speak(key)
  return said === key ? name : said
}

/** The same for a square; the hall is the hall. */
export const placeName = (mall: Mall, square: Square, speak: Speak): string =>
  mall.isHall[square] ? speak('place.hall') : areaName(mall, mall.area[square]!, speak)
