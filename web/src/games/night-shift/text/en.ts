import type { Catalogue } from '@shamble/module'

const en: Catalogue = {
  'ns.desk': 'Only for the game master',
  'ns.desk.menace': 'Menace left',
  'ns.desk.traps': 'Traps ahead',
  'ns.desk.none': 'none',
  'ns.desk.note': 'Note',
  'ns.shared': 'The public board',
}
export default en
