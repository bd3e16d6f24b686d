import type { Catalogue } from '@shamble/module'
import { describe, expect, it } from 'vitest'

const english = import.meta.glob<Catalogue>(['./*.en.ts', '../games/*/text/*.en.ts'], {
  eager: true,
  import: 'default',
})
const french = import.meta.glob<Catalogue>(['./*.fr.ts', '../games/*/text/*.fr.ts'], { eager: true, import: 'default' })

const wrong = (catalogues: Readonly<Record<string, Catalogue>>, sign: RegExp): string[] =>
  Object.values(catalogues).flatMap((catalogue) => Object.values(catalogue).filter((said) => sign.test(said)))

describe('the spacing of signs', () => {
  it('is none in English', () => expect(wrong(english, /\s[…!?%]/)).toEqual([]))

  it('is one that does not break in French, and none before an ellipsis', () =>
    expect(wrong(french, / [:;!?%»]|« |\s…/)).toEqual([]))
})
