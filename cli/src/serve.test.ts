import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
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
