import { BaseSequencer, type TestSequencer, type TestSpecification, type Vitest } from 'vitest/node';

/**
 * Has Vitest begin with the files whose paths end so, in this order. By itself it begins with those that took longest in the last
 * run, or, where there was none, with the largest: one that is short and starts much would then come last, beside an idle core.
 */
export function beginWith(paths: readonly string[]): new (vitest: Vitest) => TestSequencer {
  const placeOf = ({ moduleId }: TestSpecification) => {
    const place = paths.findIndex((path) => moduleId.endsWith(`/${path}`));
    return place < 0 ? paths.length : place;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
    }
  };
}
