import { attempt } from './attempt.js'
import { panic } from './panic.js'
import { reserves } from './reserves.js'
import { ruling } from './ruling.js'
import { staging } from './staging.js'
import { threats } from './threats.js'

/** Procedures of the frames in kinds-master.ts. */
export const masterProcedures = { staging, reserves, threats, panic, ruling, attempt }
