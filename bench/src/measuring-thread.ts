import { parentPort, workerData } from 'node:worker_threads'
import type { GameModule } from '@shamble/module'
import { CROWD } from './bars.js'
import { crowd } from './crowd.js'
import { EFFORTS } from './measure.js'
import { measuring } from './measuring.js'
import { stretch } from './stretches.js'

const SEED = 'bench'
const { effort } = workerData as { readonly effort: keyof typeof EFFORTS }
const phase = await stretch(crowd('passages') as unknown as GameModule, CROWD, SEED, EFFORTS[effort])
parentPort?.postMessage([...measuring(SEED, EFFORTS[effort]), ...phase])
