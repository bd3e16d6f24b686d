import { patrol } from './patrol.js'
import { conformanceSuite } from './suite.js'

conformanceSuite(patrol)
