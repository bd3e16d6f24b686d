import { creation } from './creation.js'
import { experience } from './experience.js'
import { packing } from './packing.js'
import { replacement } from './replacement.js'
import { rewards } from './rewards.js'

/** Procedures of the frames in kinds-people.ts. */
export const peopleProcedures = { creation, packing, replacement, rewards, experience }
