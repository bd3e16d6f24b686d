import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { serve } from './commands/serve.js'

const page = mkdtempSync(join(tmpdir(), 'shamble-page-'))
const servers: Server[] = []
mkdirSync(join(page, 'assets'))
writeFileSync(join(page, 'index.html'), '<!doctype html><title>Shamble</title>')
writeFileSync(join(page, 'assets', 'app-1.js'), 'export {}')
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(page, { recursive: true, force: true })
})

const said: string[] = []
const output = { colour: false, out: (line: string) => void said.push(line), err: () => {} }

async function start(options: Parameters<typeof serve>[0]): Promise<string> {
  servers.push(await serve({ page, ...options }, output))
  return said[said.length - 1]!.replace(/^.*?(http)/, '$1')
}

describe('serving the page', () => {
  it('prints its address, answers with a strict policy, and lets hashed files be kept', async () => {
    const address = await start({ port: 0 })
    const home = await fetch(address)
    expect(home.status).toBe(200)
    const policy = home.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(home.headers.get('cache-control')).toBe('no-cache')
    const script = await fetch(`${address}assets/app-1.js`)
    expect(script.headers.get('cache-control')).toContain('immutable')
    const nothing = await fetch(`${address}no-such-file`)
    expect(nothing.status).toBe(404)
    expect(nothing.headers.get('content-security-policy')).toBe(policy)
  })

  it('says plainly when the port is taken, is none, or the page is not built', async () => {
    const taken = Number(new URL(await start({ port: 0 })).port)
    await expect(serve({ page, port: taken }, output)).rejects.toThrow(`port ${taken} on 127.0.0.1 is taken`)
    process.env['PORT'] = 'harbour'
    await expect(serve({ page }, output)).rejects.toThrow('"harbour" is no port')
    delete process.env['PORT']
    await expect(serve({ page: join(page, 'assets'), port: 0 }, output)).rejects.toThrow('not built')
  })
})

/** Says something to the server that no library would. */
function raw(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('data', (data) => {
      heard += data
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })
}

const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`

describe('a server of the page', () => {
  it('answers ranges as they are meant, and survives those that mean nothing', async () => {
    const address = await start({ port: 0 })
    const ask = async (range: string) => {
      const response = await fetch(`${address}assets/app-1.js`, { headers: { Range: range } })
      return [response.status, await response.text(), response.headers.get('content-range')]
    }
    expect(await ask('bytes=0-5')).toEqual([206, 'export', 'bytes 0-5/9'])
    expect(await ask('bytes=7-')).toEqual([206, '{}', 'bytes 7-8/9'])
    expect(await ask('bytes=-2')).toEqual([206, '{}', 'bytes 7-8/9'])
    expect(await ask('bytes=7-99')).toEqual([206, '{}', 'bytes 7-8/9'])
    for (const range of ['bytes=9-', 'bytes=99-100', 'bytes=-0'])
      expect(await ask(range)).toEqual([416, '', 'bytes */9'])
    for (const range of ['bytes=5-1', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=1-2,4-5', 'lines=1-2', 'bytes=1e3-'])
      expect(await ask(range)).toEqual([200, 'export {}', null])
  })

  it('answers GET and HEAD, and nothing else', async () => {
    const address = await start({ port: 0 })
    const head = await fetch(address, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '37'])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const response = await fetch(address, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
    const { headers } = await fetch(address)
    const again = await fetch(address, { headers: { 'If-None-Match': headers.get('etag')! } })
    expect(again.status).toBe(304)
  })

  it('leads nobody out of the page: no link, no path, no hidden file', async () => {
    writeFileSync(join(page, '..', 'shamble-secret'), 'secret')
    writeFileSync(join(page, '.built'), 'secret')
    symlinkSync(join(page, '..', 'shamble-secret'), join(page, 'link.txt'))
    symlinkSync(tmpdir(), join(page, 'folder'))
    const address = await start({ port: 0 })
    for (const path of [
      '/link.txt',
      '/folder/shamble-secret',
      '/.built',
      '/../shamble-secret',
      '/..%2fshamble-secret',
      '/%2e%2e/shamble-secret',
      '/%00',
      '/%',
      '/__proto__',
      '//x',
      '*',
    ]) {
      const heard = await raw(address, get(path))
      expect(heard, path).toMatch(/^HTTP\/1\.1 404 /)
      expect(heard).not.toContain('secret')
    }
    rmSync(join(page, '..', 'shamble-secret'))
    expect(await raw(address, 'NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect((await fetch(address)).status).toBe(200)
  })

  it('serves on while its files vanish, and takes a new build up whole', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-build-'))
    const dist = join(folder, 'dist')
    const build = (into: string, number: number): void => {
      mkdirSync(join(into, 'assets'), { recursive: true })
      writeFileSync(join(into, 'index.html'), `build ${number}`)
      writeFileSync(join(into, 'assets', `app-${number}.js`), `part ${number}`)
    }
    build(dist, 1)
    const address = await start({ port: 0, page: dist })
    const text = async (path: string): Promise<string> => (await fetch(address + path)).text()
    rmSync(dist, { recursive: true })
    expect([await text(''), await text('assets/app-1.js')]).toEqual(['build 1', 'part 1'])
    build(`${dist}.new`, 2)
    renameSync(`${dist}.new`, dist)
    expect([await text(''), await text('assets/app-2.js')]).toEqual(['build 2', 'part 2'])
    // A page that is open still finds its own parts.
    expect(await text('assets/app-1.js')).toBe('part 1')
    rmSync(folder, { recursive: true })
  })
})
