import { wantsNoise, wantsPanic, wantsPlunder } from './acts.js'
import { bringMaster } from './automatic.js'
import { decideAsMaster } from './decide.js'

/** [DD-16.1] The automatic game master, wherever matches are played. */
bringMaster({ decide: decideAsMaster, wantsPanic, wantsNoise, wantsPlunder })
