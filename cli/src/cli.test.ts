import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueGaps } from '@shamble/text'
import { afterAll, describe, expect, it } from 'vitest'
import { play } from './commands/play.js'
import { FileStore } from './file-store.js'
import { main } from './index.js'
import type { Keyboard } from './keyboard.js'
import type { Output } from './output.js'
import { helpText } from './text/help.js'
import { cliText } from './text/index.js'

const folder = mkdtempSync(join(tmpdir(), 'shamble-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function reader(): Output & { text: () => string; errors: () => string } {
  const [out, err]: [string[], string[]] = [[], []]
  return {
    colour: false,
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    text: () => out.join('\n'),
    errors: () => err.join('\n'),
  }
}

/** Types these lines, then nothing more. */
function typist(...lines: string[]): Keyboard & { curtains: number } {
  return {
    curtains: 0,
    ask: async () => lines.shift() ?? null,
    askUntil: async () => lines.shift() ?? null,
    curtain() {
      this.curtains++
    },
    close() {},
  }
}

async function run(...argv: string[]): Promise<{ code: number; text: string; errors: string }> {
  const output = reader()
  const code = await main(argv, output)
  return { code, text: output.text(), errors: output.errors() }
}

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('shamble', () => {
  it('helps with every command', async () => {
    for (const command of ['play', 'join', 'matches', 'check', 'sim', 'lab', 'rules', 'replay', 'position']) {
      const { code, text } = await run(command, '--help')
      expect(code).toBe(0)
      expect(text).toContain(`Usage: shamble ${command}`)
      const french = await run(command, '--help', '--lang', 'fr')
      expect(french.text).toContain(`Utilisation\u00a0: shamble ${command}`)
      expect(french.text).not.toContain('help.')
    }
    expect((await run('--lang=fr', '--help')).text).toContain('Commandes\u00a0:')
  })

  it('says everything in English and in French', () => {
    expect(catalogueGaps(cliText)).toEqual([])
    expect(catalogueGaps(helpText)).toEqual([])
  })

  it('answers bad usage with 2 and one sentence', async () => {
    for (const argv of [
      ['dance'],
      ['sim'],
      ['sim', 'tic-tac-toe', '--games', 'many'],
      ['rules', 'tic-tac-toe', '--lang', 'de'],
    ]) {
      const { code, errors } = await run(...argv)
      expect(code, argv.join(' ')).toBe(2)
      expect(errors.split('\n')[0]).toMatch(/^error: /)
    }
  })

  it('says what it needs when there is no terminal', async () => {
    const { code, errors } = await run('play', 'tic-tac-toe')
    expect(code).toBe(2)
    expect(errors).toBe(
      'shamble: play needs a terminal with a keyboard; to let the computer play, use “shamble sim”, or “shamble join” for an online game',
    )
  })
})

describe('shamble rules', () => {
  it('says a rule or a chapter in both languages', async () => {
    expect((await run('rules', 'tic-tac-toe', 'TTT-1.2')).text).toBe(
      'TTT-1.2  A cell that is marked cannot be marked again.',
    )
    expect((await run('rules', 'tic-tac-toe', 'ttt-1', '--lang', 'fr')).text.split('\n')).toHaveLength(2)
    expect(JSON.parse((await run('rules', 'tic-tac-toe', 'TTT-2', '--json')).text)).toHaveLength(2)
  })

  it('knows what it does not know', async () => {
    expect(await run('rules', 'tic-tac-toe', 'TTT-9')).toMatchObject({
      code: 2,
      errors: 'shamble: rule: "TTT-9" is not a rule of tic-tac-toe',
    })
    expect((await run('rules', 'chess')).errors).toMatch(/^shamble: game: no game is called "chess"; there are /)
  })
})

describe('shamble check', () => {
  const good = 'game: tic-tac-toe\ntitle: t\nrules: [TTT-1.1]\nsteps:\n  - do: "x: mark a1"\n'

  it('passes a case that holds, and the folder of all cases', async () => {
    expect(await run('check', file('good.yaml', good))).toMatchObject({
      code: 0,
      text: expect.stringContaining('1 passed, 0 failed'),
    })
  })

  it('says for a failure what was expected and what happened', async () => {
    const bad = `${good}    expect: { values: { cells.0: 2 }, asked: ["x: mark"] }\n`
    const { code, text } = await run('check', file('bad.yaml', bad))
    expect(code).toBe(1)
    expect(text).toContain('step 1: expected cells.0 = 2\n            happened 1')
    expect(text).toContain('expected asked: x: mark\n            happened o: mark')
    const json = JSON.parse((await run('check', file('bad.yaml', bad), '--json')).text)
    expect(json).toMatchObject({ cases: 1, failed: 1 })
  })

  it('plays the others where some cases cannot be played, in the same file too', async () => {
    const odd = file('odd.yaml', `${good}---\n${good}colour: red\n---\n${good.replace('mark', 'jump')}---\n${good}`)
    const { code, text, errors } = await run('check', odd, file('half.yaml', 'game: ['), file('good.yaml', good))
    expect(code).toBe(2)
    expect(text).toContain('3 passed, 0 failed')
    expect(errors.split('\n')).toEqual([
      expect.stringContaining('odd.yaml, case 2: Unrecognized key: "colour"'),
      expect.stringContaining('odd.yaml, case 3: "x: jump a1"'),
      expect.stringContaining('half.yaml: not YAML'),
    ])
    const json = JSON.parse((await run('check', odd, '--json')).text)
    expect(json).toMatchObject({ cases: 2, failed: 0, unplayable: [expect.any(String), expect.any(String)] })
  })

  it('rejects a case that cannot be played, whole, with path and reason', async () => {
    const cases: [string, string][] = [
      [`${good}colour: red\n`, ': Unrecognized key: "colour"'],
      [good.replace('tic-tac-toe', 'chess'), ': game: no game is called "chess"'],
      [
        good.replace('steps', 'position: "XXX/XXX/..."\nsteps'),
        ': position: 6 crosses against 0 noughts cannot happen (TTT-1.1)',
      ],
      [good.replace('x: mark', 'z: mark'), ': "z": no such seat; there are x, o'],
      [good.replace('mark a1', 'jump a1'), ': "x: jump a1": "jump a1" is no action of tic-tac-toe'],
      [good.replace('TTT-1.1', 'TTT-7'), ': rules: "TTT-7" is not a rule of tic-tac-toe'],
      [
        good.replace('steps', 'options: { turnLimit: -1 }\nsteps'),
        ': options.turnLimit: expected a whole number from 0 to 100000, found -1',
      ],
      ['game: [', ': not YAML:'],
      ['['.repeat(10_000), ': nested too deep at character 100'],
      ['- '.repeat(10_000), ': nested too deep at character 0'],
      [`# "\na: ${'['.repeat(10_000)}`, ': nested too deep at character'],
      [`a: &a [x]\nb: [*a, *a]`, ': aliases (*name) are not possible here'],
      [good.replace('steps', 'options: { __proto__: { a: 1 } }\nsteps'), '.options.__proto__: unknown field'],
      [good.replace('steps', 'preset: constructor\nsteps'), 'preset: expected one of'],
      [`# ${'x'.repeat(1_000_000)}`, ': too large: '],
      ['', ': the file holds no case'],
    ]
    for (const [text, reason] of cases) {
      const { code, errors } = await run('check', file('odd.yaml', text))
      expect(code, reason).toBe(2)
      expect(errors).toContain(reason)
      expect(errors.split('\n'), errors).toHaveLength(1)
    }
    const french = await run('check', file('odd.yaml', good.replace('steps', 'preset: no\nsteps')), '--lang', 'fr')
    expect(french.errors).toContain('preset: il faut')
    expect((await run('check', join(folder, 'nowhere.yaml'))).errors).toMatch(/there is no such file$/)
  })
})

interface Interval {
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** A report without what the machine makes of it. */
function untimed(report: Record<string, unknown>): Record<string, unknown> {
  const { seconds: _1, gamesPerSecond: _2, decisionsPerSecond: _3, ...rest } = report
  return rest
}

describe('shamble sim', () => {
  it('counts how games end; the same seed gives the same result', async () => {
    const once = JSON.parse((await run('sim', 'tic-tac-toe', '--games', '200', '--seed', '7', '--json')).text)
    const twice = JSON.parse(
      (await run('sim', 'tic-tac-toe', '--games', '200', '--seed', '7', '--json', '--threads', '1')).text,
    )
    expect(once).toMatchObject({ game: 'tic-tac-toe', games: 200, unfinished: 0, lengths: { min: 5, max: 9 } })
    expect(once.outcomes.x + once.outcomes.o + (once.outcomes.full ?? 0)).toBe(200)
    expect(twice.outcomes).toEqual(once.outcomes)
    for (const key of ['seconds', 'gamesPerSecond', 'decisionsPerSecond']) expect(once[key]).toBeGreaterThan(0)
  })

  it('counts games that are cut short apart', async () => {
    const cut = JSON.parse(
      (await run('sim', 'tic-tac-toe', '--games', '10', '--seed', '7', '--max-turns', '3', '--json')).text,
    )
    expect(cut).toMatchObject({ unfinished: 10, outcomes: {} })
    const limited = JSON.parse(
      (await run('sim', 'tic-tac-toe', '--games', '10', '--seed', '7', '--set', 'turnLimit=3', '--json')).text,
    )
    expect(limited).toMatchObject({ unfinished: 0, outcomes: { 'turn-limit': 10 } })
  })

  it('counts what a game has a tally of, also what never happened', async () => {
    const short = ['sim', 'zombies', '--games', '2', '--seed', '7', '--max-turns', '12', '--set', 'seats=2']
    const { text } = await run(...short, '--json')
    const { tally } = JSON.parse(text) as { tally: Record<string, { sum: number; mean: number }> }
    expect(Object.keys(tally)).toHaveLength(42)
    const sums = Object.values(tally).map(({ sum }) => sum)
    expect(sums).toContain(0)
    expect(sums.reduce((all, sum) => all + sum, 0)).toBeGreaterThan(5)
    const printed = (await run(...short)).text
    for (const [card, { sum, mean }] of Object.entries(tally)) {
      expect(mean).toBe(sum / 2)
      expect(printed).toMatch(new RegExp(`^ {2}${card} +${sum} +${mean.toFixed(2)} per game$`, 'm'))
    }
  })

  it('plays every combination of the options of --each and reports each apart, the same twice', async () => {
    const asked = ['sim', 'graveyard-brawl', '--games', '6', '--seed', '7', '--each', 'seats', '--each', 'lives']
    const { text } = await run(...asked, '--json')
    const { each } = JSON.parse(text) as { each: Record<string, unknown>[] }
    expect(each.map(({ set }) => set)).toEqual(
      [2, 3, 4].flatMap((seats) => [1, 2, 3, 4, 5].map((lives) => ({ seats, lives }))),
    )
    const alone = await run('sim', 'graveyard-brawl', '--games', '6', '--seed', '7', '--set', 'seats=4', '--json')
    const { game: _game, seed: _seed, ...report } = JSON.parse(alone.text)
    const ofFour = each.find(
      ({ set }) => (set as { seats: number }).seats === 4 && (set as { lives: number }).lives === 3,
    )
    expect(untimed({ ...ofFour, set: undefined })).toEqual(untimed(report))
    expect(JSON.parse((await run(...asked, '--json')).text).each.map(untimed)).toEqual(each.map(untimed))
    const printed = (await run(...asked)).text
    for (const title of ['seats=2, lives=1', 'seats=4, lives=5'])
      expect(printed).toMatch(new RegExp(`^graveyard-brawl, ${title}: 6 games in .*, seed 7$`, 'm'))
  })

  it('says which combinations the rules do not allow, and plays the others', async () => {
    const asked = [
      'sim',
      'zombies',
      '--games',
      '1',
      '--seed',
      '7',
      '--max-turns',
      '2',
      '--bots',
      'random',
      '--each',
      'seats',
    ]
    const { code, text } = await run(...asked, '--json')
    const { each } = JSON.parse(text) as { each: { cannot?: string; games?: number }[] }
    expect(code).toBe(0)
    expect(each[0]).toEqual({ set: { seats: 1 }, cannot: expect.stringMatching(/^options.seats: .*ZMB-R.28/) })
    expect(each.slice(1).map(({ games }) => games)).toEqual([1, 1, 1, 1, 1])
    expect((await run(...asked)).text).toMatch(/^zombies, seats=1 cannot be played: options.seats: /)
  })

  it('leaves a value out that stands for one of the others', async () => {
    const { text } = await run('sim', 'dead-dice', '--games', '1', '--seed', '1', '--each', 'agmScenario', '--json')
    const { each } = JSON.parse(text) as { each: { set: { agmScenario: string }; violations: string[] }[] }
    expect(each.map(({ set }) => set.agmScenario)).toEqual([
      ...['brainsOnSale', 'plane', 'rouen', 'pathOfSouls', 'neoTokyo', 'xp426'],
    ])
    expect(each.flatMap(({ violations }) => violations)).toEqual([])
  })

  it('says how often each reason ended a game, by winner, with the interval of every rate', async () => {
    const asked = ['sim', 'tic-tac-toe', '--games', '200', '--seed', '7']
    const { outcomes, rates, reasons, wins } = JSON.parse((await run(...asked, '--json')).text)
    expect(reasons).toEqual({ line: { x: outcomes.x, o: outcomes.o }, full: { nobody: outcomes.full } })
    expect(rates.x.rate).toBe(outcomes.x / 200)
    for (const { rate, low, high } of [...Object.values<Interval>(rates), wins.random]) {
      expect(low).toBeLessThan(rate)
      expect(high).toBeGreaterThan(rate)
    }
    const { text } = await run(...asked)
    expect(text).toMatch(new RegExp(`^ {2}x +${outcomes.x} {2}[\\d.]+% \\(95%: [\\d.]+ to [\\d.]+\\)$`, 'm'))
    expect(text).toContain(`  ended by line: x ${outcomes.x}, o ${outcomes.o}\n`)
  })

  it('refuses options that --each cannot list', async () => {
    const complaint = async (...names: string[]) => {
      const { code, errors } = await run('sim', 'rooftop-duel', ...names.flatMap((name) => ['--each', name]))
      expect(code).toBe(2)
      return errors
    }
    expect(await complaint('colour')).toMatch(/^shamble: --each colour: no such option; there are roof, /)
    expect(await complaint('movement')).toBe('shamble: --each movement: has 991 values; at most 24 are possible')
    expect(await complaint('customRoof')).toMatch(/^shamble: --each customRoof: its values cannot be listed/)
    expect(await complaint('roof', 'roof')).toBe('shamble: --each roof: is given twice')
    const both = await run('sim', 'rooftop-duel', '--each', 'roof', '--set', 'roof=stairwell')
    expect(both.errors).toBe('shamble: --each roof: is given with --set as well')
  })

  it('refuses bots and options that do not exist', async () => {
    expect((await run('sim', 'tic-tac-toe', '--bots', 'hal')).errors).toBe(
      'shamble: --bots[0]: no bot is called "hal"; there are random',
    )
    expect((await run('sim', 'tic-tac-toe', '--bots', 'random,random,random')).code).toBe(2)
    expect((await run('sim', 'tic-tac-toe', '--set', 'size=4')).errors).toMatch(
      /^shamble: options.size: no such option/,
    )
    expect((await run('sim', 'tic-tac-toe', '--set', 'turnLimit=-1')).code).toBe(2)
    expect((await run('sim', 'tic-tac-toe', '--preset', 'huge')).code).toBe(2)
  })
})

describe('shamble position', () => {
  it('draws a position and prints it in full and for each seat', async () => {
    const { code, text } = await run('position', 'tic-tac-toe', 'X . . / . O . / . . .')
    expect(code).toBe(0)
    expect(text).toContain('full:\nX . .\n. O .\n. . .')
    expect(text).toContain('\no:\n')
  })

  it('refuses an impossible one', async () => {
    expect(await run('position', 'tic-tac-toe', 'X X X / . . . / . . .')).toMatchObject({ code: 2 })
  })
})

describe('shamble play and replay', () => {
  const base = { set: [], saves: folder, lang: 'en' }

  it('plays a whole game of two people at one keyboard', async () => {
    const output = reader()
    const keys = typist('tic-tac-toe', '1', 'mark a2', '2', 'a2', 'mark a2', '4', 'mark b1')
    expect(await play(undefined, { ...base, seats: 'person,person' }, output, keys)).toBe(0)
    expect(output.text()).toContain('Not possible [TTT-1.2]: You can’t mark that cell: it is already marked.')
    expect(output.text()).toContain('“a2” is not an action or a command here; type “help”.')
    expect(output.text()).toContain('Cross: victory, three in a line. [TTT-2.1]')
    expect(keys.curtains).toBe(0)
  })

  it('passes the keyboard between people, not between the seats of one; secret dice come to who may see them', async () => {
    const output = reader()
    const position =
      'hour 3, room 2, zombies 1/gm: menace 6/ana: guard, survival 3/ben: nurse, survival 3/asked: propose ana'
    const keys = typist(
      // Max takes the keyboard, speaks as Ana, writes a note as the game master, and waits as Ana.
      '',
      'say Stay behind me.',
      'as gm',
      'note Ben is next.',
      'wait',
      // Ben takes it, and waits: a zombie attacks one of them.
      '',
      'wait',
      // The die comes to Max, unless it is Ben's own.
      '',
      '5',
    )
    const asked = { seats: 'person:Max,person:Max,person:Ben', position, seed: 'ana', realDice: true }
    await play('night-shift', { ...base, ...asked }, output, keys)
    expect(keys.curtains).toBe(3)
    expect(output.text()).toContain('Ana: “Stay behind me.”')
    expect(output.text()).toContain('You note: Ben is next.')
    expect(output.text()).toMatch(/A zombie wounds Ana \(5\)/)
  })

  it('calls people by the names that they gave, and the others by the words of the game', async () => {
    const output = reader()
    const keys = typist('mark a1', 'mark b2', 'mark a2', 'mark b1', 'mark a3')
    await play('tic-tac-toe', { ...base, seats: 'person:Ada,person' }, output, keys)
    expect(output.text()).toContain('Ada: victory, three in a line. [TTT-2.1]')
    expect(output.text()).toContain('Nought')
    expect(output.text()).not.toContain('Cross')
  })

  it('asks for the game and then how to play it', async () => {
    const output = reader()
    await play(undefined, { ...base }, output, typist('graveyard-brawl', '2', 'quit'))
    expect(output.text()).toContain(
      'Which options?\n   1  Two-player duel\n   2  Sudden death: one life each\n   3  Default options',
    )
  })

  it('takes orders as people type them, and tells what would come of one', async () => {
    const typed = async (game: string, lang: string, ...lines: string[]) => {
      const output = reader()
      await play(game, { ...base, lang, seats: 'person,person' }, output, typist(...lines, 'quit'))
      return output.text()
    }
    const english = await typed(
      'rooftop-duel',
      'en',
      'try walk 10 cm north-east',
      'try walk 50 cm east',
      'walk 50 cm east',
      'walk 10 cm north-east',
    )
    expect(english).toContain('Move: for example, type “walk 10 cm north-east”')
    expect(english).toContain('Possible: move 220 530\n      99 of 200 mm\n')
    expect(english.match(/Not possible \[RD-2\.1\]/g)).toHaveLength(2)
    expect(english.match(/Ash moves/g)).toHaveLength(1)
    expect(english).toContain('Ash moves 99 mm to 220 530.')
    const french = await typed('rooftop-duel', 'fr', 'marcher', 'essayer marcher 10 cm nord-est', 'aller à 200 600')
    expect(french).toContain('L’ordre s’arrête trop tôt.')
    expect(french).toContain('Possible : move 220 530')
    expect(french).toContain('Ash se déplace de 50 mm, en 200 600.')
  })

  it('hints at what the computer would do, with its reason where it has one', async () => {
    const hint = async (game: string, given: object, typed: string) => {
      const output = reader()
      await play(game, { ...base, ...given }, output, typist(typed, 'quit'))
      return output.text().split('\n')
    }
    const alone = { set: ['mode=solitaire'], seats: 'person' }
    expect(await hint('dawn', alone, 'hint')).toContainEqual(
      expect.stringMatching(/^Hint: place Peter in 032\. .*Peter .*Fran.*Roger .*Steve/),
    )
    expect(await hint('dawn', { ...alone, lang: 'fr' }, 'conseil')).toContainEqual(
      expect.stringMatching(/^Conseil : placer Peter en 032\. .*Peter .*Fran.*Roger .*Steve/),
    )
    const two = { seats: 'person,person' }
    expect(await hint('connect-four', two, 'hint')).toContainEqual(expect.stringMatching(/^Hint: [^.]+\.$/))
    expect(await hint('connect-four', two, 'hint')).toContainEqual(expect.stringMatching(/^To do this, type “\d”\.$/))
    expect(await hint('tic-tac-toe', two, 'hint')).toContain('There is no hint.')
  })

  it('tells the words of an answer that is composed, and how the one that is hinted at is typed', async () => {
    const output = reader()
    const options = { ...base, seed: 'words', set: ['players=1', 'agmScenario=brainsOnSale'], seats: 'person' }
    await play('dead-dice', options, output, typist('1', 'list', 'hint', 'quit'))
    expect(output.text()).toMatch(/\n {6}Objectives: .*Strengthen the shelter, Find ammunition/)
    const written = /To do this, type “(.+)”\./.exec(output.text())![1]!
    const again = reader()
    await play('dead-dice', options, again, typist('1', written, 'quit'))
    expect(again.text()).not.toContain(`“${written}” is not an action`)
    expect(again.text()).toContain('choose where to go next')
  })

  it('saves, quits, resumes, steps back, and replays what was saved', async () => {
    const output = reader()
    await play('tic-tac-toe', { ...base, seats: 'person,person' }, output, typist('mark b2', 'quit'))
    const id = /--resume (\w+)/.exec(output.text())![1]!
    const again = reader()
    await play(
      undefined,
      { ...base, resume: id },
      again,
      typist(
        'mark a1',
        'undo',
        'mark a3',
        'log',
        'why',
        'rule ttt-2.1',
        `export ${join(folder, 'copy.match')}`,
        'quit',
      ),
    )
    expect(again.text()).toContain('The move is undone.')
    expect(again.text()).toContain('TTT-2.1  The first player with three marks')
    const saved = join(folder, `${id}.match`)
    const { code, text } = await run('replay', saved, '--lang', 'fr')
    expect(code).toBe(0)
    expect(text).toContain('Rond marque a3.')
    expect(text).not.toContain('Rond marque a1.')
    expect(text).toContain('Vérifié')
    expect((await run('replay', saved, '--verify')).text).toMatch(/^Verified: \d+ moves, hash [\w-]{8}\.$/)
  })

  it('lets one terminal play a match, and tells the second so in a sentence', async () => {
    const output = reader()
    await play('tic-tac-toe', { ...base, seats: 'person,person' }, output, typist('mark b2', 'quit'))
    const resume = /--resume (\w+)/.exec(output.text())![1]!
    const claim = await new FileStore(folder).claim(resume)
    const again = (lang: string) => play(undefined, { ...base, resume, lang }, reader(), typist('quit'))
    await expect(again('en')).rejects.toThrow(/^this game is being played in another terminal$/)
    await expect(again('fr')).rejects.toThrow(/^cette partie est en cours dans un autre terminal$/)
    await claim.release()
    expect(await again('en')).toBe(0)
  })

  it('refuses damaged records with one line and recovers what is whole', async () => {
    const output = reader()
    await play('tic-tac-toe', { ...base, seats: 'person,person' }, output, typist('mark b2', 'mark a1', 'quit'))
    const saved = readFileSync(join(folder, `${/--resume (\w+)/.exec(output.text())![1]}.match`), 'utf8')
    const damaged: [string, RegExp][] = [
      [saved.slice(0, -9), /line \d+: the file is cut off in the middle of a move$/],
      [saved.replace('"cell":4', '"cell":5'), /line \d+: the file was changed: its hash does not match$/],
      [
        saved.replace('"rulesVersion":"1"', '"rulesVersion":"99"'),
        /line 1: the file was changed: its hash does not match$/,
      ],
      [saved.split('\n').slice(0, -2).join('\n'), /line \d+: the file breaks off here: its end is missing$/],
      ['{"shamble":"match"', /line 1: not JSON/],
    ]
    for (const [text, reason] of damaged) {
      const { code, errors } = await run('replay', file('damaged.match', text))
      expect(code).toBe(2)
      expect(errors).toMatch(reason)
      expect(errors.split('\n')).toHaveLength(1)
    }
    const { code, text } = await run('replay', file('cut.match', saved.slice(0, -9)), '--recover')
    expect(code).toBe(0)
    expect(text).toContain('The file was recovered up to the last correct move')
  })

  it('writes what was recovered to a new file, and never over another', async () => {
    const output = reader()
    await play('tic-tac-toe', { ...base, seats: 'person,person' }, output, typist('mark b2', 'mark a1', 'quit'))
    const saved = join(folder, `${/--resume (\w+)/.exec(output.text())![1]}.match`)
    const torn = file('torn.match', readFileSync(saved, 'utf8').replace('"cell":0', '"cell":1'))
    const out = join(folder, 'mended.match')
    const { code, text } = await run('replay', torn, '--recover', '--out', out)
    expect([code, text]).toEqual([0, expect.stringContaining(`Saved to ${out}.`)])
    expect((await run('replay', out, '--verify')).text).toMatch(/^Verified: 1 move, hash/)
    const again = await run('replay', saved, '--out', out)
    expect([again.code, again.errors]).toEqual([2, expect.stringContaining('this file exists already')])
  })

  it('says that the record to resume is torn, and plays its sound part on as a new match', async () => {
    const output = reader()
    await play('tic-tac-toe', { ...base, seats: 'person,person' }, output, typist('mark b2', 'mark a1', 'quit'))
    const resume = /--resume (\w+)/.exec(output.text())![1]!
    const saved = join(folder, `${resume}.match`)
    const torn = readFileSync(saved, 'utf8').replace('"cell":0', '"cell":1')
    writeFileSync(saved, torn)
    const declined = reader()
    expect(await play(undefined, { ...base, resume }, declined, typist('n'))).toBe(0)
    expect(declined.text()).toMatch(/is damaged: the file was changed: its hash does not match\. You can continue/)
    const taken = reader()
    await play(undefined, { ...base, resume }, taken, typist('y', 'mark c3', 'quit'))
    const other = /--resume (\w+)/.exec(taken.text())![1]!
    expect(other).not.toBe(resume)
    expect((await run('replay', join(folder, `${other}.match`))).text).toMatch(/marks b2\.\n.*marks c3\./)
    expect(readFileSync(saved, 'utf8')).toBe(torn)
  })

  it('takes an option that is a whole file from one, and says in both languages what is wrong with it', async () => {
    const roof = {
      width: 1000,
      depth: 800,
      starts: [
        [100, 100],
        [900, 700],
      ],
    }
    const sit = async (written: string, lang = 'en') => {
      const output = reader()
      const path = file('roof.json', written)
      const set = [`customRoof=@${path}`]
      await play('rooftop-duel', { ...base, set, lang, seats: 'person,person' }, output, typist('quit'))
      return output.text()
    }
    const refused = (written: string, lang?: string) => sit(written, lang).catch((error: Error) => error.message)
    const played = await sit(JSON.stringify(roof))
    expect(played).toContain('Reed begins at 900 700.')
    // The record holds the roof itself.
    const id = /--resume (\w+)/.exec(played)![1]!
    rmSync(join(folder, 'roof.json'))
    expect((await run('replay', join(folder, `${id}.match`), '--verify')).code).toBe(0)
    expect(await refused(JSON.stringify(roof).slice(0, 40))).toMatch(/roof\.json: not JSON: [^\n]+$/)
    expect(await refused(JSON.stringify({ ...roof, width: 10 }))).toMatch(
      /roof\.json: options\.customRoof\.width: expected a whole number from 200 to 10000, found 10$/,
    )
    expect(await refused(JSON.stringify({ ...roof, lift: 1 }), 'fr')).toMatch(/customRoof\.lift: champ inconnu$/)
    const huge = JSON.stringify({ ...roof, walls: 'x'.repeat(10_000_000) })
    expect(await refused(huge)).toMatch(/roof\.json: too large: 100000\d\d bytes; at most 1000000 are possible$/)
    expect(await refused(huge, 'fr')).toMatch(/trop grand/)
    await expect(
      play('rooftop-duel', { ...base, set: ['customRoof=@nowhere.json'], lang: 'fr' }, reader(), typist()),
    ).rejects.toThrow('nowhere.json: ce fichier n’existe pas')
    expect((await run('sim', 'rooftop-duel', '--set', 'customRoof=@nowhere.json')).errors).toBe(
      'shamble: nowhere.json: there is no such file',
    )
  })

  it('refuses seats, bots and positions that do not fit', async () => {
    const attempt = (given: object) => play('tic-tac-toe', { ...base, ...given }, reader(), typist())
    await expect(attempt({ seats: 'person' })).rejects.toThrow('seats: this game has 2 players; named: 1')
    await expect(attempt({ seats: 'person,hal' })).rejects.toThrow('seats[1].bot: no bot is called "hal"')
    await expect(attempt({ position: 'XX' })).rejects.toThrow('position: expected three rows, found 1')
    await expect(attempt({ resume: 'ffff' })).rejects.toThrow('--resume: There is no game to continue.')
  })
})

describe('shamble play --after', () => {
  const saves = join(folder, 'feud')
  const base = { set: [] as string[], saves, lang: 'en' }
  const sit = async (given: object, ...typed: string[]) => {
    const output = reader()
    await play('rooftop-duel', { ...base, ...given }, output, typist(...typed))
    return output.text()
  }
  const matches = (...argv: string[]) => run('matches', '--saves', saves, ...argv)

  it('plays the next match with what the last one hands on, as often as it does', async () => {
    expect((await matches()).text).toBe('There are no saved games.')
    const first = await sit({ seats: 'person,person', set: ['movement=300'] }, 'resign', 'y')
    const id = /npx shamble play --after (\w+)$/.exec(first)![1]!
    expect(await sit({ after: id, set: ['roof=chimneys'] }, 'quit')).toContain(
      'The feud goes on. Duels won by Ash: 0, by Reed: 1.',
    )
    // As it was left, and with the people of the match before.
    const second = await sit({ resume: true }, 'walk 30 cm north', 'resign', 'y')
    expect(second).toContain('Ash moves 300 mm')
    const third = await sit({ after: true }, 'resign', 'y')
    expect(third).toContain('by Reed: 2.')
    expect(third).not.toContain('--after')
    await expect(sit({ after: true })).rejects.toThrow('after: no other game can follow this one')
    expect((await matches()).text).toMatch(/^[0-9a-f]{8} {2}rooftop-duel {2}3 games, over$/)
    const [series] = JSON.parse((await matches('--json')).text) as { id: string; after: string | null }[][]
    expect(series!.map(({ after }) => after)).toEqual([null, series![0]!.id, series![1]!.id])
    expect(series![0]!.id).toBe(id)
  })

  it('refuses what cannot be, in both languages, and nothing has changed', async () => {
    const [series] = JSON.parse((await matches('--json')).text) as { id: string }[][]
    const [first, , last] = series!.map(({ id }) => id) as [string, string, string]
    const before = (await matches()).text
    const refused = async (lang: string, given: object) =>
      expect(sit({ ...given, lang }).catch((e) => e.message)).resolves
    await (await refused('en', { after: first })).toBe(
      'after: another game already follows this one: the new game can only be a copy',
    )
    await (await refused('fr', { after: first })).toMatch(/^after: une autre partie suit déjà celle-ci/)
    await (await refused('en', { after: first, copy: true, set: ['movement=200'] })).toBe(
      'options.movement: carried over from the previous game, and cannot be changed',
    )
    await (await refused('fr', { after: last })).toBe('after: aucune autre partie ne peut suivre celle-ci')
    await (await refused('en', { after: 'ffff' })).toMatch(/^--after: There is no finished game/)
    await expect(play('tic-tac-toe', { ...base, after: first }, reader(), typist())).rejects.toThrow(
      '--after: a game of "rooftop-duel", not of "tic-tac-toe"',
    )
    expect((await matches()).text).toBe(before)
    expect(await sit({ after: first, copy: true }, 'quit')).toContain('by Reed: 1.')
    expect((await matches()).text.split('\n')).toEqual([
      expect.stringMatching(/2 games, copy, turn 1$/),
      expect.stringMatching(/3 games, over$/),
    ])
    const [copied] = JSON.parse((await matches('--json')).text) as { id: string }[][]
    await expect(sit({ after: copied!.at(-1)!.id })).rejects.toThrow('after: this game is not over yet')
  })

  it('a series is written out, verified and deleted as one', async () => {
    const all = JSON.parse((await matches('--json')).text) as { id: string; copy: boolean }[][]
    const [first, second, third] = all.find((one) => one.length === 3)!.map(({ id }) => id) as [string, string, string]
    const record = `${(await matches('--export', second)).text}\n`
    const verify = (text: string, ...argv: string[]) => run('replay', file('feud.match', text), '--verify', ...argv)
    expect((await verify(record)).text.match(/^Game \d of 3$/gm)).toHaveLength(3)
    const [one, two, three] = record.split(/(?<=\n)(?=\{"shamble)/) as [string, string, string]
    expect(await verify(one + three)).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/match 2: line 1\.after: this is not the game that follows/),
    })
    expect((await verify(two + three, '--lang', 'fr')).errors).toMatch(/match 1: line 1\.after: il manque la partie/)
    expect((await verify(record.replace('"movement":300', '"movement":301'))).code).toBe(2)
    expect((await verify(one + three, '--recover')).text).toMatch(/recovered .*match 2: line 1\.after/)
    expect(JSON.parse((await run('replay', file('feud.match', record), '--json')).text).matches).toHaveLength(3)
    expect((await matches('--delete', third)).text).toBe('Deleted: 2 games.')
    // The copy still rests on the first.
    expect((await matches('--json')).text).toContain(first)
    const copy = all.find((ones) => ones.some((match) => match.copy))!.at(-1)!.id
    expect((await matches('--delete', copy.slice(0, 8), '--lang', 'fr')).text).toBe('2 parties supprimées.')
    expect((await matches()).text).toBe('There are no saved games.')
    expect(await matches('--delete', 'ffff')).toMatchObject({
      code: 2,
      errors: 'shamble: --delete: there is no saved game "ffff"',
    })
  })
})
