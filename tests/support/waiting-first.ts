import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * A killed worker's jobs are found after a minute: the test that waits for that begins first and waits while
 * the others work. The rest keeps its order.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => moduleId.endsWith("worker-restart.test.ts");
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
