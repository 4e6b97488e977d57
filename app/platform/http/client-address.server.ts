export function clientAddress(_r: Request, socket: string): string {
  return socket;
}
