import { BadInput, BrokenInvariant } from '@shamble/kernel'
import { LANGUAGES } from '@shamble/module'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { listGames } from './catalogue.js'
import { check } from './commands/check.js'
import { matches } from './commands/matches.js'
import { play } from './commands/play.js'
import { position } from './commands/position.js'
import { replay } from './commands/replay.js'
import { rules } from './commands/rules.js'
import { serve } from './commands/serve.js'
import { sim } from './commands/sim.js'
import { type Output, terminalOutput } from './output.js'

const FINE = 0
const BAD_USAGE = 2

/** Runs one command. 0: fine; 1: a check failed or a violation was found; 2: bad usage or bad input. */
export async function main(argv: readonly string[], output: Output = terminalOutput): Promise<number> {
  let code = FINE
  const program = commands(output, (result) => {
    code = result
  })
  try {
    await program.parseAsync(argv, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? FINE : BAD_USAGE
    if (error instanceof BadInput) output.err(`shamble: ${error.message}`)
    else if (error instanceof BrokenInvariant)
      output.err(`shamble: this is a defect of Shamble, please report it: ${error.message}`)
    else throw error
    return error instanceof BadInput ? BAD_USAGE : 1
  }
}

function commands(output: Output, done: (code: number) => void): Command {
  const program = new Command('shamble')
    .description('The great zombie tabletop games, played properly.')
    .exitOverride()
    .showHelpAfterError('(shamble <command> --help tells more)')
    .configureOutput({ writeOut: (text) => output.out(text.trimEnd()), writeErr: (text) => output.err(text.trimEnd()) })
  program.addHelpText(
    'after',
    () =>
      `\nGames: ${listGames()
        .map((game) => game.id)
        .join(', ')}`,
  )

  const language = () => new Option('--lang <language>', 'language of the sentences').choices([...LANGUAGES])
  const gameOption = () =>
    new Option(
      '--set <option=value>',
      'a rule option, or @file for one that is a whole file; may be given several times',
    )
      .argParser(collect)
      .default([])

  program
    .command('play')
    .description('play in the terminal; your match is saved after every answer')
    .argument('[game]', 'which game; asks when left out')
    .addOption(new Option('--seats <list>', 'who sits where: "person" or a bot, separated by commas (person,house)'))
    .addOption(gameOption())
    .option('--preset <name>', 'a named set of options')
    .option('--seed <text>', 'fixed dice: the same seed gives the same rolls')
    .option('--real-dice', 'roll your own dice and type them in')
    .option('--position <text>', 'begin in a position, as text or the name of a file')
    .option('--resume [match]', 'go on with a saved match; the last one when none is named')
    .option('--after [match]', 'the next match after one that is over; the last one when none is named')
    .option('--copy', 'with --after, although another match goes on from that one already')
    .option('--saves <folder>', 'where matches are kept')
    .addOption(language())
    .action(async (game: string | undefined, options) => done(await play(game, options, output)))

  program
    .command('matches')
    .description('list the saved matches; those that go on from each other are one')
    .option('--export <match>', 'print the record of a match, with those that it goes on from and that go on from it')
    .option('--delete <match>', 'delete a match, with those that it goes on from and that go on from it')
    .option('--saves <folder>', 'where matches are kept')
    .addOption(language())
    .option('--json', 'print data')
    .action(async (options) => done(await matches(options, output)))

  program
    .command('serve')
    .description('serve the table in the browser; `npm start` builds the page first')
    .addOption(new Option('--port <n>', 'the port; PORT in the environment, else 4378').argParser(wholeNumber(0)))
    .option('--host <address>', 'the address to listen on; HOST in the environment, else 127.0.0.1')
    .action(async (options) => {
      await serve(options, output)
    })

  program
    .command('check')
    .description('run case files; folders are searched for *.yaml')
    .argument('<files...>')
    .option('--failed', 'tell only of cases that do not hold')
    .option('--json', 'print data')
    .action(async (files: string[], options) => done(await check(files, options, output)))

  program
    .command('sim')
    .description('let bots play many games and count how they end')
    .argument('<game>')
    .addOption(new Option('--games <n>', 'how many games').argParser(wholeNumber(1)).default(100))
    .option('--seed <text>', 'the same seed gives the same games, whatever the number of threads')
    .option('--bots <list>', 'one bot for all seats or one a seat, separated by commas')
    .addOption(gameOption())
    .addOption(
      new Option(
        '--each <option>',
        'play every value of an option and report each apart; several options: every combination',
      )
        .argParser(collect)
        .default([]),
    )
    .option('--preset <name>', 'a named set of options')
    .addOption(
      new Option('--max-turns <n>', 'stop a game after so many turns and count it as unfinished').argParser(
        wholeNumber(1),
      ),
    )
    .addOption(new Option('--threads <n>', 'how many threads').argParser(wholeNumber(1)))
    .option('--fast', 'do not check the invariants after every answer')
    .option('--json', 'print data')
    .action(async (game: string, options) => done(await sim(game, options, output)))

  program
    .command('rules')
    .description('say a rule in our own words, or measure which rules are implemented and tested')
    .argument('[game]', 'may be left out with --coverage: all games then')
    .argument('[id]', 'a rule or a chapter; all of them when left out')
    .option(
      '--coverage',
      'run the tests and cases of the game and count what they exercised; 1 when anything is missing',
    )
    .option('--from <folder>', 'count what a run of the tests with SHAMBLE_COVERAGE=<folder> has left there')
    .addOption(language())
    .option('--json', 'print data')
    .action(async (game: string | undefined, id: string | undefined, options) =>
      done(await rules(game, id, options, output)),
    )

  program
    .command('replay')
    .description('play a saved match again; every hash must agree')
    .argument('<file>')
    .option('--verify', 'only say whether the record is sound')
    .option('--recover', 'open a damaged file up to its last whole entry')
    .option('--continue', 'take up a match of other rules from its last snapshot')
    .addOption(language())
    .option('--json', 'print data')
    .action(async (file: string, options) => done(await replay(file, options, output)))

  program
    .command('position')
    .description('validate a position, draw it, and print it in full and as each seat knows it')
    .argument('<game>')
    .argument('<text>', 'the position, "\\n" for a new line, or the name of a file')
    .addOption(gameOption())
    .option('--preset <name>', 'a named set of options')
    .addOption(language())
    .option('--json', 'print data')
    .action(async (game: string, text: string, options) => done(await position(game, text, options, output)))

  return program
}

function collect(value: string, before: string[]): string[] {
  return [...before, value]
}

function wholeNumber(min: number): (written: string) => number {
  return (written) => {
    const value = Number(written)
    if (!Number.isInteger(value) || value < min) throw new InvalidArgumentError(`expected a whole number from ${min}`)
    return value
  }
}
