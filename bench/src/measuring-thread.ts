import { parentPort, workerData } from 'node:worker_threads'
import { EFFORTS } from './measure.js'
import { measuring } from './measuring.js'

const { effort } = workerData as { readonly effort: keyof typeof EFFORTS }
parentPort?.postMessage(measuring('bench', EFFORTS[effort]))
