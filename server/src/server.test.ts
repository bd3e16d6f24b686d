import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from './server.js'

const page = mkdtempSync(join(tmpdir(), 'shamble-page-'))
const servers: RunningServer[] = []
mkdirSync(join(page, 'assets'))
writeFileSync(join(page, 'index.html'), '<!doctype html><title>Shamble</title>')
writeFileSync(join(page, 'assets', 'app-1.js'), 'export {}')
afterAll(async () => {
  for (const server of servers) await server.close()
  rmSync(page, { recursive: true, force: true })
})

const games = { ids: [], fetch: () => Promise.reject(new Error('no game')) }
const setting = { page, games, data: ':memory:', host: '127.0.0.1', port: 0, origins: [], log() {} }

async function start(given: { readonly page?: string } = {}): Promise<string> {
  const server = await startServer({ ...setting, ...given })
  servers.push(server)
  return server.addresses.at(-1)!
}

describe('serving the page', () => {
  it('prints its address, answers with a strict policy, and lets hashed files be kept', async () => {
    const address = await start()
    const home = await fetch(address)
    expect(home.status).toBe(200)
    const policy = home.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(home.headers.get('cache-control')).toBe('no-cache')
    const script = await fetch(`${address}assets/app-1.js`)
    expect(script.headers.get('cache-control')).toContain('immutable')
    const nothing = await fetch(`${address}no-such-file`)
    expect(nothing.status).toBe(404)
    expect(nothing.headers.get('content-security-policy')).toBe(policy)
  })

  it('says plainly when the port is taken, the page is not built, or nothing can be kept', async () => {
    const taken = Number(new URL(await start()).port)
    await expect(startServer({ ...setting, port: taken })).rejects.toThrow(`port ${taken} on 127.0.0.1 is taken`)
    await expect(startServer({ ...setting, page: join(page, 'assets') })).rejects.toThrow('not built')
    const data = join(page, 'index.html', 'x.db')
    await expect(startServer({ ...setting, data })).rejects.toThrow('cannot be created')
    await expect(startServer({ ...setting, data: page })).rejects.toThrow(`${page} is a folder`)
    const elsewhere = startServer({ ...setting, data: 'mysql://user:password@host/games' })
    await expect(elsewhere).rejects.toThrow(/^data: expected a file, or the address of a PostgreSQL: postgres:\/\/…$/)
    await expect(startServer({ ...setting, port: 99_999 })).rejects.toThrow('from 0 to 65535')
  })

  it('says plainly that another server has the file, until that one has stopped', async () => {
    const data = join(mkdtempSync(join(tmpdir(), 'shamble-one-')), 'tables.db')
    const first = await startServer({ ...setting, data })
    await expect(startServer({ ...setting, data })).rejects.toThrow(`another server uses ${data}`)
    await first.close()
    await (await startServer({ ...setting, data })).close()
    rmSync(dirname(data), { recursive: true })
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
  it('tells the page that there are tables, and others whether it is well', async () => {
    const built = mkdtempSync(join(tmpdir(), 'shamble-marked-'))
    writeFileSync(join(built, 'index.html'), '<head></head>')
    writeFileSync(join(built, 'index.html.br'), 'packed before it was marked')
    const address = await start({ page: built })
    const mark = `<head><meta name="shamble-tables" content="${address.slice(0, -1)}"></head>`
    expect(await (await fetch(address)).text()).toBe(mark)
    for (const path of ['healthz', 'readyz']) expect((await fetch(address + path)).status).toBe(200)
    expect((await fetch(`${address}port`)).status).toBe(426)
    rmSync(built, { recursive: true })
  })

  it('answers ranges as they are meant, and survives those that mean nothing', async () => {
    const address = await start()
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
    const address = await start()
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
    const address = await start()
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
    const address = await start({ page: dist })
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
