import type { ReactNode } from 'react'
import { defs } from './defs.js'

const DEFS = { __html: defs() }

/** Figures, halftones and hatchings, once for every drawing on the page. */
export function Defs(): ReactNode {
  // Not `display: none`: patterns would vanish with it.
  return <svg className="defs" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={DEFS} />
}
