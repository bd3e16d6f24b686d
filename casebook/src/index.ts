export * from './case-file.js'
export { type CaseFailure, type CaseReport, runCase } from './run-case.js'
