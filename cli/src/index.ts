import { analysisText } from '@shamble/analysis'
import { BadInput, BrokenInvariant } from '@shamble/kernel'
import { labText } from '@shamble/lab'
import { LANGUAGES, type Language, type Speak } from '@shamble/module'
import { faultSentence, speaker } from '@shamble/text'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { listGames, loadGame } from './catalogue.js'
import { analyse } from './commands/analyse.js'
import { backUp, restoreFrom } from './commands/backup.js'
import { check } from './commands/check.js'
import { join } from './commands/join.js'
import { lab } from './commands/lab.js'
import { labWorker } from './commands/lab-worker.js'
import { matches } from './commands/matches.js'
import { play } from './commands/play.js'
import { position } from './commands/position.js'
import { replay } from './commands/replay.js'
import { rules } from './commands/rules.js'
import { serve, stopWithProcess } from './commands/serve.js'
import { sim } from './commands/sim.js'
import { verify } from './commands/verify.js'
import { helpIn } from './help.js'
import { languageFor, type Output, terminalOutput } from './output.js'
import { cliFaults } from './text/faults.js'
import { helpText } from './text/help.js'

const FINE = 0
const FAILED = 1
const BAD_USAGE = 2
const DEFECT = 'shamble: this is a defect of Shamble, please report it:'

/** Runs one command. 0: fine; 1: a check failed or a violation was found; 2: bad usage or bad input. */
export async function main(argv: readonly string[], output: Output = terminalOutput): Promise<number> {
  let code = FINE
  const language = languageFor(askedLanguage(argv))
  const program = commands(output, speaker(language, helpText[language]), (result) => {
    code = result
  })
  try {
    await program.parseAsync(argv, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? FINE : BAD_USAGE
    if (error instanceof BadInput) output.err(`shamble: ${await complaint(error, language, gameIn(argv))}`)
    else if (error instanceof BrokenInvariant) output.err(`${DEFECT} ${error.message}`)
    else output.err(`${DEFECT} ${(error as Error).stack ?? String(error)}`)
    return error instanceof BadInput ? BAD_USAGE : FAILED
  }
}

/** In the reader's language: what a game complains of is in that game's own catalogue. */
async function complaint(error: BadInput, language: Language, named: string | null): Promise<string> {
  if (language === 'en') return error.message
  // One that cannot be loaded has nothing to say.
  const game = named === null ? null : await loadGame(named).catch(() => null)
  const catalogues = [labText[language], analysisText[language], cliFaults[language], game?.text[language] ?? {}]
  const sentence = faultSentence(error, speaker(language, ...catalogues))
  return error.where === '' ? sentence : `${error.where}: ${sentence}`
}

/** The game that a command is about. */
const gameIn = (argv: readonly string[]): string | null => listGames().find(({ id }) => argv.includes(id))?.id ?? null

/** The language that the help is in is needed before the options are read; a word that is none is refused there. */
function askedLanguage(argv: readonly string[]): Language | undefined {
  const at = argv.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='))
  const word = at < 0 ? undefined : argv[at] === '--lang' ? argv[at + 1] : argv[at]!.slice('--lang='.length)
  return LANGUAGES.find((language) => language === word)
}

function commands(output: Output, speak: Speak, done: (code: number) => void): Command {
  const program = new Command('shamble')
    .description(speak('help.shamble'))
    .exitOverride()
    .showHelpAfterError(speak('help.more'))
    .configureOutput({ writeOut: (text) => output.out(text.trimEnd()), writeErr: (text) => output.err(text.trimEnd()) })
    .configureHelp(helpIn(speak))
    .helpOption('-h, --help', speak('help.help'))
    .helpCommand('help [command]', speak('help.help.command'))
    // One option for all commands, wherever it is given: its value reaches each of them.
    .addOption(new Option('--lang <language>', speak('help.lang')).choices([...LANGUAGES]))
  program.addHelpText(
    'after',
    () =>
      `\n${speak('help.games', {
        games: listGames()
          .map(({ id }) => id)
          .join(', '),
      })}`,
  )

  const lang = (): { readonly lang?: string } => program.opts()
  const gameOption = () => new Option('--set <option=value>', speak('help.set')).argParser(collect).default([])

  program
    .command('play')
    .description(speak('help.play'))
    .argument('[game]', speak('help.play.game'))
    .option('--seats <list>', speak('help.play.seats'))
    .addOption(gameOption())
    .option('--preset <name>', speak('help.preset'))
    .option('--seed <text>', speak('help.play.seed'))
    .option('--real-dice', speak('help.play.realDice'))
    .option('--position <text>', speak('help.play.position'))
    .option('--resume [match]', speak('help.play.resume'))
    .option('--after [match]', speak('help.play.after'))
    .option('--copy', speak('help.play.copy'))
    .option('--join <link>', speak('help.play.join'))
    .option('--name <name>', speak('help.play.name'))
    .option('--saves <folder>', speak('help.saves'))
    .action(async (game: string | undefined, options) => done(await play(game, { ...options, ...lang() }, output)))

  program
    .command('matches')
    .description(speak('help.matches'))
    .option('--export <match>', speak('help.matches.export'))
    .option('--delete <match>', speak('help.matches.delete'))
    .option('--saves <folder>', speak('help.saves'))
    .option('--json', speak('help.json'))
    .action(async (options) => done(await matches({ ...options, ...lang() }, output)))

  program
    .command('join')
    .description(speak('help.join'))
    .argument('<link>', speak('help.join.link'))
    .addOption(new Option('--bot <name>', speak('help.join.bot')).choices(['house', 'random']).default('house'))
    .option('--name <name>', speak('help.join.name'))
    .action(async (link: string, options) => done(await join(link, { ...options, ...lang() }, output)))

  program
    .command('serve')
    .description(speak('help.serve'))
    .addOption(new Option('--port <n>', speak('help.serve.port')).argParser(wholeNumber(0)))
    .option('--host <address>', speak('help.serve.host'))
    .option('--lan', speak('help.serve.lan'))
    .option('--data <file>', speak('help.serve.data'))
    .action(async (options) => {
      stopWithProcess(await serve(options, output))
    })

  program
    .command('backup')
    .description(speak('help.backup'))
    .argument('<file>', speak('help.backup.file'))
    .option('--data <file>', speak('help.serve.data'))
    .action(async (file: string, options) => done(await backUp(file, { ...options, ...lang() }, output)))

  program
    .command('restore')
    .description(speak('help.restore'))
    .argument('<file>', speak('help.backup.file'))
    .option('--data <file>', speak('help.serve.data'))
    .action(async (file: string, options) => done(await restoreFrom(file, { ...options, ...lang() }, output)))

  program
    .command('check')
    .description(speak('help.check'))
    .argument('<files...>')
    .option('--failed', speak('help.check.failed'))
    .option('--json', speak('help.json'))
    .action(async (files: string[], options) =>
      done(await check(files, options, output, (error, game) => complaint(error, languageFor(lang().lang), game))),
    )

  program
    .command('sim')
    .description(speak('help.sim'))
    .argument('<game>')
    .addOption(new Option('--games <n>', speak('help.sim.games')).argParser(wholeNumber(1)).default(100))
    .option('--seed <text>', speak('help.sim.seed'))
    .option('--bots <list>', speak('help.sim.bots'))
    .addOption(gameOption())
    .addOption(new Option('--each <option>', speak('help.sim.each')).argParser(collect).default([]))
    .option('--preset <name>', speak('help.preset'))
    .addOption(new Option('--max-turns <n>', speak('help.sim.maxTurns')).argParser(wholeNumber(1)))
    .addOption(new Option('--threads <n>', speak('help.sim.threads')).argParser(wholeNumber(1)))
    .option('--fast', speak('help.sim.fast'))
    .option('--json', speak('help.json'))
    .action(async (game: string, options) => done(await sim(game, options, output)))

  program
    .command('lab')
    .description(speak('help.lab'))
    .argument('<study>', speak('help.lab.study'))
    .option('--out <folder>', speak('help.lab.out'))
    .addOption(new Option('--threads <n>', speak('help.sim.threads')).argParser(wholeNumber(1)))
    .addOption(new Option('--batches <n>', speak('help.lab.batches')).argParser(wholeNumber(1)))
    .option('--workers <address>', speak('help.lab.workers'))
    .option('--json', speak('help.json'))
    .action(async (study: string, options) => done(await lab(study, { ...options, ...lang() }, output)))

  program
    .command('lab-worker')
    .description(speak('help.lab-worker'))
    .argument('<address>', speak('help.lab-worker.address'))
    .addOption(new Option('--game <game>', speak('help.lab-worker.game')).argParser(collect).default([]))
    .addOption(new Option('--threads <n>', speak('help.sim.threads')).argParser(wholeNumber(1)))
    .action(async (address: string, options) => done(await labWorker(address, { ...options, ...lang() }, output)))

  program
    .command('rules')
    .description(speak('help.rules'))
    .argument('[game]', speak('help.rules.game'))
    .argument('[id]', speak('help.rules.id'))
    .option('--coverage', speak('help.rules.coverage'))
    .option('--from <folder>', speak('help.rules.from'))
    .option('--json', speak('help.json'))
    .action(async (game: string | undefined, id: string | undefined, options) =>
      done(await rules(game, id, { ...options, ...lang() }, output)),
    )

  program
    .command('replay')
    .description(speak('help.replay'))
    .argument('<file>')
    .option('--verify', speak('help.replay.verify'))
    .option('--recover', speak('help.replay.recover'))
    .option('--out <file>', speak('help.replay.out'))
    .option('--continue', speak('help.replay.continue'))
    .option('--json', speak('help.json'))
    .action(async (file: string, options) => done(await replay(file, { ...options, ...lang() }, output)))

  program
    .command('verify')
    .description(speak('help.verify'))
    .argument('<file>', speak('help.verify.file'))
    .option('--json', speak('help.json'))
    .action(async (file: string, options) => done(await verify(file, { ...options, ...lang() }, output)))

  program
    .command('analyse')
    .description(speak('help.analyse'))
    .argument('<file>')
    .option('--json', speak('help.json'))
    .action(async (file: string, options) => done(await analyse(file, { ...options, ...lang() }, output)))

  program
    .command('position')
    .description(speak('help.position'))
    .argument('<game>')
    .argument('<text>', speak('help.position.text'))
    .addOption(gameOption())
    .option('--preset <name>', speak('help.preset'))
    .option('--json', speak('help.json'))
    .action(async (game: string, text: string, options) =>
      done(await position(game, text, { ...options, ...lang() }, output)),
    )

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
