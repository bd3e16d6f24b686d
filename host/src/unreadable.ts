import { BadInput } from '@shamble/kernel'
import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** Why a request is none: in words for people where a mangled link or a long text leads there. */
export function unreadable(given: unknown, issue: Issue): BadInput {
  const { path } = issue
  const last = path.at(-1)
  if (last === 'invitation') return new BadInput('invitation', 'this invitation is not valid, or no longer valid')
  if (last === 'token') return new BadInput('invitation', 'this link is not valid, or no longer valid')
  const where = ['request', ...path].join('.')
  if (issue.code !== 'too_big' || issue.origin !== 'string') return new BadInput(where, issue.message)
  const found = path.reduce<unknown>((value, name) => (value as Record<PropertyKey, unknown>)[name], given)
  return new BadInput(where, 'expected {{least}} to {{most}} characters, found {{found}}', {
    least: 0,
    most: Number(issue.maximum),
    found: String(found).length,
  })
}
