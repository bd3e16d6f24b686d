import type { Speak } from '@shamble/module'
import { Help, type HelpConfiguration } from 'commander'

/** The words around what the commands say of themselves, which the parser has in English only. */
export function helpIn(speak: Speak): HelpConfiguration {
  return {
    showGlobalOptions: true,
    styleTitle: (title) => speak(`help.title.${title}`),
    commandUsage: (command) =>
      new Help()
        .commandUsage(command)
        .replace('[options]', speak('help.usage.options'))
        .replace('[command]', speak('help.usage.command')),
    optionDescription: ({ description, argChoices, defaultValue }) => {
      const facts = [
        ...(argChoices === undefined ? [] : [speak('help.choices', { choices: argChoices.join(', ') })]),
        ...(typeof defaultValue === 'number' ? [speak('help.default', { value: defaultValue })] : []),
      ]
      return [description, ...facts].join(' ')
    },
  }
}
