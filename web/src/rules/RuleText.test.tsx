import dawnModule from '@shamble/game-dawn'
import { type GameModule, LANGUAGES } from '@shamble/module'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bookOf } from './book.js'
import { RuleText } from './RuleText.js'

const dawn = dawnModule as unknown as GameModule
const book = bookOf('dawn', dawn.ledger, (key) => key)
const shown = (text: string, wanted = ''): string =>
  renderToStaticMarkup(<RuleText text={text} book={book} onOpen={() => {}} wanted={wanted} />)

describe('a rule on the page', () => {
  it('keeps brackets and stops on the line of the id that they belong to', () => {
    expect(shown('See (§6.7, 7.4.b).')).toBe(
      'See <span class="together">(§<button type="button" class="rule">6.7</button>,</span> ' +
        '<span class="together"><button type="button" class="rule">7.4.b</button>).</span>',
    )
  })

  it('marks what was looked for', () => {
    expect(shown('A door', 'door')).toBe('A <mark>door</mark>')
  })

  it('loses nothing of any rule', () => {
    const plain = (html: string): string =>
      html
        .replace(/<[^>]+>/g, '')
        .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name as keyof typeof ENTITIES])
    for (const entry of dawn.ledger)
      for (const language of LANGUAGES)
        expect(plain(shown(entry[language])).replace(/DAWN-/g, '')).toBe(entry[language].replace(/DAWN-/g, ''))
  })
})

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const
