/** Tells the process that started this one, where there is one: it may have been stopped meanwhile. */
export function tellStarter(message: string): void {
  if (process.connected) process.send?.(message);
}
