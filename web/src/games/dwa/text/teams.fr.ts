import type { Catalogue } from '@shamble/module'
import campaign from './campaign.fr.js'
import drawer from './drawer.fr.js'
import muster from './muster.fr.js'
import traits from './traits.fr.js'

/** What is said where teams are made and go on. */
const texts: Catalogue = { ...traits, ...muster, ...campaign, ...drawer }
export default texts
