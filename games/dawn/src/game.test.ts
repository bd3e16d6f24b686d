import { conformanceSuite } from '@shamble/testkit'
import module from './index.js'
import { MODES } from './options.js'

const settings = MODES.flatMap((mode) => ['1978', 'digest'].map((edition) => ({ mode, edition })))
conformanceSuite(module, { settings, mostDecisions: 20_000 })
