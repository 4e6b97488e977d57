import autocannon from "autocannon";

/** Requests per second of one address on this machine, for a bounded time. */
export async function requestsPerSecond(
  url: string,
  headers: Record<string, string> = {},
  seconds = 6,
): Promise<number> {
  const once = () => autocannon({ url, connections: 16, duration: seconds, headers });
  await autocannon({ url, connections: 4, duration: 2, headers });
  const { requests, non2xx } = await once();
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times with an error.`);
  return requests.average;
}
