import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';

/** Prints at the end how many pages and states were looked at in how many ways. */
export default class CountPages implements Reporter {
  #looked = new Set<string>();
  #bad = 0;
  #ways = new Set<string>();

  onTestEnd(test: TestCase, {steps, status}: TestResult): void {
    this.#ways.add(test.parent.project()?.name ?? '');
    for (const {title} of steps) if (title.startsWith('looks at ')) this.#looked.add(title);
    if (status !== 'passed' && status !== 'skipped') this.#bad += 1;
  }

  onEnd(): void {
    console.log(
      `\n${this.#looked.size} pages and states, each in ${this.#ways.size} ways; ${this.#bad} groups with findings`,
    );
  }
}
