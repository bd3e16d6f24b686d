import { BadInput } from '@shamble/kernel'
import type { Speak } from '@shamble/module'

/** Where an invitation leads: the page that it names, and the word that lets people in. */
export interface Link {
  readonly page: URL
  readonly invitation: string
}

/** @throws BadInput where it is no link to an online game */
export function readLink(written: string, speak: Speak): Link {
  const page = parsed(written.trim())
  const invitation = /^#\/join\/([^/?]+)$/.exec(page?.hash ?? '')?.[1]
  if (page === null || !/^https?:$/.test(page.protocol) || invitation === undefined)
    throw new BadInput('', speak('online.noLink', { link: written }))
  page.hash = ''
  return { page, invitation: invitation }
}

function parsed(written: string): URL | null {
  try {
    return new URL(written)
  } catch {
    return null
  }
}

export const linkText = ({ page, invitation }: Link): string => `${page.href}#/join/${invitation}`
