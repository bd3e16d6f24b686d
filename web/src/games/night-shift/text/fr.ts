import type { Catalogue } from '@shamble/module'

const fr: Catalogue = {
  'ns.desk': 'Réservé au meneur',
  'ns.desk.menace': 'Menace restante',
  'ns.desk.traps': 'Pièges devant le groupe',
  'ns.desk.none': 'aucun',
  'ns.desk.note': 'Note',
  'ns.shared': 'Le plateau public',
}
export default fr
