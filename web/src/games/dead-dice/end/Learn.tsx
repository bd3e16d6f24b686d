import type { Tag } from '@shamble/game-dead-dice/people'
import type { ReactNode } from 'react'
import { TraitFields } from '../creation/TraitFields.js'
import type { Part } from '../part.js'
import { LEARN } from './keys.js'

/** [DD-12.3] A new trait: a name, and what it helps with. */
export function Learn({ part }: { readonly part: Part }): ReactNode {
  const { draft, menu, words } = part
  if (draft?.space.kind !== LEARN || menu !== LEARN) return null
  const name = (draft.at(['name']) ?? '') as string
  const tags = ((draft.at(['tags']) ?? []) as (Tag | null)[]).filter((tag): tag is Tag => tag !== null)
  return (
    <div className="proposal">
      <TraitFields
        words={words}
        label={words.speak('field.trait')}
        trait={{ name, tags }}
        taken={[]}
        write={(trait) => part.compose?.(draft.set(['name'], trait.name).set(['tags'], [...trait.tags]))}
      />
    </div>
  )
}
