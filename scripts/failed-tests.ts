interface UnitReport {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    ok: boolean;
    file: string;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

/** `title: first line of what went wrong`, for each unit test that failed and each file that did not load. */
export function failedUnitTests(report: UnitReport | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => line(fullName, failureMessages?.[0]));
    return failed.length === 0 && message ? [line(name, message)] : failed;
  });
}

export function failedBrowserTests(report: { suites: Suite[] } | undefined): string[] {
  const walk = ({ suites = [], specs }: Suite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        line(`${file}: ${title}`, tests[0]?.results.find(({ error }) => error)?.error?.message),
      ),
    ...suites.flatMap(walk),
  ];
  return (report?.suites ?? []).flatMap(walk);
}

const longest = 400;

function line(title: string, message = ""): string {
  return `${title} — ${message.trim().slice(0, longest).replaceAll(/\s+/g, " ")}`;
}
