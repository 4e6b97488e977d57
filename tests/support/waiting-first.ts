import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * A killed worker's jobs are found after a minute, and a provider that fails is asked again after seconds:
 * the tests that wait for that begin first and wait while the others work. The rest keeps its order.
 */
const waiting = /(worker-restart|gateway\/providers)\.test\.ts$/;

export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => waiting.test(moduleId);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
