import { conformanceSuite } from '@shamble/testkit'
import module from './index.js'
import { MODES } from './options.js'

for (const mode of MODES) {
  for (const edition of ['1978', 'digest']) {
    conformanceSuite(module, { games: 4, options: { mode, edition }, mostDecisions: 20_000 })
  }
}
