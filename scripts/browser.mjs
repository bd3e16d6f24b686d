// Finds a Chromium for the tests of the page; on Debian as root it is installed where it is missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function find() {
  const named = process.env.CHROME_PATH
  if (named && existsSync(named)) return named
  for (const folder of (process.env.PATH ?? '').split(':'))
    for (const name of NAMES) if (existsSync(`${folder}/${name}`)) return `${folder}/${name}`
  return null
}

/** The path of a browser, or `null` where there is none and none may be installed. */
export function ensureBrowser() {
  const found = find()
  if (found !== null) return found
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return null
  console.error('Installing Chromium from Debian’s packages …')
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = () => apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
  if (!install()) {
    apt('update', '-qq')
    install()
  }
  return find()
}
