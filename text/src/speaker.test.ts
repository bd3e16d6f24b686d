import { describe, expect, it } from 'vitest'
import { eventSentence, faultSentence, percent, refusalSentence } from './sentences.js'
import { catalogueGaps, speaker } from './speaker.js'

const en = {
  'event.asked': '{{seat}} plays WHERE TO ?.',
  'event.hit': '{{seat}} hits {{what}}.',
  'event.hit.known': '{{seat}} hits {{what}} for {{value}}.',
  'event.seen': 'A {{value}} is seen.',
  'event.seen.faded': 'Something is seen.',
  'event.rolled': '{{dice}}{{sum}}',
  door: 'the door',
  'seat.a': 'Ann',
  'refuse.X-1': 'Only {{count}}.',
  'n.left_one': '{{count}} left',
  'n.left_other': '{{count}} are left',
}

describe('a speaker', () => {
  const speak = speaker('en', en)

  it('never reads a name as a sentence', () => {
    for (const name of ['{{seat}}', '{{constructor}}', '{{__proto__}}', '$&', '{{what}} $1', '%s'])
      expect([
        speak('event.hit', { seat: name, what: name }),
        speaker('en', en, { 'seat.a': name })('seat.a'),
        speaker('en', en, { 'seat.a': name })('event.hit', { seat: { word: 'seat.a' }, what: 'x' }),
      ]).toEqual([`${name} hits ${name}.`, name, `${name} hits x.`])
  })

  it('drops the e of French words before a name that begins with a vowel', () => {
    const french = speaker('fr', {
      test: 'Test de {{who}}',
      more: 'mieux que {{who}}, le monde {{who}}',
      it: 'une table',
    })
    expect(french('test', { who: 'Otis' })).toBe('Test d’Otis')
    expect(french('test', { who: 'Élise' })).toBe('Test d’Élise')
    expect(french('test', { who: { word: 'it' } })).toBe('Test d’une table')
    expect(french('more', { who: 'Ida' })).toBe('mieux qu’Ida, le monde Ida')
    for (const who of ['Mara', 'Yann', 'A5', 'E', 8]) expect(french('test', { who })).toBe(`Test de ${who}`)
    expect(speaker('en', { test: 'de {{who}}' })('test', { who: 'Otis' })).toBe('de Otis')
  })

  it('fills sentences, translates words inside them and follows numbers', () => {
    expect(speak('event.hit', { seat: 'Ann', what: { word: 'door' } })).toBe('Ann hits the door.')
    expect([speak('n.left', { count: 1 }), speak('n.left', { count: 3 })]).toEqual(['1 left', '3 are left'])
    expect([speak('refuse.X-1', { count: 2.5 }), speaker('fr', en)('refuse.X-1', { count: 2.5 })]).toEqual([
      'Only 2.5.',
      'Only 2,5.',
    ])
    expect(speak('no.such.key')).toBe('no.such.key')
    expect(speak('event.asked', { seat: 'Ann' })).toBe('Ann plays WHERE TO ?')
  })

  it('writes what is below zero with a minus sign', () => {
    const against = { against: 'against {{need}}' }
    expect([-20, -0.5, 0, 7].map((need) => speaker('en', against)('against', { need }))).toEqual([
      'against −20',
      'against −0.5',
      'against 0',
      'against 7',
    ])
    expect(speaker('fr', against)('against', { need: -0.5 })).toBe('against −0,5')
    expect(speak('event.hit', { seat: 'A-1', what: '-x-' })).toBe('A-1 hits -x-.')
  })

  it('tells events as fully as the reader may know them', () => {
    const event = { kind: 'hit', rule: 'X-1', seat: 0, data: { what: { word: 'door' } } }
    expect(eventSentence(event, ['a'], speak)).toBe('Ann hits the door.')
    expect(eventSentence({ ...event, secret: { seenBy: [0], data: { value: 5 } } }, ['a'], speak)).toBe(
      'Ann hits the door for 5.',
    )
    expect(eventSentence({ kind: 'seen', rule: 'X-1', fleeting: ['value'], data: { value: 5 } }, [], speak)).toBe(
      'A 5 is seen.',
    )
    expect(eventSentence({ kind: 'seen', rule: 'X-1', fleeting: ['value'], data: {} }, [], speak)).toBe(
      'Something is seen.',
    )
  })

  it('adds up more dice than one, with what is added or taken off', () => {
    const rolled = (dice: number[], ...values: number[]) => {
      const modifiers = values.map((value) => ({ rule: 'X-1', value }))
      return eventSentence({ kind: 'rolled', rule: 'X-1', dice, modifiers }, [], speak)
    }
    expect([rolled([4]), rolled([4, 3]), rolled([4, 3], -1, -1), rolled([2], 1), rolled([1], -3)]).toEqual([
      '4',
      '4 + 3 = 7',
      '4 + 3 − 2 = 5',
      '2 + 1 = 3',
      '1 − 3 = −2',
    ])
  })

  it('says what is wrong with data in English where nobody has translated it', () => {
    const said = { key: 'no {{what}} here', params: { what: 'door' } }
    expect(faultSentence({ reason: 'no door here', said }, speak)).toBe('no door here')
    expect(faultSentence({ reason: 'broken' }, speak)).toBe('broken')
    const french = speaker('fr', { 'no {{what}} here': 'pas de {{what}} ici' })
    expect(faultSentence({ reason: 'no door here', said }, french)).toBe('pas de door ici')
  })

  it('says refusals and shares', () => {
    expect(refusalSentence({ rule: 'X-1', params: { count: 2 } }, speak)).toBe('Only 2.')
    expect(percent(1 / 3, speaker('en', { 'number.point': '.' }))).toBe('33.3%')
    expect(percent(1 / 3, speaker('fr', { 'number.point': ',' }))).toBe('33,3\u00a0%')
    expect(percent(1 / 2, speaker('fr', { 'number.point': ',' }))).toBe('50\u00a0%')
  })
})

describe('catalogues', () => {
  it('are compared key by key and placeholder by placeholder', () => {
    expect(catalogueGaps({ en: { a: 'x {{n}}', b: 'y' }, fr: { a: 'x {{m}}', c: ' ' } })).toEqual([
      '"a" has other placeholders in en than in fr',
      'fr: "b" is missing',
      'en: "c" is missing',
      'fr: "c" is empty',
    ])
    expect(catalogueGaps({ en: { a: 'x' }, fr: { a: 'z' } })).toEqual([])
  })

  it('keep the signs of French with the words before them', () => {
    const en = { a: 'x: y', b: 'x: y', c: '“x”', d: 'x…' }
    expect(catalogueGaps({ en, fr: { a: 'x : y', b: 'x\u00a0: y', c: '« x\u00a0»', d: 'x …' } })).toEqual([
      'fr: "a" has a sign after a space that breaks',
      'fr: "c" has a sign after a space that breaks',
      'fr: "d" has a sign after a space that breaks',
    ])
  })
})
