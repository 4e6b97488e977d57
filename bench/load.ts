import { readFileSync } from "node:fs";
import autocannon from "autocannon";

/**
 * How many requests of one address a second of one core of the server answers. The server's own processor
 * time is counted, so that it does not matter what else the load generator and the database do beside it.
 */
export async function requestsPerCore(
  url: string,
  pid: number,
  headers: Record<string, string> = {},
  seconds = 6,
): Promise<number> {
  await autocannon({ url, connections: 4, duration: 2, headers });
  const before = processorMs(pid);
  const { requests, non2xx } = await autocannon({ url, connections: 16, duration: seconds, headers });
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times with an error.`);
  return (requests.total / (processorMs(pid) - before)) * 1000;
}

/** User and system time of a process; the kernel counts in hundredths of a second. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
