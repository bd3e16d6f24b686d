export * from './plots/closing.js'
export * from './plots/lengths.js'
export * from './plots/share.js'
export { type Inks, PAPER, type Sheet, sheetOf } from './plots/svg.js'
