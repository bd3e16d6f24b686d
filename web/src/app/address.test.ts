import { describe, expect, it } from 'vitest'
import { type Address, readAddress, writeAddress } from './address.js'

const ADDRESSES: readonly Address[] = [
  { at: 'home' },
  { at: 'setup', game: 'dawn' },
  { at: 'setup', game: 'dawn', after: 'a&b' },
  { at: 'setup', game: 'dawn', online: true },
  { at: 'setup', game: 'dwa', after: 'm1', choose: { scenario: 'church', street: 'a:b & c' } },
  { at: 'rules', game: 'dawn', rule: null, match: null, from: 'setup', after: 'm1' },
  { at: 'guide', game: 'zombies' },
  { at: 'own', game: 'dwa', screen: 'editor' },
  { at: 'own', game: 'dwa', screen: 'editor', thing: 'a&b' },
  { at: 'own', game: 'dwa', screen: 'print', match: 'm/1' },
  { at: 'table', match: 'a/b' },
  { at: 'watch', match: 'a/b' },
  { at: 'shared', record: 'aB-_9' },
  { at: 'person' },
  { at: 'analysis', match: 'm/1' },
  { at: 'rules', game: 'zombies', rule: null, match: 'm1', from: 'analysis' },
  { at: 'lab', study: null },
  { at: 'lab', study: 'lab-dawn-3-0123abcd.aB-_9' },
  { at: 'replay', match: 'm1', seq: null },
  { at: 'replay', match: 'm1', seq: 12 },
  { at: 'rules', game: 'dawn', rule: null, match: null },
  { at: 'table', match: 'm1', seq: 40 },
  { at: 'rules', game: 'dawn', rule: 'DAWN-6.7.c', match: 'm1' },
  { at: 'rules', game: 'dawn', rule: 'DAWN-6.7.c', match: 'a&b', seq: 12 },
  { at: 'rules', game: 'dawn', rule: null, match: 'm1', seq: 0, from: 'replay' },
  { at: 'rules', game: 'zombies', rule: 'ZMB-card.fear', match: null, from: 'setup' },
]

describe('addresses', () => {
  it('are read as they are written', () => {
    for (const address of ADDRESSES) expect(readAddress(writeAddress(address))).toEqual(address)
  })

  it('leave out what cannot be meant', () => {
    expect(readAddress('#/rules/dawn?match=m1&seq=x&from=nowhere')).toEqual({
      at: 'rules',
      game: 'dawn',
      rule: null,
      match: 'm1',
    })
    expect(readAddress('#/table/m1?seq=-3')).toEqual({ at: 'table', match: 'm1' })
    for (const seq of ['-3', '1e999', '0.5', 'x', 'Infinity', ''])
      expect(readAddress(`#/replay/m1/${seq}`)).toEqual({ at: 'replay', match: 'm1', seq: 0 })
  })

  it('lead home when they lead nowhere', () => {
    for (const hash of ['', '#', '#/nowhere/x', '#/table', '#/table/', '#/own/dwa'])
      expect(readAddress(hash)).toEqual({ at: 'home' })
  })

  it('that is none breaks nothing', () => {
    expect(readAddress('#/table/%')).toEqual({ at: 'table', match: '%' })
    expect(readAddress('#/%E0%A4%A/x')).toEqual({ at: 'home' })
    expect(readAddress('#/rules/dawn/%?match=%')).toMatchObject({ at: 'rules', rule: '%', match: '%' })
  })
})
