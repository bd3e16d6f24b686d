import type { Catalogue } from '@shamble/module'
import campaign from './campaign.en.js'
import drawer from './drawer.en.js'
import muster from './muster.en.js'
import traits from './traits.en.js'

/** What is said where teams are made and go on. */
const texts: Catalogue = { ...traits, ...muster, ...campaign, ...drawer }
export default texts
