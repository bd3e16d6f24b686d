import { BaseSequencer, type TestSequencer, type TestSpecification } from 'vitest/node'

/** Begins with the files that take longest by far: at the end they would keep one core waiting. */
export function longestFirst(
  long: RegExp,
): new (
  ...args: ConstructorParameters<typeof BaseSequencer>
) => TestSequencer {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId)
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
    }
  }
}
